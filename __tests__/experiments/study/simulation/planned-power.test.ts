/** @jest-environment node */

import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { Plan } from "@/experiments/study/document/schema";
import stroopPlan from "@/experiments/study/plan/data/stroop.json";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import { plannedPower, unseenRules } from "@/experiments/study/simulation/planned-power";
import { poolOf } from "@/experiments/study/simulation/pool";
import { publishedFigures } from "@/experiments/study/simulation/published-figures";
import { versionOf } from "@/testing/version-of";

const STEP = {
  id: "effect",
  app: "stroop",
  version: versionOf("stroop"),
  parameters: { ...defaultsOf(MODELS.stroop.parameters) },
};
const DATA = stroopPlan as unknown as PlannerData;

describe("the simulation of a plan's power", () => {
  const of = (own: object) => {
    const plan: Plan = { question: "correlation", ...own };
    const inputs = planFor({ protocol: 1, steps: [STEP], plan }, undefined, {
      apps: MODELS,
      data: { stroop: DATA },
    });
    return plannedPower(plan, "reason" in inputs ? null : inputs, STEP, "stroop_effect");
  };

  it("recruits enough people for the planned number to remain after the expected loss", () => {
    expect(of({ people: 60, loss: 0.1 })).toMatchObject({ people: 67, loss: 0.1 });
  });

  it("divides α by the number of tests", () => {
    expect(of({ alpha: 0.05, tests: 2 }).alpha).toBe(0.025);
    expect(of({ alpha: 0.0001, tests: 1000 }).alpha).toBeCloseTo(1e-7, 15);
  });

  it("uses the true correlation that an observed correlation implies", () => {
    const observed = { effect: 0.3, observed: true };
    const known = of({ ...observed, observedWith: { measure: 0.5, other: 0.8 } });
    expect(known.effect).toBeCloseTo(0.3 / Math.sqrt(0.4), 12);
    expect(of({ ...observed, other: { reliability: 0.8 } }).notSimulated).toBe("observed");
  });

  it("uses the values of the planner for the reliability of the other measure and the reference of a mean", () => {
    expect(of({ other: { reliability: 0.42 } }).otherReliability).toBe(0.42);
    expect(of({}).notSimulated).toBe("otherReliability");
    expect(of({ question: "mean", effect: 20, reference: 90 }).reference).toBe(90);
  });

  it("begins with the people, the question and the test of a plan about another step, without its effect", () => {
    const other = { measure: "other.median_rt", people: 90, loss: 0.1, sides: "one", effect: 0.4 };
    const planned = of(other);
    expect(planned).toMatchObject({ kind: "correlation", people: 100, loss: 0.1, sides: 1 });
    expect(planned).not.toHaveProperty("effect");
    expect(planned).not.toHaveProperty("notSimulated");
    expect(of({ ...other, people: 99_000 })).not.toHaveProperty("people");
  });

  it("exchanges the two measures of a correlation for the step of its other measure", () => {
    const plan: Plan = {
      question: "correlation",
      measure: "speed.median_rt",
      reliability: 0.7,
      other: { measure: "effect.stroop_effect" },
      effect: 0.3,
      people: 100,
    };
    const speed = {
      id: "speed",
      app: "simple-rt" as const,
      version: versionOf("simple-rt"),
      parameters: { ...defaultsOf(MODELS["simple-rt"].parameters) },
    };
    const inputs = planFor({ protocol: 1, steps: [speed, STEP], plan }, undefined, {
      apps: MODELS,
      data: { stroop: DATA },
    });
    if ("reason" in inputs) throw new Error(inputs.reason);
    const planned = { kind: "correlation", people: 100, effect: 0.3 };
    const seen = plannedPower(plan, inputs, STEP, "stroop_effect");
    expect(seen).toMatchObject({ ...planned, otherReliability: 0.7 });
    expect(seen).not.toHaveProperty("notSimulated");
    const own = { ...plan, other: { ...plan.other, reliability: 0.6 } };
    expect(plannedPower(own, { ...inputs, plan: own }, STEP, "stroop_effect").notSimulated).toBe(
      "ownFigures",
    );
  });

  it("lists the rules of a plan that exclude no simulated participant", () => {
    const exclude = [
      { rule: { flag: "tooSoon", abovePercent: 5 }, steps: ["effect"] },
      { rule: { flag: "pasted", abovePercent: 0 }, steps: ["effect"] },
      { rule: { flag: "sittings", above: 1 }, steps: ["effect"] },
      { rule: { flag: "accuracyBelow", percent: 60 }, steps: ["other"] },
    ] as const;
    expect(unseenRules({ exclude }, "effect")).toEqual(["pasted", "sittings", "otherStep"]);
  });
});

/** A task in which a few responses are too early to be reactions. */
const HASTY = {
  id: "press",
  app: "go-no-go",
  version: "1.0",
  parameters: { ...defaultsOf(MODELS["go-no-go"].parameters) },
};

it("the analysis of simulated studies leaves out people whom a rule of the plan excludes because of flags", () => {
  const scoredOf = (abovePercent: number) => {
    const work = poolOf(HASTY, 3, 15, 60, [
      { rule: { flag: "tooSoon", abovePercent }, steps: [HASTY.id] },
    ]);
    let next = work.next();
    while (!next.done) next = work.next();
    return next.value.filter(({ measured }) => measured !== null).length;
  };
  expect(scoredOf(0)).toBeLessThan(scoredOf(100));
});

it("the data still contain the score of a person whom a rule excludes because of flags", () => {
  const rules = [{ rule: { flag: "tooSoon", abovePercent: 0 }, steps: [HASTY.id] }] as const;
  const input = {
    document: { steps: [HASTY] },
    protocolId: "",
    documentId: "",
    people: 60,
    seed: 3,
    means: {},
    differences: {},
  };
  const measured = (exclude: typeof rules | []) =>
    [...simulatedParticipants({ ...input, exclude })].map(({ results }) => results.press?.measured);
  expect(measured(rules)).toEqual(measured([]));
});

describe("the published reliability of a step", () => {
  it("is the reliability that was published for the same number of trials", () => {
    expect(publishedFigures(STEP, DATA).sameSession?.value).toBe(0.502);
  });

  it("is null if a parameter differs from the published parameters", () => {
    const parameters = { ...STEP.parameters, responseWindowMs: 900 };
    expect(publishedFigures({ ...STEP, parameters }, DATA)).toMatchObject({
      sd: null,
      sameSession: null,
    });
  });
});
