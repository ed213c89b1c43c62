import type { Scored } from "@/experiments/engine/score/score";
import { effectHeadline } from "@/experiments/engine/speeded/effect-headline";
import type { Locale } from "@/lib/routes";
import { STROOP_EFFECT } from "./measures";
import type { StroopWords } from "./words";

/**
 * Returns a sentence that states the Stroop effect (the time that the conflicting word costs) with its 95 % interval.
 */
export function stroopHeadline(
  { measures: [effect] }: Scored,
  { result }: Pick<StroopWords, "result">,
  locale: Locale,
): string {
  return effectHeadline(effect, STROOP_EFFECT, result, locale);
}
