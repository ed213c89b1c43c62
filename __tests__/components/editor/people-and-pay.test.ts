/** @jest-environment node */

import { readFileSync } from "node:fs";
import { checkedOf } from "@/components/features/editor/document/consequences";
import { planOf } from "@/components/features/editor/document/people-cost";
import { BALANCED_GAP, expectedGap, meanGap } from "@/components/features/editor/form/balance";
import {
  launchLink,
  linkSessions,
  recruiterLink,
} from "@/components/features/editor/launch/launch-link";
import type { Launch } from "@/components/features/editor/launch/use-launch.client";
import { launchWords } from "@/content/launch";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { costOf } from "@/experiments/study/plan/cost";
import { localize } from "@/lib/i18n/define-content";
import { currencySign, formatMoney } from "@/lib/i18n/money";
import { LOCALES } from "@/lib/routes";
import { versionOf } from "@/testing/version-of";

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
  expect(currencySign(currency, "en").sign).toBe("");
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

describe("a study whose conditions are sessions of the same people", () => {
  const stroop = {
    id: "stroop",
    app: "stroop",
    version: versionOf("stroop"),
    parameters: { trials: 96, blocks: 4 },
  };
  const second = { ...stroop, id: "later", for: ["second"] };
  const groups = { protocol: 1, conditions: ["first", "second"], steps: [stroop, second] };
  const sessions = { ...groups, conditionsAre: "sessions" };

  it("takes each participant the time of all sessions together, so the cost includes all of them", () => {
    // In the second session, the task is done twice.
    const [oneSession, all] = [groups, sessions].map((study) => checkedOf(study).seconds);
    expect(all).toBeCloseTo((oneSession ?? 0) * 1.5, 6);
  });

  const document = {
    ...sessions,
    conditionLabels: { second: { en: "Day 2", fr: "Jour 2" } },
    delivery: { ids: ["PROLIFIC_PID"] },
  } as unknown as ProtocolDocument;
  const launch = { document, state: { isCollecting: true } } as unknown as Launch;
  const link = "https://site.example/study#p=x";

  it("has a link for each session, which names the session", () => {
    expect(linkSessions(document)).toEqual(["first", "second"]);
    expect(recruiterLink(link, ["PROLIFIC_PID"], "second")).toBe(
      "https://site.example/study?PROLIFIC_PID={{%PROLIFIC_PID%}}&condition=second#p=x",
    );
    expect(recruiterLink(link, [], "second")).toBe(
      "https://site.example/study?condition=second#p=x",
    );
    expect(linkSessions(groups as unknown as ProtocolDocument)).toEqual([null]);
  });

  it.each(LOCALES)("names the session of the link that the main button copies (%s)", (locale) => {
    const { text, button } = launchLink(link, launch, localize(launchWords, locale), locale);
    expect(text).toContain("condition=first");
    expect(button).toMatch(/session first|séance first/);
  });
});

it("with 60 people, the sizes of two conditions differ by at least 12 people in 16 % of studies", () => {
  expect(expectedGap(60, 2)).toEqual({ difference: 12, percent: 16 });
});

it("drawn groups differ on average as two groups of coin throws do", () => {
  expect(meanGap(2, 2)).toBeCloseTo(1, 10);
  expect(meanGap(4, 2)).toBeCloseTo(1.5, 10);
  expect(meanGap(60, 2)).toBeCloseTo(6.15, 2);
  expect(meanGap(6000, 2)).toBeCloseTo(Math.sqrt(12_000 / Math.PI), 5);
});

it("the editor states the imbalance of balanced groups that the simulation in the documentation found", () => {
  const guide = readFileSync("docs/deploy/receiver.md", "utf8");
  const { people, leavePercent, difference } = BALANCED_GAP;
  expect(guide).toContain(`| ${leavePercent}% leave | ${difference} |`);
  expect(guide.replace(/\s+/g, " ")).toContain(`of ${people} participants who begin`);
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
