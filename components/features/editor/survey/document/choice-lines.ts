import {
  asText,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import { CHOICE_VALUE } from "@/experiments/survey/definition/schema";
import type { Locale } from "@/lib/routes";
import { objectOf } from "./survey-json";

type Value = number | string;

/** A line of the field for choices: a label, and the value that the author has written before it. */
type Line = { value?: Value; label: string };

/** A value, an equals sign, and a label. */
const VALUE_FIRST = /^\s*([^\s=]+)\s*=\s*(.*)$/;

/** Returns the text of a label in one language only. */
const labelIn = (choice: Json, language: Locale): string => {
  const { label } = objectOf(choice);
  return isObject(label) ? asText(label[language]) : asText(label);
};

/** Returns whether the values of a list are the numbers from 1 to the number of choices, so that they need not be written. */
const isCounted = (choices: readonly Json[]): boolean =>
  choices.every((choice, at) => objectOf(choice).value === at + 1);

/** Returns the choices as text in one language, one choice per line, with their values unless these count from 1. */
export function linesOf(
  choices: readonly Json[],
  language: Locale,
  { withValues = true }: { withValues?: boolean } = {},
): string {
  const counted = !withValues || isCounted(choices);
  return choices
    .map((choice) => {
      const label = labelIn(choice, language);
      return counted && !(withValues && VALUE_FIRST.test(label))
        ? label
        : `${asText(objectOf(choice).value)} = ${label}`;
    })
    .join("\n");
}

const isNumber = (text: string) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);

function lineOf(text: string, withValues: boolean): Line {
  const [, value, label = ""] = (withValues && VALUE_FIRST.exec(text)) || [];
  if (value === undefined || (!isNumber(value) && !CHOICE_VALUE.test(value)))
    return { label: text.trim() };
  return { value: isNumber(value) ? Number(value) : value, label: label.trim() };
}

/** Returns the number of elements that are the same at the beginning of two lists. */
function sameFrom(one: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Returns, for each new line, the index of the choice that the line continues. Lines at the beginning and at the end
 * that have not changed continue their choices; the lines between them continue the choices between them in order.
 */
function continued(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const first = sameFrom(before, after);
  const last = sameFrom(before.slice(first).reverse(), after.slice(first).reverse());
  const isReplaced = before.length === after.length;
  return after.map((_, at) => {
    if (at < first) return at;
    if (at >= after.length - last) return at - after.length + before.length;
    return isReplaced || at < before.length - last ? at : undefined;
  });
}

/** Returns a label with another text in a language. The texts in other languages remain. */
function labelWith(
  label: Json | undefined,
  language: Locale,
  text: string,
  languages: readonly Locale[],
): Json {
  if (!isObject(label) && languages.length === 1) return text;
  const all = isObject(label)
    ? label
    : Object.fromEntries(languages.map((each) => [each, label === undefined ? "" : asText(label)]));
  return { ...all, [language]: text };
}

const isEmpty = (choice: JsonObject): boolean => {
  const { label } = choice;
  return isObject(label) ? Object.values(label).every((each) => each === "") : asText(label) === "";
};

/** Returns choices in which each choice without a value has the next number that no other choice has. */
function numbered(choices: readonly JsonObject[]): readonly JsonObject[] {
  const taken = new Set(choices.map(({ value }) => value));
  let number = 0;
  return choices.map((choice) => {
    if (choice.value !== undefined) return choice;
    do number += 1;
    while (taken.has(number));
    return { value: number, ...choice };
  });
}

/**
 * Returns the choices that a text describes. A line is a label, or a value and a label, `f = female`. Choices without a
 * written value are numbered from 1. The texts in the other language, and the choice that asks for a text, are kept.
 * @param withValues whether a line may begin with a value
 */
export function choicesFrom(
  text: string,
  {
    before,
    language,
    languages,
    withValues = true,
  }: {
    before: readonly Json[];
    language: Locale;
    languages: readonly Locale[];
    withValues?: boolean;
  },
): readonly JsonObject[] {
  const lines = text === "" ? [] : text.split(/\r\n?|\n/);
  const read = lines.map((line) => lineOf(line, withValues));
  const isCounting = withValues && read.every(({ value }) => value === undefined);
  const kept = continued(
    before.map((choice) => labelIn(choice, language)),
    read.map(({ label }) => label),
  );
  const next = read.map(({ value, label }, at) => {
    const index = kept[at];
    const choice = objectOf(index === undefined ? undefined : before[index]);
    const own = value ?? (isCounting ? undefined : choice.value);
    const { value: _, ...others } = choice;
    return {
      ...(own !== undefined && { value: own }),
      ...others,
      label: labelWith(choice.label, language, label, languages),
    };
  });
  // A choice whose line is missing remains if its line was empty before, because the author cannot have deleted an
  // empty line. In the second language, all choices remain.
  const isSecond = languages.length > 1 && language !== languages[0];
  const rest = before
    .slice(next.length)
    .filter((choice) => isSecond || labelIn(choice, language) === "")
    .map((choice) => ({
      ...objectOf(choice),
      label: labelWith(objectOf(choice).label, language, "", languages),
    }));
  return numbered([...next, ...rest].filter((choice) => !isEmpty(choice)));
}
