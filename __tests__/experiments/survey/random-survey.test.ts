/** @jest-environment node */
import { answerProblem } from "@/experiments/survey/definition/answer-rule";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { displayedPages } from "@/experiments/survey/definition/survey-order";
import { ownValue } from "@/lib/own-value";
import { answersOf, surveyOf } from "./random-survey";

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

test("random surveys have the form of a survey, and together contain every type of item", () => {
  const types = new Set<string>();
  for (const seed of SEEDS) {
    const survey = surveyOf(seed);
    expect(surveySchema.parse(JSON.parse(JSON.stringify(survey)))).toEqual(survey);
    for (const { page, items } of displayedPages(survey, seed))
      for (const { item } of items) types.add("matrix" in page ? "matrix" : item.type);
  }
  expect([...types].sort()).toEqual([
    "date",
    "decimal",
    "integer",
    "long",
    "many",
    "matrix",
    "note",
    "one",
    "rank",
    "slider",
    "text",
  ]);
});

test("random answers are allowed answers", () => {
  for (const seed of SEEDS) {
    const survey = surveyOf(seed);
    const answers = answersOf(survey, seed);
    for (const { items } of displayedPages(survey, seed))
      for (const displayed of items) {
        const answer = ownValue(answers, displayed.item.id);
        if (answer !== undefined) expect(answerProblem(displayed, answer)).toBeNull();
      }
  }
});
