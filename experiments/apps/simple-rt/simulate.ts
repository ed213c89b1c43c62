import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { reactionSimulation } from "@/experiments/engine/simulation/speeded";
import type { SimpleRtParameters } from "./parameters";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const SIMPLE_RT_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumValid",
  "maximumLostPercent",
] as const satisfies readonly (keyof SimpleRtParameters)[];

/** Returns a simulation of participants who do the simple reaction time task. */
export const simulateSimpleRt = (parameters: SimpleRtParameters) =>
  reactionSimulation(figures["simple-rt"], parameters, () => "press" as const);
