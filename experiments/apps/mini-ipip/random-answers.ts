import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";

export const miniIpipRandomAnswers: RandomAnswers = {
  answersTo: ({ items }: { items: readonly unknown[] }, _, random) =>
    items.map(() => String(1 + Math.floor(random() * 5))),
};
