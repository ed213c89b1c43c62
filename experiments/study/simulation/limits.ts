/** The initial and the maximum number of simulated people. */
export const FEW = 60;
export const MANY = 1000;

/** For power: the number of drawn studies and of simulated people, at which seeds differ by about one percentage point. */
export const STUDIES = 10_000;
export const POOL = 12_000;

/** The maximum number of people in a simulated study: more would take a minute. */
export const MOST_SIMULATED = 10_000;

/** The seed of the first batch, so that all visitors see the same people; each further batch uses the next seed. */
export const FIRST_SEED = 20_261_123;
