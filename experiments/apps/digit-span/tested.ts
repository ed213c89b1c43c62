import type { Strategy, TestedTimed } from "@/experiments/engine/contract/tested-app";
import type { SpanDirection } from "@/experiments/engine/span/span-trial";
import { DIGIT_ITEMS } from "./digits";

/**
 * Returns the digits that have appeared since the last call. The simulated display of the tests stores these digits in
 * the page.
 */
const look: Strategy["look"] = () =>
  (window as unknown as { lab: { lit: string[] } }).lab.lit.splice(0).join(" ");

/** Returns a strategy that enters the digits which `recalled` returns for the displayed digits. */
const entering = (recalled: (digits: readonly string[]) => readonly string[]): Strategy => ({
  phases: ["recall"],
  look,
  answer: (seen) =>
    recalled(seen.split(" ")).map((response, place) => ({ response, afterMs: 600 + place * 300 })),
});

/**
 * Returns the strategy of a participant who recalls at most five digits in the given direction, and longer sequences in
 * the other direction. The lengths are then 3 4 5 6 and, from the fifth trial on, 6 5 6 6 5 6, whose mean is 5.67.
 */
const upToFive = (direction: SpanDirection): Strategy =>
  entering((digits) => {
    const isReversed = digits.length <= 5 === (direction === "backward");
    return isReversed ? [...digits].reverse() : digits;
  });

/** A scripted participant of a backward run, with the same mean span as the participant of a forward run. */
export const BACKWARD_STRATEGY = upToFive("backward");

export const digitSpanTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "item 0" },
  spoilers: [/longer when|shorter after|s’allongent|raccourcissent|memory|mémoire/i],
  terms: {
    en: ["working memory", "short-term memory", "digits", "Wechsler", "span", "backward span"],
    fr: ["mémoire de travail", "mémoire à court terme", "empan", "empan envers", "chiffres"],
  },
  strategy: upToFive("forward"),
  expected: { mean_span: 5.7 },
  noScore: {
    "the same digit each time": {
      strategy: entering((digits) => digits.map(() => "5")),
      reason: "noneRecalled",
    },
    "the first digit again and again": {
      strategy: entering(([first = "", ...others]) => [first, ...others.map(() => first)]),
      reason: "noneRecalled",
    },
    "only the first digit in time": {
      strategy: entering(([first = ""]) => [first]),
      reason: "tooFewLeft",
    },
    "nothing in time": {
      strategy: { phases: ["recall"], look: () => "", answer: () => null },
      reason: "tooFewLeft",
    },
  },
  displayed: (node) => [
    [...node.querySelectorAll("button")].map(({ textContent }) => textContent).join(" "),
    DIGIT_ITEMS.all.join(" "),
  ],
};
