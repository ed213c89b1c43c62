/** The range of the slider, and the number of participants that the plan needs. */
export type PeopleRange = { least: number; most: number; need: number };

/** Returns a position between the ends of the slider, from 0 to 1. */
export const reached = (people: number, { least, most }: PeopleRange): number =>
  (people - least) / (most - least);
