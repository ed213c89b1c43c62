import type { Scored } from "@/experiments/engine/score/score";
import { effectHeadline } from "@/experiments/engine/speeded/effect-headline";
import type { Locale } from "@/lib/routes";
import type { StroopWords } from "./words";

/** Returns what the conflicting word cost, give or take half of the 95 % interval, as a sentence. */
export function stroopHeadline(
  { measures: [effect] }: Scored,
  { result }: Pick<StroopWords, "result">,
  locale: Locale,
): string {
  return effectHeadline(effect, result, locale);
}
