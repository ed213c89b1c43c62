import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";
import { type Item, rateOf } from "./items";

/** The rate of the random participant, per day. Some of the answers do not agree with this rate. */
const RATE = 0.01;
const AGREES = 0.9;

/** Returns random answers to a page that mostly agree with one rate, so that most runs have a score. */
export const delayDiscountingRandomAnswers: RandomAnswers = {
  answersTo: ({ items }: { items: readonly Item[] }, _, random) =>
    items.map((item) => (rateOf(item) > RATE === random() < AGREES ? "later" : "now")),
};
