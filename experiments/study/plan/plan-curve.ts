import { MOST_PEOPLE } from "@/experiments/study/document/plan-schema";
import type { Plan } from "@/experiments/study/document/schema";
import { oneMean } from "@/lib/stats/power";
import { figuresAt, lengthsOf } from "./figures-at";
import { isDifference } from "./plan-for";
import type { CurvePoint, PlanCurve, PlanInputs, Series } from "./plan-types";
import type { MeasureData, Sample } from "./planner-data";
import {
  ANY_SAMPLE,
  basisOf,
  DEFAULTS,
  effectOf,
  givenOf,
  otherReliability,
  peopleFor,
  secondFigures,
  solvePlan,
  testOf,
} from "./solve-plan";

/**
 * The number of computed points between two measured numbers of trials. A few points are enough, because the line is
 * nearly straight.
 */
const POINTS_BETWEEN = 2;

const FEWEST_PEOPLE = 5;
const AXIS_PEOPLE = 1000;

/** What a series is computed from, in addition to its plan and its data. */
type Given = {
  other: ReturnType<typeof otherReliability>;
  /** The share of the participants whose data the test uses. */
  share: number;
};

/**
 * Returns the number of people, with interval, that a question needs for a number of trials; null without an answer.
 */
function pointAt(
  plan: Plan,
  data: MeasureData | Sample,
  { other, share }: Given,
  trials: number,
  asFormula: boolean,
  near?: number,
): CurvePoint | null {
  const found = basisOf(plan, figuresAt(data, trials, {}, asFormula), other);
  if (!("basis" in found)) return null;
  const { value, low, high, designOf } = found.basis;
  const test = testOf(plan);
  const people = (at: number, guess?: number) =>
    peopleFor(designOf(at), plan, test, guess === undefined ? guess : guess * share) / share;
  const here = people(value, near);
  if (!Number.isFinite(here)) return null;
  if (asFormula || low === high) return { trials, people: here };
  const ends = [low, high].map((at) => people(at, here)).map((each) => Math.min(each, MOST_PEOPLE));
  return { trials, people: here, low: Math.min(...ends), high: Math.max(...ends) };
}

const isPoint = (point: CurvePoint | null): point is CurvePoint => point !== null;

/** Returns the numbers of trials at which a line is computed: the measured numbers and some numbers between them. */
function along(lengths: readonly number[]): number[] {
  return lengths.flatMap((length, index) => {
    const next = lengths[index + 1];
    if (next === undefined) return [length];
    return Array.from(
      { length: POINTS_BETWEEN + 1 },
      (_, part) => length * (next / length) ** (part / (POINTS_BETWEEN + 1)),
    );
  });
}

/** Returns whether the number of people that a question needs depends on the number of trials. */
const dependsOnTrials = ({ question, observed, observedWith }: Plan) =>
  question !== "proportion" &&
  question !== "proportions" &&
  !(question === "correlation" && observed && !observedWith);

/**
 * The maximum number of cached series. Authors try fewer plans than this number, and each series needs little memory.
 */
const MOST_KEPT = 64;

const KEPT = new WeakMap<MeasureData | Sample, Map<string, Series>>();

/** Returns a plan without the fields on which the lines of the figure do not depend. */
const drawnOf = ({
  people: _,
  loss: __,
  payPerHour: ___,
  feePercent: ____,
  currency: _____,
  exclude: ______,
  hypotheses: _______,
  recruitment: ________,
  ...drawn
}: Plan) => drawn;

/**
 * Returns a series from a cache. Its computation takes the longest, and most edits of a document do not change the
 * series.
 */
function keptSeries(...of: Parameters<typeof seriesOf>): Series {
  const [id, plan, data, given] = of;
  const known = KEPT.get(data) ?? new Map<string, Series>();
  KEPT.set(data, known);
  const key = JSON.stringify([id, drawnOf(plan), given]);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_KEPT) known.clear();
  const made = seriesOf(...of);
  known.set(key, made);
  return made;
}

