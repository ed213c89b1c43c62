import { render, screen } from "@testing-library/react";
import type { JsonObject } from "@/components/features/editor/document/json";
import { readLinkHash } from "@/experiments/study/document/link";
import { anEditor, surveys } from "../an-editor";

export const { words } = surveys;

/** A study in English with one survey. */
const studyWith = (survey: JsonObject, more: JsonObject = {}): JsonObject => ({
  protocol: 1,
  title: "Study",
  steps: [{ id: "about", version: "1.0", survey }],
  order: "fixed",
  language: "en",
  ...more,
});

/** A survey with a number, a question with choices, and a table. */
export const SURVEY: JsonObject = {
  choices: {
    sex: [
      { value: "f", label: "female" },
      { value: "m", label: "male" },
    ],
    often: [
      { value: 1, label: "never" },
      { value: 2, label: "often" },
    ],
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "age", type: "integer", label: "How old are you?", required: "ask" },
        { id: "sex", type: "one", choices: "sex", label: "What is your sex?" },
      ],
    },
    {
      id: "worry",
      matrix: "often",
      label: "Worries",
      items: [
        { id: "w1", label: "I worry" },
        { id: "w2", label: "I am calm" },
      ],
    },
  ],
  scales: [{ id: "worrying", label: "Worrying", items: ["w1", "w2"], score: "mean" }],
};

/** Displays a study with a survey in the editor, and waits until its questions are displayed. */
export async function editorWith(survey: JsonObject, more?: JsonObject) {
  const view = render(anEditor({ document: studyWith(survey, more), isExample: false }));
  await screen.findByRole("region", { name: words.survey.questions }, { timeout: 20_000 });
  return view;
}

/** Returns the survey of the first step in the URL of the page; null while the URL contains no study. */
export function surveyInAddress() {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text).steps[0].survey : null;
}
