import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { visitsOf } from "@/experiments/study/document/visits";
import type { VisitDays } from "@/experiments/study/participation/visit-now";
import { formatDay } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

/** Returns the place of a visit among the visits of its study, from 1, and the number of visits. */
export function placeOfVisit(content: Pick<ProtocolDocument, "visits">, id: string | null) {
  const ids = visitsOf(content).map((visit) => visit.id);
  return { n: ids.indexOf(id ?? "") + 1, of: ids.length };
}

/** Returns the days of a visit in the notation of the language. */
export const daysText = ({ from, to }: VisitDays, locale: Locale) => ({
  from: formatDay(from, locale),
  to: formatDay(to, locale),
});
