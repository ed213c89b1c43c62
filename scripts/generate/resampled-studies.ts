import { pearsonOf } from "@/lib/stats/correlations";
import { type Halves, halfMedians, reliabilityOfHalves } from "@/lib/stats/halves";
import type { Interval } from "@/lib/stats/intervals";
import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import { errorReliability } from "@/lib/stats/reliability";
import {
  bcaInterval,
  bootstrap,
  everyone,
  jackknife,
  percentileInterval,
} from "@/lib/stats/resampling";
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

const reliabilityOf = ({ scores, errors }: Measured, people: Int32Array) =>
  errorReliability(scores, errors, people);

type Ends = (
  n: number,
  resamples: number,
  seed: number,
  statistic: (people: Int32Array) => number,
) => Interval | null;

const percentile: Ends = (n, resamples, seed, statistic) =>
  percentileInterval(bootstrap(n, resamples, seed, statistic), LEVEL);

const bca: Ends = (n, resamples, seed, statistic) =>
  bcaInterval(
    bootstrap(n, resamples, seed, statistic),
    statistic(everyone(n)),
    jackknife(n, statistic),
    LEVEL,
  );

const fromErrors = (name: string, truth: number, ends: Ends): Kind => ({
  name: `reliability ${truth} from errors (${name})`,
  draw: (n, random) => {
    const study = measured(truths(n, random), truth, random);
    const statistic = (people: Int32Array) => reliabilityOf(study, people);
    return { interval: ends(n, RESAMPLES, newSeedOf(random), statistic), truth };
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

const fromHalves = (name: string, ends: Ends): Kind => ({
  name: `reliability of medians from halves (${name})`,
  isSlow: true,
  draw: (n, random) => {
    const times = truths(n, random).map((each) => simulatedTimes(random, 300 + MEDIAN_SD * each));
    const halves: Halves = halfMedians(times, HALVES.splits, newSeedOf(random));
    const statistic = (people: Int32Array) => reliabilityOfHalves(halves, people);
    return {
      interval: ends(n, HALVES.resamples, newSeedOf(random), statistic),
      truth: MEDIAN_SD ** 2 / (MEDIAN_SD ** 2 + ERROR_OF_MEDIAN ** 2),
    };
  },
});

const [CORRELATION, RELIABILITY_X, RELIABILITY_Y] = [0.5, 0.6, 0.75];

/**
 * The corrected correlation, which the page displays only for 60 or more people and if the lower ends of both
 * reliabilities are above 0.
 */
const corrected: Kind = {
  name: "correlation corrected for attenuation, where displayed (percentile)",
  isSlow: true,
  draw: (n, random) => {
    const trueX = truths(n, random);
    const trueY = trueX.map(
      (each) => CORRELATION * each + Math.sqrt(1 - CORRELATION ** 2) * normal(random),
    );
    const x = measured(trueX, RELIABILITY_X, random);
    const y = measured(trueY, RELIABILITY_Y, random);
    const reliabilities = [x, y].map((each) =>
      percentile(n, RESAMPLES, newSeedOf(random), (people) => reliabilityOf(each, people)),
    );
    const isDisplayed = n >= 60 && reliabilities.every((each) => each !== null && each.low > 0);
    const statistic = (people: Int32Array) => {
      const product = Math.max(0, reliabilityOf(x, people)) * Math.max(0, reliabilityOf(y, people));
      return product > 0 ? pearsonOf(x.scores, y.scores, people) / Math.sqrt(product) : Number.NaN;
    };
    const interval = isDisplayed ? percentile(n, RESAMPLES, newSeedOf(random), statistic) : null;
    return { interval, truth: CORRELATION };
  },
};

/** The intervals that resample people. */
export const BY_RESAMPLES: readonly Kind[] = [
  fromErrors("percentile", 0.6, percentile),
  fromErrors("BCa", 0.6, bca),
  fromErrors("percentile", 0.85, percentile),
  fromErrors("BCa", 0.85, bca),
  fromHalves("percentile", percentile),
  fromHalves("BCa", bca),
  corrected,
];
