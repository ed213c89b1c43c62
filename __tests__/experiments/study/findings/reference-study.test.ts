/** @jest-environment node */

import type { Plan } from "@/experiments/study/document/schema";
import type { Answer, Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { correctedCorrelation } from "@/experiments/study/findings/measures/corrected-correlation";
import { firstValues } from "@/experiments/study/findings/people/cases";
import {
  createModels,
  reliabilityModel,
} from "@/experiments/study/findings/reliability/reliability-models";
import { measuredOf, reliabilityOf } from "@/experiments/study/findings/reliability/reliability-of";
import { refOf } from "@/experiments/study/findings/run-scores";
import {
  REFERENCE_PLAN,
  referenceDocument,
  referenceSessions,
  VALUES,
} from "./reference/reference-study";

/** The largest relative difference of closed forms, and of numbers that are computed with the noncentral t. */
const CLOSED = 1e-9;
const NONCENTRAL = 1e-6;

const known = new Map<string, Findings>();

/** Returns the findings of the reference study with a plan, which are computed once. */
function found(plan: Plan | null = REFERENCE_PLAN): Findings {
  const key = JSON.stringify(plan);
  const findings =
    known.get(key) ??
    findingsOf({ sessions: referenceSessions(), documents: [referenceDocument(plan)] });
  if (!findings) throw new Error("no findings");
  known.set(key, findings);
  return findings;
}

const answerTo = (plan: Plan): Answer => {
  const { answer } = found(plan);
  if ("reason" in answer) throw new Error(answer.reason);
  return answer;
};

/** Expects numbers to be equal up to a relative difference. */
function expectNear(numbers: readonly (number | null)[], expected: readonly number[], by = CLOSED) {
  expect(numbers).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) {
    const number = numbers[index] ?? Number.NaN;
    if (!(Math.abs(number - value) <= by * Math.abs(value))) expect(number).toBe(value);
  }
}

const PLAN = VALUES.by_plan;

it("the flow of the reference study has the same counts as in R", () => {
  const { flow } = found();
  const lines = Object.fromEntries(
    flow.steps.filter(({ total }) => total > 0).map(({ aside, total }) => [aside, total]),
  );
  expect(lines).toEqual({
    otherProtocol: VALUES.flow.otherProtocol,
    withdrawn: VALUES.flow.withdrawn,
    incomplete: VALUES.flow.incomplete,
    laterRun: VALUES.flow.laterRun,
    noScore: VALUES.noScore.stroop.tooOftenHidden,
    excluded: VALUES.excluded.stroop.length,
  });
  expect(flow.partial).toBe(VALUES.flow.partialBeforeComplete);
  expect(flow.sessions).toBe(62);
  expect(flow.began.total).toBe(VALUES.people + VALUES.flow.incomplete);
  expect(flow.analysed).toEqual({
    total: PLAN.stroop.n,
    byCondition: PLAN.stroop.welch_b_minus_a.n,
  });
  expect(flow.seenBefore).toBe(1);
});

it("the findings name the people whom the rule of the reference plan excludes, and the reason of a missing score", () => {
  const { sessions } = found();
  const excluded = sessions.filter(({ aside }) => aside === "excluded");
  expect(excluded.map(({ session }) => session.person).sort()).toEqual(VALUES.excluded.stroop);
  expect(excluded.map(({ detail }) => detail)).toEqual(["0", "0"]);
  const [missing] = sessions.filter(({ aside }) => aside === "noScore");
  expect(missing?.detail).toBe("stroop.tooOftenHidden");
});

