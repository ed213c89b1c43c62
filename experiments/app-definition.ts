import type norms from "./norms.json";

/** The four families of apps; each has one of the four Stroop inks (docs/design.md, "Look"). */
export const FAMILIES = ["cognition", "economics", "survey", "field"] as const;
export type Family = (typeof FAMILIES)[number];

export const SETTINGS = ["lab", "online", "smartphone"] as const;
export type Setting = (typeof SETTINGS)[number];

export const DEVICES = ["phone", "tablet", "computer"] as const;
export type Device = (typeof DEVICES)[number];

/** A number that the app measures, and what it is compared with. */
export type MeasureDefinition = {
  id: string;
  /** Decimals that are shown, and that the recompute scripts give. */
  decimals: number;
  /** Decimals of what it is compared with, where they are others. */
  normDecimals?: number;
  /** Written after the number; null for a count or a scale. */
  unit: "ms" | "%" | "km" | "°" | null;
  /** Key of the published distribution in norms.json; null where none has been published. */
  norm: keyof typeof norms | null;
  /**
   * Where none has been published: the value that is marked beside the participant's own, such as
   * what chance gives. Its name is in the app's `result.references`.
   */
  reference?: number;
  /** Least range of the plot's axis, in the unit of the measure. */
  span: { low: number; high: number };
};

/** What the site says about an app, from the same parameters that the app runs with. */
export type AppDefinition = {
  id: string;
  version: string;
  family: Family;
  settings: readonly Setting[];
  devices: readonly Device[];
  /** Timed apps run on the engine's frames; forms are read and answered in one's own time. */
  kind: "timed" | "form";
  /** Whether it can be done with a screen reader. */
  screenReader: boolean;
  /** Usual length from start to result, in seconds. */
  seconds: number;
  /** Measured trials, choices or items; practice does not count. */
  trials: number;
  measures: readonly [MeasureDefinition, ...MeasureDefinition[]];
  references: readonly { citation: string; url: string }[];
};
