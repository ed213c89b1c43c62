/** @jest-environment node */
import { surveyWords } from "@/content/survey";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { measureName } from "@/experiments/survey/definition/measure-name";
import type { Survey } from "@/experiments/survey/definition/schema";
import { type Answers, shownItems } from "@/experiments/survey/definition/show-rule";
import { allItems, isAsked } from "@/experiments/survey/definition/survey-items";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { surveyPayload } from "@/experiments/survey/model/survey-payload";
import { localize } from "@/lib/i18n/define-content";
import { answersOf, surveyOf } from "./random-survey";
import { surveyRun } from "./survey-run";

const five = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Label ${value}` }));

/** A survey of four rated items, one of which is an attention check, after questions with rules. */
const survey: Survey = {
  choices: {
    five,
    pets: [
      { value: "cat", label: "A cat" },
      { value: "none", label: "No pet" },
      { value: "another", label: { en: "Another", fr: "Un autre" }, other: true },
    ],
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "hello", type: "note", label: "Hello." },
        { id: "age", type: "integer", label: { en: "Age", fr: "Âge" }, min: 18 },
        { id: "pets", type: "many", choices: "pets", label: "Which pets do you have?" },
        { id: "name", type: "text", label: "Its name", show: { item: "pets", includes: "cat" } },
      ],
    },
    {
      id: "worry",
      matrix: "five",
      show: { item: "age", atLeast: 21 },
      items: [
        { id: "w1", label: "I worry." },
        { id: "w2", label: "I am calm." },
        { id: "check", label: "Choose 4.", expect: 4 },
        { id: "w3", label: "I am tense." },
      ],
    },
  ],
  scales: [
    {
      id: "worry_mean",
      label: "Worry",
      items: ["w1", "w2", "w3"],
      reversed: ["w2"],
      score: "mean",
      answered: 0.6,
    },
    { id: "worry_sum", items: ["w1", "w2", "w3"], reversed: ["w2"], score: "sum", answered: 0.5 },
    { id: "strict", items: ["w1", "w3"], score: "sum" },
  ],
};

const complete: Answers = {
  age: "30",
  pets: "cat another",
  pets_other: "a newt",
  name: "Tom",
  w1: "4",
  w2: "1",
  check: "4",
  w3: "2",
};

/** Returns the measures of a run, keyed by id. */
function measured(rows: readonly TrialRow[], of = survey): Record<string, number> {
  const score = surveyModel(of).score(rows);
  if (score.status === "no-score") throw new Error(score.reason);
  return Object.fromEntries(score.measures.map(({ id, value }) => [id, value]));
}

const rowsOf = (answers: Answers) =>
  surveyRun(survey, answers).map(({ stimulus, block, response, excluded, correct, condition }) => [
    stimulus,
    block,
    response,
    excluded ?? correct ?? condition,
  ]);

test("a run has one row for each question and each text of a choice, with the page as its block", () => {
  expect(rowsOf(complete)).toEqual([
    ["age", 1, "30", null],
    ["pets", 1, "cat another", null],
    ["pets_other", 1, "a newt", null],
    ["name", 1, "Tom", null],
    ["w1", 2, "4", "worry_mean worry_sum strict"],
    ["w2", 2, "1", "worry_mean worry_sum"],
    ["check", 2, "4", true],
    ["w3", 2, "2", "worry_mean worry_sum strict"],
  ]);
});

test("an answer to a question that became hidden is not recorded, and the row of a question without an answer states the reason", () => {
  expect(rowsOf({ ...complete, age: "20", pets: "none" })).toEqual([
    ["age", 1, "20", null],
    ["pets", 1, "none", null],
    ["pets_other", 1, null, "notShown"],
    ["name", 1, null, "notShown"],
    ["w1", 2, null, "notShown"],
    ["w2", 2, null, "notShown"],
    ["check", 2, null, "notShown"],
    ["w3", 2, null, "notShown"],
  ]);
  expect(rowsOf({ age: "30", pets: "another", w1: "1", w2: "" })).toEqual([
    ["age", 1, "30", null],
    ["pets", 1, "another", null],
    ["pets_other", 1, null, "skipped"],
    ["name", 1, null, "notShown"],
    ["w1", 2, "1", "worry_mean worry_sum strict"],
    ["w2", 2, null, "skipped"],
    ["check", 2, null, "skipped"],
    ["w3", 2, null, "skipped"],
  ]);
});

test("a row without an answer has no time and no input", () => {
  const [age] = surveyRun(survey, { ...complete, age: "" });
  expect(age).toMatchObject({ response: null, rt_ms: null, input_type: null, hidden: null });
});

test("scales are means and sums of the answers, reversed where the survey says so", () => {
  expect(measured(surveyRun(survey, complete))).toEqual({
    // 4, 6 - 1 = 5 and 2.
    worry_mean: 11 / 3,
    worry_sum: 11,
    strict: 6,
    age: 30,
    w1: 4,
    w2: 1,
    check: 4,
    w3: 2,
    failed_checks: 0,
    answered: 8 - 1,
  });
});

test("a scale has a score only if enough of its questions have an answer", () => {
  const { w3: _, ...two } = complete;
  const partly = measured(surveyRun(survey, two));
  expect(partly).toMatchObject({ worry_mean: 4.5, worry_sum: 13.5 });
  expect(partly).not.toHaveProperty("strict");
  const { w2: __, ...one } = two;
  const scarcely = measured(surveyRun(survey, one));
  expect(scarcely).not.toHaveProperty("worry_mean");
  expect(scarcely).not.toHaveProperty("worry_sum");
  expect(scarcely).not.toHaveProperty("w3");
});

test("7 of 100 answers are a share of 0.07", () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    id: `q${index}`,
    type: "integer" as const,
    label: "Q",
  }));
  const long: Survey = {
    pages: [{ id: "p", items }],
    scales: [{ id: "s", items: items.map(({ id }) => id), score: "mean", answered: 0.07 }],
  };
  const answers = Object.fromEntries(items.slice(0, 7).map(({ id }) => [id, "3"]));
  expect(measured(surveyRun(long, answers), long)).toMatchObject({ s: 3 });
  const { q0: _, ...six } = answers;
  expect(measured(surveyRun(long, six), long)).not.toHaveProperty("s");
});

test("a wrong and a missing answer fail an attention check, but not a check that was not shown", () => {
  const failed = (answers: Answers) => measured(surveyRun(survey, answers)).failed_checks;
  expect(failed({ ...complete, check: "3" })).toBe(1);
  expect(failed({ ...complete, check: "" })).toBe(1);
  expect(failed({ ...complete, age: "18", check: "3" })).toBe(0);
});

test("a survey without answers has the number of its answers as a score", () => {
  expect(measured(surveyRun(survey, {}))).toEqual({ failed_checks: 0, answered: 0 });
  const texts: Survey = { pages: [{ id: "p", items: [{ id: "q", type: "text", label: "Q" }] }] };
  expect(surveyModel(texts).facts.measures.map(({ id }) => id)).toEqual(["answered"]);
});

test("answers to hidden questions change neither rows nor scores of random surveys", () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = surveyOf(seed);
    const answers = answersOf(random, seed);
    const { shown, kept } = shownItems(random, answers);
    const rows = surveyRun(random, answers, seed);
    expect(rows).toEqual(surveyRun(random, kept, seed));
    const hidden = allItems(random).flatMap(({ item }) =>
      isAsked(item) && !shown.has(item.id) ? [item.id] : [],
    );
    for (const { stimulus, excluded } of rows)
      if (hidden.includes(String(stimulus))) expect(excluded).toBe("notShown");
    for (const { id, value } of Object.entries(measured(rows, random)).map(([key, one]) => ({
      id: key,
      value: one,
    }))) {
      expect(Number.isFinite(value)).toBe(true);
      expect(hidden).not.toContain(id);
    }
  }
});

test("each score lies in the range that the survey allows", () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = surveyOf(seed);
    const rows = surveyRun(random, answersOf(random, seed));
    const values = new Map(Object.entries(measured(rows, random)));
    const limited = new Set(
      (random.scales ?? [])
        .filter(({ items }) =>
          allItems(random).every(
            ({ item }) =>
              !items.includes(item.id) ||
              (item.type !== "integer" && item.type !== "decimal") ||
              item.max !== undefined,
          ),
        )
        .map(({ id }) => id),
    );
    for (const { id, span } of surveyModel(random).facts.measures) {
      const value = values.get(id);
      if (value === undefined || !limited.has(id)) continue;
      expect(value).toBeGreaterThanOrEqual(span.low - 1e-9);
      expect(value).toBeLessThanOrEqual(span.high + 1e-9);
    }
  }
});

test("measures have the names of scales and questions in the language of the page", () => {
  const { words, facts } = surveyPayload(survey, localize(surveyWords, "fr"), "fr");
  expect(words.result.measures).toMatchObject({
    worry_mean: "Worry",
    worry_sum: "worry_sum",
    age: "Âge",
    answered: "Nombre de questions avec une réponse",
  });
  for (const { id } of facts.measures) expect(words.result.measures).toHaveProperty(id);
});

test("the numbers that every survey can measure have a name in each language, and not their ids", () => {
  const names = ["answered", "failed_checks"].map((id) =>
    (["en", "fr"] as const).map((locale) => measureName(survey, id, locale)),
  );
  expect(names).toEqual([
    ["Number of questions answered", "Nombre de questions avec une réponse"],
    ["Failed attention checks", "Contrôles de l’attention manqués"],
  ]);
});

test("the codebook explains each row, and the answers if all questions share one list", () => {
  const { stimulus, response, excluded } = surveyModel(survey).codebook;
  expect(Object.keys(stimulus.levels ?? {})).toEqual([
    "age",
    "pets",
    "pets_other",
    "name",
    "w1",
    "w2",
    "check",
    "w3",
  ]);
  expect(response.levels).toBeUndefined();
  expect(Object.keys(excluded.levels)).toEqual(["notShown", "skipped"]);
  const rated: Survey = { ...survey, pages: survey.pages.slice(1), scales: [] };
  expect(surveyModel(rated).codebook.response.levels).toMatchObject({ 1: "Label 1" });
});
