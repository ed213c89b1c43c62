import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { Pages, TestedForm } from "@/experiments/engine/contract/tested-app";
import { localize } from "@/lib/i18n/define-content";
import { ITEMS, screenAt } from "./items";
import { miniIpipModel } from "./model";
import { miniIpipParameters } from "./parameters";
import { miniIpipWords } from "./words";

/**
 * The scripted participant's answer to the positively keyed statements of each scale. To negatively keyed statements,
 * the participant gives the opposite answer.
 */
const CLAIMED = { E: 4, A: 5, C: 2, N: 1, I: 3 };
const { screens, parameters } = miniIpipModel(defaultsOf(miniIpipParameters));

type Item = ReturnType<typeof screenAt>["items"][number];

const pagesOf = (answer: (item: Item) => number): Pages =>
  Array.from({ length: screens }, (_, screen) =>
    screenAt(screen, 0, parameters).items.map((item) => ({
      name: item.id,
      value: String(answer(item)),
    })),
  );

export const miniIpipTested: TestedForm = {
  kind: "form",
  spoilers: [
    /Big Five|extraver|agreeab|agréab|conscien|neurot|névros|personality|personnalité|revers|invers/i,
    // The picture of an example must not display a chosen answer.
    /●/,
  ],
  withheld: (locale) => {
    const { items } = localize(miniIpipWords, locale);
    return ITEMS.map(({ id }) => items[id]);
  },
  terms: {
    en: ["personality", "Big Five", "neuroticism"],
    fr: ["personnalité", "Big Five", "névrosisme"],
  },
  pages: pagesOf(({ scale, keyed }) => (keyed === "+" ? CLAIMED[scale] : 6 - CLAIMED[scale])),
  expected: {
    extraversion: CLAIMED.E,
    agreeableness: CLAIMED.A,
    conscientiousness: CLAIMED.C,
    neuroticism: CLAIMED.N,
    intellect_imagination: CLAIMED.I,
  },
  noScore: { "the same answer each time": { pages: pagesOf(() => 4), reason: "longString" } },
};
