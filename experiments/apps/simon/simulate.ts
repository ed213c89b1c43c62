import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { conflictSimulation } from "@/experiments/engine/simulation/speeded";
import type { SimonParameters } from "./parameters";
import type { SimonTrial } from "./sequence";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const SIMON_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumAccuracyPercent",
] as const satisfies readonly (keyof SimonParameters)[];

/** Returns a simulation of participants who do the Simon task with these parameters. */
export const simulateSimon = (parameters: SimonParameters) =>
  conflictSimulation(figures.simon, parameters, ({ target }: SimonTrial, isRight) => {
    const other = target === "left" ? "right" : "left";
    return isRight ? target : other;
  });
