import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";

/** Random answers to a screen. The later the row, the more often the answer is the risky lottery. */
export const lotteryChoiceRandomAnswers: RandomAnswers = {
  answersTo: ({ rows }: { rows: readonly number[] }, _, random) =>
    rows.map((row) => (random() < row / (rows.at(-1) ?? 1) ? "B" : "A")),
};
