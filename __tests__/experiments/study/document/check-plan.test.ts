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

describe("the check of a plan", () => {
  it.each<[string, object, object, RegExp]>([
    ["groups without conditions", GROUPS, {}, /^plan\.question: .+has no conditions.+Add two/],
    [
      "a comparison of three conditions",
      GROUPS,
      { conditions: ["a", "b", "c"] },
      /^plan\.question: .+has 3 conditions: a, b, c/,
    ],
    [
      "a comparison in a step that one group does not do",
      GROUPS,
      { ...TWO, steps: [{ ...stroop, for: ["low"] }, span] },
      /^plan\.measure: .+“stroop” is missing in high/,
    ],
    [
      "groups of unequal size although each condition is equally likely",
      { ...GROUPS, groups: { sizeRatio: 3 } },
      TWO,
      /^plan\.groups\.sizeRatio: Each condition is equally likely/,
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

  it("accepts a comparison of two groups that both do the planned step, and a plausible observed correlation", () => {
    expect(faultsOf(GROUPS, TWO)).toEqual([]);
    const observed = { observed: true, observedWith: { measure: 0.5, other: 0.8 } };
    expect(faultsOf({ question: "correlation", effect: 0.3, ...observed })).toEqual([]);
  });
});
