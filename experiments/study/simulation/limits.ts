/** How many people are simulated at first, and at most. */
export const FEW = 60;
export const MANY = 1000;

/** For power: how many studies are drawn, and from how many people, so that seeds differ by about a point. */
export const STUDIES = 10_000;
export const POOL = 12_000;

/** The most people that a simulated study has: more would take a minute. */
export const MOST_SIMULATED = 10_000;

/** The seed of the first people, so that everybody sees the same ones; each other batch has the next. */
export const FIRST_SEED = 20_261_123;