it.each(["stroop", "flanker"] as const)(
  "the findings have the numbers of R for the measure of %s",
  (task) => {
    const finding = found().measures.find(({ measure }) => measure.step === task);
    const r = PLAN[task];
    if (!finding?.dz || !finding.above0 || !finding.difference || !finding.byPlace)
      throw new Error("incomplete");
    expect(finding.n).toBe(r.n);
    expectNear([finding.mean.value, finding.mean.low, finding.mean.high], [r.mean, ...r.ci]);
    expectNear([finding.sd.value, finding.median, finding.hedges], [r.sd, r.median, r.hedges_gz]);
    expectNear([finding.dz.value], [r.dz]);
    expectNear([finding.dz.low, finding.dz.high], r.dz_ci, NONCENTRAL);
    expectNear([finding.above0.value], [r.share_above_0]);
    const { welch, df, g } = finding.difference;
    const w = r.welch_b_minus_a;
    expectNear([welch.value, welch.low, welch.high, df], [w.difference, ...w.ci, w.df]);
    expectNear([g.value], [w.hedges_g]);
    const { byPlace } = finding;
    expect([byPlace.first, byPlace.later]).toEqual(r.by_place.n);
    expectNear(
      [byPlace.welch.value, byPlace.welch.low, byPlace.welch.high],
      [r.by_place.second_minus_first, ...r.by_place.ci],
    );
    expectNear(
      [finding.reliability?.estimate.value ?? null],
      [r.reliability.components.reliability],
    );
  },
);

it("has the bootstrap-t intervals of reliability that R computes from the same resamples", () => {
  // Printed by reference/bootstrap-t.R.
  const expected = {
    stroop: [0.4342877048313025, 0.7693504394373795],
    flanker: [0.1927502866468589, 0.6571532435096888],
  };
  const { measures } = found();
  for (const [task, ends] of Object.entries(expected)) {
    const { reliability } = measures.find(({ measure }) => measure.step === task) ?? {};
    expect(reliability).toMatchObject({ interval: "bootstrapT", resamples: { count: 2000 } });
    expectNear([reliability?.estimate.low ?? null, reliability?.estimate.high ?? null], ends);
  }
});

it("the planned question is answered with Welch's interval, and the decision follows from this interval", () => {
  const w = PLAN.stroop.welch_b_minus_a;
  const answer = answerTo(REFERENCE_PLAN);
  const { estimate, df, standardised, decision, sides } = answer;
  expect(answer.method).toBe("welch");
  expectNear([estimate.value, estimate.low, estimate.high, df], [w.difference, ...w.ci, w.df]);
  expect(estimate.level).toBe(0.95);
  expect(decision).toBe("undecided");
  expectNear([standardised?.estimate.value ?? null], [w.hedges_g]);
  expectNear(
    sides.flatMap(({ mean, sd }) => [mean, sd]),
    [w.means[0], w.sds[0], w.means[1], w.sds[1]] as number[],
  );
});

it("equivalence is decided by the 90 % interval and the margin", () => {
  const { estimate, margin, decision } = answerTo({ ...REFERENCE_PLAN, goal: "equivalence" });
  expect(margin).toBe(PLAN.stroop.welch_b_minus_a.tost_margin);
  expectNear([estimate.low, estimate.high], PLAN.stroop.welch_b_minus_a.ci90);
  expect(decision).toBe("undecided");
});

it("the correlation of the two tasks is the same as in R", () => {
  const [both] = found().correlations;
  const r = PLAN.correlation;
  expect(both?.first.name).toBe("stroop.stroop_effect");
  expect(both?.second.name).toBe("flanker.flanker_effect");
  expect(both?.n).toBe(r.n);
  expectNear(
    [both?.pearson.value ?? null, both?.pearson.low ?? null, both?.pearson.high ?? null],
    [r.r, ...r.fisher_ci],
  );
  expectNear([both?.spearman ?? null], [r.spearman]);
  // Fewer than 60 people have both scores.
  expect(both?.corrected).toBeNull();
});

