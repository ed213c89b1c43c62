import { variantSteps, withVariant } from "@/components/features/home/variant";
import { secondsOf } from "@/experiments/apps/stroop/seconds";
import { APPS } from "@/experiments/catalog/registry";

const { parameters } = APPS.stroop.model;
const STEPS = variantSteps(parameters);
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

it.each(NAMES)("the published value of %s can be chosen", (name) => {
  expect(STEPS[name]).toContain(parameters[name]);
});

it.each(NAMES)("each value of %s satisfies the rules of the app", (name) => {
  for (const value of STEPS[name]) {
    const values = withVariant(parameters, { [name]: value });
    for (const { holds } of APPS.stroop.parameters.rules) expect(holds(values)).toBe(true);
  }
});

it.each(STEPS.trials)("%d trials come in blocks of the published length", (trials) => {
  const { blocks } = withVariant(parameters, { trials });
  expect(trials / blocks).toBe(parameters.trials / parameters.blocks);
});

describe("the length", () => {
  it("grows by the time of further trials, to ten seconds", () => {
    const longer = withVariant(parameters, { trials: 2 * parameters.trials });
    const msOfTrial = parameters.fixationMs + 700 + parameters.blankMs;
    const expected = secondsOf(parameters) + (parameters.trials * msOfTrial) / 1000;
    expect(Math.abs(secondsOf(longer) - expected)).toBeLessThanOrEqual(10);
  });

  it("grows by the time of a longer cross, to ten seconds", () => {
    const longer = withVariant(parameters, { fixationMs: parameters.fixationMs + 500 });
    const shown = parameters.trials + parameters.practiceTrials;
    expect(Math.abs(secondsOf(longer) - secondsOf(parameters) - shown / 2)).toBeLessThanOrEqual(10);
  });
});
