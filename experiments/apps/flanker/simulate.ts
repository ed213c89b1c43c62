import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { conflictSimulation } from "@/experiments/engine/simulation/speeded";
import type { FlankerParameters } from "./parameters";
import type { FlankerTrial } from "./sequence";

/** The parameters that the simulation takes into account; it ignores all others. */
export const FLANKER_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumAccuracyPercent",
] as const satisfies readonly (keyof FlankerParameters)[];

/** Returns a simulation of the flanker task. */
export const simulateFlanker = (parameters: FlankerParameters) =>
  conflictSimulation(figures.flanker, parameters, ({ target }: FlankerTrial, isRight) => {
    const other = target === "left" ? "right" : "left";
    return isRight ? target : other;
  });
