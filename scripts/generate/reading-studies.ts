import { fisherInterval, pearson } from "@/lib/stats/correlations";
import { dzInterval, hedgesG } from "@/lib/stats/effect-sizes";
import {
  meanIntervalAt,
  newcombeInterval,
  sdInterval,
  welch,
  wilsonAt,
} from "@/lib/stats/group-intervals";
import type { Interval } from "@/lib/stats/intervals";
import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import { cronbachAlpha, feldtInterval } from "@/lib/stats/reliability";
import { retest } from "@/lib/stats/retest";
import { mean, variance } from "@/lib/stats/statistics";
import { yuenDifference, yuenInterval } from "@/lib/stats/trimmed";

/** A simulated study: the interval that the page reports, or null if it reports none, and the true value. */
export type Study = { interval: Interval | null; truth: number };

/** A kind of interval, and the function that draws a study of `n` people. */
export type Kind = {
  name: string;
  /** Whether 1,000 studies of many people take minutes. */
  isSlow?: true;
  draw: (n: number, random: Random) => Study;
};

const LEVEL = 0.95;

/** The mean and SD of true effects, and the SD of the error of one score, as in a Stroop task of 80 trials. */
const EFFECT = { mean: 100, trueSd: 40, errorSd: 30 };
const SCORE_SD = Math.hypot(EFFECT.trueSd, EFFECT.errorSd);

export const list = (n: number, draw: () => number): number[] => Array.from({ length: n }, draw);

/** Draws scores with true differences and errors. The scores are normal. @param factor multiplies the spread */
const scores = (n: number, random: Random, centre = EFFECT.mean, factor = 1) =>
  list(
    n,
    () => centre + factor * (EFFECT.trueSd * normal(random) + EFFECT.errorSd * normal(random)),
  );

/** The scores of a group: every tenth person has errors that are three times as large. */
const withOutliers = (n: number, random: Random, centre: number, factor = 1) =>
  list(n, () => {
    const error = EFFECT.errorSd * (random() < 0.1 ? 3 : 1);
    return centre + factor * (EFFECT.trueSd * normal(random) + error * normal(random));
  });

/** Log-normal scores, whose skewness is 1.75, such as means of response times. */
const SKEW = 0.5;
const skewed = (n: number, random: Random) => list(n, () => Math.exp(SKEW * normal(random)));
const SKEWED_MEAN = Math.exp(SKEW ** 2 / 2);
const SKEWED_SD = SKEWED_MEAN * Math.sqrt(Math.exp(SKEW ** 2) - 1);

/** The sizes of two groups, of which the second is twice as large. */
const sizes = (n: number): [number, number] => [Math.round(n / 3), n - Math.round(n / 3)];

const count = (n: number, share: number, random: Random) =>
  list(n, random).filter((each) => each < share).length;

/** Draws the answers of people to items that all have the same loading. */
function answers(n: number, items: number, loading: number, random: Random): number[][] {
  return Array.from({ length: n }, () => {
    const factor = normal(random);
    return list(items, () => loading * factor + Math.sqrt(1 - loading ** 2) * normal(random));
  });
}

function alphaStudy(n: number, random: Random, round: (answer: number) => number): Interval {
  const items = answers(n, 4, 0.6, random).map((each) => each.map(round));
  return feldtInterval(cronbachAlpha(items), n, 4, LEVEL);
}

/** The answer from 1 to 5 that follows from an attitude. Most people agree. */
const fivePoints = (attitude: number) =>
  1 + [-1.5, -0.8, -0.2, 0.7].filter((limit) => attitude > limit).length;

/** Alpha of answers from 1 to 5, from the correlation of two such answers of 1,000,000 people. */
const FIVE_POINT_ALPHA = 0.656;

/** Draws the scores of two visits. The second visit is better for everybody. */
function visits(n: number, random: Random) {
  const people = list(n, () => EFFECT.mean + EFFECT.trueSd * normal(random));
  const visit = (shift: number) =>
    people.map((each) => each + shift + EFFECT.errorSd * normal(random));
  return retest(visit(0), visit(PRACTICE), LEVEL);
}
const PRACTICE = -10;
const [TRUE, ERROR] = [EFFECT.trueSd ** 2, EFFECT.errorSd ** 2];

