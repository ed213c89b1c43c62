import type {
  Parameter,
  ParameterSet,
  ParameterValue,
} from "@/experiments/engine/contract/define-parameters";
import type { Norm, NormFigures } from "@/experiments/engine/score/norm";

/**
 * Whether there are published data for a run: those of its length, or none, with the parameters that stand
 * against them.
 */
export type NormVerdict =
  | { isPublished: true; norm: Norm }
  | { isPublished: false; changed: readonly string[] };

const bearsOnNorm = ({ touches }: Parameter) =>
  !touches || touches.some((touch) => touch !== "sample");

/** Returns the names of the parameters that bear on the norm and differ from the app's own values, without the length. */
export const changedFromNorm = (
  { definitions, length }: ParameterSet,
  parameters: Readonly<Record<string, ParameterValue>>,
): string[] =>
  Object.entries(definitions)
    .filter(([name, parameter]) => bearsOnNorm(parameter) && parameters[name] !== parameter.default)
    .map(([name]) => name)
    .filter((name) => name !== length?.name);

/**
 * Returns the published data that a measure of a run may be compared with: those of its length, where every other
 * parameter that bears on the norm, on timing or on scoring has the app's own value; else what was changed.
 * @param norm of the measure, at the length of the app
 */
export function normFor(
  set: ParameterSet,
  parameters: Readonly<Record<string, ParameterValue>>,
  norm: Norm,
): NormVerdict {
  const { definitions, length } = set;
  const others = changedFromNorm(set, parameters);
  if (others.length > 0) return { isPublished: false, changed: others };
  if (!length || parameters[length.name] === definitions[length.name]?.default)
    return { isPublished: true, norm };
  const figures: NormFigures | undefined = norm.lengths?.[length.of(parameters as never)];
  if (!figures) return { isPublished: false, changed: [length.name] };
  return { isPublished: true, norm: { unit: norm.unit, source: norm.source, ...figures } };
}
