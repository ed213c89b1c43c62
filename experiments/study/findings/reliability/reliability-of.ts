import { estimate, LEVEL } from "@/experiments/study/findings/estimate";
import type { Reliability } from "@/experiments/study/findings/findings";
import type { Valued } from "@/experiments/study/findings/people/cases";
import { feldtInterval, mcdonaldOmega } from "@/lib/stats/reliability";
import {
  halvesFor,
  type MeasuredIn,
  type ModelOf,
  type ReliabilityModel,
  splitsFor,
  usableOf,
} from "./reliability-models";
import { LEAST_FOR_INTERVAL, peopleInterval, seedOf } from "./resamples";

/** Returns the score of a person with its error; null if the run does not state the error. */
export const measuredOf = ({ counted, measure: { value, error } }: Valued): MeasuredIn | null =>
  error && { value, error, session: counted };

function ofScale(model: ReliabilityModel, items: number[][]): Reliability {
  const { value, n } = model;
  const k = items[0]?.length ?? 0;
  const interval = n < LEAST_FOR_INTERVAL ? null : feldtInterval(value, n, k, LEVEL);
  return {
    kind: "alpha",
    n,
    estimate: estimate(value, interval),
    omega: mcdonaldOmega(items),
    interval: interval && "feldt",
    resamples: null,
    halves: null,
  };
}

/**
 * Returns the reliability of a measure within a session with its 95 % interval; null if the runs do not state the error of
 * the measure, or if the reliability is undefined. The interval of a task resamples people (`peopleInterval`); the interval of a scale is the
 * one of Feldt (1965, doi:10.1007/BF02289499). Below 30 people, no interval is reported.
 * @param name of the measure, from which the seed of the resamples is derived
 */
export function reliabilityOf(
  name: string,
  people: readonly Valued[],
  modelOf: ModelOf,
): Reliability | null {
  const measured = people.map(measuredOf);
  const usable = usableOf(measured).flatMap((index) => measured[index] ?? []);
  const seed = seedOf(name);
  const model = modelOf(name, usable);
  if (!model || !Number.isFinite(model.value)) return null;
  const { kind, n, value, items } = model;
  if (items) return ofScale(model, items);
  const found = peopleInterval(model, seed, LEVEL);
  const ends = estimate(value, found?.interval ?? null);
  return {
    kind,
    n,
    estimate: ends,
    omega: null,
    interval: ends.low === null ? null : "bootstrapT",
    resamples: found && { count: found.count, seed },
    halves: kind === "halves" ? { count: splitsFor(n), inResamples: halvesFor(n), seed } : null,
  };
}
