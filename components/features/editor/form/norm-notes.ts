import type { EditorWords } from "@/components/features/editor/shared/editor-context.client";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { ParameterSet, ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { Norm } from "@/experiments/engine/score/norm";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { normFor } from "@/experiments/engine/texts/norm-verdict";
import { formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/** A note below a parameter, which states whether data were published for the present parameters. */
export type NormNote = { text: string; isPublished: boolean };

/** Returns the values of the parameter for the number of trials for which data were published, in ascending order. */
function publishedLengths(
  { definitions, length }: ParameterSet,
  parameters: Readonly<Record<string, ParameterValue>>,
  norm: Norm,
): number[] {
  const parameter = length && definitions[length.name];
  if (!length || parameter?.kind !== "number") return [];
  const values: number[] = [];
  for (let value = parameter.minimum; value <= parameter.maximum; value += parameter.step) {
    const count = length.of({ ...parameters, [length.name]: value });
    if (value === parameter.default || norm.lengths?.[count]) values.push(value);
  }
  return values;
}

const valueText = (value: ParameterValue | undefined, locale: Locale) =>
  typeof value === "number" ? formatNumber(value, locale) : String(value);

/**
 * Returns notes, keyed by parameter. A note states that data were published for a run with these parameters, or the
 * reason why no published data apply.
 * @param model the app with the parameters of the run
 */
export function normNotes(
  set: ParameterSet,
  { parameters, facts }: Pick<AppModel, "parameters" | "facts">,
  { norms }: AppPayload,
  words: EditorWords["norm"],
  locale: Locale,
): Readonly<Record<string, NormNote>> {
  const [{ norm: key }] = facts.measures;
  const norm = key === null ? undefined : norms[key];
  if (!norm) return {};
  const { definitions, length } = set;
  const verdict = normFor(set, parameters, norm);
  const lengthName = length?.name ?? "";
  if (verdict.isPublished) {
    const people = formatNumber(verdict.norm.n, locale);
    const count = length?.of(parameters);
    const isPerCondition = lengthName === "trials" && count !== parameters.trials;
    const text =
      isPerCondition && count !== undefined
        ? interpolate(words.published, { n: formatNumber(count, locale), people })
        : interpolate(words.publishedHere, { people });
    return lengthName ? { [lengthName]: { text, isPublished: true } } : {};
  }
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "disjunction" });
  return Object.fromEntries(
    verdict.changed.map((name) => {
      const text =
        name === lengthName
          ? interpolate(words.length, {
              lengths: list.format(
                publishedLengths(set, parameters, norm).map((value) => formatNumber(value, locale)),
              ),
            })
          : interpolate(words.changed, { value: defaultText(definitions[name], locale) });
      return [name, { text, isPublished: false }];
    }),
  );
}

/** Returns the displayed text of a parameter's default. */
function defaultText(
  parameter: ParameterSet["definitions"][string] | undefined,
  locale: Locale,
): string {
  if (parameter?.kind === "choice") return parameter.values[parameter.default]?.[locale] ?? "";
  return valueText(parameter?.default, locale);
}
