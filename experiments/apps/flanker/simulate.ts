import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { conflictSimulation } from "@/experiments/engine/simulation/speeded";
import type { FlankerParameters } from "./parameters";
import type { FlankerTrial } from "./sequence";

/** The settings that simulated people react to; any other leaves them as they are. */
export const FLANKER_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumAccuracyPercent",
] as const satisfies readonly (keyof FlankerParameters)[];

/** Returns how people do the flanker task. */
export const simulateFlanker = (parameters: FlankerParameters) =>
  conflictSimulation(figures.flanker, parameters, ({ target }: FlankerTrial, isRight) => {
    const other = target === "left" ? "right" : "left";
    return isRight ? target : other;
  });
