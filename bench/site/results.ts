import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

/** The folder for the file with the results of each run. */
export const RESULTS_FOLDER = join(ROOT, ".next/bench");

/** The summary of one figure over all rounds of a run. */
export type Summary = {
  median: number;
  /** The median of the absolute deviations from the median. */
  mad: number;
  /** The smallest value. */
  best: number;
  /** The values, in the order of the rounds in which they were measured. */
  values: number[];
};

/** The summarised figures of one measured subject, keyed by their name. */
export type Figures = Record<string, Summary>;

/** The measured values of one round, keyed by their name. A value is null if it could not be measured. */
export type Sample = Record<string, number | null>;

/** Figures keyed by the variant of the site, then by the measured subject, such as a page. */
export type ByVariant = Record<string, Record<string, Figures>>;

export type BuildTime = { seconds: number; cpuSeconds: number };

/** All results of a run. If a benchmark was not requested, its results are absent. */
export type Results = {
  /** The time of the measurement in the format ISO 8601. */
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
  /** The figures of each device and journey, separately for each variant. */
  firstAct?: ByVariant;
  navigation?: ByVariant;
  repeat?: ByVariant;
  lighthouse?: ByVariant;
  /** The weighted Lighthouse audits that failed, for each page of the site's own variant. */
  failedAudits?: Record<string, string[]>;
  build?: BuildTime;
  /** The figure of each control of the portfolio. */
  controls?: Figures;
};
