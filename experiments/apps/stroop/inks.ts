/** All inks in order. A run with three inks displays the first three. */
export const INKS = ["red", "blue", "green", "yellow"] as const;
export type Ink = (typeof INKS)[number];

export const CONDITIONS = ["congruent", "incongruent"] as const;
export type Condition = (typeof CONDITIONS)[number];
