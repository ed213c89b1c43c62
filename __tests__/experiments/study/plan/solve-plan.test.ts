/** @jest-environment node */

import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Plan } from "@/experiments/study/document/schema";
import { groupSize } from "@/experiments/study/papers/group-size";
import { figuresAt } from "@/experiments/study/plan/figures-at";
import { planCurve } from "@/experiments/study/plan/plan-curve";
import { planFor } from "@/experiments/study/plan/plan-for";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { LOCALES } from "@/lib/routes";
import { versionOf } from "../document/a-document";
import { CORRELATION, DATA, inputsOf } from "./a-plan";

const GROUPS: Plan = { question: "groups", measure: "stroop.stroop_effect", effect: 40 };
const stroop = DATA.stroop?.stroop_effect?.figures;
if (!stroop?.laboratory) throw new Error("no figures of the Stroop effect");

describe("a plan with 48 + 48 Stroop trials and a true correlation of .30 with extraversion", () => {
  const inputs = inputsOf(CORRELATION);
  const { need, at, reliability, otherReliability } = solvePlan(inputs);

  it("needs 162 people, or 152 to 176 according to the reliability of .661 [.610, .706]", () => {
    expect(need).toMatchObject({ total: 162, low: 152, high: 176 });
    expect(reliability).toMatchObject({ value: 0.661, low: 0.61, high: 0.706 });
    expect(otherReliability).toMatchObject({ value: 0.8, origin: "alpha" });
  });

  it("has a power of .39 with 60 people", () => {
    expect(at?.power).toBeCloseTo(0.392, 3);
    expect(planHeading(inputs, "en")).toBe(
      "With 60 participants, 39 of 100 such studies would detect the effect (power .39). A power of .80 requires 162 participants (152 to 176).",
    );
  });

  it("has a note that states the retest reliability with its interval and delay", () => {
    expect(planNotes(inputs, "en").join(" ")).toContain(
      "Test–retest reliability, about 110 days apart: .46 [.32, .58], 148 participants.",
    );
  });
});

it("the figure has a dot for each measured reliability, and its lines end at the last measured reliability", () => {
  const values = [6, 12, 24, 48].map((k) => figuresAt(stroop, k).sameSession?.value);
  expect(values).toEqual([0.241, 0.355, 0.502, 0.661]);
  // The published data require right answers in each condition. A different rule would yield .532 instead of .524 at 48
  // trials.
  const laboratory = [24, 48, 96, 144, 240].map(
    (k) => figuresAt(stroop.laboratory ?? null, k).sameSession?.value,
  );
  expect(laboratory).toEqual([0.318, 0.524, 0.556, 0.653, 0.733]);
  const { series, anySample } = planCurve(inputsOf({ ...CORRELATION, beside: { groups: 40 } }));
  expect(series.map(({ id, line }) => [id, line.at(0)?.trials, line.at(-1)?.trials])).toEqual([
    ["correlation", 6, 48],
    ["laboratory", 12, 240],
    ["groups", 6, 48],
  ]);
  expect(anySample).toBe(true);
});

it("a difference of 40 ms between two groups, with an SD of 60.59, needs 38 people in each group", () => {
  const { need, sd } = solvePlan(inputsOf(GROUPS));
  expect(sd?.value).toBe(60.59);
  expect(need?.groups).toEqual([38, 38]);
  expect(need?.exact).toBeCloseTo(37.003, 3);
});

it("the interval between measured numbers of trials is computed from the joint draws", () => {
  const { splitHalf: _, ...unsplit } = stroop.lengths[48] ?? { n: 0, mean: 0, sd: 1 };
  const formula = figuresAt({ ...stroop, lengths: { 48: unsplit } }, 48);
  // The expected numbers are from the notes about the data file. They apply to 45.6 valid trials.
  expect(formula.sameSession?.value).toBeCloseTo(0.66, 3);
  expect(formula.sameSession?.low).toBeCloseTo(0.608, 3);
  expect(formula.sameSession?.high).toBeCloseTo(0.698, 3);
  const { sameSession } = solvePlan(inputsOf(CORRELATION, { trials: 72, blocks: 3 }));
  expect(sameSession?.origin).toBe("formula");
  expect(sameSession?.value).toBeCloseTo(0.593, 3);
  expect(sameSession?.low).toBeCloseTo(0.538, 3);
  expect(sameSession?.high).toBeCloseTo(0.635, 3);
});

