import { FEW, MANY } from "@/experiments/study/simulation/limits";

/** The smallest number of simulated people. A simulation with fewer people cannot estimate the spread of the scores. */
const FEWEST = 4;

/**
 * Returns how many people the page simulates at first: the number in the plan, up to a limit that keeps the simulation
 * short.
 */
export const simulatedPeople = (people: number | null): number =>
  people === null ? FEW : Math.min(MANY, Math.max(FEWEST, Math.ceil(people)));
