/** @jest-environment node */
import fc from "fast-check";
import { QUESTIONS } from "@/experiments/study/document/plan-schema";
import type { Plan } from "@/experiments/study/document/schema";
import { planRCode } from "@/experiments/study/plan/plan-r-code";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { inputsOf, isAccepted } from "./a-plan";

const EXTREMES = [1e-9, 1e-6, 0.001, 1, 1e4, 1e9];
const size = fc.constantFrom(...EXTREMES);
const signed = fc.tuple(size, fc.constantFrom(1, -1)).map(([value, sign]) => value * sign);
const share = fc.constantFrom(1e-9, 0.5, 1 - 1e-15);

const plan = fc
  .record(
    {
      effect: fc.oneof(
        signed,
        fc.constant(0),
        fc.record({ d: signed, sd: size, trials: fc.constantFrom(2, 100_000) }),
      ),
      width: size,
      reference: signed,
      goal: fc.constantFrom("power", "width", "equivalence", "smallestEffect"),
      sd: size,
      reliability: share,
      retest: share,
      rho: fc.constantFrom(0, 1),
      alpha: fc.constantFrom(0.0001, 0.2),
      power: fc.constantFrom(0.5, 0.999),
      tests: fc.constantFrom(1, 1000),
      people: fc.constantFrom(2, 100_000),
      loss: fc.constantFrom(0, 0.95),
      groups: fc.record({
        sizeRatio: fc.constant(1),
        sdRatio: fc.constantFrom(0.05, 1, 20),
      }),
      observed: fc.boolean(),
      observedWith: fc.record({ measure: share, other: share }),
    },
    { requiredKeys: [] },
  )
  .chain((rest) =>
    fc
      .constantFrom(...QUESTIONS)
      .map((question) => ({ measure: "stroop.stroop_effect", ...rest, question }) as Plan),
  );

it("the R code of a plan contains only valid numbers, even if the values of the plan are extreme", () => {
  fc.assert(
    fc.property(plan, (each) => {
      fc.pre(isAccepted(each));
      const inputs = inputsOf(each);
      expect(planRCode(inputs) ?? "").not.toMatch(/NaN|Infinity|undefined|null/);
      expect(planSentence(inputs, "en", solvePlan(inputs))).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 60, seed: 20_261_127 },
  );
});
