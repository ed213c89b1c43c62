import type { Bilingual } from "@/lib/i18n/define-content";

/**
 * What a change of a parameter bears on: the published data that the app compares with, when what is on the
 * screen, which trials are scored and how, or only who can take part. Without a list it bears on everything, with an
 * empty one on none of them.
 */
export type Touch = "norm" | "timing" | "scoring" | "sample";

export type Unit = "ms" | "%" | "km" | "trials" | "blocks" | "items" | "squares" | null;

type Described = {
  label: Bilingual;
  help?: Bilingual;
  touches?: readonly Touch[];
  /** Version of the app, major.minor, that first had it; absent for those of its first release with parameters. */
  since?: string;
};

/** A default with those of earlier versions, the oldest first: each held in the versions before `before`, major.minor. */
type Default<Value> = {
  default: Value;
  formerly?: readonly { before: string; default: Value }[];
};

/** A whole number from `minimum` to `maximum` in steps; the minimum is a multiple of the step. */
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
/** A key of the keyboard: one letter or digit, as `KeyboardEvent.key` in lower case. */
export type KeyParameter = Described & Default<string> & { kind: "key" };

export type Parameter = NumberParameter | FlagParameter | ChoiceParameter | KeyParameter;
export type ParameterValue = number | boolean | string;

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

/** What several parameters together have to satisfy, and the sentence that says so when they do not. */
export type ParameterRule<Of> = {
  /** The parameters that it is about. */
  names: readonly (keyof Of & string)[];
  says: Bilingual;
  holds(values: Of): boolean;
};

/** Along which parameter the published data come in several lengths, and which length a run has. */
type LengthOf<Of> = { name: keyof Of & string; of(values: Of): number };

/** The parameters of one app with the rules across them. */
export type ParametersOfApp<Of extends Definitions> = {
  definitions: Of;
  rules: readonly ParameterRule<Values<Of>>[];
  length?: LengthOf<Values<Of>>;
  /**
   * The last version, major.minor, of each former major version that differs from the present one in defaults alone,
   * the oldest first. A document for such a version still runs, with the defaults that it had.
   */
  formerVersions: readonly string[];
};

/** The parameters of any app; its rules take only values that have been checked against its definitions. */
export type ParameterSet = {
  definitions: Definitions;
  rules: readonly { names: readonly string[]; says: Bilingual; holds(values: never): boolean }[];
  length?: { name: string; of(values: never): number };
  formerVersions: readonly string[];
};

/** The values of a set: one for each of its parameters. */
export type ParametersOf<Set> = Set extends { definitions: infer Of extends Definitions }
  ? Values<Of>
  : never;

/** Returns the parameters of an app, its rules, its length and the former versions that it runs. */
export const defineParameters = <const Of extends Definitions>(
  definitions: Of,
  {
    rules = [],
    length,
    formerVersions = [],
  }: Partial<Omit<ParametersOfApp<Of>, "definitions">> = {},
): ParametersOfApp<Of> => ({ definitions, rules, formerVersions, ...(length && { length }) });

/** Returns a parameter by its name, which a stranger may have written; undefined where the app has none such. */
export const parameterNamed = (
  { definitions }: Pick<ParameterSet, "definitions">,
  name: string,
): Parameter | undefined => (Object.hasOwn(definitions, name) ? definitions[name] : undefined);

/** Returns the default of each parameter: the app as it is published. */
export function defaultsOf<const Of extends Definitions>({
  definitions,
}: {
  definitions: Of;
}): Values<Of> {
  const defaults = Object.entries(definitions).map(([name, each]) => [name, each.default]);
  return Object.fromEntries(defaults);
}
