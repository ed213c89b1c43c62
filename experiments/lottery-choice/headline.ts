import { interpolate } from "@/lib/i18n/interpolate";
import type { Scored } from "../engine/score";
import { parameters } from "./definition";
import type { LotteryChoiceWords } from "./words";

/** The sentence of a result: how many safe choices, and whether there was more than one switch. */
export function headlineOf(
  { measures: [safe], details }: Scored,
  { result }: LotteryChoiceWords,
): string {
  const isBack = details.some(({ id }) => id === "back");
  const text = isBack ? result.back : safe.value === 0 ? result.none : result.headline;
  return interpolate(text, { n: safe.value, rows: parameters.rows });
}
