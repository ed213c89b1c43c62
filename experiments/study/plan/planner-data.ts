import type { Bilingual } from "@/lib/i18n/define-content";

/** A value with its 95 % interval. */
export type Estimate = { value: number; low: number; high: number };

/** The measured figures of one measure at one length. */
export type LengthFigures = {
  n: number;
  mean: number;
  sd: number;
  /** Average number of trials per condition that counted; absent where every trial counts. */
  kept?: number;
  /** Reliability within one session: Spearman-Brown of random halves. */
  splitHalf?: Estimate;
  /** Reliability in the same people on another day; `days` is the median delay. */
  retest?: Estimate & { n: number; days?: number };
};

/** One sample: the measured figures by number of trials per condition, with a short citation. */
export type Sample = {
  n: number;
  lengths: Readonly<Record<string, LengthFigures>>;
  source: string;
};

/** The published figures of one measure, under the accuracy rule of its app. */
export type MeasureData = Sample & {
  /** Joint draws of tau and the sigmas over people, and the point estimate; absent where only one length was measured. */
  components?: {
    point: readonly number[];
    draws: readonly (readonly number[])[];
    /** Number of trials per condition from which the components were computed. */
    fromTrials: number;
  };
  /** Internal consistency of a scale, where no other reliability is known. */
  alpha?: number;
  laboratory?: Sample;
};

/** The planner's data on a measure: its name, and its published figures where they exist. */
export type KnownMeasure = { name: Bilingual; figures?: MeasureData };

/** The planner's data on an app, by measure, from `experiments/study/plan/data/`. */
export type PlannerData = Readonly<Record<string, KnownMeasure>>;
