import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

/** The folder for the file with the results of each run. */
export const RESULTS_FOLDER = join(ROOT, ".next/bench");

/** The summary of one figure over all rounds of a run. */
export type Summary = {
  median: number;
  /** Median of the absolute deviations from the median. */
  mad: number;
  /** The smallest value. */
  best: number;
  /** The values in the order of the rounds. */
  values: number[];
};

/** The summarised figures of one measured subject, keyed by their name. */
export type Figures = Record<string, Summary>;

/** The measured values of one round, keyed by their name; a value is null if it could not be measured. */
export type Sample = Record<string, number | null>;

/** Figures of each variant of the site, then of each measured subject, such as a page. */
export type ByVariant = Record<string, Record<string, Figures>>;

export type BuildTime = { seconds: number; cpuSeconds: number };

/** All results of a run; a part of the benchmark that was not requested is absent. */
export type Results = {
  /** The time of the measurement in ISO 8601. */
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
  /** For each variant, the figures of each device and journey. */
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
