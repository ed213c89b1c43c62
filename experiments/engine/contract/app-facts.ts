import type norms from "./norms.json";

/** The four families of apps; each has one of the four Stroop inks (docs/design.md, "Look"). */
export const FAMILIES = ["cognition", "economics", "survey", "field"] as const;
export type Family = (typeof FAMILIES)[number];

export const SETTINGS = ["lab", "online", "smartphone"] as const;
export type Setting = (typeof SETTINGS)[number];

export const DEVICES = ["phone", "tablet", "computer"] as const;
export type Device = (typeof DEVICES)[number];

/** A number that the app measures, and what it is compared with. */
export type MeasureDefinition<Id extends string = string> = {
  id: Id;
  /** Decimals that are shown, and that the recompute scripts give. */
  decimals: number;
  /** Decimals of the norm or reference, where they differ. */
  normDecimals?: number;
  /** Written after the number; null for a count or a scale. */
  unit: "ms" | "%" | "km" | "°" | null;
  /** Where only multiples of it can be scored, in the unit of the measure. */
  step?: number;
  /** Least range of the plot's axis, in the unit of the measure. */
  span: { low: number; high: number };
} & (
  | {
      /** Key of the published distribution in norms.json. */
      norm: keyof typeof norms;
      reference?: never;
    }
  | {
      /** None has been published. */
      norm: null;
      /** Marked beside the participant's own values, such as what chance gives; named in `result.references`. */
      reference: number;
    }
);

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The facts of an app, from the parameters that it runs with. Serialisable: they are part of its payload. */
export type AppFacts<Measure extends string = string> = {
  id: string;
  version: `${number}.${number}.${number}`;
  /** Year in which this version was released. */
  released: number;
  family: Family;
  settings: NonEmpty<Setting>;
  devices: NonEmpty<Device>;
  /** Whether it can be done with a screen reader. */
  screenReader: boolean;
  /** Usual length from start to result, in seconds. */
  seconds: number;
  /** Test trials, choices or items; practice does not count. */
  trials: number;
  measures: NonEmpty<MeasureDefinition<Measure>>;
  /** The centre of the response times of a condition, where a result draws them trial by trial. */
  centre?: "mean" | "median";
  references: NonEmpty<{ citation: string; url: `https://${string}` }>;
};
