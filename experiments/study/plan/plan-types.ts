import type { NamedMeasure } from "@/experiments/study/document/named-measure";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import type { MeasureData } from "./planner-data";

/** A possible length of a step: the number of trials per condition, and the parameter value that sets this number. */
export type StepLength = { trials: number; value: number };

/** The unit in which the length of a step is counted. */
export type LengthUnit = "trialsPerCondition" | "trials" | "answers";

/** The measure that a plan is about, with its unit, its number of trials and its published figures. */
export type PlannedMeasure = {
  step: string;
  /** True if another step runs the same app or has a scale with the same name. The name alone is then ambiguous. */
  isOneOfSeveral?: boolean;
  app: string;
  id: string;
  /** The name of the measure in the app. */
  name?: Bilingual;
  unit: NamedMeasure["measure"]["unit"];
  decimals: number;
  /**
   * The number of trials per condition, or of other units that the app counts; null if the number cannot be changed.
   */
  trials: number | null;
  lengthUnit: LengthUnit;
  /** The parameter that sets the number of trials, and the numbers of trials that the other parameters allow. */
  length: { parameter: string; lengths: readonly StepLength[] } | null;
  /** The published figures for these parameters; null without published figures. */
  data: MeasureData | null;
  /** The names of the parameters that differ from the parameters of the published figures. */
  changed: readonly string[];
};

/** The inputs from which a plan is solved. */
export type PlanInputs = {
  document: ProtocolDocument;
  plan: Plan;
  measure: PlannedMeasure;
  /** The other measure of a correlation, if the document contains this measure; otherwise null. */
  other: PlannedMeasure | null;
  /** The conditions of the two sides that the plan compares, null for all conditions; null if the sides are unknown. */
  sides: readonly [string | null, string | null] | null;
  /**
   * The visits of the two sides, null if a side names none, or the visits of a retest (`retestVisits`); null if the sides
   * are unknown.
   */
  visits: readonly [string | null, string | null] | null;
  /** The measure of the second side of a comparison, if it is another measure than `measure`; otherwise null. */
  second: PlannedMeasure | null;
  /** The share of the participants whose data the planned test uses (`comparedShare`). */
  share: number;
};

/** The reason why a plan for a step is not possible. */
export type NoPlan = { reason: "noStep" | "text" | "noMeasure" };

/** The name of a missing value without which the number of people cannot be computed. */
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

/** The number of people that a plan needs. It is Infinity if it exceeds `MOST_PEOPLE`. */
export type PeopleNeeded = {
  /** The number before rounding up, for the first group if there are two groups. Infinity beyond the limit. */
  exact: number;
  /** The sizes of the one or two groups whose data the test uses, rounded up. */
  groups: readonly number[];
  /** The number of people in the study, including groups that the test leaves out. */
  total: number;
  /**
   * The lower end of the interval, which is computed from the interval of the reliability or SD; null without an
   * interval.
   */
  low: number | null;
  high: number | null;
  /** The number of people to recruit: analysed / (1 − loss), rounded up. */
  recruited: number;
  /** True if fewer than ten people are needed. Any sensible sample is then large enough. */
  isAny: boolean;
};

/** The results for the number of people that the plan states. */
export type AtPeople = {
  people: number;
  /** The sizes of the one or two groups whose data the test uses. */
  groups: readonly number[];
  recruited: number;
  /** The power of the test, or of the equivalence test; null for other goals. */
  power: number | null;
  /** The full width of the confidence interval, in the unit of the effect. */
  width: number | null;
  /** The smallest detectable effect, in the unit of the effect; for proportions, the smallest detectable increase. */
  smallest: number | null;
  /** For proportions, the smallest detectable decrease, as a positive number. */
  smallestDecrease: number | null;
  /** True if the test needs more people than the plan states. */
  isTooFew: boolean;
};

/** The source of a figure. */
type Origin = "measured" | "formula" | "beyond" | "interpolated" | "alpha" | "own";
export type Figure = { value: number; low: number | null; high: number | null; origin: Origin };

/** The answer of the planner to a plan. */
export type PlanResult = {
  gaps: readonly Gap[];
  need: PeopleNeeded | null;
  at: AtPeople | null;
  /** The SD of the score for these parameters, in the unit of the measure. */
  sd: Figure | null;
  /**
   * The reliability of the measure that the plan uses. The next two fields contain both reliabilities (within a session
   * and on another day), if they are known.
   */
  reliability: (Figure & { kind: "sameSession" | "anotherDay"; n?: number; days?: number }) | null;
  sameSession: Figure | null;
  anotherDay: (Figure & { n?: number; days?: number }) | null;
  otherReliability: Figure | null;
  /**
   * The effect that the plan states, and the effect that the measures will show (as r, or as a difference divided by
   * the SD).
   */
  effect: { stated: number; shown: number } | null;
  /** The α of each single test. */
  alpha: number;
  power: number;
  trials: number | null;
  /** The expected number of valid trials per condition; null if it is unknown. */
  kept: number | null;
  /** True if the number of trials is outside the range of the published data. */
  isBeyondData: boolean;
  /** The true correlation that an observed correlation implies; null without an observed correlation. */
  implied: number | null;
};

/** A point of the figure: a number of trials, and the number of people with its interval. */
export type CurvePoint = { trials: number; people: number; low?: number; high?: number };
export type Series = {
  id: "correlation" | "groups" | "question" | "laboratory";
  /**
   * The points that the formula yields. There are also points between measured numbers of trials. The list is empty
   * without a formula.
   */
  line: readonly CurvePoint[];
  /** The points at the measured numbers of trials. */
  dots: readonly CurvePoint[];
  /** The effect for which the points are computed, in the unit of the effect. */
  effect: number;
};

/** The data of the figure that displays the needed number of people for each number of trials. */
export type PlanCurve = {
  series: readonly Series[];
  /**
   * True if fewer than ten people are enough at every number of trials. The figure displays this as a band instead of a
   * line.
   */
  anySample: boolean;
  /** The position of the handle, which marks the plan. */
  here: { trials: number; people: number } | null;
  need: PeopleNeeded | null;
  /** The range of the axis for the number of trials; `people` is the range of the other axis. */
  trials: readonly [number, number];
  people: readonly [number, number];
};
