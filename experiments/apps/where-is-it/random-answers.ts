import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";

export const whereIsItRandomAnswers: RandomAnswers = {
  answersTo: (_, __, random) => [
    `geo:${Math.round(random() * 170 - 85)},${Math.round(random() * 358 - 179)}`,
  ],
};