function seriesOf(id: Series["id"], plan: Plan, data: MeasureData | Sample, given: Given): Series {
  const lengths = lengthsOf(data);
  const at = (list: readonly number[], asFormula: boolean) => {
    let near: number | undefined;
    return list
      .map((trials) => {
        const point = pointAt(plan, data, given, trials, asFormula, near);
        near = point?.people ?? near;
        return point;
      })
      .filter(isPoint);
  };
  const dots = at(lengths, false);
  const isOtherDay = plan.question === "correlation" && plan.when === "anotherDay";
  const hasFormula = "components" in data && data.components !== undefined;
  return {
    id,
    // No formula for another day is known, so the line connects the measured points.
    line: isOtherDay || !hasFormula ? (dots.length > 1 ? dots : []) : at(along(lengths), true),
    dots,
    effect: effectOf(plan) ?? 0,
  };
}

/**
 * Returns whether fewer than ten people are enough to detect the published effect at every measured number of trials.
 */
function isAnySample(plan: Plan, data: MeasureData): boolean {
  if (!isDifference(data)) return false;
  const { power = DEFAULTS.power } = plan;
  return Object.values(data.lengths).every(
    ({ mean, sd }) => oneMean(sd).power(mean, ANY_SAMPLE - 1, testOf(plan)) >= power,
  );
}

/** Returns a plan for another question with the same power and α. The figure displays this question for comparison. */
const beside = (
  { power, alpha, tests, sides, other, groups }: Plan,
  question: Plan["question"],
  effect: number,
): Plan => ({
  question,
  effect,
  ...(power !== undefined && { power }),
  ...(alpha !== undefined && { alpha }),
  ...(tests !== undefined && { tests }),
  ...(sides !== undefined && { sides }),
  ...(other !== undefined && { other }),
  ...(groups !== undefined && { groups }),
});

const seriesId = ({ question }: Plan): Series["id"] =>
  question === "correlation" || question === "groups" ? question : "question";

/** Rounds up to the next limit of a logarithmic axis: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const [step = 10] = [1, 2, 5].filter((each) => each * power >= value);
  return step * power;
}

/**
 * Returns the data of the figure: for each number of trials, the number of people that the question needs, with its
 * interval; the same for the questions for comparison; the laboratory sample; and the position of the plan. The lines
 * end at the last measured numbers of trials.
 */
export function planCurve(inputs: PlanInputs, result = solvePlan(inputs)): PlanCurve {
  const { plan, measure, share } = inputs;
  const { data } = measure;
  const { need } = result;
  const other = otherReliability(inputs);
  const hasOwn = Object.keys(givenOf(plan)).length > 0;
  const isDrawn =
    data &&
    !hasOwn &&
    dependsOnTrials(plan) &&
    // The length of the second measure does not change along the axis.
    secondFigures(inputs) === null &&
    plan.goal !== "smallestEffect" &&
    need !== null;
  const { correlation: r, groups: difference } = plan.beside ?? {};
  const series = !data
    ? []
    : [
        ...(isDrawn ? [keptSeries(seriesId(plan), plan, data, { other, share })] : []),
        ...(isDrawn && data.laboratory
          ? [keptSeries("laboratory", plan, data.laboratory, { other, share })]
          : []),
        ...(r !== undefined && plan.question !== "correlation" && !hasOwn
          ? [keptSeries("correlation", beside(plan, "correlation", r), data, { other, share: 1 })]
          : []),
        ...(difference !== undefined && plan.question !== "groups" && !hasOwn
          ? [
              keptSeries("groups", beside(plan, "groups", difference), data, {
                other: null,
                share: 1,
              }),
            ]
          : []),
      ].map((each) =>
        // The points of the laboratory sample are connected by straight lines, because this sample has no formula.
        each.id === "laboratory" ? { ...each, line: each.dots } : each,
      );
  const { trials, length } = measure;
  // If the plan does not state a number of people, the position of the plan is at the needed number.
  const people =
    plan.people ?? (need && Number.isFinite(need.total) ? Math.max(need.total, 2) : undefined);
  const here = trials !== null && length && people !== undefined ? { trials, people } : null;
  const points = series.flatMap(({ line, dots }) => [...line, ...dots]);
  const reach = [
    ...points.map((point) => point.trials),
    ...(data ? lengthsOf(data) : []),
    ...(trials === null ? [] : [trials]),
  ];
  const most = Math.max(
    AXIS_PEOPLE,
    plan.people ?? 0,
    need && Number.isFinite(need.total) ? need.total : 0,
    ...points.map(({ people }) => people),
  );
  return {
    series,
    anySample: data !== null && isAnySample(plan, data),
    here,
    need,
    trials: [Math.min(...reach), Math.max(...reach)],
    people: [FEWEST_PEOPLE, Math.min(roundUp(most), MOST_PEOPLE)],
  };
}
