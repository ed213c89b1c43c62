/** How many people are simulated at first, and at most. */
export const FEW = 60;
export const MANY = 1000;

/** For power: how many studies are drawn, and from how many people. */
export const STUDIES = 2000;
export const POOL = MANY;
