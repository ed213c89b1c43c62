import type { ProtocolDocument, Visit } from "@/experiments/study/document/schema";
import { visitsOf } from "@/experiments/study/document/visits";
import { addDays } from "@/lib/calendar-day";
import type { DoneVisit } from "./personal-link";

/** The days on which a visit can begin: the first and the last one, such as `2026-12-04`. */
export type VisitDays = { from: string; to: string };

/** The visit of a participant that comes next, and whether it can begin today. */
export type VisitNow =
  | ({ at: "early" | "open"; visit: Visit } & VisitDays)
  /** The days of the next visit are over, and no other visit can follow. */
  | ({ at: "late"; visit: Visit } & VisitDays)
  /** All visits are done. */
  | { at: "over" };

/** Returns the days of a visit; null if the visit from which they are counted is not done, and for the first visit. */
function daysOf({ after, days }: Visit, done: readonly DoneVisit[]): VisitDays | null {
  const day = done.find(({ visit }) => visit === after)?.day;
  if (day === undefined || !days) return null;
  return { from: addDays(day, days[0]), to: addDays(day, days[1]) };
}

/**
 * Returns the visit that a participant can do next. A visit whose days are over is left out if a later visit does not
 * depend on it.
 * @param done the visits that are done; at least the first one
 * @param today the date of the device, such as `2026-11-28`
 */
export function visitNow(
  content: Pick<ProtocolDocument, "visits">,
  done: readonly DoneVisit[],
  today: string,
): VisitNow {
  const [, ...others] = visitsOf(content);
  let late: VisitNow | null = null;
  for (const visit of others) {
    if (done.some((each) => each.visit === visit.id)) {
      late = null;
      continue;
    }
    const days = daysOf(visit, done);
    if (!days) continue;
    if (today < days.from) return { at: "early", visit, ...days };
    if (today <= days.to) return { at: "open", visit, ...days };
    late ??= { at: "late", visit, ...days };
  }
  return late ?? { at: "over" };
}
