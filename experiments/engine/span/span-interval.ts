import type { ParameterValues } from "@/experiments/engine/contract/define-parameters";
import type { SpanDirection } from "./span-trial";

/** The simulated runs from which the interval of a mean span was computed (docs/intervals.md). */
export type SimulatedSpread = {
  /** The values of all parameters that affect the interval, except the direction. */
  parameters: ParameterValues;
  /** Half of the width of the 95 % interval for each direction, in items. */
  halfWidth: Readonly<Record<SpanDirection, number>>;
};

/**
 * Returns half of the width of the 95 % interval of a mean span, in items. Returns null if no runs were simulated with
 * these parameters.
 */
export function halfIntervalOf(
  parameters: ParameterValues & { readonly direction: SpanDirection },
  simulated: SimulatedSpread,
): number | null {
  const isSimulated = Object.entries(simulated.parameters).every(
    ([name, value]) => parameters[name] === value,
  );
  return isSimulated ? simulated.halfWidth[parameters.direction] : null;
}
