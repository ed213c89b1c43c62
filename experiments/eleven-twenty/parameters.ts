import norms from "../norms.json" with { type: "json" };

/** Every number of the app: run, score, trial figure, facts and methods paragraph read it from here. */
export const parameters = {
  lowest: 11,
  highest: 20,
  /** Added when the request is exactly one less than the other one. */
  bonus: 20,
  /** Whose published requests the other one is drawn from. */
  people: norms.game_11_20.n,
} as const;

/** All requests that can be made, in rising order. */
export const REQUESTS: readonly number[] = Array.from(
  { length: parameters.highest - parameters.lowest + 1 },
  (_, index) => parameters.lowest + index,
);
