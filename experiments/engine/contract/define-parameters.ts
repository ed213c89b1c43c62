import type { Bilingual } from "@/lib/i18n/define-content";
import { ownValue } from "@/lib/own-value";

/**
 * An aspect that a change of a parameter affects: comparability with the published data ("norm"), display times
 * ("timing"), the selection and scoring of trials ("scoring"), or the people who can take part ("sample"). A parameter
 * without a list affects every aspect. A parameter with an empty list does not affect any aspect.
 */
export type Touch = "norm" | "timing" | "scoring" | "sample";

export type Unit = "ms" | "%" | "km" | "trials" | "blocks" | "items" | "squares" | "digits" | null;

/** The headings under which the editor displays parameters, in the order of the editor. */
export const PARAMETER_GROUPS = [
  "trials",
  "difficulty",
  "amounts",
  "display",
  "timing",
  "keys",
  "exclusions",
] as const;
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number];

type Described = {
  /** The heading under which the editor displays the parameter. */
  group: ParameterGroup;
  label: Bilingual;
  help?: Bilingual;
  touches?: readonly Touch[];
  /** First version (major.minor) of the app that had this parameter; absent if all versions have had the parameter. */
  since?: string;
};

/**
 * The default of a parameter, and its former defaults, oldest first. A former default applied in the versions before
 * `before` (major.minor).
 */
type Default<Value> = {
  default: Value;
  formerly?: readonly { before: string; default: Value }[];
};

/** A whole number from `minimum` to `maximum`, in steps of `step`; the minimum is a multiple of the step. */
export type NumberParameter = Described &
  Default<number> & {
    kind: "number";
    minimum: number;
    maximum: number;
    step: number;
    unit: Unit;
  };
export type FlagParameter = Described & Default<boolean> & { kind: "flag" };
export type ChoiceParameter<Value extends string = string> = Described &
  Default<Value> & {
    kind: "choice";
    values: Readonly<Record<Value, Bilingual>>;
  };
/** A valid response key: one letter or digit, written as `KeyboardEvent.key` in lower case. */
export const KEY_PATTERN = /^[a-z0-9]$/;

/** A parameter whose value is a key of the keyboard that matches `KEY_PATTERN`. */
export type KeyParameter = Described &
  Default<string> & {
    kind: "key";
    /** The response that a press of this key gives, as text. */
    meaning: Bilingual;
  };

export type Parameter = NumberParameter | FlagParameter | ChoiceParameter | KeyParameter;
export type ParameterValue = number | boolean | string;
/** The values of all parameters of an app, keyed by parameter name. */
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

export const number = (of: Omit<NumberParameter, "kind">): NumberParameter => ({
  kind: "number",
  ...of,
});
export const flag = (of: Omit<FlagParameter, "kind">): FlagParameter => ({ kind: "flag", ...of });
export const choice = <Value extends string>(
  of: Omit<ChoiceParameter<Value>, "kind" | keyof Default<Value>> & Default<NoInfer<Value>>,
): ChoiceParameter<Value> => ({ kind: "choice", ...of });
export const key = (of: Omit<KeyParameter, "kind">): KeyParameter => ({ kind: "key", ...of });

type ValueOf<Each> = Each extends { kind: "number" }
  ? number
  : Each extends { kind: "flag" }
    ? boolean
    : Each extends ChoiceParameter<infer Value>
      ? Value
      : string;

type Definitions = Readonly<Record<string, Parameter>>;
type Values<Of extends Definitions> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/**
 * A condition that several parameters must satisfy together, and the message that is displayed if they do not satisfy
 * it.
 */
type ParameterRule<Of> = {
  /** The names of the parameters to which the condition applies. */
  names: readonly (keyof Of & string)[];
  says: Bilingual;
  holds(values: Of): boolean;
};

/**
 * Data have been published for several values of the parameter `name`. norms.json lists these data by the number of
 * trials. `of` returns the number of trials for the parameters of a run.
 */
type LengthOf<Of> = { name: keyof Of & string; of(values: Of): number };

/** The parameters of one app, and the rules that several of these parameters must satisfy together. */
export type ParametersOfApp<Of extends Definitions> = {
  definitions: Of;
  rules: readonly ParameterRule<Values<Of>>[];
  length?: LengthOf<Values<Of>>;
  /**
   * The name of a choice parameter if data have been published for each of its values. The facts of the app name the
   * data of each value; a change of this parameter alone does not prevent a comparison.
   */
  publishedFor?: keyof Of & string;
  /**
   * The last version (major.minor) of each former major version that differs from the present major version only in
   * defaults, oldest first. A document for a former version in this list still runs, with the defaults of that version.
   */
  formerVersions: readonly string[];
};

/**
 * The parameters of any app. The rules and the length receive only values that match the definitions. Both are declared
 * as methods because TypeScript checks the parameters of methods bivariantly. The parameter set of each app is
 * therefore assignable to this type.
 */
export type ParameterSet = {
  definitions: Definitions;
  rules: readonly {
    names: readonly string[];
    says: Bilingual;
    holds(values: ParameterValues): boolean;
  }[];
  length?: { name: string; of(values: ParameterValues): number };
  publishedFor?: string;
  formerVersions: readonly string[];
};

/** The type of the values of a parameter set, with one value for each parameter. */
export type ParametersOf<Set> = Set extends { definitions: infer Of extends Definitions }
  ? Values<Of>
  : never;

/**
 * Returns the parameters of an app with their rules, their length, the parameter for whose values data have been
 * published, and the former versions that still run.
 */
export const defineParameters = <const Of extends Definitions>(
  definitions: Of,
  {
    rules = [],
    length,
    publishedFor,
    formerVersions = [],
  }: Partial<Omit<ParametersOfApp<Of>, "definitions">> = {},
): ParametersOfApp<Of> => ({
  definitions,
  rules,
  formerVersions,
  ...(length && { length }),
  ...(publishedFor !== undefined && { publishedFor }),
});

/**
 * Returns the parameter with a name, or undefined if the app does not have this parameter. The name may be untrusted
 * input.
 */
export const parameterNamed = (
  { definitions }: Pick<ParameterSet, "definitions">,
  name: string,
): Parameter | undefined => ownValue(definitions, name);

/** Returns the default of each parameter, keyed by parameter name. */
export function defaultsOf<const Of extends Definitions>({
  definitions,
}: {
  definitions: Of;
}): Values<Of> {
  const defaults = Object.entries(definitions).map(([name, each]) => [name, each.default]);
  return Object.fromEntries(defaults);
}
