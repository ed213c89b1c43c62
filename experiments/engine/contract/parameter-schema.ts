import * as z from "zod/mini";
import type { Bilingual } from "@/lib/i18n/define-content";
import { quoted } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { KEY_PATTERN, type Parameter, type ParameterSet } from "./define-parameters";

/** A fault in the parameters of an app: the parameter, its value, and the rule that the value breaks. */
export type ParameterFault = {
  /** Name of the parameter. If a rule for several parameters is broken, this is the first parameter of the rule. */
  name: string;
  /** The value of the parameter; undefined if the value is missing. */
  value: unknown;
  rule: Bilingual;
};

function valueSchema(parameter: Parameter) {
  switch (parameter.kind) {
    case "number":
      return z
        .number()
        .check(
          z.minimum(parameter.minimum),
          z.maximum(parameter.maximum),
          z.multipleOf(parameter.step),
        );
    case "flag":
      return z.boolean();
    case "choice":
      return z.enum(Object.keys(parameter.values));
    case "key":
      return z.string().check(z.regex(KEY_PATTERN));
  }
}

/**
 * Returns a schema that requires every parameter of an app and does not allow any other property. The schema does not
 * include the rules for several parameters.
 */
export const parameterSchema = ({ definitions }: Pick<ParameterSet, "definitions">) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(definitions).map(([name, parameter]) => [name, valueSchema(parameter)]),
    ),
  );

const SCHEMAS = new WeakMap<ParameterSet["definitions"], ReturnType<typeof parameterSchema>>();

/**
 * Returns the schema of an app. The schema is kept in a cache, because constructing it takes longer than all checks
 * with it.
 */
function schemaOf(set: ParameterSet) {
  const known = SCHEMAS.get(set.definitions);
  if (known) return known;
  const made = parameterSchema(set);
  SCHEMAS.set(set.definitions, made);
  return made;
}

/** Returns the names of parameters with missing or invalid values. Rules for several parameters are not applied. */
export function invalidNames(
  set: ParameterSet,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const result = schemaOf(set).safeParse(values);
  return result.success
    ? []
    : [...new Set(result.error.issues.map(({ path }) => String(path[0] ?? "")))];
}

/** Returns the message for a parameter that an app does not have. */
function unknownRule({ definitions }: ParameterSet): Bilingual {
  const names = Object.keys(definitions).join(", ");
  return {
    en: `Unknown field. Fields allowed here: ${names}`,
    fr: `Champ inconnu. Champs possibles ici : ${names}`,
  };
}

/** Returns the message that states the valid values of a parameter, as a sentence without a full stop. */
function valueRule(parameter: Parameter): Bilingual {
  switch (parameter.kind) {
    case "number": {
      const { minimum, maximum, step } = parameter;
      const [en, fr] = step > 1 ? [`, in steps of ${step}`, `, par pas de ${step}`] : ["", ""];
      return {
        en: `It must be a whole number from ${minimum} to ${maximum}${en}`,
        fr: `Ce réglage doit être un nombre entier de ${minimum} à ${maximum}${fr}`,
      };
    }
    case "flag":
      return { en: "It must be true or false", fr: "Ce réglage doit être true ou false" };
    case "choice": {
      const values = Object.keys(parameter.values);
      return {
        en: `It must be one of ${values.map((value) => `“${value}”`).join(", ")}`,
        fr: `Ce réglage doit être l’une de ces valeurs : ${values.map((value) => `« ${value} »`).join(", ")}`,
      };
    }
    case "key":
      return {
        en: "It must be one lower-case letter or digit",
        fr: "Ce réglage doit être une minuscule ou un chiffre",
      };
  }
}

/**
 * Adds the values of the other parameters to the message of a rule. They may be defaults, which the author did not
 * enter and may not know.
 */
function withValues(
  { en, fr }: Bilingual,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  { definitions }: ParameterSet,
): Bilingual {
  if (names.length === 0) return { en, fr };
  const list = (locale: Locale, is: string) =>
    names
      .map((name) => {
        const label = definitions[name]?.label[locale] ?? name;
        return `${quoted(label, locale)} ${is} ${values[name]}`;
      })
      .join(", ");
  return {
    en: `${en} At present, ${list("en", "is")}.`,
    fr: `${fr} Actuellement, ${list("fr", "vaut")}.`,
  };
}

/**
 * Returns every fault in the parameters of an app: missing, unknown and out-of-range values. If all single values are
 * valid, the function returns the broken rules for several parameters instead.
 */
export function parameterFaults(
  set: ParameterSet,
  values: Readonly<Record<string, unknown>>,
): ParameterFault[] {
  const result = schemaOf(set).safeParse(values);
  if (result.success)
    return set.rules
      .filter(({ holds }) => !holds(result.data))
      .map(({ names: [name = "", ...others], says }) => ({
        name,
        value: values[name],
        rule: withValues(says, others, values, set),
      }));
  const names = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0])],
  );
  return [...new Set(names)].map((name) => {
    const isKnown = Object.hasOwn(set.definitions, name);
    const rule = isKnown ? valueRule(set.definitions[name] as Parameter) : unknownRule(set);
    return { name, value: ownValue(values, name), rule };
  });
}