it("an observed correlation is not attenuated again, so its plan needs 85 people instead of 162", () => {
  expect(solvePlan(inputsOf({ ...CORRELATION, observed: true })).need?.total).toBe(85);
});

it("a correlation between measures on different days requires the retest reliability of each measure", () => {
  const { gaps } = solvePlan(inputsOf({ ...CORRELATION, when: "anotherDay" }));
  expect(gaps).toEqual(["otherRetest"]);
  const other = { measure: "span.mean_span" };
  const { need, reliability } = solvePlan(inputsOf({ ...CORRELATION, when: "anotherDay", other }));
  expect(reliability).toMatchObject({ value: 0.458, kind: "anotherDay", days: 110 });
  expect(need?.low).toBeLessThan(need?.total ?? 0);
});

it("a plan without an effect has no answer, and the effect is listed as missing", () => {
  const inputs = inputsOf({ question: "groups", measure: "stroop.stroop_effect", people: 60 });
  const { need, at, gaps } = solvePlan(inputs);
  expect([need, at, gaps]).toEqual([null, null, ["effect"]]);
  expect(planNotes(inputs, "en")[0]).toBe("State the smallest effect size of interest.");
});

it("a plan for parameters without published data has no answer until the author states the figures", () => {
  const parameters = { trials: 96, blocks: 4, fixationMs: 800 };
  const inputs = inputsOf(GROUPS, parameters);
  expect(solvePlan(inputs).gaps).toEqual(["sd"]);
  expect(planNotes(inputs, "fr").join(" ")).toContain("fixationMs");
  expect(solvePlan(inputsOf({ ...GROUPS, sd: 60.59 }, parameters)).need?.groups).toEqual([38, 38]);
});

it("a note cautions that published figures apply to the standard instructions if the study has other instructions", () => {
  const inputs = inputsOf(GROUPS);
  const notesWith = (step: object, plan = inputs.plan) => {
    const steps = inputs.document.steps.map((each) =>
      each.id === "stroop" ? { ...each, ...step } : each,
    );
    return planNotes({ ...inputs, plan, document: { ...inputs.document, steps } }, "en").join(" ");
  };
  const caution = "participants who read the task’s own instructions";
  expect(notesWith({ instructions: "none" })).toContain(caution);
  expect(notesWith({ instructionsFor: { b: { en: "Slowly." } } })).toContain(caution);
  expect(notesWith({})).not.toContain(caution);
  // The author of the plan may have measured the figures with the instructions of the study.
  expect(notesWith({ instructions: "none" }, { ...GROUPS, sd: 60 })).not.toContain(caution);
});

it("the number of people to recruit includes the expected loss, and each group size is rounded up", () => {
  const plan = { ...GROUPS, loss: 0.2, groups: { sizeRatio: 2 } };
  const { need } = solvePlan(inputsOf(plan));
  const [first = 0, second = 0] = need?.groups ?? [];
  expect(second).toBeGreaterThanOrEqual(2 * first - 1);
  expect(need?.recruited).toBe(Math.ceil((first + second) / 0.8));
});

it("α is divided by the number of tests of a plan, so more tests need more people", () => {
  const needed = (plan: object) => solvePlan(inputsOf({ ...CORRELATION, ...plan }));
  expect(needed({ tests: 5 }).alpha).toBeCloseTo(0.01, 12);
  expect(needed({ tests: 5 }).need?.total).toBe(needed({ alpha: 0.01 }).need?.total);
  expect(needed({ tests: 5 }).need?.total).toBeGreaterThan(needed({}).need?.total ?? Infinity);
});

it("the heading states that fewer than ten people are enough for the published effect", () => {
  const inputs = inputsOf({ ...GROUPS, question: "effect", effect: 122 });
  expect(planHeading(inputs, "en")).toContain("fewer than ten participants would be enough");
});