/** The intervals that are computed by a formula. */
export const BY_FORMULA: readonly Kind[] = [
  {
    name: "mean (Student's t)",
    draw: (n, random) => ({
      interval: meanIntervalAt(scores(n, random), LEVEL),
      truth: EFFECT.mean,
    }),
  },
  {
    name: "mean of skewed scores (Student's t)",
    draw: (n, random) => ({
      interval: meanIntervalAt(skewed(n, random), LEVEL),
      truth: SKEWED_MEAN,
    }),
  },
  {
    name: "SD (chi-square)",
    draw: (n, random) => ({ interval: sdInterval(scores(n, random), LEVEL), truth: SCORE_SD }),
  },
  {
    name: "SD of skewed scores (chi-square)",
    draw: (n, random) => ({ interval: sdInterval(skewed(n, random), LEVEL), truth: SKEWED_SD }),
  },
  {
    name: "difference of unequal groups (Welch)",
    draw: (n, random) => {
      const [few, many] = sizes(n);
      const interval = welch(scores(few, random, 100, 1.6), scores(many, random, 120), LEVEL);
      return { interval, truth: 20 };
    },
  },
  {
    name: "Hedges' g (noncentral t)",
    draw: (n, random) => {
      const [few, many] = sizes(n);
      const interval = hedgesG(scores(few, random), scores(many, random, 125), LEVEL);
      return { interval, truth: 25 / SCORE_SD };
    },
  },
  {
    name: "dz (noncentral t)",
    draw: (n, random) => {
      const values = scores(n, random);
      const interval = dzInterval(mean(values), Math.sqrt(variance(values)), n, LEVEL);
      return { interval, truth: EFFECT.mean / SCORE_SD };
    },
  },
  {
    name: "share above 0 (Wilson)",
    draw: (n, random) => {
      const truth = 0.5 + 0.48 * random();
      return { interval: wilsonAt(count(n, truth, random), n, LEVEL), truth };
    },
  },
  {
    name: "difference of shares analysed (Newcombe)",
    draw: (n, random) => {
      const [few, many] = sizes(n);
      const [first, second] = [0.7 + 0.28 * random(), 0.7 + 0.28 * random()];
      const counts = [count(few, first, random), count(many, second, random)] as const;
      return {
        interval: newcombeInterval(counts[0], few, counts[1], many, LEVEL),
        truth: second - first,
      };
    },
  },
  {
    name: "correlation (Fisher)",
    draw: (n, random) => {
      const x = scores(n, random);
      const y = x.map(
        (each) => 0.4 * (each - EFFECT.mean) + Math.sqrt(0.84) * SCORE_SD * normal(random),
      );
      return { interval: fisherInterval(pearson(x, y), n, LEVEL), truth: 0.4 };
    },
  },
  {
    name: "trimmed mean, with outliers (Yuen)",
    draw: (n, random) => ({
      interval: yuenInterval(withOutliers(n, random, EFFECT.mean), LEVEL),
      truth: EFFECT.mean,
    }),
  },
  {
    name: "difference of trimmed means, with outliers (Yuen)",
    draw: (n, random) => {
      const [few, many] = sizes(n);
      const first = withOutliers(few, random, 100, 1.6);
      return { interval: yuenDifference(first, withOutliers(many, random, 120), LEVEL), truth: 20 };
    },
  },
  {
    name: "alpha of 4 items (Feldt)",
    draw: (n, random) => ({
      interval: alphaStudy(n, random, (answer) => answer),
      truth: (4 * 0.36) / (1 + 3 * 0.36),
    }),
  },
  {
    name: "alpha of 4 items with 5 answers (Feldt)",
    draw: (n, random) => ({ interval: alphaStudy(n, random, fivePoints), truth: FIVE_POINT_ALPHA }),
  },
  {
    name: "ICC(2,1) of two visits (McGraw & Wong)",
    draw: (n, random) => ({
      interval: visits(n, random).icc21,
      truth: TRUE / (TRUE + ERROR + PRACTICE ** 2 / 2),
    }),
  },
  {
    name: "ICC(3,1) of two visits (McGraw & Wong)",
    draw: (n, random) => ({ interval: visits(n, random).icc31, truth: TRUE / (TRUE + ERROR) }),
  },
];
