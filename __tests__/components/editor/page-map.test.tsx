import { render, screen, within } from "@testing-library/react";
import { aSurvey } from "@/__tests__/experiments/study/papers/a-survey";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { versionOf } from "@/testing/version-of";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** Allows time for code that loads on a busy machine. */
const ARRIVES = { timeout: 20_000 };

const { map } = payload.bench;
beforeEach(prepareEditor);

/** Opens a study. @returns the entry of the page map about simulated participants */
function openedEntry(document: object) {
  render(anEditor({ document: document as never, isExample: false }));
  const entries = within(screen.getByRole("navigation", { name: map.title }));
  return entries.getByRole("button", { name: new RegExp(map.simulated) });
}

it("the page map states how many participants are simulated in a study with a task", async () => {
  const entry = openedEntry(exampleDocument("Study"));
  expect(await within(entry).findByText("60 simulated", {}, ARRIVES)).toBeVisible();
  expect(entry).toHaveAccessibleName(new RegExp(`^${map.states.done}`));
});

it("the page map states that no participants are simulated in a study of a questionnaire alone", async () => {
  const entry = openedEntry(aSurvey());
  await screen.findByText(payload.simulation.settings.surveys, {}, ARRIVES);
  expect(within(entry).getByText("0 simulated")).toBeVisible();
  expect(entry).toHaveAccessibleName(new RegExp(`^${map.states.open}`));
});

it("the page map states that no participants are simulated in a study whose only task has no simulation", async () => {
  const steps = [
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
  ];
  const entry = openedEntry({ protocol: 1, title: "Game", steps });
  expect(await within(entry).findByText("0 simulated", {}, ARRIVES)).toBeVisible();
});

it("the page map states the entered power with all its decimals if the plan does not reach it", async () => {
  const plan = { question: "effect", measure: "stroop.stroop_effect", effect: 5, people: 10 };
  const document = { ...exampleDocument("Study"), plan: { ...plan, power: 0.875 } };
  render(anEditor({ document: document as never, isExample: false }));
  const entries = within(screen.getByRole("navigation", { name: map.title }));
  expect(await entries.findByText(/ of \.875$/, {}, ARRIVES)).toBeVisible();
});
