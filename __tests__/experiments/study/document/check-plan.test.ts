/** @jest-environment node */
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { versionOf } from "./a-document";

const stroop = { id: "stroop", app: "stroop", version: versionOf("stroop"), parameters: {} };
const span = {
  id: "span",
  app: "spatial-span",
  version: versionOf("spatial-span"),
  parameters: {},
};

/** Returns the path of each fault in a plan, together with the English text of the broken rule. */
function faultsOf(plan: object, study: object = {}): string[] {
  const checked = checkProtocol({ protocol: 1, steps: [stroop, span], ...study, plan }, MODELS);
  return "faults" in checked ? checked.faults.map(({ path, rule }) => `${path}: ${rule.en}`) : [];
}

const GROUPS = { question: "groups", measure: "stroop.stroop_effect", effect: 20 };
const TWO = { conditions: ["low", "high"] };
const CHANGE = { question: "change", measure: "stroop.stroop_effect", effect: 20 };
const SESSIONS = { ...TWO, conditionsAre: "sessions" };
const mean = { id: "mean", app: "simple-rt", version: versionOf("simple-rt"), parameters: {} };
const risk = {
  id: "risk",
  app: "lottery-choice",
  version: versionOf("lottery-choice"),
  parameters: {},
};
const excluding = (...exclude: object[]) => ({
  question: "effect",
  measure: "stroop.stroop_effect",
  exclude,
});

