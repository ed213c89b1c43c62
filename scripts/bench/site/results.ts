import type { Summary } from "./statistics.mjs";

/** The figures of one thing that was measured, by their names. */
export type Figures = Record<string, Summary>;

/** By the variant, then by the page or the way that was measured. */
export type ByVariant = Record<string, Record<string, Figures>>;

type Build = { seconds: number; cpuSeconds: number };

/** All that a run has measured; a part that was not asked for is absent. */
export type Results = {
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
  cost?: ByVariant;
  navigation?: ByVariant;
  repeat?: ByVariant;
  lighthouse?: ByVariant;
  /** Audits that count and were not passed, by page of the own site. */
  failedAudits?: Record<string, string[]>;
  build?: (Build & { pages: number })[];
  apps?: (Build & { apps: number })[];
  /** By control, with as many apps as the largest build had. */
  controls?: Figures;
};

export type Target = {
  id: string;
  what: string;
  /** null where the run did not measure it */
  value: number | null;
  limit: number;
  /** what the value is compared with the limit by */
  sign: "≤" | "<" | "≥" | "=";
  unit: string;
  met: boolean | null;
};
