/** The initial number and the maximum number of simulated people. */
export const FEW = 60;
export const MANY = 1000;

/**
 * The number of drawn studies and the number of simulated people in a simulation of power. With these numbers, powers
 * from different seeds differ by about one percentage point.
 */
export const STUDIES = 10_000;
export const POOL = 12_000;

/** The maximum number of people in a simulated study. A larger study would take a minute. */
export const MOST_SIMULATED = 10_000;

/**
 * The seed of the first simulated people, who are the same for all visitors. Each further group of simulated people
 * uses the next seed.
 */
export const FIRST_SEED = 20_261_123;
