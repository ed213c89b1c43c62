/** The answers, from “very inaccurate” to “very accurate”, as they are stored. */
export const RESPONSES = ["1", "2", "3", "4", "5"] as const;
export type ItemResponse = (typeof RESPONSES)[number];

/** The letter of each scale in the column `condition`. */
export const SCALES = ["E", "A", "C", "N", "I"] as const;
export type Scale = (typeof SCALES)[number];

/** Every number of the app: form, score, facts and methods paragraph read it from here. */
export const parameters = {
  items: 20,
  screens: 4,
  itemsPerScreen: 5,
  itemsPerScale: 4,
  lowestAnswer: 1,
  highestAnswer: 5,
  /** Of one answer in a row, from which there is no score: 1 in 1,000 attentive people reach it (docs/intervals.md). */
  longString: 8,
  /** Pairs of statements of one scale that are keyed in opposite ways. */
  oppositePairs: 19,
  /** Of these pairs, those answered alike from which the result carries a caution: 1 in 100 attentive people reach it. */
  manyContradictions: 7,
  /**
   * Mean, standard deviation and internal consistency of each scale among the published volunteers; from the latter two
   * follows the standard error of measurement. A test holds means and deviations to norms.json.
   */
  reliability: {
    E: { mean: 2.917, sd: 1.018, alpha: 0.8 },
    A: { mean: 3.94, sd: 0.853, alpha: 0.8 },
    C: { mean: 3.271, sd: 0.894, alpha: 0.68 },
    N: { mean: 2.918, sd: 0.897, alpha: 0.68 },
    I: { mean: 4.036, sd: 0.767, alpha: 0.68 },
  } satisfies Record<Scale, { mean: number; sd: number; alpha: number }>,
} as const;

/** The measure of each scale. */
export const MEASURE_OF = {
  E: "extraversion",
  A: "agreeableness",
  C: "conscientiousness",
  N: "neuroticism",
  I: "intellect_imagination",
} as const satisfies Record<Scale, string>;
