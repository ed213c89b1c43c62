import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { CommonWords, TextsOfRun } from "@/experiments/engine/contract/word-types";
import type { NormFigures } from "@/experiments/engine/score/norm";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale } from "@/lib/routes";

/**
 * The values that the texts of a run state: the parameters of the run, and values that are computed from the
 * parameters.
 */
type Stating = Pick<AppModel, "parameters" | "stated">;

/**
 * Returns the texts that replace `{n}`, `{mean}` and `{sd}`: the statistics of a measure's published data, formatted
 * for the language. The mean and the SD, if published, have the decimals of the published data. The result is an empty
 * object if published data are missing.
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
 * Returns the formatted values that the texts of an app may state: the parameters, values derived from the parameters,
 * and the statistics of the published data. Response keys are written as on a keyboard.
 * @param figures the result of `figuresOf`
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

/**
 * Returns the methods paragraph of a run with unfilled `{name}` placeholders.
 * @param languages the languages in which participants can do the run; sentences about other languages are left out
 */
export const methodsText = (
  sentences: Readonly<Record<string, string>>,
  { methods, methodsIn = {} }: Pick<AppModel, "methods" | "methodsIn">,
  languages: readonly Locale[] = LOCALES,
): string =>
  methods
    .filter((key) => languages.includes(methodsIn[key] ?? (languages[0] as Locale)))
    .map((key) => sentences[key] ?? "")
    .join(" ");

/**
 * Returns the texts about a run that state its parameters, before values replace their placeholders: the line about the
 * keys and, in a timed app, the instruction.
 */
export const statingTexts = (
  { kind }: Pick<AppModel, "kind">,
  { instruction, keys }: CommonWords["run"],
): Pick<TextsOfRun, "instruction" | "keys"> => ({
  ...(kind === "timed" && { instruction }),
  ...(keys && { keys }),
});

/** Returns the texts with filled `{name}` placeholders. @throws Error that names a placeholder without a value */
export function fillEach<Texts extends Readonly<Partial<Record<string, string>>>>(
  texts: Texts,
  values: Record<string, string>,
): { [Key in keyof Texts]: string } {
  const filled = Object.entries(texts).map(([key, text = ""]) => [key, interpolate(text, values)]);
  return Object.fromEntries(filled) as { [Key in keyof Texts]: string };
}
