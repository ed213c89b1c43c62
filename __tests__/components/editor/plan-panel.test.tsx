import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSurvey, surveyStep } from "@/__tests__/experiments/study/papers/a-survey";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { anEditor, payload, prepareEditor } from "./an-editor";

const { plan: words } = payload.words;
beforeEach(prepareEditor);

const open = (changes: object) =>
  render(anEditor({ document: aSurvey(changes) as never, isExample: false }));

it("if the plan names no measure, the measure of the first task is chosen, and the author can choose the measure of an earlier questionnaire", async () => {
  const [stroop] = exampleDocument("Mine").steps as object[];
  open({ steps: [surveyStep(), stroop] });
  const measure = await screen.findByLabelText(words.measure);
  expect(measure).toHaveDisplayValue(/^Stroop/);
  await userEvent.setup().selectOptions(measure, "Worry and sleep: Worry");
  expect(measure).toHaveDisplayValue("Worry and sleep: Worry");
});

it("if the plan names no visits, the first two visits that include the planned questionnaire are compared", async () => {
  open({
    steps: [
      { id: "welcome", text: { en: "Welcome.", fr: "Bienvenue." } },
      surveyStep({ at: ["second", "third"] }),
    ],
    visits: [
      { id: "first" },
      { id: "second", after: "first", days: [6, 9] },
      { id: "third", after: "second", days: [6, 9] },
    ],
    plan: { question: "change" },
  });
  const { first, second } = words.comparedSides.visits;
  expect(await screen.findByLabelText(first)).toHaveDisplayValue("second");
  expect(screen.getByLabelText(second)).toHaveDisplayValue("third");
});
