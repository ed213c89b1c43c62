/** @jest-environment node */
import type { Survey } from "@/experiments/survey/definition/schema";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { wideFiles, wideOf } from "@/experiments/survey/model/wide";
import { ownValue } from "@/lib/own-value";
import { csvRecords } from "../parse-csv";
import { answersOf, surveyOf } from "./random-survey";
import { surveyRun } from "./survey-run";

const survey: Survey = {
  choices: {
    fruit: [
      { value: "apple", label: "An apple" },
      { value: "pear", label: "A pear" },
      { value: "x", label: "Another", other: true },
    ],
    order: [
      { value: 1, label: "First" },
      { value: 2, label: "Second" },
      { value: 3, label: "Third" },
    ],
  },
  pages: [
    {
      id: "p",
      items: [
        { id: "height", type: "decimal", label: "Height" },
        { id: "fruit", type: "many", choices: "fruit", label: "Fruit" },
        { id: "ranked", type: "rank", choices: "order", label: "Rank" },
        { id: "rated", type: "one", choices: "order", label: "Rate" },
        { id: "why", type: "long", label: "Why?", show: { item: "rated", is: 3 } },
      ],
    },
  ],
  scales: [{ id: "both", items: ["height", "rated"], score: "mean" }],
};

test("a run has one value for each answer, each choice of several, each rank and each scale", () => {
  const answers = {
    height: "1.75",
    fruit: "pear x",
    fruit_other: "fig",
    ranked: "3 1 2",
    rated: "2",
  };
  expect(wideOf(survey, surveyRun(survey, answers))).toEqual({
    height: 1.75,
    "fruit.apple": 0,
    "fruit.pear": 1,
    "fruit.x": 1,
    fruit_other: "fig",
    "ranked.1": 2,
    "ranked.2": 3,
    "ranked.3": 1,
    rated: 2,
    why: null,
    both: 1.875,
    answered: 4,
  });
});

test("questions without an answer have no values", () => {
  const { answered, ...values } = wideOf(survey, surveyRun(survey, { why: "hidden" }));
  expect(answered).toBe(0);
  expect(new Set(Object.values(values))).toEqual(new Set([null]));
});

test("the wide table of random surveys has the answers as typed, and one codebook entry for each column", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = surveyOf(seed);
    const rows = surveyRun(random, answersOf(random, seed), seed);
    const record = wideOf(random, rows);
    const files = wideFiles(random, { id: "a-run", rows });
    const [row = {}, ...others] = csvRecords(files["wide.csv"] ?? "");
    expect(others).toEqual([]);
    const names = csvRecords(files["wide-codebook.csv"] ?? "").map(({ name }) => name);
    expect(names).toEqual(Object.keys(row));
    expect(names).toEqual(["session_id", ...Object.keys(record)]);
    expect(row.session_id).toBe("a-run");
    const score = surveyModel(random).score(rows);
    if (score.status === "scored")
      for (const { id, value } of score.measures) expect(record[id]).toBe(value);
    for (const { stimulus, response } of rows) {
      const value = ownValue(record, String(stimulus));
      if (value !== undefined && response !== null)
        expect(value).toEqual(typeof value === "number" ? Number(response) : response);
    }
  }
});
