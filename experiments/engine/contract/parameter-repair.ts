import {
  defaultsOf,
  KEY_PATTERN,
  type Parameter,
  type ParameterSet,
  type ParameterValue,
  type ParameterValues,
} from "./define-parameters";
import { invalidNames } from "./parameter-schema";

/** The name of a parameter, and a value for this parameter with which all parameters are valid. */
export type ParameterRepair = { name: string; value: ParameterValue };

/** All valid keys. The keys that fingers easily reach on QWERTY and AZERTY keyboards are first. */
const KEYS = "fjdkslghbnvrtuieocpyxwqzam0123456789";

/** Returns the number in a text such as `96` or `0,5`; null if the text is not a number. */
function typedNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value.trim().replace(",", "."));
  return Number.isFinite(number) ? number : null;
}

/**
 * Returns whether a text means different numbers in different countries. For example, `2,000` is 2000 or 2; only the
 * author knows which number was meant.
 */
const isAmbiguous = (value: unknown) =>
  typeof value === "string" && /^\s*[1-9]\d{0,2}[.,]\d{3}\s*$/.test(value);

/** Yields the valid values of a parameter, starting with the value that is nearest to the given value. */
function* nearest(parameter: Parameter, value: unknown): Generator<ParameterValue> {
  switch (parameter.kind) {
    case "number": {
      const { minimum, maximum, step, default: usual } = parameter;
      const from = Math.min(maximum, Math.max(minimum, typedNumber(value) ?? usual));
      const start = Math.round(from / step);
      // If two values are equally near, the function yields the value nearer to the default first.
      const first = start * step > usual ? -1 : 1;
      const steps = Math.ceil((maximum - minimum) / step);
      for (let away = 0; away <= steps; away += 1)
        for (const each of away === 0 ? [start] : [start + first * away, start - first * away]) {
          const candidate = each * step;
          if (candidate >= minimum && candidate <= maximum) yield candidate;
        }
      return;
    }
    case "flag":
      yield* value === true || value === "true" ? [true, false] : [false, true];
      return;
    case "choice": {
      const typed = typeof value === "string" ? value.trim().toLowerCase() : "";
      yield* Object.keys(parameter.values).filter((each) => each.toLowerCase() === typed);
      yield parameter.default;
      yield* Object.keys(parameter.values);
      return;
    }
    case "key": {
      const typed = typeof value === "string" ? value.trim().toLowerCase() : "";
      if (KEY_PATTERN.test(typed)) yield typed;
      yield parameter.default;
      yield* KEYS;
    }
  }
}

/**
 * The largest number of repairs that are offered. With a small number, the author can compare the repairs at a glance.
 */
const MOST = 3;

/**
 * Returns the possible repairs of a fault. Each repair changes one parameter to the nearest value with which all
 * parameters are valid. The repair of the faulty parameter is first, followed by repairs of the other parameters that
 * the broken rule compares. The list is empty if a change of a single parameter is not sufficient.
 * @param values the parameters of the step, its defaults included
 * @param name the parameter at which the fault is reported
 */
export function parameterRepairs(
  set: ParameterSet,
  values: Readonly<Record<string, unknown>>,
  name: string,
): ParameterRepair[] {
  const { definitions, rules } = set;
  if (isAmbiguous(values[name])) return [];
  const known = Object.fromEntries(
    Object.entries(values).filter(([each]) => Object.hasOwn(definitions, each)),
  );
  const invalid = invalidNames(set, known);
  // All other invalid values are replaced by their defaults, so that they do not affect the repairs of this parameter.
  const defaults: ParameterValues = defaultsOf(set);
  const parameters = { ...defaults, ...known } as Record<string, ParameterValue>;
  for (const each of invalid)
    if (each !== name) parameters[each] = defaults[each] as ParameterValue;
  const isFine = (changed: string, value: ParameterValue) =>
    rules.every(({ holds }) => holds({ ...parameters, [changed]: value }));
  const broken = invalid.includes(name)
    ? []
    : rules.filter(({ names, holds }) => names[0] === name && !holds(parameters));
  const names = [...new Set([name, ...broken.flatMap((rule) => rule.names)])];
  return names
    .flatMap((each): ParameterRepair[] => {
      const parameter = definitions[each];
      if (!parameter) return [];
      const now = each === name && invalid.includes(name) ? known[each] : parameters[each];
      for (const value of nearest(parameter, now))
        if (value !== now && isFine(each, value)) return [{ name: each, value }];
      return [];
    })
    .slice(0, MOST);
}
