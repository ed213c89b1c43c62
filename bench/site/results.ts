import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

/** Where each run leaves its results. */
export const RESULTS_FOLDER = join(ROOT, ".next/bench");

/** One figure over the rounds of a run. */
export type Summary = {
  median: number;
  /** Median of the absolute deviations from the median. */
  mad: number;
  /** The smallest value. */
  best: number;
  /** In the order of the rounds. */
  values: number[];
};

/** The figures of one measurement, by name. */
export type Figures = Record<string, Summary>;

/** What one round gives; null where it could not be measured. */
export type Sample = Record<string, number | null>;

/** Figures by variant, then by what was measured, such as a page. */
export type ByVariant = Record<string, Record<string, Figures>>;

export type BuildTime = { seconds: number; cpuSeconds: number };

/** All that a run has measured; a part that was not asked for is absent. */
export type Results = {
  /** ISO 8601 */
  measured: string;
  machine: {
    cpu: string;
    cores: number;
    system: string;
    browser: string;
    node: string;
    loadBefore: number;
    loadAfter: number;
  };
  options: Record<string, unknown>;
  load?: ByVariant;
  input?: ByVariant;
  /** By device and journey. */
  firstAct?: ByVariant;
  navigation?: ByVariant;
  repeat?: ByVariant;
  lighthouse?: ByVariant;
  /** Weighted Lighthouse audits that failed, by page of the own site. */
  failedAudits?: Record<string, string[]>;
  build?: BuildTime;
  /** By control of the portfolio. */
  controls?: Figures;
};
