import { FEW, MANY } from "@/experiments/study/simulation/limits";

/** Fewer people have no spread. */
const FEWEST = 4;

/** Returns how many people the page simulates at first: as many as the plan says, within what a moment can do. */
export const simulatedPeople = (people: number | null): number =>
  people === null ? FEW : Math.min(MANY, Math.max(FEWEST, Math.ceil(people)));
