import type { MeasureError } from "@/experiments/engine/score/measure-error";
import type { CountedSession, Reliability } from "@/experiments/study/findings/findings";
import { halfMedians, reliabilityOfHalves } from "@/lib/stats/halves";
import { alphaInfluences, errorInfluences, halvesInfluences } from "@/lib/stats/influences";
import { cronbachAlpha, errorReliability } from "@/lib/stats/reliability";
import { mean } from "@/lib/stats/statistics";
import { type PeopleStatistic, seedOf } from "./resamples";

/** The reliability of a measure in a list of people, and in resamples of these people. */
export type ReliabilityModel = PeopleStatistic & {
  kind: Reliability["kind"];
  /** The answers to the items of a scale, one list for each person; null for tasks. */
  items: number[][] | null;
};

/** The score of a person, and the information about its error in the rows of the run. */
export type Measured = { value: number; error: MeasureError };

/**
 * The number of random halves from which a reliability is computed, and the largest product of this number and the
 * number of people.
 */
const SPLITS = { least: 100, most: 1000, people: 100_000 };

/** Returns the number of random halves: 1,000 up to 100 people, then 100,000 / n, but at least 100. */
export const splitsFor = (n: number): number =>
  Math.max(SPLITS.least, Math.min(SPLITS.most, Math.floor(SPLITS.people / n)));

/** Resamples use the first of these halves only, because their number hardly changes the width of the interval. */
const HALVES = { least: 10, most: 100, people: 6000 };

/** Returns the number of halves that resamples use: 100 up to 60 people, then 6,000 / n, but at least 10. */
export const halvesFor = (n: number): number =>
  Math.max(HALVES.least, Math.min(HALVES.most, Math.floor(HALVES.people / n)));

/** Returns values minus their mean, because sums of squares of large values lose digits. */
function centred(values: readonly number[]): Float64Array {
  const centre = mean(values);
  return Float64Array.from(values, (value) => value - centre);
}

/** Returns the values of one item for all people. */
const columnOf = (rows: readonly (readonly number[])[], index: number): number[] =>
  rows.map((row) => row[index] ?? Number.NaN);

const areFinite = (values: readonly (number | null)[]): values is readonly number[] =>
  values.every((value) => value !== null && Number.isFinite(value));

/** Returns whether the rows of a run state the error of its measure completely. */
function isUsable({ error }: Measured, kind: MeasureError["kind"], items: number): boolean {
  if (error.kind !== kind) return false;
  if (error.kind === "squared") return Number.isFinite(error.value) && error.value >= 0;
  if (error.kind === "median") return error.values.length >= 2 && areFinite(error.values);
  return error.values.length === items && items >= 2 && areFinite(error.values);
}

/**
 * Returns the people whose error can be used, by their indices: all of them have the same kind of error as the first
 * person, and the same number of items.
 */
export function usableOf(measured: readonly (Measured | null)[]): number[] {
  const [first] = measured.filter((each) => each !== null);
  if (!first) return [];
  const { error } = first;
  const items = error.kind === "items" ? error.values.length : 0;
  return measured.flatMap((each, index) =>
    each && isUsable(each, error.kind, items) ? [index] : [],
  );
}

/**
 * Returns the reliability of a measure within a session: 1 − mean(SE²) / var(score) from the errors of the people, the mean
 * of 1,000 random halves (`splitsFor`) for medians, or Cronbach's α for scales. Null for fewer than three people.
 * @param measured people whose errors have the same kind (`usableOf`)
 * @param seed of the random halves
 */
export function reliabilityModel(
  measured: readonly Measured[],
  seed: number,
): ReliabilityModel | null {
  const n = measured.length;
  const [first] = measured;
  if (!first || n < 3) return null;
  const scores = measured.map(({ value }) => value);
  if (first.error.kind === "squared") {
    const errors = measured.map(({ error }) =>
      error.kind === "squared" ? error.value : Number.NaN,
    );
    return {
      kind: "errors",
      n,
      value: errorReliability(scores, errors),
      items: null,
      at: (indices, influences) => errorInfluences(scores, errors, indices, influences),
    };
  }
  if (first.error.kind === "items") {
    const rows = measured.map(({ error }) =>
      error.kind === "items" ? error.values.map((value) => value ?? Number.NaN) : [],
    );
    const columns = (rows[0] ?? []).map((_, index) => centred(columnOf(rows, index)));
    return {
      kind: "alpha",
      n,
      value: cronbachAlpha(rows),
      items: rows,
      at: (indices, influences) => alphaInfluences(columns, indices, influences),
    };
  }
  const times = measured.map(({ error }) => (error.kind === "median" ? [...error.values] : []));
  const halves = halfMedians(times, splitsFor(n), seed);
  const used = halvesFor(n);
  const resampled = { one: halves.one.slice(0, used), two: halves.two.slice(0, used) };
  return {
    kind: "halves",
    n,
    value: reliabilityOfHalves(halves),
    items: null,
    at: (indices, influences) => halvesInfluences(resampled, indices, influences),
  };
}

/** The score of a person, with the session that it comes from. */
export type MeasuredIn = Measured & { session: CountedSession };

/** Returns the model of a measure in a list of people. */
export type ModelOf = (name: string, measured: readonly MeasuredIn[]) => ReliabilityModel | null;

/**
 * Returns a function that returns the model of a measure with the seed of its name. The model is computed once for the same
 * sessions, because each correlation of a measure needs it again, and random halves take most of the time.
 */
export function createModels(): ModelOf {
  const known = new Map<string, { sessions: CountedSession[]; model: ReliabilityModel | null }[]>();
  return (name, measured) => {
    const sessions = measured.map(({ session }) => session);
    const own = known.get(name) ?? [];
    const found = own.find(
      (each) =>
        each.sessions.length === sessions.length &&
        each.sessions.every((session, index) => session === sessions[index]),
    );
    if (found) return found.model;
    const model = reliabilityModel(measured, seedOf(name));
    known.set(name, [...own, { sessions, model }]);
    return model;
  };
}
