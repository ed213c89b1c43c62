import type { CarelessClass } from "@/experiments/engine/simulation/simulator";
import { mean, variance } from "@/lib/stats/statistics";
import type { SimulatedParticipant, SimulatedResult } from "./participants";

/** The true and the measured score of a simulated person. Each pair of scores is a point in the recovery figure. */
type RecoveredPoint = { truth: number; measured: number; careless: CarelessClass | null };

/** The summary of one step of a simulated study. */
export type StepSummary = {
  /** The number of people who did the step. */
  people: number;
  /** The scores of all people with a score, including careless people, as in a real study. */
  scored: { n: number; mean: number; sd: number };
  points: readonly RecoveredPoint[];
  /**
   * The squared correlation of true and measured scores of the people who were not careless, with its 95 % interval;
   * null if fewer than four of these people have a score.
   */
  reliability: { n: number; value: number; low: number; high: number } | null;
  /** The number of people without a score, keyed by the app's reason. */
  withoutScore: Readonly<Record<string, number>>;
  /** The number of careless people, and the number of those careless people who have a score. */
  careless: { n: number; scored: number };
  /** The number of people with a score whom a rule of the plan excludes. */
  excluded: number;
};

/** Returns the correlation of two lists of equal length; NaN if the values of a list do not vary. */
export function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [x, y] = [value - a, (other[index] as number) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / Math.sqrt(first * second);
}

/** The minimum number of people for the confidence interval of a correlation. */
const FEWEST = 4;

function reliabilityOf(points: readonly RecoveredPoint[]): StepSummary["reliability"] {
  const careful = points.filter(({ careless }) => careless === null);
  const n = careful.length;
  const r = correlationOf(
    careful.map(({ truth }) => truth),
    careful.map(({ measured }) => measured),
  );
  if (n < FEWEST || Number.isNaN(r)) return null;
  // The interval uses Fisher's z. A negative correlation counts as 0.
  const half = 1.959964 / Math.sqrt(n - 3);
  const squared = (z: number) => Math.max(0, Math.tanh(z)) ** 2;
  const z = Math.atanh(Math.min(r, 1 - 1e-12));
  return { n, value: Math.max(0, r) ** 2, low: squared(z - half), high: squared(z + half) };
}

/** Summarises the results of all people in a step. */
function summaryOf(results: readonly SimulatedResult[]): StepSummary {
  const points = results.flatMap(({ truth, measured, careless }) =>
    measured === null ? [] : [{ truth, measured, careless }],
  );
  const scores = points.map(({ measured }) => measured);
  const withoutScore: Record<string, number> = {};
  for (const { reason } of results)
    if (reason !== null) withoutScore[reason] = (withoutScore[reason] ?? 0) + 1;
  const careless = results.filter((each) => each.careless !== null);
  return {
    people: results.length,
    scored: { n: scores.length, mean: mean(scores), sd: Math.sqrt(variance(scores)) },
    points,
    reliability: reliabilityOf(points),
    withoutScore,
    careless: {
      n: careless.length,
      scored: careless.filter(({ measured }) => measured !== null).length,
    },
    excluded: results.filter(({ measured, isExcluded }) => isExcluded && measured !== null).length,
  };
}

/** The summary of a simulated study, with the summaries of its steps. */
export type BatchSummary = {
  people: number;
  /** The number of people whose session was ended by a rule of the document, keyed by exit. */
  exits: Readonly<Record<string, number>>;
  steps: Readonly<
    Record<string, StepSummary & { conditions: Readonly<Record<string, StepSummary>> }>
  >;
};

/**
 * Summarises the results of all simulated participants of a study. If participants do several sessions, the summary of a
 * step is about the first session with this step, and the summaries of conditions are about all sessions.
 */
export function batchSummary(participants: readonly SimulatedParticipant[]): BatchSummary {
  const ids = [...new Set(participants.flatMap(({ results }) => Object.keys(results)))];
  const exits: Record<string, number> = {};
  for (const { exit } of participants) if (exit) exits[exit] = (exits[exit] ?? 0) + 1;
  const resultsOf = (step: string, among: readonly SimulatedParticipant[]) => {
    const first = new Map<string, SimulatedResult>();
    for (const { person, results } of among)
      if (results[step] && !first.has(person)) first.set(person, results[step]);
    return [...first.values()];
  };
  const conditions = [...new Set(participants.flatMap(({ condition }) => condition ?? []))].sort();
  const steps = ids.map((step) => [
    step,
    {
      ...summaryOf(resultsOf(step, participants)),
      conditions: Object.fromEntries(
        conditions.map((condition) => [
          condition,
          summaryOf(
            resultsOf(
              step,
              participants.filter((each) => each.condition === condition),
            ),
          ),
        ]),
      ),
    },
  ]);
  const people = new Set(participants.map(({ person }) => person)).size;
  return { people, exits, steps: Object.fromEntries(steps) };
}
