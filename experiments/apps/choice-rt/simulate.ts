import type { Direction } from "@/components/plots/arrow-row";
import figures from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import { reactionSimulation } from "@/experiments/engine/simulation/speeded";
import type { ChoiceRtParameters } from "./parameters";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const CHOICE_RT_SEEN = [
  "trials",
  "blocks",
  "responseWindowMs",
  "minimumRtMs",
  "minimumAccuracyPercent",
] as const satisfies readonly (keyof ChoiceRtParameters)[];

/** Returns a simulation of participants who do the choice reaction time task with these parameters. */
export const simulateChoiceRt = (parameters: ChoiceRtParameters) =>
  reactionSimulation(figures["choice-rt"], parameters, (target: Direction, isRight) => {
    const other: Direction = target === "left" ? "right" : "left";
    return isRight ? target : other;
  });
