/** @jest-environment node */
import { isSameQuestion } from "@/experiments/study/plan/same-question";
import { CORRELATION, inputsOf } from "./a-plan";

const asked = inputsOf(CORRELATION);

it("does not count pay and fee as part of the question", () => {
  expect(isSameQuestion(asked, inputsOf({ ...CORRELATION, payPerHour: 12, feePercent: 5 }))).toBe(
    true,
  );
});

it.each([
  ["people", { ...CORRELATION, people: 61 }, {}],
  ["effect", { ...CORRELATION, effect: 0.2 }, {}],
  ["trials", CORRELATION, { trials: 72, blocks: 3 }],
])("counts a change of %s as another question", (_, plan, parameters) => {
  expect(isSameQuestion(asked, inputsOf(plan, parameters))).toBe(false);
});
