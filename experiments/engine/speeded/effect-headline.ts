import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import type { Measure } from "@/experiments/engine/score/score";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/**
 * Returns the sentence about a difference with its 95 % interval. The sentence describes a cost, a gain or, if the
 * interval contains 0, an unclear result.
 */
export function effectHeadline(
  { value, low, high }: Pick<Measure, "value" | "low" | "high">,
  definition: Pick<MeasureDefinition, "decimals" | "unit">,
  texts: { cost: string; gain: string; unclear: string },
  locale: Locale,
): string {
  const isCost = (low ?? value) > 0;
  const isGain = (high ?? value) < 0;
  // A gain is stated as a positive number of ms. The two ends of the interval are therefore swapped.
  const stated = isGain
    ? { value: -value, low: high && -high, high: low && -low }
    : { value, low, high };
  const { value: ms, ...ends } = shownMeasure(stated, definition, locale);
  return interpolate(isCost ? texts.cost : isGain ? texts.gain : texts.unclear, { ms, ...ends });
}
