import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";

/** Chooses the risky lottery the more often, the later the row. */
export const lotteryChoiceRandomAnswers: RandomAnswers = {
  answersTo: ({ rows }: { rows: readonly number[] }, _, random) =>
    rows.map((row) => (random() < row / (rows.at(-1) ?? 1) ? "B" : "A")),
};
