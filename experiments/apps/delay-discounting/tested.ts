import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { Pages, TestedForm } from "@/experiments/engine/contract/tested-app";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Choice, ITEMS, type Item, rateOf, screenAt } from "./items";
import { delayDiscountingModel } from "./model";
import { dollars } from "./money";
import { delayDiscountingParameters } from "./parameters";
import { delayDiscountingWords } from "./words";

const { screens, parameters } = delayDiscountingModel(defaultsOf(delayDiscountingParameters));

const pagesOf = (choose: (item: Item, number: number) => Choice): Pages =>
  Array.from({ length: screens }, (_, screen) =>
    screenAt(screen, 0, parameters).items.map((item) => ({
      name: `choice-${item.number}`,
      value: choose(item, item.number),
    })),
  );

/**
 * A scripted participant with a rate of 0.01 per day. In each size, this rate is between the fifth and the sixth item:
 * 19 against 25 dollars after 53 days and 24 against 35 after 29 (small), 40 against 55 after 62 and 34 against 50 after
 * 30 (medium), 55 against 75 after 61 and 54 against 80 after 30 (large). The logarithms of the geometric means are
 * -4.635, -4.631 and -4.627.
 */
const RATE = 0.01;

export const delayDiscountingTested: TestedForm = {
  kind: "form",
  spoilers: [
    /discount|impuls|patien|consisten|cohéren|dévaluation/i,
    // The picture of an example must not display a chosen answer.
    /●/,
  ],
  withheld: (locale) =>
    ITEMS.map(({ later, days }) =>
      interpolate(delayDiscountingWords.form.later[locale], {
        amount: dollars(later, locale),
        days,
      }),
    ),
  terms: {
    en: ["delay discounting", "Kirby", "intertemporal choice", "impulsivity"],
    fr: ["dévaluation temporelle", "Kirby", "choix intertemporel", "impulsivité"],
  },
  pages: pagesOf((item) => (rateOf(item) > RATE ? "later" : "now")),
  expected: { ln_k: -4.63 },
  noScore: {
    "the left and the right amount in turns": {
      pages: pagesOf((_, number) => (number % 2 === 0 ? "later" : "now")),
      reason: "inconsistent",
    },
    "the opposite of a rate": {
      pages: pagesOf((item) => (rateOf(item) > RATE ? "now" : "later")),
      reason: "inconsistent",
    },
  },
};
