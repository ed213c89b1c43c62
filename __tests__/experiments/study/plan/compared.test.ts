/** @jest-environment node */

import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { moreForDraw } from "@/experiments/study/document/equal-groups";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import { figuresAt } from "@/experiments/study/plan/figures-at";
import { planFor } from "@/experiments/study/plan/plan-for";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import { planRCode } from "@/experiments/study/plan/plan-r-code";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import type { PlanInputs } from "@/experiments/study/plan/plan-types";
import { isSameQuestion } from "@/experiments/study/plan/same-question";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import type { Locale } from "@/lib/routes";
import { oneMean, twoMeans } from "@/lib/stats/power";
import { seededRandom } from "@/lib/stats/random";
import { versionOf } from "../document/a-document";
import { aSurvey } from "../papers/a-survey";
import { DATA } from "./a-plan";
import { hasPwr, runR } from "./pwr";

const stroop = (id: string, trials: number, only?: string[]) => ({
  id,
  app: "stroop",
  version: versionOf("stroop"),
  parameters: { trials, blocks: trials / 24 },
  ...(only && { for: only }),
});

/** Returns the inputs of a plan in a study. The plan itself is not checked. */
function planIn(study: object, plan: Plan): PlanInputs {
  const checked = checkProtocol({ protocol: 1, ...study }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const document: ProtocolDocument = { ...checked.document, plan };
  const inputs = planFor(document, undefined, { apps: MODELS, data: DATA });
  if ("reason" in inputs) throw new Error(inputs.reason);
  return inputs;
}

const THREE = {
  conditions: ["low", "middle", "high"],
  conditionLabels: { high: "Alarm" },
  steps: [stroop("stroop", 96)],
};
const GROUPS: Plan = { question: "groups", measure: "stroop.stroop_effect", effect: 40 };
const LOW_HIGH: Plan = {
  ...GROUPS,
  compare: [{ condition: "low" }, { condition: "high" }],
};
const twoGroups = (plan: Plan) => planIn({ ...THREE, conditions: ["low", "high"] }, plan);
const TEST = { alpha: 0.05, sides: 2 } as const;

describe("a plan that compares two of three groups", () => {
  it("needs as many participants in each of the three groups as a study of two groups needs in each", () => {
    const two = solvePlan(twoGroups(GROUPS)).need;
    const { need } = solvePlan(planIn(THREE, { ...LOW_HIGH, loss: 0.1 }));
    expect(two?.groups).toEqual([38, 38]);
    expect(need).toMatchObject({ groups: [38, 38], total: 114, recruited: 127 });
    expect(need?.low).toBe(((two?.low ?? 0) * 3) / 2);
  });

  it("has the power of the participants in the two compared groups, not of all participants", () => {
    const all = solvePlan(planIn(THREE, { ...LOW_HIGH, people: 90 })).at;
    expect(all?.power).toBeCloseTo(solvePlan(twoGroups({ ...GROUPS, people: 60 })).at?.power ?? 0);
    expect(all).toMatchObject({ people: 90, groups: [30, 30] });
  });

  it("states the number in each group, and how many participants the test uses", () => {
    const inputs = planIn(THREE, { ...LOW_HIGH, people: 90 });
    expect(planHeading(inputs, "en")).toMatch(/requires 38 participants in each of 3 groups/);
    expect(planHeading(inputs, "fr")).toMatch(/38 participants dans chacun des 3 groupes/);
    const used = /compares 2 of 3 groups.* about 60 of the 90 participants/;
    expect(planNotes(inputs, "en").join(" ")).toMatch(used);
    expect(planSentence(inputs, "en")).toMatch(used);
    expect(planSentence(inputs, "fr")).toMatch(/environ 60 des 90 participants/);
  });

  it("names the two groups in the sentence for the preregistration", () => {
    const sentence = (plan: Plan) => planSentence(planIn(THREE, { ...plan, people: 90 }), "en");
    expect(sentence(LOW_HIGH)).toContain("between the groups low and “Alarm”, the");
    expect(sentence({ ...LOW_HIGH, goal: "equivalence" })).toContain(
      "between the groups low and “Alarm” lies within",
    );
    expect(sentence({ ...LOW_HIGH, goal: "width", width: 30 })).toContain("low and “Alarm”");
  });

  it("is another question with other groups, other labels, another number of groups or another assignment", () => {
    const asked = planIn(THREE, LOW_HIGH);
    const compare: Plan["compare"] = [{ condition: "low" }, { condition: "middle" }];
    expect(isSameQuestion(asked, planIn(THREE, { ...LOW_HIGH, compare }))).toBe(false);
    expect(isSameQuestion(asked, planIn({ ...THREE, conditionLabels: {} }, LOW_HIGH))).toBe(false);
    const four = { ...THREE, conditions: [...THREE.conditions, "none"] };
    expect(isSameQuestion(asked, planIn(four, LOW_HIGH))).toBe(false);
    const balanced = { ...THREE, assignment: "balanced" };
    expect(isSameQuestion(asked, planIn(balanced, LOW_HIGH))).toBe(false);
    expect(isSameQuestion(asked, planIn(THREE, LOW_HIGH))).toBe(true);
  });

  it("needs additional participants for unequal groups only where no data server balances them", () => {
    const balanced = (locale: Locale) => {
      const study = { ...THREE, assignment: "balanced" };
      return planNotes(planIn(study, { ...LOW_HIGH, people: 114 }), locale).join(" ");
    };
    expect(balanced("en")).toMatch(
      /the data server balances them\. Without such a server, .*: about 16 more participants/,
    );
    expect(balanced("fr")).toMatch(/le serveur de données les équilibre\. Sans un tel serveur/);
    expect(balanced("en")).not.toMatch(/does not balance/);
  });

  it("gets enough additional participants that the draw leaves the planned information in 95% of studies", () => {
    const random = seededRandom(7);
    const people = 114;
    const notes = planNotes(planIn(THREE, { ...LOW_HIGH, people }), "en").join(" ");
    const more = Number(/About (\d+) more participants/.exec(notes)?.[1]);
    const enough = Array.from({ length: 4000 }, () => {
      const sizes = [0, 0, 0];
      for (let person = 0; person < people + more; person += 1) {
        const group = Math.floor(random() * 3);
        sizes[group] = (sizes[group] ?? 0) + 1;
      }
      const [a = 0, b = 0] = sizes;
      return (4 * a * b) / (a + b) >= (people * 2) / 3;
    });
    const share = enough.filter(Boolean).length / enough.length;
    expect(share).toBeGreaterThan(0.94);
    expect(share).toBeLessThan(0.97);
    expect(moreForDraw(people, 2)).toBe(4);
  });
});

const onlyWithPwr = hasPwr() ? it : it.skip;

onlyWithPwr.each<[string, object, Plan]>([
  ["two of three groups", THREE, { ...LOW_HIGH, people: 100, loss: 0.1 }],
  [
    "groups with different measures",
    {
      conditions: ["low", "high"],
      steps: [stroop("short", 24, ["low"]), stroop("long", 96, ["high"])],
    },
    {
      question: "groups",
      effect: 30,
      people: 80,
      compare: [
        { condition: "low", measure: "short.stroop_effect" },
        { condition: "high", measure: "long.stroop_effect" },
      ],
    },
  ],
  [
    "two measures of the same participants",
    { steps: [stroop("short", 24), stroop("long", 96)] },
    {
      question: "change",
      effect: 30,
      rho: 0.8,
      people: 80,
      compare: [{ measure: "short.stroop_effect" }, { measure: "long.stroop_effect" }],
    },
  ],
])("the R code of a plan about %s prints the numbers of the page", (_, study, plan) => {
  const inputs = planIn(study, plan);
  const { need, at } = solvePlan(inputs);
  const printed = runR(planRCode(inputs) ?? "");
  expect(printed).toMatch(new RegExp(`people: ${need?.total} `));
  expect(printed).toMatch(new RegExp(`to recruit: ${need?.recruited} `));
  if (need?.low) expect(printed).toContain(`interval: ${need.low} ${need.high}`);
  const [, power] = /with \d+ people: (\S+)/.exec(printed) ?? [];
  expect(Number(power)).toBeCloseTo(at?.power ?? 0, 5);
});

describe("a plan whose two sides have different measures", () => {
  const figures = (trials: number) => {
    const data = DATA.stroop?.stroop_effect?.figures ?? null;
    const { sd, sameSession } = figuresAt(data, trials);
    return { sd: sd?.value ?? 0, reliability: sameSession?.value ?? 0 };
  };
  const apart = (people: number): Plan => ({
    question: "groups",
    effect: 30,
    people,
    compare: [
      { condition: "low", measure: "short.stroop_effect" },
      { condition: "high", measure: "long.stroop_effect" },
    ],
  });
  const steps = [stroop("short", 24, ["low"]), stroop("long", 96, ["high"])];

  it("uses the published SD of each measure for its group", () => {
    const inputs = planIn({ conditions: ["low", "high"], steps }, apart(80));
    const sds = [figures(12).sd, figures(48).sd] as const;
    expect(solvePlan(inputs).at?.power).toBeCloseTo(twoMeans(sds).power(30, 80, TEST), 10);
    const sentence = planSentence(inputs, "en");
    expect(sentence).toMatch(/step short in the group low and .*step long in the group high/);
    expect(sentence).toMatch(
      /at 12 trials per condition; for .*step long, a standard deviation of/,
    );
  });

  it("has an interval from the intervals of both SDs, narrower than their ends taken together", () => {
    const data = DATA.stroop?.stroop_effect?.figures ?? null;
    const [a, b] = [figuresAt(data, 12).sd, figuresAt(data, 48).sd];
    if (!a || !b) throw new Error("No published figures");
    const variance = a.value ** 2 + b.value ** 2;
    const gap = Math.hypot((a.high ?? 0) ** 2 - a.value ** 2, (b.high ?? 0) ** 2 - b.value ** 2);
    const plan = { ...apart(80), effect: 5 };
    const { need } = solvePlan(planIn({ conditions: ["low", "high"], steps }, plan));
    // The number of people grows with the variance.
    expect((need?.high ?? 0) / (need?.total ?? 1)).toBeCloseTo(1 + gap / variance, 2);
  });

  it("uses the published SDs and reliabilities of both measures for a change", () => {
    const study = { steps: [stroop("short", 24), stroop("long", 96)] };
    const plan: Plan = {
      question: "change",
      effect: 30,
      rho: 0.8,
      people: 80,
      compare: [{ measure: "short.stroop_effect" }, { measure: "long.stroop_effect" }],
    };
    const [a, b] = [figures(12), figures(48)];
    const sd = Math.sqrt(
      a.sd ** 2 + b.sd ** 2 - 2 * 0.8 * a.sd * b.sd * Math.sqrt(a.reliability * b.reliability),
    );
    const inputs = planIn(study, plan);
    expect(solvePlan(inputs).at?.power).toBeCloseTo(oneMean(sd).power(30, 80, TEST), 10);
    expect(planSentence(inputs, "en")).toMatch(
      /between .*short and .*long in the same participants/,
    );
  });

  it("asks for the standard deviation if one of the measures has no published figures", () => {
    const changed = { ...stroop("long", 96, ["high"]) };
    changed.parameters = { ...changed.parameters, ...{ responseWindowMs: 900 } };
    const study = { conditions: ["low", "high"], steps: [steps[0], changed] };
    expect(solvePlan(planIn(study, apart(80))).gaps).toContain("sd");
  });
});

describe("a change between two of three sessions of the same participants", () => {
  const SESSIONS = {
    conditions: ["first", "second", "third"],
    conditionsAre: "sessions",
    steps: [stroop("stroop", 96)],
  };
  const change: Plan = {
    question: "change",
    measure: "stroop.stroop_effect",
    effect: 20,
    rho: 0.8,
    people: 60,
    compare: [{ condition: "first" }, { condition: "third" }],
  };

  it("uses all participants, because each of them does all sessions", () => {
    const alone = planIn({ steps: SESSIONS.steps }, { ...change, compare: undefined });
    expect(solvePlan(planIn(SESSIONS, change))).toMatchObject({
      need: solvePlan(alone).need,
      at: solvePlan(alone).at,
    });
  });

  it("is named by its sessions, and its test compares the conditions", () => {
    const inputs = planIn(SESSIONS, change);
    expect(planSentence(inputs, "en")).toContain("from session first to session third");
    expect(planSentence(inputs, "fr")).toContain("entre la séance first et la séance third");
    expect(planNotes(inputs, "en").join(" ")).not.toMatch(/does not compare the conditions/);
  });
});

it("a plan that compares a scale before and after names the step of each questionnaire", () => {
  const [questions] = aSurvey().steps;
  const inputs = planIn(
    { steps: ["before", "after"].map((id) => ({ ...questions, id })) },
    {
      question: "change",
      compare: [{ measure: "before.worry_mean" }, { measure: "after.worry_mean" }],
      effect: 2,
      people: 40,
      sd: 5,
      reliability: 0.8,
    },
  );
  expect(planSentence(inputs, "en")).toMatch(/step before.*step after/);
});

it("a mean of a task that only one of two groups does needs twice as many participants", () => {
  const plan: Plan = { question: "effect", measure: "stroop.stroop_effect", effect: 20 };
  const steps = [
    stroop("stroop", 96, ["low"]),
    { id: "rest", text: { en: "Rest.", fr: "Pause." } },
  ];
  const study = { conditions: ["low", "high"], steps };
  const all = solvePlan(planIn({ steps: [stroop("stroop", 96)] }, plan)).need?.total ?? 0;
  const inputs = planIn(study, plan);
  expect(solvePlan(inputs).need?.total).toBe(2 * all);
  expect(planHeading(inputs, "en")).toContain(`${2 * all} participants, of whom ${all} do`);
});
