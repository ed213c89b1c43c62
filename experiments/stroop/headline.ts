import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { type Scored, shown } from "../engine/score";
import type { StroopWords } from "./words";

/** Returns what the wrong word cost, in whole milliseconds, as a sentence. */
export function stroopHeadline(
  { measures: [effect] }: Scored,
  { result }: Pick<StroopWords, "result">,
  locale: Locale,
): string {
  const value = shown(effect.value, 0);
  return interpolate(value > 0 ? result.cost : result.noCost, { ms: formatMs(value, locale) });
}
