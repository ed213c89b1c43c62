import { logistic, movedTrait, NORMAL_GRID } from "@/experiments/engine/simulation/draw";
import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { SimulatedPerson, TimedSimulation } from "@/experiments/engine/simulation/simulator";
import { normal } from "@/lib/stats/normal";
import { mean } from "@/lib/stats/statistics";
import type { SpatialSpanParameters } from "./parameters";
import { type SpanTrial, squaresOf } from "./sequence";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const SPATIAL_SPAN_SEEN = [
  "trials",
  "blocks",
  "startLength",
  "minimumLength",
  "errorsPerStepDown",
  "approachTrials",
  "minimumValid",
  "minimumRecalled",
] as const satisfies readonly (keyof SpatialSpanParameters)[];

const { threshold, slope, lapse } = people["spatial-span"];

/** Returns the probability that a person recalls a sequence of this length. @param own the person's threshold */
const recalls = (length: number, own: number) => (1 - lapse) * logistic((own - length) / slope);

/** Time of the first press and interval between presses, in ms. Both are constant, because no times were fitted. */
const PRESS_MS = { first: 900, apart: 450 };

/**
 * Returns the expected mean length of the sequences after the first trials, for a person with the threshold `own`. The
 * function computes the probability of each state: the current length, and the number of errors since the length last
 * decreased.
 */
function expectedSpan(own: number, parameters: SpatialSpanParameters): number {
  const { trials, approachTrials, startLength, minimumLength, errorsPerStepDown } = parameters;
  const longest = squaresOf(parameters);
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
      const right = recalls(length, own);
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

type SpanPerson = SimulatedPerson & { threshold: number };

/**
 * True values are computed exactly only for thresholds at this distance from each other, in squares. True values of
 * other thresholds are interpolated, because they are almost linear between these points.
 */
const GRID_STEP = 0.1;
const GRID_FROM = -4;
const GRID_TO = 24;

/**
 * Returns a simulation of participants who do the spatial span task. The true value of a participant is the expected
 * mean span of a run, in squares.
 */
export function simulateSpatialSpan(
  parameters: SpatialSpanParameters,
): TimedSimulation<SpanTrial, string, SpanPerson> {
  const known = new Map<number, number>();
  const at = (place: number) => {
    const value = known.get(place) ?? expectedSpan(place * GRID_STEP, parameters);
    known.set(place, value);
    return value;
  };
  const truthOf = (own: number) => {
    const place = Math.min(GRID_TO, Math.max(GRID_FROM, own)) / GRID_STEP;
    const below = Math.floor(place);
    return at(below) + (place - below) * (at(below + 1) - at(below));
  };
  const meanTruth = (moved: number) =>
    mean(NORMAL_GRID.map((z) => truthOf(threshold.mean + moved + threshold.sd * z)));
  const { typical, movedBy } = movedTrait(meanTruth, [-8, 12]);
  return {
    kind: "timed",
    typical,
    draw: (random, by) => {
      const own = threshold.mean + movedBy(by) + threshold.sd * normal(random);
      return { truth: truthOf(own), careless: null, threshold: own };
    },
    respond: ({ sequence, gridSize }, person, random) => {
      const isRight = random() < recalls(sequence.length, person.threshold);
      const all = sequence.map(String);
      // In a wrong answer, another square replaces the last square of the sequence: a square outside the sequence or,
      // if the sequence contains all squares, the first square of the sequence.
      if (!isRight) {
        const free = Array.from({ length: gridSize ** 2 }, (_, square) => square);
        const other = free.find((square) => !sequence.includes(square));
        all[all.length - 1] = other === undefined ? (all[0] as string) : String(other);
      }
      const { responseWindowMs } = parameters;
      const fits = responseWindowMs / (all.length + 2);
      return {
        response: all[0] ?? null,
        rtMs: Math.min(PRESS_MS.first, fits),
        all,
        apartMs: Math.min(PRESS_MS.apart, fits),
      };
    },
  };
}
