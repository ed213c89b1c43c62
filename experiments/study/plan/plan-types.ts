import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import type { MeasureData } from "./planner-data";

/** A possible length of a step: trials per condition, and the value of the parameter that sets it. */
export type StepLength = { trials: number; value: number };

/** The unit in which the length of a step is counted. */
export type LengthUnit = "trialsPerCondition" | "trials" | "answers";

/** The measure of a plan. */
export type PlannedMeasure = {
  step: string;
  /** Whether another step runs the same app, so that the name alone does not identify the measure. */
  isOneOfSeveral?: boolean;
  app: string;
  id: string;
  /** The name that the app gives the measure. */
  name?: Bilingual;
  unit: "ms" | "%" | "km" | "°" | null;
  decimals: number;
  /** Trials per condition of the step, or the units that its app counts instead; null where its app has no length. */
  trials: number | null;
  lengthUnit: LengthUnit;
  /** The parameter of the app that sets the length, and the lengths that the other parameters allow. */
  length: { parameter: string; lengths: readonly StepLength[] } | null;
  /** Published figures for these parameters; null without any. */
  data: MeasureData | null;
  /** Parameters that differ from the parameters of the published figures. */
  changed: readonly string[];
};

/** The inputs from which a plan is solved. */
export type PlanInputs = {
  document: ProtocolDocument;
  plan: Plan;
  measure: PlannedMeasure;
  /** The other measure of a correlation, where the document contains it. */
  other: PlannedMeasure | null;
};

/** The reason why a plan for a step is not possible. */
export type NoPlan = { reason: "noStep" | "text" | "noMeasure" };

/** A value that is missing before the number of people can be computed. */
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

/** A number of people, which is Infinity beyond `MOST_PEOPLE`. */
export type PeopleNeeded = {
  /** The solution before rounding up, for the first group where there are two. Infinity beyond the limit. */
  exact: number;
  /** The sizes of one or two groups, rounded up. */
  groups: readonly number[];
  total: number;
  /** The lower end from the interval of the reliability or SD; null without an interval. */
  low: number | null;
  high: number | null;
  /** Recruited = analysed / (1 − loss), rounded up. */
  recruited: number;
  /** Whether fewer than ten people are needed, so that any sensible sample is large enough. */
  isAny: boolean;
};

/** The results for the plan's own number of people. */
export type AtPeople = {
  people: number;
  groups: readonly number[];
  recruited: number;
  /** The power of the test, or of the equivalence test; null for another goal. */
  power: number | null;
  /** The width of the whole interval, in the unit of the effect. */
  width: number | null;
  /** The smallest detectable effect, in the unit of the effect; for proportions the smallest increase. */
  smallest: number | null;
  /** For proportions, the smallest detectable decrease, as a positive number. */
  smallestDecrease: number | null;
  /** Whether the test needs more people than this. */
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
  /** The SD of one score at these parameters, in the unit of the measure. */
  sd: Figure | null;
  /** The reliability of the measure within one session or on another day, as the plan asks; then both, where known. */
  reliability: (Figure & { kind: "sameSession" | "anotherDay"; n?: number; days?: number }) | null;
  sameSession: Figure | null;
  anotherDay: (Figure & { n?: number; days?: number }) | null;
  otherReliability: Figure | null;
  /** The true effect of the plan, and the effect that the measures will show: r, or a difference / SD. */
  effect: { stated: number; shown: number } | null;
  /** The α of one test. */
  alpha: number;
  power: number;
  trials: number | null;
  /** Trials per condition expected to be kept. */
  kept: number | null;
  /** Whether the number of trials is outside the range of the published data. */
  isBeyondData: boolean;
  /** The true correlation that an observed correlation implies; null without an observed correlation. */
  implied: number | null;
};

/** A number of people at a length, with its interval. */
export type CurvePoint = { trials: number; people: number; low?: number; high?: number };
export type Series = {
  id: "correlation" | "groups" | "question" | "laboratory";
  /** The values of the formula between measured lengths; empty without a formula. */
  line: readonly CurvePoint[];
  /** The values at measured lengths. */
  dots: readonly CurvePoint[];
  /** The effect of the series, in its unit. */
  effect: number;
};

/** The data of the figure. */
export type PlanCurve = {
  series: readonly Series[];
  /** Whether detecting the effect needs fewer than ten people at every length, which the figure draws as a band. */
  anySample: boolean;
  /** The position of the handle. */
  here: { trials: number; people: number } | null;
  need: PeopleNeeded | null;
  /** The ranges of the axes. */
  trials: readonly [number, number];
  people: readonly [number, number];
};
