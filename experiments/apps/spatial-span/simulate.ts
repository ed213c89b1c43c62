import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { TimedSimulation } from "@/experiments/engine/simulation/simulator";
import {
  SPAN_SEEN,
  type SpanPerson,
  simulateSpan,
} from "@/experiments/engine/span/span-simulation";
import { SPATIAL_SPAN_NORMS } from "./norms";
import type { SpatialSpanParameters } from "./parameters";
import { type SpatialSpanTrial, squaresToLight } from "./sequence";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const SPATIAL_SPAN_SEEN = SPAN_SEEN;

/**
 * Returns a simulation of participants who do the spatial span task. The true value of a participant is the expected
 * mean span of a run, in squares.
 */
export const simulateSpatialSpan = (
  parameters: SpatialSpanParameters,
): TimedSimulation<SpatialSpanTrial, string, SpanPerson> =>
  simulateSpan(
    people["spatial-span"][SPATIAL_SPAN_NORMS[parameters.direction]],
    squaresToLight(parameters),
    parameters,
  );
