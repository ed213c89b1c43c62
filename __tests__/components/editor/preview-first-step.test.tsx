import { render, screen, within } from "@testing-library/react";
import { aSurvey, surveyStep } from "@/__tests__/experiments/study/papers/a-survey";
import { deviceStep } from "@/components/features/editor/document/edit-document";
import { wordsOfDevice } from "@/experiments/device-step/model/device-payload";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** Allows time for requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };

beforeEach(prepareEditor);

const welcome = { id: "welcome", text: { en: "Please sit down.", fr: "Asseyez-vous." } };
const { form } = wordsOfDevice(payload.device);

it.each([
  ["a page of text alone displays the page", [welcome], "Please sit down."],
  [
    "a page of text and a questionnaire displays the questionnaire",
    [welcome, surveyStep()],
    "How old are you?",
  ],
  [
    "a page of text and a check of the device displays the check",
    [welcome, deviceStep([])],
    form.title,
  ],
])("before the author chooses a step, the preview of a study of %s", async (_, steps, text) => {
  render(anEditor({ document: aSurvey({ steps }) as never, isExample: false }));
  const preview = screen.getByRole("region", { name: payload.bench.preview.title });
  expect(await within(preview).findByText(text, {}, ARRIVES)).toBeVisible();
});
