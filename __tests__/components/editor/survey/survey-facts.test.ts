/** @jest-environment node */
import type { JsonObject } from "@/components/features/editor/document/json";
import { surveyFacts } from "@/components/features/editor/form/survey-facts";
import type { Survey } from "@/experiments/survey/definition/schema";
import { surveyModel } from "@/experiments/survey/model/survey-model";

it("the planned time of a survey with notes and a table stays the same while the survey has a fault", () => {
  const survey: JsonObject = {
    choices: { often: [{ value: 1, label: "never" }] },
    pages: [
      {
        id: "you",
        items: [
          { id: "hello", type: "note", label: "Welcome" },
          { id: "age", type: "integer", label: "How old are you?" },
          { id: "thanks", type: "note", label: "Thank you" },
        ],
      },
      { id: "worry", matrix: "often", items: [{ id: "w1", label: "I worry" }] },
    ],
  };
  const { seconds, trials } = surveyModel(survey as unknown as Survey).facts;
  expect(surveyFacts({ survey }, undefined)).toEqual({ questions: trials, seconds });
});