describe("the check of a plan", () => {
  it.each<[string, object, object, RegExp]>([
    ["groups without conditions", GROUPS, {}, /^plan\.question: .+has no conditions.+Add two/],
    [
      "a comparison of three conditions",
      GROUPS,
      { conditions: ["a", "b", "c"] },
      /^plan\.compare: .+has 3 conditions: a, b, c\. State which two/,
    ],
    [
      "a comparison in a step that one group does not do",
      GROUPS,
      { ...TWO, steps: [{ ...stroop, for: ["low"] }, span] },
      /^plan\.measure: .+“stroop” is missing in high/,
    ],
    [
      "groups of unequal size",
      { ...GROUPS, groups: { sizeRatio: 3 } },
      TWO,
      /^plan\.groups\.sizeRatio: The groups of a study have the same size/,
    ],
    [
      "two groups if one of them has almost no variance",
      { ...GROUPS, groups: { sdRatio: 1e9 } },
      TWO,
      /^plan\.groups\.sdRatio: .+between 0\.01 and 100/,
    ],
    [
      "a test of a proportion for a measure that is a score",
      { question: "proportion", measure: "stroop.stroop_effect", effect: 0.2 },
      {},
      /^plan\.question: A proportion counts participants/,
    ],
    [
      "a correlation of two measures in different conditions",
      {
        question: "correlation",
        measure: "stroop.stroop_effect",
        other: { measure: "span.mean_span" },
      },
      {
        ...TWO,
        steps: [
          { ...stroop, for: ["low"] },
          { ...span, for: ["high"] },
        ],
      },
      /^plan\.other\.measure: No participant does both/,
    ],
    [
      "an observed correlation that exceeds what the reliabilities allow",
      {
        question: "correlation",
        effect: 0.45,
        observed: true,
        observedWith: { measure: 0.4, other: 0.4 },
      },
      {},
      /^plan\.effect: .+at most 0\.4 on average/,
    ],
    [
      "a standard deviation that is too small for the calculation",
      { question: "effect", goal: "smallestEffect", sd: 5e-324 },
      {},
      /^plan\.sd: This number is too small or too large/,
    ],
    [
      "a confidence interval that is wider than the range of correlations",
      { question: "correlation", goal: "width", width: 3 },
      {},
      /^plan\.width: .+smaller than 2/,
    ],
  ])("refuses %s and explains the correction", (_, plan, study, fault) => {
    expect(faultsOf(plan, study)).toEqual([expect.stringMatching(fault)]);
  });

  it.each<[string, object, object, string | RegExp]>([
    [
      "groups in a study whose conditions are sessions",
      GROUPS,
      SESSIONS,
      /^plan\.question: .+sessions of the same people.+Ask for a change/,
    ],
    [
      "a change between sessions that does not name two of three sessions",
      CHANGE,
      { ...SESSIONS, conditions: ["a", "b", "c"] },
      /^plan\.compare: .+State which two/,
    ],
    [
      "a change between sessions of which one does not have the step",
      CHANGE,
      { ...SESSIONS, steps: [{ ...stroop, for: ["low"] }, span] },
      /^plan\.measure: Both sessions must have .+“stroop” is missing in high/,
    ],
    [
      "two sides of a question about one score",
      { question: "effect", compare: [{ condition: "low" }, { condition: "high" }] },
      TWO,
      /^plan\.compare: “compare” is only for/,
    ],
    [
      "a side with an unknown condition",
      { ...GROUPS, compare: [{ condition: "low" }, { condition: "hihg" }] },
      TWO,
      /^plan\.compare\.1\.condition: Unknown condition\. Conditions of this study: low, high/,
    ],
    [
      "a group without a condition",
      { ...GROUPS, compare: [{}, { condition: "high" }] },
      TWO,
      /^plan\.compare\.0\.condition: Each side must be a group/,
    ],
    [
      "a change of which only one side has a condition",
      { ...CHANGE, compare: [{ condition: "low" }, { measure: "mean.median_rt" }] },
      SESSIONS,
      /^plan\.compare\.1\.condition: Only one side has a condition/,
    ],
    [
      "the same group on both sides",
      {
        ...GROUPS,
        compare: [{ condition: "low" }, { condition: "low", measure: "mean.median_rt" }],
      },
      TWO,
      /^plan\.compare\.1\.condition: Both sides are the same group/,
    ],
    [
      "the same session and measure on both sides",
      { ...CHANGE, compare: [{ condition: "low" }, { condition: "low" }] },
      SESSIONS,
      /^plan\.compare\.1\.measure: Both sides are the same: “stroop\.stroop_effect” in low/,
    ],
    [
      "a change between groups of different people",
      { ...CHANGE, compare: [{ condition: "low" }, { condition: "high" }] },
      TWO,
      /^plan\.compare: A change is within people/,
    ],
    [
      "a side whose condition does not have the step",
      {
        ...GROUPS,
        compare: [{ condition: "low" }, { condition: "high", measure: "mean.median_rt" }],
      },
      { ...TWO, steps: [stroop, span, { ...mean, for: ["low"] }] },
      /^plan\.compare\.1\.measure: The step “mean” is missing in the condition high/,
    ],
    [
      "a side with an unknown measure",
      { ...GROUPS, compare: [{ condition: "low" }, { condition: "high", measure: "stroop.iq" }] },
      TWO,
      /^plan\.compare\.1\.measure: Unknown measure/,
    ],
    [
      "sides whose measures have different units",
      {
        ...GROUPS,
        compare: [{ condition: "low" }, { condition: "high", measure: "span.mean_span" }],
      },
      TWO,
      /^plan\.compare\.1\.measure: Measures of different units.+the unit ms.+no unit/,
    ],
    [
      "sides whose measures are scales of different tasks",
      {
        question: "change",
        compare: [{ measure: "span.mean_span" }, { measure: "risk.safe_choices" }],
      },
      { steps: [span, risk] },
      /^plan\.compare\.1\.measure: .+scales of different tasks/,
    ],
    [
      "a change between tasks that nobody does both of",
      { ...CHANGE, compare: [{}, { measure: "mean.median_rt" }] },
      {
        ...TWO,
        steps: [
          { ...stroop, for: ["low"] },
          { ...mean, for: ["high"] },
        ],
      },
      /^plan\.compare\.1\.measure: No participant does both “stroop” and “mean”/,
    ],
    [
      "a measure that neither side has",
      {
        ...GROUPS,
        compare: [
          { condition: "low", measure: "mean.median_rt" },
          { condition: "high", measure: "mean.median_rt" },
        ],
      },
      TWO,
      /^plan\.measure: Neither side/,
    ],
    [
      "a correlation within one session of tasks of different sessions",
      {
        question: "correlation",
        measure: "stroop.stroop_effect",
        other: { measure: "span.mean_span" },
      },
      {
        ...SESSIONS,
        steps: [
          { ...stroop, for: ["low"] },
          { ...span, for: ["high"] },
        ],
      },
      /^plan\.when: No session has both “stroop” and “span”.+two days/,
    ],
    [
      "a rule with an unknown criterion",
      excluding({ flag: "slow", abovePercent: 5 }),
      {},
      /^plan\.exclude\.0\.flag: .*"tooSoon".+"lateFrames", "hidden", "sittings", "failedChecks", "accuracyBelow", "input"$/,
    ],
    [
      "a rule about the share of trials without its share",
      excluding({ flag: "hidden", above: 5 }),
      {},
      /^plan\.exclude\.0\.(?:abovePercent|above): /,
    ],
    [
      "a rule that excludes everybody because each run has a sitting",
      excluding({ flag: "sittings", above: 0 }),
      {},
      /^plan\.exclude\.0\.above: It must be at least 1$/,
    ],
    [
      "a rule about an unknown step",
      excluding({ flag: "hidden", abovePercent: 5, step: "strop" }),
      {},
      /^plan\.exclude\.0\.step: Unknown step\. Tasks of this study: stroop, span, mean, risk$/,
    ],
    [
      "a rule about a step that displays a text",
      excluding({ flag: "sittings", above: 1, step: "welcome" }),
      { steps: [{ id: "welcome", text: { en: "Hello.", fr: "Bonjour." } }, stroop] },
      /^plan\.exclude\.0\.step: The step “welcome” displays a text.+Name a task or a questionnaire: stroop$/,
    ],
    [
      "a rule about the accuracy in a task without right and wrong answers",
      excluding({ flag: "accuracyBelow", percent: 60, step: "mean" }),
      {},
      /^plan\.exclude\.0\.flag: Answers are not right or wrong in mean/,
    ],
    [
      "a rule about late frames in a questionnaire, the only planned step",
      { ...excluding({ flag: "lateFrames", abovePercent: 5 }), measure: "risk.safe_choices" },
      {},
      /^plan\.exclude\.0\.flag: .+not recorded in risk/,
    ],
    [
      "a rule of the same kind for the same step",
      excluding(
        { flag: "tooSoon", abovePercent: 10, step: "stroop" },
        { flag: "tooSoon", abovePercent: 20, step: "stroop" },
      ),
      {},
      /^plan\.exclude\.1\.flag: An earlier rule has the same flag and the same step/,
    ],
    [
      "two rules that together require two inputs in one step",
      excluding(
        { flag: "input", only: "keyboard" },
        { flag: "input", only: "touch", step: "stroop" },
      ),
      {},
      /^plan\.exclude\.1\.only: .+requires another input \(keyboard\) in stroop/,
    ],
  ])("refuses %s", (_, plan, study, fault) => {
    const faults = faultsOf(plan, { steps: [stroop, span, mean, risk], ...study });
    expect(faults).toContainEqual(expect.stringMatching(fault));
    const paths = faults.map((each) => each.split(":")[0]?.replace(/\.\w+$/, ""));
    expect(new Set(paths).size).toBe(1);
  });

  it.each<[string, object, object]>([
    [
      "two of three groups, with different steps",
      {
        ...GROUPS,
        compare: [{ condition: "a", measure: "mean.median_rt" }, { condition: "c" }],
      },
      {
        conditions: ["a", "b", "c"],
        steps: [
          { ...stroop, for: ["c"] },
          { ...mean, for: ["a", "b"] },
        ],
      },
    ],
    ["a change between the two sessions, without naming them", CHANGE, SESSIONS],
    [
      "a change between two of three sessions",
      { ...CHANGE, compare: [{ condition: "a" }, { condition: "c" }] },
      { ...SESSIONS, conditions: ["a", "b", "c"] },
    ],
    [
      "a change between two tasks in one session",
      { ...CHANGE, compare: [{}, { measure: "mean.median_rt" }] },
      {},
    ],
    [
      "a change in a study with three conditions that may be sessions, as earlier releases did",
      CHANGE,
      { conditions: ["a", "b", "c"] },
    ],
    [
      "a correlation of tasks in different sessions, planned for two days",
      {
        question: "correlation",
        measure: "stroop.stroop_effect",
        other: { measure: "span.mean_span" },
        when: "anotherDay",
      },
      {
        ...SESSIONS,
        steps: [
          { ...stroop, for: ["low"] },
          { ...span, for: ["high"] },
        ],
      },
    ],
    [
      "every kind of exclusion rule",
      excluding(
        { flag: "untrusted", abovePercent: 0 },
        { flag: "lateFrames", abovePercent: 25 },
        { flag: "hidden", abovePercent: 10 },
        { flag: "hidden", abovePercent: 10, step: "mean" },
        { flag: "sittings", above: 1 },
        { flag: "accuracyBelow", percent: 60 },
        { flag: "accuracyBelow", percent: 50, step: "span" },
        { flag: "input", only: "keyboard" },
        { flag: "input", only: "touch", step: "mean" },
      ),
      {},
    ],
    [
      "a rule that occurs twice, as earlier releases did",
      excluding({ flag: "tooSoon", abovePercent: 10 }, { flag: "tooSoon", abovePercent: 20 }),
      {},
    ],
  ])("accepts %s", (_, plan, study) => {
    expect(faultsOf(plan, { steps: [stroop, span, mean, risk], ...study })).toEqual([]);
  });

  it("accepts a comparison of two groups that both do the planned step, and a plausible observed correlation", () => {
    expect(faultsOf(GROUPS, TWO)).toEqual([]);
    const observed = { observed: true, observedWith: { measure: 0.5, other: 0.8 } };
    expect(faultsOf({ question: "correlation", effect: 0.3, ...observed })).toEqual([]);
  });
});
