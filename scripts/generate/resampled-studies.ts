import { correctedCorrelation } from "@/experiments/study/findings/measures/corrected-correlation";
import {
  type ReliabilityModel,
  reliabilityModel,
} from "@/experiments/study/findings/reliability/reliability-models";
import { halfMedians } from "@/lib/stats/halves";
import {
  errorInfluences,
  fromLogScale,
  halvesInfluences,
  onLogScale,
} from "@/lib/stats/influences";
import type { Interval } from "@/lib/stats/intervals";
import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import { bootstrapWithErrors, everyone, studentizedInterval } from "@/lib/stats/resampling";
import { type Kind, list } from "./reading-studies";

const LEVEL = 0.95;
const RESAMPLES = 1000;
/**
 * Split halves take long to compute. The page uses more resamples and splits, which change the ends of the intervals
 * only a little.
 */
const HALVES = { resamples: 500, splits: 50 };

const newSeedOf = (random: Random) => Math.floor(random() * 2 ** 32);

/** The scores of people, with the estimated squared standard error of each. */
type Measured = { scores: number[]; errors: number[] };

const TRIALS = 24;

/**
 * Draws scores that are differences of two means of 24 trials. The SD of a person's trials differs between people.
 * @param truth the true reliability
 */
function measured(trueScores: readonly number[], truth: number, random: Random): Measured {
  const all = trueScores.map((score) => {
    // The mean of `factor ** 2` is 1, so the factor does not change the mean error variance.
    const factor = Math.exp(0.25 * normal(random) - 0.0625);
    const squared = (1 / truth - 1) * factor ** 2;
    const df = 2 * (TRIALS - 1);
    const estimate = list(df, () => normal(random) ** 2).reduce((sum, each) => sum + each) / df;
    return { score: score + Math.sqrt(squared) * normal(random), error: squared * estimate };
  });
  return { scores: all.map(({ score }) => score), errors: all.map(({ error }) => error) };
}

const truths = (n: number, random: Random) => list(n, () => normal(random));

/** Returns the interval of a reliability as the page computes it, with the given numbers of resamples. */
function intervalOf(
  n: number,
  resamples: number,
  seed: number,
  at: (people: Int32Array, influences: Float64Array) => number,
): Interval | null {
  const influences = new Float64Array(n);
  const statistic = (people: Int32Array) => onLogScale(at(people, influences), influences);
  const resampled = bootstrapWithErrors(n, resamples, seed, statistic);
  const interval = studentizedInterval(statistic(everyone(n)), resampled, LEVEL);
  return interval && { low: fromLogScale(interval.low), high: fromLogScale(interval.high) };
}

const SKEW = 0.5;
const MEAN_OF_SKEWED = Math.exp(SKEW ** 2 / 2);
const SD_OF_SKEWED = MEAN_OF_SKEWED * Math.sqrt(Math.exp(SKEW ** 2) - 1);

/** Draws true scores with mean 0 and SD 1 whose distribution is log-normal, with skewness 1.75. */
const skewedTruths = (n: number, random: Random) =>
  list(n, () => (Math.exp(SKEW * normal(random)) - MEAN_OF_SKEWED) / SD_OF_SKEWED);

const fromErrors = (truth: number, kind = "", truthsOf = truths): Kind => ({
  name: `reliability ${truth} ${kind}from errors (bootstrap-t)`,
  draw: (n, random) => {
    const { scores, errors } = measured(truthsOf(n, random), truth, random);
    const interval = intervalOf(n, RESAMPLES, newSeedOf(random), (people, influences) =>
      errorInfluences(scores, errors, people, influences),
    );
    return { interval, truth };
  },
});

const TIMES = 20;

/** Draws a response time with a skewed error: a normal part and an exponential part. */
const time = (centre: number, random: Random) =>
  centre + 30 * normal(random) - 80 * Math.log(1 - random());
const MEDIAN_SD = 30;

/** The SD of the median of 20 times of one person, from 300,000 such medians. */
const ERROR_OF_MEDIAN = 18.67;
const simulatedTimes = (random: Random, centre = 0) => list(TIMES, () => time(centre, random));

const fromHalves: Kind = {
  name: "reliability of medians from halves (bootstrap-t)",
  isSlow: true,
  draw: (n, random) => {
    const times = truths(n, random).map((each) => simulatedTimes(random, 300 + MEDIAN_SD * each));
    const halves = halfMedians(times, HALVES.splits, newSeedOf(random));
    const interval = intervalOf(n, HALVES.resamples, newSeedOf(random), (people, influences) =>
      halvesInfluences(halves, people, influences),
    );
    return { interval, truth: MEDIAN_SD ** 2 / (MEDIAN_SD ** 2 + ERROR_OF_MEDIAN ** 2) };
  },
};

const [CORRELATION, RELIABILITY_X, RELIABILITY_Y] = [0.5, 0.6, 0.75];

/** Returns the model of a measure whose runs state the errors. */
const modelOf = ({ scores, errors }: Measured): ReliabilityModel | null =>
  reliabilityModel(
    scores.map((value, index) => ({
      value,
      error: { kind: "squared", value: errors[index] as number },
    })),
    0,
  );

/**
 * The corrected correlation, which the page displays only for 60 or more people and if the lower ends of both
 * reliabilities are above 0.
 */
const corrected: Kind = {
  name: "correlation corrected for attenuation, where displayed (bootstrap-t)",
  isSlow: true,
  draw: (n, random) => {
    const trueX = truths(n, random);
    const trueY = trueX.map(
      (each) => CORRELATION * each + Math.sqrt(1 - CORRELATION ** 2) * normal(random),
    );
    const [x, y] = [measured(trueX, RELIABILITY_X, random), measured(trueY, RELIABILITY_Y, random)];
    const [first, second] = [modelOf(x), modelOf(y)];
    if (!first || !second || n < 60) return { interval: null, truth: CORRELATION };
    const lowOf = ({ at }: ReliabilityModel) =>
      intervalOf(n, RESAMPLES, newSeedOf(random), at)?.low ?? 0;
    if (!(lowOf(first) > 0 && lowOf(second) > 0)) return { interval: null, truth: CORRELATION };
    const seed = newSeedOf(random);
    const { interval } = correctedCorrelation(x.scores, y.scores, first, second, seed);
    return { interval, truth: CORRELATION };
  },
};

/** The intervals that resample people. */
export const BY_RESAMPLES: readonly Kind[] = [
  fromErrors(0.6),
  fromErrors(0.85),
  fromErrors(0.6, "of skewed scores ", skewedTruths),
  fromErrors(0.85, "of skewed scores ", skewedTruths),
  fromHalves,
  corrected,
];
