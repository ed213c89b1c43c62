import type { ConditionSource } from "@/experiments/engine/session/session";
import type { Plan } from "@/experiments/study/document/schema";
import type { ReadDocument, ReadSession } from "@/experiments/study/reading/read-session";

/** The findings of a study: all numbers of the page `/study/data`, unrounded. `results.json` has each of them by name. */

/** A number with its interval. The ends are null if the data do not allow an interval. */
export type Estimate = {
  value: number;
  low: number | null;
  high: number | null;
  /** The coverage of the interval, such as 0.95. */
  level: number;
};

/**
 * The reasons for which a session is set aside, in the order in which they are displayed. `laterRun` is examined before
 * `incomplete` and `endedByRule`.
 */
export const ASIDE = [
  "otherProtocol",
  "simulated",
  "rehearsal",
  "withdrawn",
  "edited",
  "incomplete",
  "endedByRule",
  "laterRun",
  "noScore",
  "excluded",
] as const;
export type Aside = (typeof ASIDE)[number];

/** A session with the decision whether it counts. */
export type CountedSession = {
  session: ReadSession;
  /** Null if it is analysed. */
  aside: Aside | null;
  /**
   * The reason: the id of the exit (`endedByRule`), of the missing score with its step (`stroop.tooFewCorrect`; after the
   * full stop also `notDone` and `noValue`), or the position of the rule in `plan.exclude` (`0`). `further` for an unfinished run (`incomplete`) of a person whom another
   * session represents in the flow.
   */
  detail: string | null;
  /** Whether the person had an earlier run that was not complete. */
  isSeenBefore: boolean;
  /**
   * Whether the session is complete (`completenessOf`), whatever the reason for which it is set aside: a later run of a
   * person may be complete or unfinished.
   */
  isComplete: boolean;
};

/**
 * A line of the flow: the number that is set aside. `otherProtocol` to `edited` and `laterRun` count sessions. The other
 * lines count participants: each of them is represented by one session.
 */
type FlowStep = {
  aside: Aside;
  total: number;
  byCondition: readonly number[];
};

export type Flow = {
  conditions: readonly (string | null)[];
  /** Sessions in the files. */
  sessions: number;
  /**
   * Participants of this study who began, by condition, after further runs of a person were set aside: `sessions` minus
   * the lines `otherProtocol` to `edited` and `laterRun`, minus `partial`. The other lines lead from here to `analysed`.
   */
  began: { total: number; byCondition: readonly number[] };
  steps: readonly FlowStep[];
  analysed: { total: number; byCondition: readonly number[] };
  /** Unfinished runs of people whom another session represents. The line `incomplete` does not count them. */
  partial: number;
  /** Whether identifiers show which participants took part twice. */
  knowsPersons: boolean;
  seenBefore: number;
  /** The visits in their order, with the participants who began them and who are analysed; empty without visits. */
  visits: readonly { visit: string; began: number; analysed: number }[];
  /**
   * The people who began, and those of whom a session is analysed, where a person has several sessions and the other
   * numbers count each of them: in a study with visits, or whose conditions are sessions. Null in other studies.
   */
  people: { began: number; analysed: number } | null;
  /** How the conditions were assigned, with the number of sessions in the flow; empty without conditions. */
  sources: readonly { source: ConditionSource | null; sessions: number }[];
};

/** The difference of the shares analysed of two conditions, second minus first, with Newcombe's interval. */
export type Attrition = {
  first: string;
  second: string;
  shares: readonly [number, number];
  difference: Estimate;
};

/** A measure of the study, such as `stroop.stroop_effect`. */
export type MeasureRef = {
  /** The id of the step and of the measure, separated by a full stop. */
  name: string;
  step: string;
  task: string;
  id: string;
};

