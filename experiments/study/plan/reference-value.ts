import type { Plan } from "@/experiments/study/document/schema";

/** Returns the value with which a plan compares a mean or a proportion: without an own value, 0 or 0.5. */
export const referenceValue = ({ question, reference }: Pick<Plan, "question" | "reference">) =>
  reference ?? (question === "mean" ? 0 : 0.5);
