/** How many people are simulated at first, and at most. */
export const FEW = 60;
export const MANY = 1000;

/** For power: how many studies are drawn, and from how many people. */
export const STUDIES = 2000;
export const POOL = 1000;

/** The seed of the first people, so that everybody sees the same ones; each other batch has the next. */
export const FIRST_SEED = 20_261_123;
