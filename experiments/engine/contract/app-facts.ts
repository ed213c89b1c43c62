import type { Locale } from "@/lib/routes";
import type norms from "./norms.json";

/** The four families of apps. Each family has the colour of one of the four Stroop inks (docs/design.md, "Look"). */
export const FAMILIES = ["cognition", "economics", "survey", "field"] as const;
export type Family = (typeof FAMILIES)[number];

export const SETTINGS = ["lab", "online", "smartphone"] as const;
export type Setting = (typeof SETTINGS)[number];

export const DEVICES = ["phone", "tablet", "computer"] as const;
export type Device = (typeof DEVICES)[number];

/** A number that the app measures, and the published data or the reference with which this number is compared. */
export type MeasureDefinition<Id extends string = string> = {
  id: Id;
  /** Decimals that the result and the recompute scripts display. */
  decimals: number;
  /** Number of decimals of the norm or the reference; absent if it equals `decimals`. */
  normDecimals?: number;
  /** Unit displayed after the number; null for a count or a scale. */
  unit: "ms" | "%" | "km" | "°" | "Hz" | "mm" | "px" | null;
  /** Every score is a multiple of this step, in the unit of the measure. */
  step?: number;
  /** Smallest range of the plot's axis, in the unit of the measure. */
  span: { low: number; high: number };
} & (
  | {
      /** Key of the published distribution in norms.json. */
      norm: keyof typeof norms;
      reference?: never;
    }
  | {
      /** Null if no distribution has been published for the measure. */
      norm: null;
      /**
       * The value, such as chance, that the plot marks as a reference; `result.references` contains its name. Null in
       * surveys, which do not have such a value.
       */
      reference: number | null;
    }
);

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The facts of an app with the parameters of a run. The facts are serialisable because the payload contains them. */
export type AppFacts<Measure extends string = string> = {
  id: string;
  version: `${number}.${number}.${number}`;
  /** Year in which this version was released. */
  released: number;
  family: Family;
  settings: NonEmpty<Setting>;
  devices: NonEmpty<Device>;
  /** Whether a participant can do the app with a screen reader. */
  screenReader: boolean;
  /** Usual duration of a run from the start to the result, in seconds. */
  seconds: number;
  /** Number of test trials, choices or items, without practice. */
  trials: number;
  measures: NonEmpty<MeasureDefinition<Measure>>;
  /** The statistic that marks the centre of each condition in the plot of the response times of all trials. */
  centre?: "mean" | "median";
  /** The references; `language` is set if a reference concerns the texts of the app in this language only. */
  references: readonly { citation: string; url: `https://${string}`; language?: Locale }[];
};
