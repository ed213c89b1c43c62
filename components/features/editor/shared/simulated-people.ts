import { FEW, MANY } from "@/experiments/study/simulation/limits";

/** A simulation with fewer people cannot estimate the spread. */
const FEWEST = 4;

/**
 * Returns how many people the page simulates at first: the number in the plan, up to a limit that keeps the simulation
 * short.
 */
export const simulatedPeople = (people: number | null): number =>
  people === null ? FEW : Math.min(MANY, Math.max(FEWEST, Math.ceil(people)));
