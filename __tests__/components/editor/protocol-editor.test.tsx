import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleDocument } from "@/components/features/editor/document/example";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** What is fetched, on a busy machine. */
const ARRIVES = { timeout: 20_000 };
jest.setTimeout(60_000);

const { words } = payload;
beforeEach(prepareEditor);

async function openExample() {
  render(anEditor({ document: exampleDocument("Study"), isExample: true }));
  await screen.findByText(/Each trial shows a fixation cross/, {}, ARRIVES);
  await screen.findByText(/For 80 of 100 you need 16\d/, {}, ARRIVES);
  return userEvent.setup();
}

const trials = () => screen.getByLabelText("Test trials");
const methods = () => document.querySelector<HTMLElement>("[data-methods]") as HTMLElement;

const documentInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text) : null;
};

it("the unit of a number is part of what its field says", async () => {
  await openExample();
  expect(screen.getByLabelText("Fixation cross")).toHaveAccessibleDescription(/^ms /);
});

it("says how many people find a correlation of .30 with extraversion, and what they cost", async () => {
  await openExample();
  expect(screen.getByText(/With 60 people you would find it in 39 of 100 studies/)).toBeVisible();
  expect(screen.getByText(/60 people for 6 min at £9 an hour cost £54/)).toBeVisible();
});

it("follows a setting in the methods paragraph and in the address", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "192");
  expect(within(methods()).getByText("192")).toBeVisible();
  await user.tab();
  expect(documentInAddress()?.steps[0].parameters.trials).toBe(192);
});

it("asks before an archive sends to the receiver that is typed", async () => {
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

it("writes into the document that the receiver gives no receipts, and takes it out again", async () => {
  const user = await openExample();
  const field = screen.getByLabelText(words.ends.receipts);
  expect(field).toHaveValue("required");
  await user.selectOptions(field, "none");
  await waitFor(() => expect(documentInAddress()?.delivery).toMatchObject({ receipts: "none" }));
  await user.selectOptions(field, "required");
  await waitFor(() => expect(documentInAddress()?.delivery ?? {}).not.toHaveProperty("receipts"));
});

it("lights the field of a number that is pointed at", async () => {
  const user = await openExample();
  await user.hover(within(methods()).getByText("96"));
  expect(trials().closest("[data-lit]")).not.toBeNull();
});

it("keeps what is typed wrong, beside its rule, and takes it back by Ctrl+Z", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  expect(trials()).toHaveValue("95");
  expect(trials()).toBeInvalid();
  expect(screen.getByText(words.faults.one)).toBeVisible();
  await user.keyboard("{Control>}z{/Control}");
  expect(trials()).toHaveValue("96");
});

it("steps to the next number of trials that goes into the blocks", async () => {
  const user = await openExample();
  await user.type(trials(), "{ArrowUp}");
  expect(trials()).toHaveValue("112");
  expect(trials()).toBeValid();
  await user.click(screen.getByRole("button", { name: "Less: Test trials" }));
  expect(trials()).toHaveValue("96");
});

it("keeps the trial figure and the methods of the last valid settings while one is wrong", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  expect(await screen.findByText(words.faults.stale)).toBeVisible();
  expect(within(methods()).getByText(/Each trial shows a fixation cross/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "What a participant sees in Stroop" })).toBeVisible();
});

it("adds, moves and removes a step, says so, and brings it back by the history", async () => {
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
])("says of %s that is dropped why it is not opened", async (_, size, said) => {
  await openExample();
  const text = jest.fn().mockRejectedValue(new DOMException("A folder", "NotFoundError"));
  const file = { name: "study", size, text, slice: () => ({ text }) };
  fireEvent.drop(trials(), { dataTransfer: { files: [file], types: ["Files"] } });
  expect(await screen.findByText(interpolate(said, { name: "study" }))).toBeVisible();
  expect(trials()).toHaveValue("96");
});

it("names a field with a fault as the form does", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  const name = "1 Stroop: Test trials";
  await user.click(screen.getByRole("button", { name }));
  expect(trials()).toHaveFocus();
});

it("shows no figures of another study, and nothing to mend, in one that begins empty", async () => {
  const user = await openExample();
  await user.click(screen.getByRole("button", { name: words.startEmpty }));
  expect(screen.getByRole("button", { name: `+ ${words.form.addApp}` })).toHaveFocus();
  expect(screen.getByText(words.empty.title)).toBeVisible();
  expect(screen.queryByText(/With 60 people/)).toBeNull();
  expect(screen.queryByText(words.faults.one)).toBeNull();
});

it("says beside a link that it was copied", async () => {
  const user = await openExample();
  const button = await screen.findByRole("button", {
    name: `${words.paper.copy}: ${words.away.link}`,
  });
  await user.click(button);
  const row = button.closest("div") as HTMLElement;
  expect(await within(row).findByText(words.paper.copied)).toBeVisible();
});
