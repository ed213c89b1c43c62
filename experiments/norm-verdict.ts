import type { Parameter, ParameterSet, ParameterValue } from "./define-parameters";
import type { Norm, NormFigures } from "./engine/norm";

/**
 * Whether there are published data for a run: those of its length, or none, with the parameters that stand
 * against them.
 */
export type NormVerdict =
  | { isPublished: true; norm: Norm }
  | { isPublished: false; changed: readonly string[] };

const bearsOnNorm = ({ touches }: Parameter) =>
  !touches || touches.some((touch) => touch !== "sample");

/**
 * Returns the published data that a measure of a run may be compared with: those of its length, where every other
 * parameter that bears on the norm, on timing or on scoring has the app's own value; else what was changed.
 * @param norm of the measure, at the length of the app
 */
export function normFor(
  { definitions, length }: ParameterSet,
  parameters: Readonly<Record<string, ParameterValue>>,
  norm: Norm,
): NormVerdict {
  const changed = Object.entries(definitions)
    .filter(([name, parameter]) => bearsOnNorm(parameter) && parameters[name] !== parameter.default)
    .map(([name]) => name);
  const others = changed.filter((name) => name !== length?.name);
  if (others.length > 0) return { isPublished: false, changed: others };
  if (!length || changed.length === 0) return { isPublished: true, norm };
  const figures: NormFigures | undefined = norm.lengths?.[length.of(parameters as never)];
  if (!figures) return { isPublished: false, changed };
  return { isPublished: true, norm: { unit: norm.unit, source: norm.source, ...figures } };
}
