import { MODELS } from "@/experiments/catalog/generated/models";
import type { Parameter, ParameterValue } from "@/experiments/engine/contract/define-parameters";
import { defaultsOf, parameterNamed } from "@/experiments/engine/contract/define-parameters";
import type { KnownApps } from "@/experiments/study/document/fault";
import { numberText } from "@/lib/i18n/number-text";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { AppTask } from "./study";

type Words = Record<"yes" | "no", string>;

const KNOWN: KnownApps = MODELS;

/** The units that are written after a number. Other units are part of the label of a parameter. */
const WRITTEN = ["ms", "%", "km"];

function valueText(parameter: Parameter, value: ParameterValue, words: Words, locale: Locale) {
  switch (parameter.kind) {
    case "number": {
      const number = numberText(Number(value), locale);
      const { unit } = parameter;
      if (unit === null || !WRITTEN.includes(unit)) return number;
      return locale === "en" && unit === "%" ? `${number}%` : `${number} ${unit}`;
    }
    case "flag":
      return value ? words.yes : words.no;
    case "choice":
      return parameter.values[String(value)]?.[locale] ?? String(value);
    case "key":
      return String(value).toUpperCase();
  }
}

/** Returns the label of a task's parameter and the value with its unit. */
export function parameterText(
  { step, model }: Pick<AppTask, "step" | "model">,
  name: string,
  words: Words,
  locale: Locale,
): { label: string; value: string } {
  const app = KNOWN[step.app];
  const definition = app && parameterNamed(app.parameters, name);
  const value = model.parameters[name] ?? "";
  if (!definition) return { label: name, value: String(value) };
  return {
    label: typeset(definition.label[locale], locale),
    value: typeset(valueText(definition, value, words, locale), locale),
  };
}

/** Returns the names of the parameters of a task whose values differ from the app's defaults. */
export function changedParameters({ step, model }: Pick<AppTask, "step" | "model">): string[] {
  const app = KNOWN[step.app];
  if (!app) return [];
  return Object.entries(defaultsOf(app.parameters)).flatMap(([name, value]) =>
    model.parameters[name] === value ? [] : [name],
  );
}
