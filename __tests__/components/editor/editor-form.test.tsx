import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { JsonObject } from "@/components/features/editor/document/json";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

jest.setTimeout(120_000);

const { words, form } = payload;
beforeEach(prepareEditor);

async function open(changes: JsonObject = {}) {
  render(anEditor({ document: { ...exampleDocument("Study"), ...changes }, isExample: false }));
  await screen.findByLabelText("Test trials");
  return userEvent.setup({ delay: null });
}

const documentInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text) : null;
};

it("choosing a key that another response already uses exchanges the keys of the two responses", async () => {
  const user = await open();
  await user.click(screen.getByLabelText("Key for red"));
  await user.keyboard("j");
  expect(screen.getByLabelText("Key for red")).toHaveValue("j");
  expect(screen.getByLabelText("Key for green")).toHaveValue("d");
  expect(screen.getByText(/red: J\. green has changed to D\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "P, free" }));
  expect(screen.getByLabelText("Key for red")).toHaveValue("p");
  expect(screen.getByRole("button", { name: "P, red" })).toBeVisible();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByText(form.keys.unusable)).toBeVisible();
  expect(screen.getByLabelText("Key for red")).toHaveValue("p");
});

it("a changed parameter shows its default value, and one press restores the default", async () => {
  const user = await open();
  const trials = screen.getByLabelText("Test trials");
  const back = { name: interpolate(form.default.back, { name: "Test trials", value: "48" }) };
  expect(trials).toHaveValue("96");
  await user.click(screen.getByRole("button", back));
  expect(trials).toHaveValue("48");
  expect(screen.queryByRole("button", back)).toBeNull();
});

it("an error is displayed with valid values to choose from, both at its field and in the list of errors", async () => {
  const user = await open();
  const trials = screen.getByLabelText("Test trials");
  fireEvent.change(trials, { target: { value: "95" } });
  expect(trials).toBeInvalid();
  const offers = screen.getAllByRole("button", {
    name: interpolate(form.repair.use, { value: "96" }),
  });
  expect(offers).toHaveLength(2);
  await user.click(offers[0] as HTMLElement);
  expect(trials).toHaveValue("96");
  expect(trials).toBeValid();
});

it("an empty page of text is listed as unfinished and not as an error, and its first words become its name", async () => {
  const user = await open({ language: "en" });
  await user.click(screen.getByRole("button", { name: `+ ${words.form.addText}` }));
  expect(screen.queryByText(words.faults.one)).toBeNull();
  expect(screen.getByText(form.toDo.one)).toBeVisible();
  const text = screen.getByLabelText(form.text.text);
  expect(text).toBeValid();
  expect(screen.queryByLabelText(form.text.french)).toBeNull();
  fireEvent.change(text, { target: { value: "Please answer *accurately*." } });
  expect(screen.getByRole("button", { name: /^Please answer accurately\./ })).toBeVisible();
  expect(screen.queryByText(form.toDo.one)).toBeNull();
});

it("names separated by commas become conditions, and a step applies to all or to some conditions", async () => {
  const user = await open();
  await user.click(screen.getByText(`+ ${form.conditions.addFirst}`));
  await user.keyboard("Speed, Accuracy");
  await user.tab();
  expect(documentInAddress()).toMatchObject({
    conditions: ["speed", "accuracy"],
    conditionLabels: { speed: "Speed", accuracy: "Accuracy" },
  });
  const first = screen.getByLabelText(interpolate(form.conditions.name, { n: 1 }));
  fireEvent.change(first, { target: { value: "Fast, please" } });
  fireEvent.blur(first);
  const who = screen.getByRole("group", { name: form.conditions.who });
  await user.click(within(who).getByRole("radio", { name: form.conditions.some }));
  await user.click(within(who).getByRole("checkbox", { name: "Accuracy" }));
  await waitFor(() =>
    expect(documentInAddress()).toMatchObject({
      conditions: ["speed", "accuracy"],
      conditionLabels: { speed: "Fast, please" },
      steps: [{ for: ["speed"] }, {}],
    }),
  );
  await user.click(within(who).getByRole("radio", { name: form.conditions.everyone }));
  await waitFor(() => expect(documentInAddress().steps[0]).not.toHaveProperty("for"));
});

it("a text that becomes longer than one line stays in its field, and is stored once for each language", async () => {
  await open();
  const rights = screen.getByLabelText(words.information.fields.rights);
  rights.focus();
  await act(async () => fireEvent.change(rights, { target: { value: "One.\n\nTwo." } }));
  expect(rights).toHaveFocus();
  expect(rights).toHaveValue("One.\n\nTwo.");
  expect(rights).toBeValid();
  fireEvent.blur(rights);
  expect(documentInAddress()?.information.rights).toEqual({
    en: "One.\n\nTwo.",
    fr: "One.\n\nTwo.",
  });
});

it("an author's instructions, for all or for one condition, start as a copy of the task's instructions", async () => {
  const user = await open({ language: "en", conditions: ["speed", "accuracy"] });
  const { instructions } = form;
  const accuracy = screen.getByRole("group", {
    name: interpolate(instructions.forOne, { name: "“accuracy”" }),
  });
  await user.click(within(accuracy).getByRole("radio", { name: instructions.own }));
  const text = screen.getByLabelText(interpolate(instructions.textForOne, { name: "accuracy" }));
  expect(text).toHaveValue("Answer with the colour of the ink, not with the word.");
  fireEvent.change(text, { target: { value: "Answer as accurately as you can." } });
  expect(screen.getByText(instructions.ownNote)).toBeVisible();
  fireEvent.blur(text);
  expect(documentInAddress().steps[0]).toMatchObject({
    instructionsFor: { accuracy: { en: "Answer as accurately as you can." } },
  });
  expect(documentInAddress().steps[0]).not.toHaveProperty("instructions");
});
