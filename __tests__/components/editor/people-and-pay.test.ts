/** @jest-environment node */

import { planOf } from "@/components/features/editor/document/people-cost";
import { expectedGap } from "@/components/features/editor/form/balance";
import { recruiterLink } from "@/components/features/editor/launch/launch-link";
import { costOf } from "@/experiments/study/plan/cost";
import { currencySign, formatMoney } from "@/lib/i18n/money";

const plan = (changes: object = {}) =>
  planOf({ plan: { people: 60, payPerHour: 9, currency: "GBP", ...changes } });

it("the cost of a study consists of the pay of each person for whole minutes, and the fee of the recruiter", () => {
  expect(costOf(plan({ feePercent: 33 }), 20)).toEqual({
    people: 60,
    each: 3,
    pay: 180,
    fee: expect.closeTo(59.4),
  });
});

it("an amount without a currency is displayed without a currency sign or code", () => {
  const { currency } = planOf({ plan: { payPerHour: 9 } });
  expect(formatMoney(9, currency, "en")).toBe("9");
  expect(currencySign(currency, "en")).toBe("");
});

it("the dollars of three countries are displayed with three different signs or codes", () => {
  const shown = ["USD", "CAD", "AUD"].map((currency) => formatMoney(9, currency, "en"));
  expect(new Set(shown).size).toBe(3);
});

it.each([
  ["GBP", "£9", "9\u00A0£"],
  ["EUR", "€9", "9\u00A0€"],
  ["CAD", "CAD\u00A09", "9\u00A0CAD"],
  ["SEK", "SEK\u00A09", "9\u00A0SEK"],
])(
  "an amount in %s is written with the sign or code of the currency in both languages",
  (currency, en, fr) => {
    expect([formatMoney(9, currency, "en"), formatMoney(9, currency, "fr")]).toEqual([en, fr]);
  },
);

it("an incomplete currency code is displayed as the author typed it", () => {
  expect(formatMoney(9.5, "EU", "en")).toBe("9.50 EU");
});

it("the cost includes recruiting and paying the people who will be excluded", () => {
  expect(costOf(plan({ loss: 0.25 }), 20)).toMatchObject({ people: 80, pay: 240 });
});

it("with 60 people, the sizes of two conditions differ by at least 12 people in 16 % of studies", () => {
  expect(expectedGap(60, 2)).toEqual({ difference: 12, percent: 16 });
});

it.each([
  [
    ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"],
    "PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}",
  ],
  [["SAMPLY_ID", "MESSAGE_ID"], "SAMPLY_ID=%SAMPLY_ID%&MESSAGE_ID=%MESSAGE_ID%"],
  [["SONA_ID"], "SONA_ID=…"],
  [["own"], "own=…"],
])(
  "the study URL for a recruiter with the identifiers %j contains the placeholders of this recruiter",
  (ids, query) => {
    expect(recruiterLink("https://site.example/study#p=x", ids)).toBe(
      `https://site.example/study?${query}#p=x`,
    );
  },
);