export type PlannedAndFound = {
  people: { planned: number | null; found: number };
  groups: { planned: readonly number[] | null; found: readonly number[] };
  sd: { planned: number | null; found: Estimate | null };
  reliability: { planned: number | null; found: Estimate | null };
  loss: { planned: number | null; found: Estimate };
  /**
   * The smallest effect that the test detects at the planned SD and power: once for the planned and once for the
   * analysed number of people.
   */
  detectable: { planned: number | null; found: number | null };
};

/** One side of the planned comparison. */
export type AnswerSide = {
  condition: string | null;
  measure: MeasureRef;
  n: number;
  mean: number;
  sd: number;
  /** The value of each person, in the order of the people. */
  values: readonly number[];
};

/**
 * The decision that follows from the interval. `above` and `below`: the whole interval is above or below the reference
 * value. `equivalent`: the interval is within the margin. `undecided`: neither is the case. `estimated`: the goal of
 * the plan was a width.
 */
export type Decision = "above" | "below" | "equivalent" | "undecided" | "estimated";

export type Answer = {
  question: Plan["question"];
  goal: NonNullable<Plan["goal"]>;
  method: "t" | "pairedT" | "welch" | "fisher" | "wilson" | "newcombe" | "arcsine";
  measure: MeasureRef;
  /** The other measure of a correlation. */
  other: MeasureRef | null;
  /** One side, or two: the difference is the second minus the first. */
  sides: readonly AnswerSide[];
  /** The interval has the planned level: 1 − α/tests, or 1 − 2α/tests for equivalence and one-sided questions. */
  estimate: Estimate;
  df: number | null;
  /** The value that the interval should exclude: 0, or the plan's reference. */
  reference: number;
  /**
   * The smallest effect that matters, as a positive number in the unit of the estimate; null if the plan states none. A
   * planned correlation of true scores is attenuated by the planned reliabilities.
   */
  margin: number | null;
  /** dz or Hedges' g with its interval; null for correlations and proportions. */
  standardised: { kind: "dz" | "g"; estimate: Estimate } | null;
  decision: Decision;
};

/** The reason why the plan's question does not have an answer yet. */
export type NoAnswer = {
  reason:
    | "noPlan"
    | "noMeasure"
    | "noSides"
    | "tooFew"
    | "tooFewOfOne"
    | "tooFewWithBoth"
    | "noSpread";
  /** The number of people per group or, for measures of the same people, of all people with these measures. */
  n: readonly number[];
  /** The smallest number with which the question can be answered, if fewer people are analysed. */
  least?: number;
};

/** The numbers of one measure over the people analysed. All intervals are 95 % intervals. */
export type MeasureFinding = {
  measure: MeasureRef;
  isPlanned: boolean;
  n: number;
  mean: Estimate;
  /** The SD (n − 1). Its value is NaN for one person. */
  sd: Estimate;
  median: number;
  /** The mean divided by the SD, for differences; null for other measures. */
  dz: Estimate | null;
  /** dz times Hedges' correction. */
  hedges: number | null;
  /** The share of people above 0, for differences; null for other measures. */
  above0: Estimate | null;
  /** The median number of scored trials per person. */
  trials: number;
  reliability: Reliability | null;
  /** The mean of each condition. The SD is NaN for one person. */
  byCondition: readonly { condition: string; n: number; mean: Estimate; sd: number }[];
  /** The first two conditions, or the planned pair: second minus first. */
  difference: { first: string; second: string; welch: Estimate; df: number; g: Estimate } | null;
  /**
   * People who did the step at the earliest place, and at a later place: the mean at later places minus the mean at the
   * earliest place, by Welch's t. Null if the place of the step is fixed.
   */
  byPlace: { first: number; later: number; welch: Estimate; df: number } | null;
  values: readonly number[];
  /** The condition of each value. */
  conditions: readonly (string | null)[];
};

