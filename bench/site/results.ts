import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

/** The file for the results of each run. */
export const RESULTS_FOLDER = join(ROOT, ".next/bench");

/** One figure over the rounds of a run. */
export type Summary = {
  median: number;
  /** Median of the absolute deviations from the median. */
  mad: number;
  /** The smallest value. */
  best: number;
  /** The values in the order of the rounds. */
  values: number[];
};

/** The figures of one measurement, by name. */
export type Figures = Record<string, Summary>;

/** The values of one round; null if they could not be measured. */
export type Sample = Record<string, number | null>;

/** Figures by variant, then by key, such as a page. */
export type ByVariant = Record<string, Record<string, Figures>>;

export type BuildTime = { seconds: number; cpuSeconds: number };

/** All results of a run; a part that was not requested is absent. */
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
  /** Results by device and journey. */
  firstAct?: ByVariant;
  navigation?: ByVariant;
  repeat?: ByVariant;
  lighthouse?: ByVariant;
  /** Weighted Lighthouse audits that failed, by page of the own site. */
  failedAudits?: Record<string, string[]>;
  build?: BuildTime;
  /** Results by control of the portfolio. */
  controls?: Figures;
};
