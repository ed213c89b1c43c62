/** @jest-environment node */
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { repairsOf } from "@/experiments/study/document/repairs";
import type { Plan } from "@/experiments/study/document/schema";
import { planFor } from "@/experiments/study/plan/plan-for";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { LOCALES } from "@/lib/routes";
import { correlation } from "@/lib/stats/power";
import { versionOf } from "../document/a-document";
import { paperText } from "../papers/a-paper";
import { DATA } from "./a-plan";

const app = (id: "stroop" | "simple-rt", more: object = {}) => ({
  id,
  app: id,
  version: versionOf(id),
  parameters: {},
  ...more,
});

/** A study of three visits: the Stroop task at all of them, the other task at the last two. */
const studyOf = (plan: object, changes: object = {}) => ({
  protocol: 1,
  steps: [app("stroop"), app("simple-rt", { at: ["second", "third"] })],
  visits: [
    { id: "first" },
    { id: "second", after: "first", days: [6, 9] },
    { id: "third", after: "first", days: [27, 30] },
  ],
  plan,
  ...changes,
});

const check = (plan: object, changes: object = {}) => checkProtocol(studyOf(plan, changes), MODELS);

const faultsOf = (plan: object, changes: object = {}): string[] => {
  const checked = check(plan, changes);
  return "faults" in checked ? checked.faults.map(({ path }) => path) : [];
};

function inputsOf(plan: Plan, changes: object = {}) {
  const checked = check(plan, changes);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const inputs = planFor(checked.document, undefined, { apps: MODELS, data: DATA });
  if ("reason" in inputs) throw new Error(inputs.reason);
  return inputs;
}

const CHANGE = {
  question: "change",
  measure: "stroop.stroop_effect",
  effect: 20,
  people: 60,
  rho: 0.8,
} as const satisfies Plan;
const RETEST = {
  question: "correlation",
  goal: "width",
  measure: "stroop.stroop_effect",
  other: { measure: "stroop.stroop_effect" },
  when: "anotherDay",
  observed: true,
  effect: 0.7,
  width: 0.2,
} as const satisfies Plan;
const GROUPS = { conditions: ["low", "high"] };
const between = (one: object, other: object) => ({ ...CHANGE, compare: [one, other] });

describe("the check of a comparison between visits", () => {
  it.each<[string, object, object?]>([
    ["the first and the last visit", between({ visit: "first" }, { visit: "third" })],
    [
      "two measures at one visit",
      between({ visit: "second" }, { visit: "second", measure: "simple-rt.median_rt" }),
    ],
    [
      "visits of one group",
      between({ visit: "first", condition: "low" }, { visit: "third", condition: "low" }),
      GROUPS,
    ],
    [
      "two groups at one visit",
      {
        question: "groups",
        effect: 20,
        compare: [
          { condition: "low", visit: "third" },
          { condition: "high", visit: "third" },
        ],
      },
      GROUPS,
    ],
    ["a measure and itself on another day", RETEST],
  ])("accepts %s", (_, plan, changes = {}) => {
    expect(faultsOf(plan, changes)).toEqual([]);
  });

  it.each<[string, object, string[], object?]>([
    [
      "a visit that the study does not have",
      between({ visit: "first" }, { visit: "fourth" }),
      ["plan.compare.1.visit"],
    ],
    ["a visit of one side only", between({ visit: "first" }, {}), ["plan.compare.1.visit"]],
    [
      "a visit compared with itself",
      between({ visit: "first" }, { visit: "first" }),
      ["plan.compare.1.visit"],
    ],
    [
      "a visit without the measure",
      between({ visit: "first", measure: "simple-rt.median_rt" }, { visit: "third" }),
      ["plan.compare.0.visit"],
    ],
    [
      "groups at different visits",
      {
        question: "groups",
        effect: 20,
        compare: [
          { condition: "low", visit: "first" },
          { condition: "high", visit: "third" },
        ],
      },
      ["plan.compare.1.visit"],
      GROUPS,
    ],
    [
      "a change of a measure at one visit",
      { ...CHANGE, measure: "simple-rt.median_rt" },
      ["plan.measure"],
      { steps: [app("stroop"), app("simple-rt", { at: ["third"] })] },
    ],
    [
      "a correlation in one session of measures that no visit has together",
      {
        question: "correlation",
        measure: "stroop.stroop_effect",
        other: { measure: "simple-rt.median_rt" },
        effect: 0.3,
      },
      ["plan.when"],
      { steps: [app("stroop", { at: ["first"] }), app("simple-rt", { at: ["second", "third"] })] },
    ],
    ["a retest in one session", { ...RETEST, when: "sameSession" }, ["plan.when"]],
    ["a retest of true scores", { ...RETEST, observed: false }, ["plan.observed"]],
  ])("refuses %s", (_, plan, paths, changes = {}) => {
    expect(faultsOf(plan, changes)).toEqual(paths);
  });

  it("offers to repair a retest that is not planned as observed on another day", () => {
    const { when: _, observed: __, ...plan } = RETEST;
    const document = studyOf(plan);
    const checked = checkProtocol(document, MODELS);
    if (!("faults" in checked)) throw new Error("no faults");
    const repairs = checked.faults.flatMap((each) => repairsOf(each, document, MODELS));
    expect(repairs.map(({ path, value }) => [path.join("."), value])).toEqual([
      ["plan.when", "anotherDay"],
      ["plan.observed", true],
    ]);
  });
});

