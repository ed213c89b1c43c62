import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleDocument } from "@/components/features/editor/document/example";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** Allows for requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };
jest.setTimeout(60_000);

const { words } = payload;
beforeEach(prepareEditor);

async function openExample() {
  render(anEditor({ document: exampleDocument("Study"), isExample: true }));
  await screen.findByText(/Each trial showed a fixation cross/, {}, ARRIVES);
  await screen.findByText(/Power \.80 needs 16\d participants/, {}, ARRIVES);
  return userEvent.setup();
}

const trials = () => screen.getByLabelText("Test trials");
const methods = () => document.querySelector<HTMLElement>("[data-methods]") as HTMLElement;

const documentInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text) : null;
};

it("the description of a number field contains the unit", async () => {
  await openExample();
  expect(screen.getByLabelText("Fixation cross")).toHaveAccessibleDescription(/^ms /);
});

it("the example displays how many people find a correlation of .30 with extraversion, and their cost", async () => {
  await openExample();
  expect(
    screen.getByText(/With 60 participants, 39 of 100 such studies would detect the effect/),
  ).toBeVisible();
  expect(screen.getByText(/60 participants for 6 min at £9 an hour cost £54/)).toBeVisible();
});

it("a changed parameter appears in the methods paragraph and in the address", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "192");
  expect(within(methods()).getByText("192")).toBeVisible();
  await user.tab();
  expect(documentInAddress()?.steps[0].parameters.trials).toBe(192);
});

it("a valid receiver must be confirmed before an archive sends data to it", async () => {
  const user = await openExample();
  const field = screen.getByLabelText(words.ends.receiver);
  const question = { name: /Send each finished part to data\.example\.org/ };
  await user.click(field);
  await user.paste("http://data.example.org/");
  expect(field).toBeInvalid();
  expect(screen.queryByRole("checkbox", question)).toBeNull();
  await user.clear(field);
  await user.paste("https://data.example.org/");
  expect(await screen.findByRole("checkbox", question)).not.toBeChecked();
});

it("choosing a receiver without receipts adds this to the document, and choosing receipts removes it", async () => {
  const user = await openExample();
  const field = screen.getByLabelText(words.ends.receipts);
  expect(field).toHaveValue("required");
  await user.selectOptions(field, "none");
  await waitFor(() => expect(documentInAddress()?.delivery).toMatchObject({ receipts: "none" }));
  await user.selectOptions(field, "required");
  await waitFor(() => expect(documentInAddress()?.delivery ?? {}).not.toHaveProperty("receipts"));
});

it("pointing at a number in the methods paragraph highlights its field", async () => {
  const user = await openExample();
  await user.hover(within(methods()).getByText("96"));
  expect(trials().closest("[data-lit]")).not.toBeNull();
});

it("an invalid number stays in its field and is reported, and Ctrl+Z restores the last one", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  expect(trials()).toHaveValue("95");
  expect(trials()).toBeInvalid();
  expect(screen.getByText(words.faults.one)).toBeVisible();
  await user.keyboard("{Control>}z{/Control}");
  expect(trials()).toHaveValue("96");
});

it("the steppers skip numbers of trials that do not divide into equal blocks", async () => {
  const user = await openExample();
  await user.type(trials(), "{ArrowUp}");
  expect(trials()).toHaveValue("112");
  expect(trials()).toBeValid();
  await user.click(screen.getByRole("button", { name: "Less: Test trials" }));
  expect(trials()).toHaveValue("96");
});

it("the trial figure and the methods of the last valid parameters stay while one is invalid", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  expect(await screen.findByText(words.faults.stale)).toBeVisible();
  expect(within(methods()).getByText(/Each trial showed a fixation cross/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "What a participant sees in Stroop" })).toBeVisible();
});

it("adding and moving a step are announced, and going back in the history restores a removed step", async () => {
  const user = await openExample();
  await user.click(screen.getByRole("button", { name: `+ ${words.form.addApp}` }));
  await user.click(screen.getByRole("button", { name: /^Flanker/ }));
  expect(screen.getByText("Flanker is step 3 of 3.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Move Flanker up" }));
  expect(screen.getByText("Flanker is now step 2 of 3.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Move Flanker up" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: words.form.remove }));
  expect(documentInAddress()?.steps).toHaveLength(2);
  await act(async () => {
    history.back();
    await waitFor(() => expect(documentInAddress()?.steps).toHaveLength(3));
  });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Move Flanker up" })).toBeInTheDocument(),
  );
});

it.each([
  ["a folder", 4096, words.fileUnreadable],
  ["a file of a gigabyte", 1e9, words.fileTooLarge],
])("dropping %s reports why it cannot be opened", async (_, size, said) => {
  await openExample();
  const text = jest.fn().mockRejectedValue(new DOMException("A folder", "NotFoundError"));
  const file = { name: "study", size, text, slice: () => ({ text }) };
  fireEvent.drop(trials(), { dataTransfer: { files: [file], types: ["Files"] } });
  expect(await screen.findByText(interpolate(said, { name: "study" }))).toBeVisible();
  expect(trials()).toHaveValue("96");
});

it("the list of faults links to a field by its label in the form", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  const name = "1 Stroop: Test trials";
  await user.click(screen.getByRole("button", { name }));
  expect(trials()).toHaveFocus();
});

it("an empty study displays neither the figures of the last study nor faults", async () => {
  const user = await openExample();
  await user.click(screen.getByRole("button", { name: words.startEmpty }));
  expect(screen.getByRole("button", { name: `+ ${words.form.addApp}` })).toHaveFocus();
  expect(screen.getByText(words.empty.title)).toBeVisible();
  expect(screen.queryByText(/With 60 people/)).toBeNull();
  expect(screen.queryByText(words.faults.one)).toBeNull();
});

it("copying a link is confirmed next to that link", async () => {
  const user = await openExample();
  const button = await screen.findByRole("button", {
    name: `${words.paper.copy}: ${words.away.link}`,
  });
  await user.click(button);
  const row = button.closest("div") as HTMLElement;
  expect(await within(row).findByText(words.paper.copied)).toBeVisible();
});