it("the correction of a correlation for attenuation is the same as in R, with resamples of people", () => {
  const analysed = found().sessions.filter(({ aside }) => aside === null);
  const [stroop, flanker] = (["stroop", "flanker"] as const).map((task) =>
    firstValues(analysed, refOf(task, task, `${task}_effect`)),
  );
  const people = [...(stroop?.keys() ?? [])].filter((key) => flanker?.has(key));
  const sides = [stroop, flanker].map((values) =>
    people.flatMap((key) => {
      const valued = values?.get(key);
      return (valued && measuredOf(valued)) ?? [];
    }),
  );
  const [one, other] = sides.map((side) => reliabilityModel(side, 1));
  const [x = [], y = []] = sides.map((side) => side.map(({ value }) => value));
  if (!one || !other) throw new Error("no reliability");
  const corrected = correctedCorrelation(x, y, one, other, 3);
  const r = PLAN.correlation;
  expectNear([corrected.value], [r.corrected_by_components]);
  // Printed by reference/bootstrap-t.R.
  expectNear(
    [corrected.interval?.low ?? null, corrected.interval?.high ?? null],
    [0.1154516435425438, 0.8066305563530326],
  );
  expect(Math.abs(corrected.shareAbove1 - r.boot_share_above_1)).toBeLessThan(0.02);
  expect(Math.abs(corrected.shareUndefined - r.boot_share_undefined)).toBeLessThan(0.01);
});

it.each([
  ["E", "extraversion"],
  ["A", "agreeableness"],
  ["C", "conscientiousness"],
  ["N", "neuroticism"],
  ["I", "imagination"],
] as const)("α and Feldt's interval are the same as in R for the trait %s", (letter, id) => {
  const complete = found().sessions.filter(
    ({ aside }) => aside === null || aside === "noScore" || aside === "excluded",
  );
  const people = [...firstValues(complete, refOf("traits", "mini-ipip", id)).values()];
  const reliability = reliabilityOf(`traits.${id}`, people, createModels());
  const r = VALUES.alpha[letter];
  expect(reliability?.n).toBe(r.n);
  expectNear(
    [
      reliability?.estimate.value ?? null,
      reliability?.estimate.low ?? null,
      reliability?.estimate.high ?? null,
    ],
    [r.alpha, ...r.feldt_ci],
  );
  expect(reliability?.omega).toBeGreaterThan(r.alpha - 0.05);
});

it("the fixed sensitivity analyses of the planned number are the same as in R", () => {
  const rows = found().sensitivity;
  expect(rows.map(({ id, part }) => [id, part])).toEqual([
    ["asPlanned", null],
    ["nobodyExcluded", null],
    ["onTime", null],
    ["trimmed", null],
    ["place", "first"],
    ["place", "later"],
    ["locale", "en"],
    ["locale", "fr"],
    ["input", "keyboard"],
    ["input", "touch"],
    ["notSeenBefore", null],
  ]);
  const everybody = VALUES.exploratory_nobody_excluded.stroop.welch_b_minus_a;
  const row = rows[1];
  expectNear(
    [row?.estimate?.value ?? null, row?.estimate?.low ?? null, row?.estimate?.high ?? null],
    [everybody.difference, ...everybody.ci],
  );
  expect(row?.n).toBe(VALUES.exploratory_nobody_excluded.stroop.n);
});

it("the trimmed mean has Yuen's interval if the plan is about a mean", () => {
  const plan: Plan = { ...REFERENCE_PLAN, question: "effect" };
  const row = found(plan).sensitivity.find(({ id }) => id === "trimmed");
  const { trimmed20, trimmed20_ci: ends } = PLAN.stroop;
  expectNear(
    [row?.estimate?.value ?? null, row?.estimate?.low ?? null, row?.estimate?.high ?? null],
    [trimmed20, ...ends],
  );
});

it("without a plan, the first measure of the first task determines who has a score", () => {
  const { flow, answer, measures } = found(null);
  expect(flow.analysed.total).toBe(VALUES.exploratory_nobody_excluded.stroop.n);
  expect(answer).toEqual({ reason: "noPlan", n: [] });
  expectNear([measures[0]?.mean.value ?? null], [VALUES.exploratory_nobody_excluded.stroop.mean]);
});
