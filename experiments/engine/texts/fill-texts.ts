import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { NormFigures } from "@/experiments/engine/score/norm";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/** What the texts of a run state: its parameters, and what follows from them. */
type Stating = Pick<AppModel, "parameters" | "stated">;

/**
 * Returns the values of `{n}`, `{mean}` and `{sd}` for a measure's published data, formatted for the
 * language: mean and spread in the decimals of the data, where it has them; none without published data.
 */
export function figuresOf(
  { decimals, normDecimals = decimals }: { decimals: number; normDecimals?: number | undefined },
  norm: Pick<NormFigures, "n" | "mean" | "sd"> | undefined,
  locale: Locale,
): Record<string, string> {
  if (!norm) return {};
  const { n, mean, sd } = norm;
  return {
    n: formatNumber(n, locale),
    ...(mean !== undefined && { mean: formatNumber(mean, locale, normDecimals) }),
    ...(sd !== undefined && { sd: formatNumber(sd, locale, normDecimals) }),
  };
}

/**
 * Returns the values that an app's texts may state, formatted: its parameters, what follows from them, and the
 * figures of its published data. A key is stated as it is printed on a keyboard.
 * @param figures as `figuresOf` gives them
 */
export function statedValues(
  { parameters, stated }: Stating,
  words: CommonWords,
  figures: Record<string, string>,
  locale: Locale,
): Record<string, string> {
  const values = Object.entries({ ...parameters, ...stated?.(words) }).map(([name, value]) => [
    name,
    typeof value === "number" ? formatNumber(value, locale) : String(value),
  ]);
  return { ...Object.fromEntries(values), ...figures };
}

/** Returns the methods paragraph of a run, its `{name}` places not filled. */
export const methodsText = (
  sentences: Readonly<Record<string, string>>,
  { methods }: Pick<AppModel, "methods">,
): string => methods.map((key) => sentences[key] ?? "").join(" ");

/** Returns the texts with the values in their `{name}` places. @throws Error that names a place without a value */
export function fillEach<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [key, interpolate(text, values)]);
  return Object.fromEntries(filled);
}