export type Reliability = {
  kind: "errors" | "halves" | "alpha";
  /** People whose runs state the error of the measure. */
  n: number;
  estimate: Estimate;
  /** McDonald's ω of a scale; null for tasks. */
  omega: number | null;
  /** How the interval was computed; null without an interval. */
  interval: "bootstrapT" | "feldt" | null;
  /** The number of resamples of people and the seed of their generator; null without resamples. */
  resamples: { count: number; seed: number } | null;
  /** The number of random halves, how many of them resamples use, and their seed; null for other kinds. */
  halves: { count: number; inResamples: number; seed: number } | null;
};

export type CorrelationFinding = {
  first: MeasureRef;
  second: MeasureRef;
  n: number;
  pearson: Estimate;
  spearman: number;
  /** The correlation corrected for attenuation; null unless both lower ends are above 0 and 60 people have both scores. */
  corrected: {
    estimate: Estimate;
    /** Of the resamples in which the corrected correlation is defined: the share beyond 1 or −1. */
    shareAbove1: number;
    /** Of all resamples: the share in which a reliability is 0 or less. */
    shareUndefined: number;
    resamples: { count: number; seed: number };
  } | null;
  /** The scores of the people, of every second or further person if there are more than 1,000. */
  points: readonly (readonly [number, number])[];
};

/** Two visits, or two sessions, of the same people. */
export type RetestFinding = {
  measure: MeasureRef;
  visits: readonly [string, string];
  n: number;
  pearson: Estimate;
  icc21: Estimate;
  icc31: Estimate;
  change: Estimate;
  sem: number;
  smallestChange: number;
  /** The days between the two visits: median, minimum and maximum. */
  days: readonly [number, number, number] | null;
};

/** A row of the fixed sensitivity analyses: the planned number, or the mean of the first measure without a plan. */
export type SensitivityRow = {
  id:
    | "asPlanned"
    | "nobodyExcluded"
    | "onTime"
    | "trimmed"
    | "place"
    | "locale"
    | "input"
    | "notSeenBefore";
  /** The value of the property, such as `fr`; null for the first four rows. */
  part: string | null;
  n: number;
  /** Null if the subset has too few people. */
  estimate: Estimate | null;
};

export type SurveyItemFinding = {
  column: string;
  shown: number;
  answered: number;
  kind: "choices" | "number" | "text";
  /** Answers with their frequency, in the order of the codebook; for choices. */
  frequencies: readonly { value: string; label: string; n: number }[];
  /** n, mean, SD (n − 1; null for one number), smallest, largest; for numbers. */
  moments: { n: number; mean: number; sd: number | null; low: number; high: number } | null;
};

export type SurveyFinding = { step: string; items: readonly SurveyItemFinding[] };

/** A fact that a reader must know in addition to the numbers. `id` is the key of a text. */
export type Note = { id: string; values: Readonly<Record<string, string | number>> };

export type Findings = {
  study: {
    protocol: string | null;
    /** The document whose plan is used; null if none was found. */
    document: ReadDocument | null;
    /** The hashes of plans in the records, with the number of sessions and the first and last day (YYYY-MM-DD). */
    plans: readonly { hash: string | null; sessions: number; first: string; last: string }[];
    documents: readonly { document: string; sessions: number }[];
    /** Other studies among the files, with the number of sessions. */
    others: readonly { protocol: string | null; sessions: number }[];
  };
  /** Whether all analysed sessions are simulated. */
  isSimulated: boolean;
  sessions: readonly CountedSession[];
  flow: Flow;
  attrition: Attrition | null;
  planned: PlannedAndFound | null;
  answer: Answer | NoAnswer;
  /** The measure of the answer and of the sensitivity analyses; null if the data have no measure. */
  asked: MeasureRef | null;
  measures: readonly MeasureFinding[];
  correlations: readonly CorrelationFinding[];
  retests: readonly RetestFinding[];
  sensitivity: readonly SensitivityRow[];
  surveys: readonly SurveyFinding[];
  notes: readonly Note[];
};

/** Every number of the findings by its name, such as `answer.estimate.low`; null if it cannot be computed. */
export type Results = Readonly<Record<string, number | null>>;
