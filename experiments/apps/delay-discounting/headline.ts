import { type Scored, shown } from "@/experiments/engine/score/score";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { ITEMS } from "./items";
import type { DelayDiscountingWords } from "./words";

/**
 * Returns a sentence with the days after which an amount has half of its value, which is 1 / k. If all choices were the
 * same, the items do not limit the rate on one side, and the sentence states this instead.
 */
export function delayDiscountingHeadline(
  { details }: Scored,
  { result }: Pick<DelayDiscountingWords, "result">,
  locale: Locale,
): string {
  const detailOf = (wanted: string) => details.find(({ id }) => id === wanted)?.value ?? 0;
  const later = detailOf("later");
  const text = later === 0 ? result.allNow : later === 100 ? result.allLater : result.headline;
  return interpolate(text, {
    days: formatNumber(shown(detailOf("half_days"), 0), locale),
    items: ITEMS.length,
  });
}
