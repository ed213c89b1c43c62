import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import type { Given } from "./simulated-run";

/** Times of one condition: ex-Gaussian, in ms, with the share of its SD that the exponential part has. */
export type Times = { mean: number; sd: number; share: number };

/** Draws one time, in ms. */
export function drawTime({ mean, sd, share }: Times, random: Random): number {
  const tau = share * sd;
  const sigma = sd * Math.sqrt(1 - share ** 2);
  return mean - tau + sigma * normal(random) - tau * Math.log(1 - random());
}

type MeanAndSd = readonly [mean: number, sd: number];

/** People who do a task of two conditions: the mean of each parameter and its SD between them. */
export type ConflictPeople = {
  /** Of the congruent condition, logarithm of ms. */
  lnMean: MeanAndSd;
  /** What the incongruent condition adds, ms. */
  effect: MeanAndSd;
  /** Of the congruent and the incongruent condition, logarithm of ms. */
  lnSd: readonly [MeanAndSd, MeanAndSd];
  /** Logit of the share of wrong answers. */
  error: readonly [MeanAndSd, MeanAndSd];
  share: readonly [number, number];
};

/** One of them: times and share of wrong answers in the congruent and the incongruent condition. */
export type ConflictPerson = readonly [
  { times: Times; error: number },
  { times: Times; error: number },
];

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Returns one of these people.
 * @param deviate how far each parameter is from its mean, in SDs; 0 throughout for the average person
 */
export function conflictPerson(people: ConflictPeople, deviate: () => number): ConflictPerson {
  const draw = ([mean, sd]: MeanAndSd) => mean + sd * deviate();
  const base = Math.exp(draw(people.lnMean));
  const effect = draw(people.effect);
  const condition = (index: 0 | 1) => ({
    times: {
      mean: base + index * effect,
      sd: Math.exp(draw(people.lnSd[index])),
      share: people.share[index],
    },
    error: logistic(draw(people.error[index])),
  });
  return [condition(0), condition(1)];
}

/**
 * Returns how a person answers the trials of a task with two conditions.
 * @param limitMs later answers count as none
 */
export function conflictAnswers<Trial extends { condition: string }, Response extends string>(
  [congruent, incongruent]: ConflictPerson,
  limitMs: number,
  right: (trial: Trial) => Response,
  wrong: (trial: Trial) => Response,
  random: Random,
): (trial: Trial) => Given<Response> {
  return (trial) => {
    const { times, error } = trial.condition === "congruent" ? congruent : incongruent;
    const rtMs = drawTime(times, random);
    if (rtMs > limitMs) return { response: null, rtMs: null };
    return { response: random() < error ? wrong(trial) : right(trial), rtMs: Math.max(1, rtMs) };
  };
}
