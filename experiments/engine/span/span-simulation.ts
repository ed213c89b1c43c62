import { logistic, movedTrait, NORMAL_GRID } from "@/experiments/engine/simulation/draw";
import type { SimulatedPerson, TimedSimulation } from "@/experiments/engine/simulation/simulator";
import { normal } from "@/lib/stats/normal";
import { mean } from "@/lib/stats/statistics";
import type { SpanParameters } from "./span-parameters";
import type { SpanItems } from "./span-timeline";
import { itemsToRecall, type SpanTrial } from "./span-trial";

/**
 * Names of the parameters that affect simulated participants of each span task. The simulation ignores the other
 * parameters.
 */
export const SPAN_SEEN = [
  "direction",
  "trials",
  "blocks",
  "startLength",
  "minimumLength",
  "errorsPerStepDown",
  "approachTrials",
  "minimumValid",
  "minimumRecalled",
] as const satisfies readonly (keyof SpanParameters)[];

/**
 * The figures of simulated people, as in simulated-people.json. A sequence of `length` items is recalled with the
 * probability (1 − lapse) · logistic(d / slope). If the threshold has a mean and an SD, it is normal and d is threshold
 * − length. If it has an `lnMean` and an `lnSd`, it is log-normal and d is ln(threshold) − ln(length).
 */
export type SpanPeople = {
  threshold: { mean: number; sd: number } | { lnMean: number; lnSd: number };
  slope: number;
  lapse: number;
};

/**
 * The scale of the thresholds, in items or logarithms of items. True values are computed exactly only for thresholds at
 * the distance `step` from each other, between the two `ends`. True values of other thresholds are interpolated, because
 * they are almost linear between these points. `moves` are the limits of a shift of the mean.
 */
type Scale = {
  of(length: number): number;
  step: number;
  ends: readonly [number, number];
  moves: readonly [number, number];
};
const LINEAR: Scale = { of: (length) => length, step: 0.1, ends: [-4, 24], moves: [-8, 12] };
const LOGARITHMIC: Scale = { of: Math.log, step: 0.02, ends: [-1, 5], moves: [-3, 3] };

/** Returns the mean and the SD of the thresholds, on their scale, and the scale. */
const scaled = ({ threshold }: SpanPeople) =>
  "mean" in threshold
    ? { scale: LINEAR, ...threshold }
    : { scale: LOGARITHMIC, mean: threshold.lnMean, sd: threshold.lnSd };

/** Time of the first press and interval between presses, in ms. Both are constant, because no times were fitted. */
const PRESS_MS = { first: 900, apart: 450 };

/**
 * Returns the expected mean length of the sequences after the first trials. The function computes the probability of
 * each state: the current length, and the number of errors since the length last decreased.
 * @param recalls returns the probability that the person recalls a sequence of a length
 */
function expectedSpan(
  recalls: (length: number) => number,
  longest: number,
  parameters: SpanParameters,
): number {
  const { trials, approachTrials, startLength, minimumLength, errorsPerStepDown } = parameters;
  let states = new Map([[`${startLength} 0`, 1]]);
  const means: number[] = [];
  for (let trial = 0; trial < trials; trial += 1) {
    const next = new Map<string, number>();
    const add = (length: number, errors: number, probability: number) => {
      const key = `${length} ${errors}`;
      next.set(key, (next.get(key) ?? 0) + probability);
    };
    let shown = 0;
    for (const [key, probability] of states) {
      const [length = 0, errors = 0] = key.split(" ").map(Number);
      shown += length * probability;
      const right = recalls(length);
      add(Math.min(longest, length + 1), errors, probability * right);
      const isDown = errors + 1 === errorsPerStepDown;
      add(
        isDown ? Math.max(minimumLength, length - 1) : length,
        isDown ? 0 : errors + 1,
        probability * (1 - right),
      );
    }
    if (trial >= approachTrials) means.push(shown);
    states = next;
  }
  return mean(means);
}

/** @param threshold threshold of the person, on the scale of the people's figures */
export type SpanPerson = SimulatedPerson & { threshold: number };

/**
 * Returns a simulation of participants who do a span task. The true value of a participant is the expected mean span of
 * a run, in items.
 */
export function simulateSpan<Trial extends SpanTrial>(
  people: SpanPeople,
  { all, longest }: Pick<SpanItems, "all" | "longest">,
  parameters: SpanParameters,
): TimedSimulation<Trial, string, SpanPerson> {
  const { slope, lapse } = people;
  const { scale, ...threshold } = scaled(people);
  const recalls = (length: number, own: number) =>
    (1 - lapse) * logistic((own - scale.of(length)) / slope);
  const known = new Map<number, number>();
  const at = (place: number) => {
    const own = place * scale.step;
    const value =
      known.get(place) ?? expectedSpan((length) => recalls(length, own), longest, parameters);
    known.set(place, value);
    return value;
  };
  const [from, to] = scale.ends;
  const truthOf = (own: number) => {
    const place = Math.min(to, Math.max(from, own)) / scale.step;
    const below = Math.floor(place);
    return at(below) + (place - below) * (at(below + 1) - at(below));
  };
  const meanTruth = (moved: number) =>
    mean(NORMAL_GRID.map((z) => truthOf(threshold.mean + moved + threshold.sd * z)));
  const { typical, movedBy } = movedTrait(meanTruth, scale.moves);
  return {
    kind: "timed",
    typical,
    draw: (random, by) => {
      const own = threshold.mean + movedBy(by) + threshold.sd * normal(random);
      return { truth: truthOf(own), careless: null, threshold: own };
    },
    respond: (trial, person, random) => {
      const { sequence } = trial;
      const isRight = random() < recalls(sequence.length, person.threshold);
      const given = isRight ? itemsToRecall(trial) : wrongRecall(itemsToRecall(trial), all);
      const { responseWindowMs } = parameters;
      const fits = responseWindowMs / (given.length + 2);
      const [first] = given;
      return {
        response: first === undefined ? null : String(first),
        rtMs: Math.min(PRESS_MS.first, fits),
        all: given.map(String),
        apartMs: Math.min(PRESS_MS.apart, fits),
      };
    },
  };
}

/**
 * Returns a wrong answer, in which another item replaces the last item: an item outside the sequence or, if the sequence
 * contains all items, an item of the sequence.
 */
function wrongRecall(expected: readonly number[], all: readonly number[]): number[] {
  const last = expected.at(-1);
  const free = all.find((item) => !expected.includes(item));
  const other = free ?? expected.find((item) => item !== last) ?? all.find((item) => item !== last);
  return [...expected.slice(0, -1), ...(other === undefined ? [] : [other])];
}
