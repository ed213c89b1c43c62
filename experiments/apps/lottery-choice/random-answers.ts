import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";

/** Returns random answers to a screen. In later rows, the answer is more often the risky lottery. */
export const lotteryChoiceRandomAnswers: RandomAnswers = {
  answersTo: ({ rows }: { rows: readonly number[] }, _, random) =>
    rows.map((row) => (random() < row / (rows.at(-1) ?? 1) ? "B" : "A")),
};
