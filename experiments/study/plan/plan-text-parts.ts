import { textIn } from "@/experiments/study/document/author-text";
import { MOST_PEOPLE } from "@/experiments/study/document/plan-schema";
import type { Plan } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { chosenShareText, shareText } from "@/lib/i18n/share-text";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { Figure, PlanInputs, PlannedMeasure } from "./plan-types";

// The texts are in both languages, because the browser generates papers in both languages on a page in any language.

const MORE_THAN = { en: "more than {limit}", fr: "plus de {limit}" } as const satisfies Bilingual;

const UNSAID = { en: "[To complete]", fr: "[À compléter]" } as const satisfies Bilingual;

/** Returns the placeholder for a value that the plan does not state yet. */
export const unsaid = (locale: Locale): string => UNSAID[locale];

/** Inserts values into a text, and applies the typography of its language. */
export const say = (text: Bilingual, values: Record<string, string | number>, locale: Locale) =>
  typeset(interpolate(text[locale], values), locale);

/** Returns a power as text, such as “.80”. A power that would round to 1 becomes “more than .99”. */
export function powerText(power: number, locale: Locale): string {
  if (power < 0.995) return shareText(power, locale);
  return say(MORE_THAN, { limit: shareText(0.99, locale) }, locale);
}

/** Returns a number of people as text. A number above the solver's limit becomes “more than” this limit. */
export const peopleText = (people: number, locale: Locale): string =>
  Number.isFinite(people) && people < MOST_PEOPLE
    ? formatNumber(people, locale)
    : say(MORE_THAN, { limit: formatNumber(MOST_PEOPLE, locale) }, locale);

/** Returns the confidence interval of a proportion in brackets, after a space; empty without an interval. */
export const shareInterval = ({ low, high }: Pick<Figure, "low" | "high">, locale: Locale) =>
  low === null || high === null
    ? ""
    : ` [${shareText(low, locale)}${locale === "fr" ? " ; " : ", "}${shareText(high, locale)}]`;

/** Returns whether the question of a plan is about a correlation or about proportions. */
export const isShare = ({ question }: Plan) =>
  question === "correlation" || question === "proportion" || question === "proportions";

/**
 * Returns the number of decimals for a value. This is the usual number, or a larger number if the value would otherwise
 * be displayed as 0.
 */
function decimalsOf(value: number, usual: number): number {
  if (Number.isInteger(value)) return 0;
  const twoDigits = 1 - Math.floor(Math.log10(Math.abs(value)));
  // The limit is 20 decimals. A number format accepts at most 100 decimals, and more than 20 decimals are unreadable.
  return Math.abs(value) < 10 ** -usual / 2 ? Math.min(twoDigits, 20) : usual;
}

/** Returns an effect or a width as text with its unit. */
export function effectText(
  value: number,
  { plan, measure }: Pick<PlanInputs, "plan" | "measure">,
  locale: Locale,
): string {
  if (isShare(plan)) return shareText(value, locale, Math.max(2, decimalsOf(value, 2)));
  const number = formatNumber(value, locale, decimalsOf(value, Math.max(1, measure.decimals)));
  return withUnit(number, measure, locale);
}

const withUnit = (number: string, { unit }: Pick<PlannedMeasure, "unit">, locale: Locale) =>
  typeset(unit ? `${number} ${unit}` : number, locale);

/** The smallest value that four decimals do not display as 0. */
const SMALLEST_STATED = 0.00005;

/**
 * Returns an effect, a width, a reference value or an SD that the author has entered, with its unit. It has all its
 * decimals, at most four, as in the papers: a preregistration must not round what the plan states.
 */
export function statedText(
  value: number,
  inputs: Pick<PlanInputs, "plan" | "measure">,
  locale: Locale,
): string {
  if (Math.abs(value) < SMALLEST_STATED) return effectText(value, inputs, locale);
  return isShare(inputs.plan)
    ? chosenShareText(value, locale)
    : withUnit(numberText(value, locale), inputs.measure, locale);
}

/** Returns the proportion of a figure. A proportion that the author has entered has all its decimals. */
export const figureText = ({ value, origin }: Pick<Figure, "value" | "origin">, locale: Locale) =>
  origin === "own" ? chosenShareText(value, locale) : shareText(value, locale);

const STEP = { en: "{name}, step {step}", fr: "{name}, étape {step}" } as const satisfies Bilingual;

/**
 * Returns the name of a measure; null without a measure. If several steps have a measure with this name, the name of
 * the step is added.
 */
export function nameOf(measure: PlannedMeasure | null, locale: Locale): string | null {
  if (!measure) return null;
  const { step, isOneOfSeveral } = measure;
  const name = typeset(measure.name?.[locale] ?? measure.id.replaceAll("_", " "), locale);
  return isOneOfSeveral ? say(STEP, { name, step }, locale) : name;
}

/** Returns the name of the other measure of a correlation. */
export const otherName = ({ plan, other }: PlanInputs, locale: Locale): string =>
  nameOf(other, locale) ?? textIn(plan.other?.name, locale) ?? unsaid(locale);