const SAID = {
  en: {
    change: /from the visit first to the visit third/,
    usual: /from the visit first to the visit second/,
    retest: /between .* at the visit first and .* at the visit second/,
    rho: /correspond to ρ = /,
    retestNote: /Test–retest reliability, about \d+ days apart/,
    paper: /between two visits of the same participants \(third minus first\)/,
    groups: /in Stroop \(Stroop effect\) at the visit third between the groups low and high/,
    groupsPaper: /“Stroop, Stroop effect, visit third” between two groups/,
    within:
      /\(Stroop effect\) at the visit second and .* at the visit second in the same participants/,
    withinPaper: /“[^”]+, visit second” minus “Stroop, Stroop effect, visit second”/,
  },
  fr: {
    change: /entre la visite first et la visite third/,
    usual: /entre la visite first et la visite second/,
    retest: /, visite first » et « .*, visite second »/,
    rho: /correspondent à ρ = /,
    retestNote: /Fidélité test-retest, à environ \d+ jours/,
    paper: /entre deux visites des mêmes participants \(third moins first\)/,
    groups: /groupes low et high pour la mesure « Stroop \(effet Stroop\), visite third »/,
    groupsPaper: /« Stroop, effet Stroop, visite third » entre deux groupes/,
    within: /\(effet Stroop\), visite second » et « .*, visite second »/,
    withinPaper: /« [^»]+, visite second » moins « Stroop, effet Stroop, visite second »/,
  },
} as const;

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

describe.each(LOCALES)("the planner about visits (%s)", (locale) => {
  const said = SAID[locale];

  it("names the visits of a change, which are the first two without a choice", () => {
    const chosen = inputsOf({ ...CHANGE, compare: [{ visit: "first" }, { visit: "third" }] });
    expect(planSentence(chosen, locale)).toMatch(said.change);
    expect(planSentence(inputsOf(CHANGE), locale)).toMatch(said.usual);
  });

  it("derives the correlation of true scores from the published reliability and retest reliability", () => {
    const { rho: _, ...plan } = CHANGE;
    expect(plain(planNotes(inputsOf(plan), locale).join(" "))).toMatch(said.rho);
  });

  it("names both visits of a retest and the published retest reliability", () => {
    expect(plain(planSentence(inputsOf(RETEST), locale))).toMatch(said.retest);
    expect(plain(planNotes(inputsOf(RETEST), locale).join(" "))).toMatch(said.retestNote);
  });

  it("states the compared visits in the preregistration", () => {
    const plan = { ...CHANGE, compare: [{ visit: "first" }, { visit: "third" }] };
    expect(plain(paperText("preregistration", studyOf(plan), locale))).toMatch(said.paper);
  });

  it("names the visit at which groups, or two measures of the same people, are compared", () => {
    const groups = {
      question: "groups",
      measure: "stroop.stroop_effect",
      effect: 20,
      people: 60,
      compare: [
        { condition: "low", visit: "third" },
        { condition: "high", visit: "third" },
      ],
    } as const satisfies Plan;
    const within = {
      ...CHANGE,
      compare: [{ visit: "second" }, { visit: "second", measure: "simple-rt.median_rt" }],
    } as const satisfies Plan;
    expect(plain(planSentence(inputsOf(groups, GROUPS), locale))).toMatch(said.groups);
    expect(plain(planSentence(inputsOf(within), locale))).toMatch(said.within);
    const paper = (plan: Plan, changes: object) =>
      plain(paperText("preregistration", studyOf(plan, changes), locale));
    expect(paper(groups, GROUPS)).toMatch(said.groupsPaper);
    expect(paper(within, {})).toMatch(said.withinPaper);
  });
});

it("the people for a retest of a given width are those of an observed correlation", () => {
  const { need } = solvePlan(inputsOf(RETEST));
  const design = correlation(1, 0.7);
  const test = { alpha: 0.05, sides: 2 } as const;
  const people = need?.total ?? 0;
  expect(design.width(people, test)).toBeLessThanOrEqual(0.2);
  expect(design.width(people - 1, test)).toBeGreaterThan(0.2);
});

it("the note about true scores is retest divided by reliability", () => {
  const { rho: _, ...plan } = CHANGE;
  const inputs = inputsOf(plan);
  const { sameSession, anotherDay } = solvePlan(inputs);
  const rho = (anotherDay?.value ?? Number.NaN) / (sameSession?.value ?? Number.NaN);
  expect(planNotes(inputs, "en").join(" ")).toContain(`ρ = ${rho.toFixed(2).replace("0.", ".")}`);
});

it("a plan about groups of a study with visits still says that it does not compare conditions in a change", () => {
  expect(planNotes(inputsOf(CHANGE, GROUPS), "en").join(" ")).toMatch(
    /does not compare the conditions/,
  );
});