it("the sentence for the preregistration states all assumptions of the plan, in each language", () => {
  const inputs = inputsOf({
    ...CORRELATION,
    loss: 0.1,
    whyEffect: {
      en: "a weaker one would change nothing.",
      fr: "une plus faible ne changerait rien.",
    },
  });
  expect(planSentence(inputs, "en")).toMatch(
    /^We will recruit 67 participants, so that 60 remain for analysis\. This gives a power of \.39 \(t test of Pearson’s r, two-sided, α = \.05\) to detect a true correlation of \.30 between Stroop .+ and Extraversion, the smallest effect size of interest, assuming a reliability of \.66 \[\.61, \.71\] for Stroop .+ at 48 trials per condition and \.80 for Extraversion \(.+doi:.+\)\. Why a smaller effect would not matter: “a weaker one would change nothing”\. The rules for excluding data are part of the protocol \(id [0-9a-f]{12}\) and of the plan \(id [0-9a-f]{12}\)\.$/,
  );
  const french = planSentence(inputs, "fr");
  expect(french).toContain("une puissance de 0,39 (test t du r de Pearson, bilatéral, α = 0,05)");
  expect(french).toMatch(/serait sans intérêt.: «.une plus faible ne changerait rien.»\./);
});

it("beyond the measured numbers of trials, figures are computed with the formula and have no interval", () => {
  const inputs = inputsOf(CORRELATION, { trials: 480, blocks: 8 });
  const { sameSession, need } = solvePlan(inputs);
  expect(sameSession).toMatchObject({ origin: "beyond", low: null, high: null });
  expect(need).toMatchObject({ low: null, high: null });
  const notes = planNotes(inputs, "en").join(" ");
  expect(notes).toContain("from the formula, outside the measured lengths");
  expect(notes).not.toMatch(/between measured lengths|\[/);
});

it("the answer for a proportion near 1 is the smallest decrease if an increase cannot be detected", () => {
  const inputs = inputsOf({
    question: "proportion",
    measure: "stroop.stroop_effect",
    goal: "smallestEffect",
    reference: 0.95,
    people: 30,
  });
  const { at } = solvePlan(inputs);
  expect(at?.smallest).toBeNull();
  expect(at?.smallestDecrease).toBeCloseTo(0.95 - 0.786, 3);
  expect(planHeading(inputs, "en")).toBe(
    "With 30 participants, the smallest decrease detected in 80% of studies is .16 from .95; no increase can be detected.",
  );
});

it("the smallest detectable effect with two people and a tiny α is millions of standard deviations", () => {
  const plan = { ...GROUPS, question: "effect", goal: "smallestEffect" } as const;
  const { at, sd } = solvePlan(inputsOf({ ...plan, people: 2, alpha: 0.0001, tests: 1000 }));
  expect((at?.smallest ?? 0) / (sd?.value ?? 1) / 5.8e6).toBeCloseTo(1, 1);
});

it("a note cautions against an observed correlation that implies a true correlation above .7", () => {
  const plan = { ...CORRELATION, observed: true } as const;
  const noted = (effect: number) =>
    planNotes(inputsOf({ ...plan, effect, observedWith: { measure: 0.4, other: 0.4 } }), "en").join(
      " ",
    );
  expect(noted(0.35)).toContain("corresponds to a true correlation of .87");
  expect(noted(0.2)).not.toContain("corresponds to");
});

it("the texts about a plan never state a power of 1 or a width of 0", () => {
  const sure = inputsOf({ ...GROUPS, question: "effect", effect: 60, people: 400 });
  expect(planSentence(sure, "en")).toContain("a power of more than .99");
  const narrow = inputsOf({ ...GROUPS, question: "effect", goal: "width", width: 0.001 });
  expect(planHeading(narrow, "en")).toContain("A width of 0.001\u00A0ms requires");
  expect(planHeading(narrow, "en")).toContain("more than 100,000 participants in all");
});

it("the heading states that the test needs more people if the planned number is too small for the test", () => {
  const inputs = inputsOf({ ...CORRELATION, people: 3 });
  expect(planHeading(inputs, "en")).toMatch(
    /^This test needs more than 3 participants\. A power of \.80 requires/,
  );
});

it("a note mentions a smaller number of trials whose published reliability is higher", () => {
  const inputs = inputsOf({
    question: "correlation",
    measure: "flanker.flanker_effect",
    other: { name: "Another", reliability: 0.8 },
    effect: 0.3,
  });
  expect(planNotes(inputs, "en").join(" ")).toMatch(/lower at this length than at 6 trials.+\.18/);
});

it.each(["en", "fr"] as const)("the sentence states an equivalence or a change in %s", (locale) => {
  const equivalent = inputsOf({ ...GROUPS, goal: "equivalence", people: 100 });
  const change = inputsOf({ ...GROUPS, question: "change", effect: 20, rho: 0.7, people: 100 });
  const [shows, finds] = [equivalent, change].map((each) => planSentence(each, locale));
  expect(shows).toMatch(
    locale === "en"
      ? /two one-sided Welch t tests, α = \.05 each\) to show that the difference .+ lies within ± 40.ms/
      : /deux tests t de Welch unilatéraux, α = 0,05 chacun\) pour montrer que la différence .+ entre −40.ms et \+40.ms/,
  );
  expect(finds).toMatch(
    locale === "en" ? /and a reliability of \.66 \[/ : /et une fidélité de 0,66 \[/,
  );
});

it("the texts distinguish an observed correlation from the true correlation that it implies", () => {
  const observedWith = { measure: 0.8, other: 0.8 };
  const inputs = inputsOf({ ...CORRELATION, effect: 0.2, observed: true, observedWith });
  expect(planSentence(inputs, "en")).toMatch(
    /a correlation of \.20 .+ as observed with reliabilities of \.80 and \.80 \(true correlation \.25\)/,
  );
  expect(planNotes(inputs, "en").join(" ")).toContain(
    "a true correlation of .25 gives an observed correlation of .18",
  );
});

it("the sentence states the needed number of people as a result if the plan does not state a number", () => {
  const { people: _, ...plan } = CORRELATION;
  const sentence = planSentence(inputsOf({ ...plan, loss: 0.1 }), "en");
  expect(sentence).toMatch(
    /^\[To complete: number of participants\] The calculation gives \d+ participants to recruit/,
  );
  expect(sentence).not.toContain("We will recruit");
});

it("the sentence names the step of each measure if two steps run the same app", () => {
  const step = (id: string) => ({
    id,
    app: "stroop",
    version: versionOf("stroop"),
    parameters: {},
  });
  const checked = checkProtocol(
    {
      protocol: 1,
      steps: [step("before"), step("after")],
      plan: {
        question: "correlation",
        measure: "before.stroop_effect",
        other: { measure: "after.stroop_effect" },
        effect: 0.5,
        people: 60,
      },
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const inputs = planFor(checked.document, undefined, { apps: MODELS, data: DATA });
  if ("reason" in inputs) throw new Error(inputs.reason);
  expect(planSentence(inputs, "en")).toMatch(
    /between Stroop .+, step before and Stroop .+, step after/,
  );
  expect(planSentence(inputs, "fr")).toMatch(
    /«.Stroop .+, étape before.» et «.Stroop .+, étape after.»/,
  );
  expect(planSentence(inputsOf(CORRELATION), "en")).not.toContain("step");
});

it.each([8, 20, 60])(
  "the additional people in the note compensate for the random sizes of two groups (effect of %d ms)",
  (effect) => {
    const plan = { ...GROUPS, effect };
    const people = solvePlan(inputsOf(plan)).need?.total ?? 0;
    const notes = planNotes(inputsOf({ ...plan, people }), "en").join(" ");
    const more = Number(/About (\d+) more participants/.exec(notes)?.[1]);
    const { low, high } = groupSize(people + more, 2);
    const power = (sizeRatio: number, all: number) =>
      solvePlan(inputsOf({ ...plan, people: all, groups: { sizeRatio } })).at?.power ?? 0;
    expect(power(high / low, people + more)).toBeGreaterThan(power(1, people) - 0.01);
  },
);

test.each(LOCALES)("a note states that a test does not compare the conditions (%s)", (locale) => {
  const notes = (changes: object, conditions?: string[]) => {
    const inputs = inputsOf({ ...CORRELATION, ...changes });
    const document = { ...inputs.document, ...(conditions && { conditions }) };
    return planNotes({ ...inputs, document }, locale).join(" ");
  };
  const ignored = /does not compare the conditions|ne compare pas les conditions/;
  expect(notes({})).toMatch(ignored);
  expect(notes({}, [])).not.toMatch(ignored);
  expect(notes({ question: "groups", effect: 20 })).not.toMatch(ignored);
});
