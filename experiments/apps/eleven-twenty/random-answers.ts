import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";

export const elevenTwentyRandomAnswers: RandomAnswers = {
  answersTo: (_, { lowest, highest }, random) => [
    String(Number(lowest) + Math.floor(random() * (Number(highest) - Number(lowest) + 1))),
  ],
};
