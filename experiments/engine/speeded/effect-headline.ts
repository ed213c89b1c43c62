import { type Measure, shown } from "@/experiments/engine/score/score";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/** From this half width of the interval, ms, an effect is rounded to tens: single ms would suggest false precision. */
const WIDE_MS = 20;

/** Returns a time rounded for the headline, to whole ms or to tens of ms. @param half half width of the interval, ms */
function roughly(ms: number, half: number): number {
  return half < WIDE_MS ? shown(ms, 0) : shown(ms / 10, 0) * 10;
}

/**
 * Returns the sentence about a difference in ms with its uncertainty: a cost, a gain or, if its 95 % interval
 * contains 0, an unclear result.
 */
export function effectHeadline(
  { value, low, high }: Measure,
  texts: { cost: string; gain: string; unclear: string },
  locale: Locale,
): string {
  const half = ((high ?? value) - (low ?? value)) / 2;
  const isClear = (low ?? value) > 0 || (high ?? value) < 0;
  const text = isClear ? (value > 0 ? texts.cost : texts.gain) : texts.unclear;
  return interpolate(text, {
    ms: formatMs(isClear ? Math.abs(roughly(value, half)) : roughly(value, half) + 0, locale),
    margin: formatMs(roughly(half, half), locale),
  });
}
