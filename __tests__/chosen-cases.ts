/** The number of parts into which the tests with many random cases divide their cases. */
const PARTS = 5;

const asked = process.env.CASES ?? String(Math.floor(PARTS * Math.random()));

/**
 * The parts of the cases that a test file tests: one part, which is drawn at random for each file, or all parts with
 * `CASES=all` (`npm run test:full`).
 */
export const chosenParts: readonly number[] =
  asked === "all" ? Array.from({ length: PARTS }, (_, part) => part) : [Number(asked)];

/** Returns whether the chosen parts contain the case with this number. */
export const isChosen = (number: number) => chosenParts.includes(number % PARTS);

/**
 * Returns the values with which a test combines its case: one value, or all values if all parts are chosen. Cases with
 * successive numbers have successive values, so each value occurs.
 */
export const chosenOf = <Value>(values: readonly Value[], number: number): readonly Value[] =>
  asked === "all"
    ? values
    : values.filter((_, at) => at === (number + Number(asked)) % values.length);

/** Returns the number of cases in one part of a list of `total` cases. */
export const partOf = (total: number) => Math.ceil(total / PARTS);

/** The environment with which a test file tests the same cases again. Failing tests print it. */
export const REPEAT = `CASES=${asked}`;
