/** @jest-environment node */
import { LONGEST_MESSAGE, resultMessages } from "@/experiments/engine/sending/embedding";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { LONG_SURVEY } from "@/testing/long-survey";
import { aSession } from "../a-session";
import { answersOf } from "./random-survey";
import { surveyRun } from "./survey-run";

it("a page that embeds a survey of 60 questions receives its scores and all rows, in messages of limited length", () => {
  const survey = surveySchema.parse(LONG_SURVEY);
  const model = surveyModel(survey);
  const run = aSession({ model }, { rows: surveyRun(survey, answersOf(survey, 3, 1)) });
  const score = model.score(run.rows);
  if (score.status !== "scored") throw new Error("A survey always has a score.");
  const messages = resultMessages(
    {
      session: run.id,
      protocol: null,
      document: null,
      exit: "completed",
      code: null,
      receipt: null,
      condition: null,
      visit: null,
      rehearsal: false,
      sent: null,
    },
    [{ name: "you", run, model }],
  );
  expect(Object.assign({}, ...messages.map(({ measures }) => measures))).toEqual(
    Object.fromEntries(score.measures.map(({ id, value }) => [`you.${id}`, value])),
  );
  const rows = messages.flatMap(({ rows: text }) =>
    text === null ? [] : text.trim().split("\n").slice(1),
  );
  expect(rows).toHaveLength(run.rows.length);
  for (const message of messages)
    expect(JSON.stringify(message).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
});
