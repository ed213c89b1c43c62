import type { Scored } from "@/experiments/engine/score/score";
import { effectHeadline } from "@/experiments/engine/speeded/effect-headline";
import type { Locale } from "@/lib/routes";
import type { StroopWords } from "./words";

/** Returns a sentence with the cost of the conflicting word, plus or minus half of the 95 % interval. */
export function stroopHeadline(
  { measures: [effect] }: Scored,
  { result }: Pick<StroopWords, "result">,
  locale: Locale,
): string {
  return effectHeadline(effect, result, locale);
}
