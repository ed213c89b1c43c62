import type { FormWords } from "@/components/features/editor/shared/editor-context.client";
import type {
  Parameter,
  ParameterGroup,
  ParameterValue,
} from "@/experiments/engine/contract/define-parameters";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset, withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";

type Values = Readonly<Record<string, unknown>>;
type Definitions = Readonly<Record<string, Parameter>>;

/** The largest number of values that are displayed next to the name of a group. */
const MOST_VALUES = 3;

/**
 * Returns the displayed text of a parameter's value: its label, or its number with a unit that is written as a sign.
 */
export function shownParameter(
  parameter: Parameter,
  value: unknown,
  { default: said }: Pick<FormWords, "default">,
  locale: Locale,
): string {
  if (typeof value === "boolean") return value ? said.yes : said.no;
  if (parameter.kind === "key") return String(value).toUpperCase();
  if (
    parameter.kind === "choice" &&
    typeof value === "string" &&
    Object.hasOwn(parameter.values, value)
  )
    return typeset(parameter.values[value]?.[locale] ?? value, locale);
  if (typeof value !== "number") return String(value ?? "");
  const number = formatNumber(value, locale);
  const unit = parameter.kind === "number" ? parameter.unit : null;
  if (unit === "%") return locale === "en" ? `${number}%` : typeset(`${number} %`, locale);
  return unit === "ms" || unit === "km" ? typeset(`${number} ${unit}`, locale) : number;
}

/**
 * Returns a text with the main values of a group of parameters. The text is displayed next to the name of the group.
 */
export function groupSummary(
  group: ParameterGroup,
  names: readonly string[],
  definitions: Definitions,
  parameters: Values,
  words: FormWords,
  locale: Locale,
): string {
  const textOf = (name: string) =>
    shownParameter(definitions[name] as Parameter, parameters[name], words, locale);
  if (group === "keys") return names.map(textOf).join(" ");
  if (group === "trials") {
    const { trials, blocks } = parameters;
    if (typeof trials === "number" && typeof blocks === "number" && blocks > 1)
      return interpolate(words.groups.inBlocks, { n: formatNumber(trials, locale), blocks });
    const main = ["trials", "rows", "cities"].find((name) => names.includes(name)) ?? names[0];
    return main === undefined ? "" : textOf(main);
  }
  const units = names.filter((name) => hasUnit(definitions[name] as Parameter));
  if (units.length > 1 || units.length === names.length)
    return units.slice(0, MOST_VALUES).map(textOf).join(" · ");
  const [first = ""] = names;
  const label = definitions[first]?.label[locale] ?? "";
  return withColon(label, textOf(first), locale);
}

const hasUnit = (parameter: Parameter) =>
  parameter.kind === "number" && (parameter.unit === "ms" || parameter.unit === "%");

/** Returns the names of the parameters whose values differ from their defaults. */
export const changedNames = (
  names: readonly string[],
  definitions: Definitions,
  parameters: Values,
): string[] =>
  names.filter((name) => parameters[name] !== (definitions[name]?.default as ParameterValue));
