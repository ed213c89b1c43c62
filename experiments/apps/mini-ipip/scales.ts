/** The answers in the form in which they are stored, in order from “very inaccurate” to “very accurate”. */
export const RESPONSES = ["1", "2", "3", "4", "5"] as const;
export type ItemResponse = (typeof RESPONSES)[number];

export const LOWEST_ANSWER = 1;
export const HIGHEST_ANSWER = 5;

/** The letter that stands for each scale in the column `condition`. */
export const SCALES = ["E", "A", "C", "N", "I"] as const;
export type Scale = (typeof SCALES)[number];

export const ITEMS_PER_SCALE = 4;

/**
 * Mean, standard deviation and internal consistency of each scale in the published data. The standard error of
 * measurement is computed from the standard deviation and the internal consistency. A test compares the means and
 * standard deviations with norms.json.
 */
export const RELIABILITY = {
  E: { mean: 2.917, sd: 1.018, alpha: 0.8 },
  A: { mean: 3.94, sd: 0.853, alpha: 0.8 },
  C: { mean: 3.271, sd: 0.894, alpha: 0.68 },
  N: { mean: 2.918, sd: 0.897, alpha: 0.68 },
  I: { mean: 4.036, sd: 0.767, alpha: 0.68 },
} as const satisfies Record<Scale, { mean: number; sd: number; alpha: number }>;

/** Number of decimals, step and range of the mean of a scale. */
export const SCALE_MEASURE = {
  decimals: 2,
  step: 0.25,
  unit: null,
  span: { low: 1, high: 5 },
} as const;

/** The id of the measure that each scale produces, keyed by the letter of the scale. */
export const MEASURE_OF = {
  E: "extraversion",
  A: "agreeableness",
  C: "conscientiousness",
  N: "neuroticism",
  I: "intellect_imagination",
} as const satisfies Record<Scale, string>;
