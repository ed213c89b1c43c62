import {
  defaultsOf,
  type Parameter,
  type ParameterSet,
  type ParameterValue,
} from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { type Random, shuffled } from "@/lib/stats/random";

export type DrawnParameters = Record<string, ParameterValue>;

const KEYS = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/** Returns one of the items at random. All items are equally likely. */
export const oneOf = <Item>(items: readonly Item[], random: Random) =>
  items[Math.floor(random() * items.length)] as Item;

function drawnValue(parameter: Parameter, random: Random): ParameterValue {
  switch (parameter.kind) {
    case "number": {
      const { minimum, maximum, step } = parameter;
      return minimum + step * Math.floor(random() * ((maximum - minimum) / step + 1));
    }
    case "flag":
      return random() < 0.5;
    case "choice":
      return oneOf(Object.keys(parameter.values), random);
    case "key":
      return oneOf(KEYS, random);
  }
}

/**
 * Returns the smallest and the largest value of a parameter. If the parameter allows only a short list of values,
 * returns the whole list.
 */
function endsOf(parameter: Parameter): ParameterValue[] {
  switch (parameter.kind) {
    case "number":
      return [parameter.minimum, parameter.maximum];
    case "flag":
      return [false, true];
    case "choice":
      return Object.keys(parameter.values);
    case "key":
      return ["0", "z"];
  }
}

const isValid = (set: ParameterSet, parameters: DrawnParameters) =>
  parameterFaults(set, parameters).length === 0;

/**
 * The number of values that are drawn for a parameter. If the rules allow none of them, the parameter remains
 * unchanged.
 */
const DRAWS = 20;

/**
 * Returns parameters that were drawn at random, one after the other. If the rules allow none of the drawn values, the
 * parameter remains unchanged.
 */
export function randomParameters(set: ParameterSet, random: Random): DrawnParameters {
  let parameters: DrawnParameters = defaultsOf(set);
  const names = shuffled(Object.keys(set.definitions), random);
  for (const name of names)
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const parameter = set.definitions[name] as Parameter;
      const changed = { ...parameters, [name]: drawnValue(parameter, random) };
      if (!isValid(set, changed)) continue;
      parameters = changed;
      break;
    }
  return parameters;
}

/**
 * Returns one set of parameters for each end of the range of each parameter. All other parameters have their published
 * values. If a rule does not allow this set, the other parameters are drawn until the rule is satisfied.
 *
 * @throws Error if no parameters with this end were found, because a user could not set this value either
 */
export function parametersAtEnds(set: ParameterSet, random: Random): DrawnParameters[] {
  return Object.entries(set.definitions).flatMap(([name, parameter]) =>
    endsOf(parameter).map((end) => {
      const published: DrawnParameters = { ...defaultsOf(set), [name]: end };
      if (isValid(set, published)) return published;
      for (let draw = 0; draw < 20_000; draw += 1) {
        const others = Object.entries(set.definitions).map(([other, definition]) => [
          other,
          other === name
            ? end
            : random() < 0.5
              ? definition.default
              : drawnValue(definition, random),
        ]);
        const parameters: DrawnParameters = Object.fromEntries(others);
        if (isValid(set, parameters)) return parameters;
      }
      throw new Error(`No settings with ${name} at ${end} satisfy the rules.`);
    }),
  );
}
