import type { Bilingual } from "@/lib/i18n/define-content";

/** A value with its 95 % interval. */
export type Estimate = { value: number; low: number; high: number };

/** What was measured of one measure at one length. */
export type LengthFigures = {
  n: number;
  mean: number;
  sd: number;
  /** Trials per condition that counted, on average; absent where every trial does. */
  kept?: number;
  /** Within one session: Spearman-Brown of random halves. */
  splitHalf?: Estimate;
  /** Of the same people on another day; `days` is the median. */
  retest?: Estimate & { n: number; days?: number };
};

/** One sample: what was measured at each length, by trials per condition, with a short citation. */
export type Sample = {
  n: number;
  lengths: Readonly<Record<string, LengthFigures>>;
  source: string;
};

/** The published figures of one measure, under the accuracy rule of its app. */
export type MeasureData = Sample & {
  /** Joint draws of tau and the sigmas over people, and the point; absent where there is one length only. */
  components?: {
    point: readonly number[];
    draws: readonly (readonly number[])[];
    /** Trials per condition that they were computed from. */
    fromTrials: number;
  };
  /** Internal consistency of a scale, where it is what is known. */
  alpha?: number;
  laboratory?: Sample;
};

/** What the planner knows of a measure: its name, and the published figures where there are any. */
export type KnownMeasure = { name: Bilingual; figures?: MeasureData };

/** What the planner knows of an app, by measure; `experiments/study/plan/data/` has it. */
export type PlannerData = Readonly<Record<string, KnownMeasure>>;
