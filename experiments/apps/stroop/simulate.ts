import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { conflictSimulation } from "@/experiments/engine/simulation/speeded";
import { inksOf } from "./answers";
import type { StroopParameters } from "./parameters";
import type { StroopTrial } from "./sequence";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const STROOP_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumAccuracyPercent",
] as const satisfies readonly (keyof StroopParameters)[];

/**
 * Returns a simulation of participants who do the Stroop task. A wrong response is the ink that the word names or, in
 * congruent trials, the next ink in the list.
 */
export const simulateStroop = (parameters: StroopParameters) => {
  const inks = inksOf(parameters);
  return conflictSimulation(figures.stroop, parameters, ({ ink, word }: StroopTrial, isRight) => {
    if (isRight) return ink;
    if (word !== ink) return word;
    return inks[(inks.indexOf(ink) + 1) % inks.length] ?? ink;
  });
};
