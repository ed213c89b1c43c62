import type { Norm, Retest } from "@/experiments/engine/score/norm";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";

/** The sentences about test-retest reliability. They are part of `runWords.result`. */
type RetestWords = { retest: string; laboratoryRetest: string; noRetest: string };

/**
 * Returns the sentences about the test-retest reliability of a measure. If the reliability was not published, returns a
 * sentence that states this.
 */
export function retestSentence(
  { retest, laboratory }: Pick<Norm, "retest" | "laboratory">,
  words: RetestWords,
  locale: Locale,
): string {
  const say = (text: string, { value, low, high, n, days }: Retest) =>
    interpolate(text, {
      r: shareText(value, locale),
      low: shareText(low, locale),
      high: shareText(high, locale),
      n: formatNumber(n, locale),
      ...(days !== undefined && { days }),
    });
  if (!retest) return words.noRetest;
  const own = say(words.retest, retest);
  return laboratory ? `${own} ${say(words.laboratoryRetest, laboratory.retest)}` : own;
}
