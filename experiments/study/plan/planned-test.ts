import type { Plan } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";

/**
 * The statistical test for each question. The planner computes the power of this test, and preregistrations name the
 * test.
 */
const TESTS = {
  effect: { en: "one-sample t test", fr: "test t à un échantillon" },
  mean: { en: "one-sample t test", fr: "test t à un échantillon" },
  change: { en: "paired t test", fr: "test t pour échantillons appariés" },
  groups: { en: "Welch’s t test", fr: "test t de Welch" },
  correlation: { en: "t test of Pearson’s r", fr: "test t du r de Pearson" },
  proportion: {
    en: "z test of an arcsine-transformed proportion",
    fr: "test z d’une proportion (transformation arc sinus)",
  },
  proportions: {
    en: "z test of two arcsine-transformed proportions",
    fr: "test z de deux proportions (transformation arc sinus)",
  },
} as const satisfies Record<Plan["question"], Bilingual>;

const EQUIVALENCE_TESTS = {
  effect: { en: "two one-sided t tests", fr: "deux tests t unilatéraux" },
  mean: { en: "two one-sided t tests", fr: "deux tests t unilatéraux" },
  change: {
    en: "two one-sided paired t tests",
    fr: "deux tests t unilatéraux pour échantillons appariés",
  },
  groups: { en: "two one-sided Welch t tests", fr: "deux tests t de Welch unilatéraux" },
  correlation: {
    en: "two one-sided z tests of Fisher’s z",
    fr: "deux tests z unilatéraux sur le z de Fisher",
  },
  proportion: { en: "two one-sided z tests", fr: "deux tests z unilatéraux" },
  proportions: { en: "two one-sided z tests", fr: "deux tests z unilatéraux" },
} as const satisfies Record<Plan["question"], Bilingual>;

/**
 * Returns the name of the test of a plan; null if the goal is a width, because a confidence interval does not need a
 * test.
 */
export function plannedTest({ question, goal }: Pick<Plan, "question" | "goal">): Bilingual | null {
  if (goal === "width") return null;
  return (goal === "equivalence" ? EQUIVALENCE_TESTS : TESTS)[question];
}
