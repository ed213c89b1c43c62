import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { reactionSimulation } from "@/experiments/engine/simulation/speeded";
import type { SimpleRtParameters } from "./parameters";

/** The parameters that the simulation takes into account; it ignores all others. */
export const SIMPLE_RT_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumValid",
  "maximumLostPercent",
] as const satisfies readonly (keyof SimpleRtParameters)[];

/** Returns a simulation of the simple reaction time task. */
export const simulateSimpleRt = (parameters: SimpleRtParameters) =>
  reactionSimulation(figures["simple-rt"], parameters, "press");
