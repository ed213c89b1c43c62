import type { Bilingual } from "@/lib/i18n/define-content";

/** A value with its 95 % interval. */
export type Estimate = { value: number; low: number; high: number };

/** The measured figures of a measure at one number of trials. */
export type LengthFigures = {
  n: number;
  mean: number;
  sd: number;
  /** The average number of valid trials per condition; absent if all trials are valid. */
  kept?: number;
  /** The reliability within one session: split-half with random halves and the Spearman-Brown correction. */
  splitHalf?: Estimate;
  /** The reliability from two sessions of the same people on different days; `days` is the median delay. */
  retest?: Estimate & { n: number; days?: number };
};

/** The measured figures of a sample, keyed by number of trials per condition, with a short citation. */
export type Sample = {
  n: number;
  lengths: Readonly<Record<string, LengthFigures>>;
  source: string;
};

/** The published figures of a measure. People who did not meet the accuracy rule of the app were excluded. */
export type MeasureData = Sample & {
  /**
   * Joint draws of tau and sigmas over people, and their point estimate; absent if only one number of trials was
   * measured.
   */
  components?: {
    point: readonly number[];
    draws: readonly (readonly number[])[];
    /** The number of trials per condition from which the components were computed. */
    fromTrials: number;
  };
  /** The internal consistency of a scale, if no other reliability is known. */
  alpha?: number;
  laboratory?: Sample;
};

/**
 * The planner's data on a measure: its name and, if they exist, its published figures. `others` contains the names and
 * figures of parameter values other than the default (`publishedFor`), by the keys of their data in norms.json.
 */
export type KnownMeasure = {
  name: Bilingual;
  figures?: MeasureData;
  others?: Readonly<Record<string, { name: Bilingual; figures: MeasureData }>>;
};

/** The planner's data on an app, keyed by measure; the data are in `experiments/study/plan/data/`. */
export type PlannerData = Readonly<Record<string, KnownMeasure>>;
