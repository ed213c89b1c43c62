import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import type { MeasureData } from "./planner-data";

/** A length that a step can have: trials per condition, and the value of the parameter that gives it. */
export type StepLength = { trials: number; value: number };

/** What the length of a step counts. */
export type LengthUnit = "trialsPerCondition" | "trials" | "answers";

/** The measure that a plan is about. */
export type PlannedMeasure = {
  step: string;
  /** Another step runs the same app: its name alone does not say which measure this is. */
  isOneOfSeveral?: boolean;
  app: string;
  id: string;
  /** As its app calls it. */
  name?: Bilingual;
  unit: "ms" | "%" | "km" | "°" | null;
  decimals: number;
  /** Trials per condition of the step, or what its app counts instead; null where its app has no length. */
  trials: number | null;
  lengthUnit: LengthUnit;
  /** The parameter of the app that sets the length, and the lengths that the other parameters allow. */
  length: { parameter: string; lengths: readonly StepLength[] } | null;
  /** Published figures for these settings; null without any. */
  data: MeasureData | null;
  /** Parameters that differ from those the published figures hold for. */
  changed: readonly string[];
};

/** All that a plan is solved from. */
export type PlanInputs = {
  document: ProtocolDocument;
  plan: Plan;
  measure: PlannedMeasure;
  /** The other measure of a correlation, where it is one of the document. */
  other: PlannedMeasure | null;
};

/** Why there is no plan for a step. */
export type NoPlan = { reason: "noStep" | "text" | "noMeasure" };

/** What is still missing before there is a number of people. */
export type Gap =
  | "effect"
  | "width"
  | "people"
  | "sd"
  | "reliability"
  | "retest"
  | "otherReliability"
  | "otherRetest"
  | "rho";

/** A number of people, or that it lies beyond `MOST_PEOPLE`. */
export type PeopleNeeded = {
  /** As solved, before rounding up; of the first group where there are two. Infinity beyond the limit. */
  exact: number;
  /** Rounded up; one or two groups. */
  groups: readonly number[];
  total: number;
  /** By the interval of the reliability or SD it rests on; null where there is none. */
  low: number | null;
  high: number | null;
  /** Recruited = analysed / (1 − loss), rounded up. */
  recruited: number;
  /** Below ten people: any sensible sample. */
  isAny: boolean;
};

/** What the people of the plan give. */
export type AtPeople = {
  people: number;
  groups: readonly number[];
  recruited: number;
  /** Of the test, or of showing equivalence; null where the goal is another. */
  power: number | null;
  /** Of the whole interval, in the unit of the effect. */
  width: number | null;
  /** The smallest effect that they can find, in the unit of the effect; of proportions the smallest increase. */
  smallest: number | null;
  /** Of proportions: the smallest decrease that they can find, above 0. */
  smallestDecrease: number | null;
  /** Fewer people than the test needs. */
  isTooFew: boolean;
};

/** Where a figure comes from. */
type Origin = "measured" | "formula" | "beyond" | "interpolated" | "alpha" | "own";
export type Figure = { value: number; low: number | null; high: number | null; origin: Origin };

/** A solved plan. */
export type PlanResult = {
  gaps: readonly Gap[];
  need: PeopleNeeded | null;
  at: AtPeople | null;
  /** Of one score at these settings, in the unit of the measure. */
  sd: Figure | null;
  /** Of the measure: within one session or on another day, as the plan asks; and both, where known. */
  reliability: (Figure & { kind: "sameSession" | "anotherDay"; n?: number; days?: number }) | null;
  sameSession: Figure | null;
  anotherDay: (Figure & { n?: number; days?: number }) | null;
  otherReliability: Figure | null;
  /** The true effect that is looked for, and as it will show: r, or a difference / SD. */
  effect: { stated: number; shown: number } | null;
  /** The α of one test. */
  alpha: number;
  power: number;
  trials: number | null;
  /** Trials per condition expected to be kept. */
  kept: number | null;
  /** More trials than any published data have, or fewer. */
  isBeyondData: boolean;
  /** The true correlation behind an observed one; null where none was observed. */
  implied: number | null;
};

/** A number of people at a length, with its interval. */
export type CurvePoint = { trials: number; people: number; low?: number; high?: number };
export type Series = {
  id: "correlation" | "groups" | "question" | "laboratory";
  /** The formula between measured lengths; empty where there is none. */
  line: readonly CurvePoint[];
  /** Measured lengths. */
  dots: readonly CurvePoint[];
  /** The effect that it is for, in its unit. */
  effect: number;
};

/** What the figure draws. */
export type PlanCurve = {
  series: readonly Series[];
  /** Whether the mere effect needs fewer than ten people at every length: a band and no line. */
  anySample: boolean;
  /** The handle. */
  here: { trials: number; people: number } | null;
  need: PeopleNeeded | null;
  /** Of the axes. */
  trials: readonly [number, number];
  people: readonly [number, number];
};
