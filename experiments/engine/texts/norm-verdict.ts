import type {
  Parameter,
  ParameterSet,
  ParameterValue,
} from "@/experiments/engine/contract/define-parameters";
import type { Norm, NormFigures } from "@/experiments/engine/score/norm";

/**
 * The result of checking whether published data apply to a run. It contains either the data for the run's number of
 * trials, or the names of the changed parameters that prevent a comparison.
 */
export type NormVerdict =
  | { isPublished: true; norm: Norm }
  | { isPublished: false; changed: readonly string[] };

const bearsOnNorm = ({ touches }: Parameter) =>
  !touches || touches.some((touch) => touch !== "sample");

/**
 * Returns the names of the parameters that affect the norm and differ from their defaults. The parameter that sets the
 * number of trials and the parameter for each of whose values data have been published are left out.
 */
export const changedFromNorm = (
  { definitions, length, publishedFor }: ParameterSet,
  parameters: Readonly<Record<string, ParameterValue>>,
): string[] =>
  Object.entries(definitions)
    .filter(([name, parameter]) => bearsOnNorm(parameter) && parameters[name] !== parameter.default)
    .map(([name]) => name)
    .filter((name) => name !== length?.name && name !== publishedFor);

/**
 * Returns the published data for the run's number of trials, with which a measure can be compared. All other parameters
 * that affect the norm, timing or scoring must have their defaults, unless data have been published for each value. Otherwise, returns the names of the changed
 * parameters.
 * @param norm published data of the measure in this run, for the default number of trials
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
  const figures: NormFigures | undefined = norm.lengths?.[length.of(parameters)];
  if (!figures) return { isPublished: false, changed: [length.name] };
  return { isPublished: true, norm: { unit: norm.unit, source: norm.source, ...figures } };
}
