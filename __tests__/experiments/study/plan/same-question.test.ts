/** @jest-environment node */
import { isSameQuestion } from "@/experiments/study/plan/same-question";
import { CORRELATION, inputsOf } from "./a-plan";

const asked = inputsOf(CORRELATION);

it("two plans that differ only in pay and fee ask the same question", () => {
  expect(isSameQuestion(asked, inputsOf({ ...CORRELATION, payPerHour: 12, feePercent: 5 }))).toBe(
    true,
  );
});

it.each([
  ["the number of people", { ...CORRELATION, people: 61 }, {}],
  ["the effect", { ...CORRELATION, effect: 0.2 }, {}],
  ["the number of trials", CORRELATION, { trials: 72, blocks: 3 }],
])("two plans that differ in %s ask different questions", (_, plan, parameters) => {
  expect(isSameQuestion(asked, inputsOf(plan, parameters))).toBe(false);
});

it.each([
  ["conditions that the test does not compare", { conditions: [] }],
  [
    "instructions for the planned task",
    {
      steps: asked.document.steps.map((step) =>
        step.id === "stroop" ? { ...step, instructions: "none" as const } : step,
      ),
    },
  ],
])("the answer changes with the %s, because its notes mention them", (_, changes) => {
  const document = { ...asked.document, ...changes };
  expect(isSameQuestion(asked, { ...asked, document })).toBe(false);
});
