import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { conflictSimulation } from "@/experiments/engine/simulation/speeded";
import type { FlankerParameters } from "./parameters";
import type { FlankerTrial } from "./sequence";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const FLANKER_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumAccuracyPercent",
] as const satisfies readonly (keyof FlankerParameters)[];

/** Returns a simulation of participants who do the flanker task with these parameters. */
export const simulateFlanker = (parameters: FlankerParameters) =>
  conflictSimulation(figures.flanker, parameters, ({ target }: FlankerTrial, isRight) => {
    const other = target === "left" ? "right" : "left";
    return isRight ? target : other;
  });
