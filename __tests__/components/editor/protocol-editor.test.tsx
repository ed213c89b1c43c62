import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** The time limit of a test, ms, which allows for slow requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };

const { words, bench, launch } = payload;
beforeEach(prepareEditor);

async function openExample() {
  render(anEditor({ document: exampleDocument("Study"), isExample: true }));
  await screen.findByText(/Each trial showed a fixation cross/, {}, ARRIVES);
  await screen.findByText(/A power of \.80 requires 16\d participants/, {}, ARRIVES);
  return userEvent.setup();
}

const trials = () => screen.getByLabelText("Test trials");
const methods = () => document.querySelector<HTMLElement>("[data-methods]") as HTMLElement;

const documentInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text) : null;
};

it("the accessible description of a number field contains the unit", async () => {
  await openExample();
  expect(screen.getByLabelText("Fixation cross")).toHaveAccessibleDescription(/^ms /);
});

it("the example study displays how many people detect a correlation of .30 with extraversion, and their cost", async () => {
  await openExample();
  expect(
    screen.getByText(/With 60 participants, 39 of 100 such studies would detect the effect/),
  ).toBeVisible();
  expect(screen.getByText(/60 participants for 6 min at £9 an hour cost £54/)).toBeVisible();
});

it("changing a parameter changes the methods paragraph and the URL", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "192");
  expect(within(methods()).getByText("192")).toBeVisible();
  await user.tab();
  expect(documentInAddress()?.steps[0].parameters.trials).toBe(192);
});

it("an author must confirm a valid receiver before an archive sends data to the receiver", async () => {
  const user = await openExample();
  const field = screen.getByLabelText(words.ends.receiver);
  const question = { name: /Notify data\.example\.org/ };
  await user.click(field);
  await user.paste("http://data.example.org/");
  expect(field).toBeInvalid();
  expect(screen.queryByRole("checkbox", question)).toBeNull();
  await user.clear(field);
  await user.paste("https://data.example.org/");
  expect(await screen.findByRole("checkbox", question)).not.toBeChecked();
});

it("choosing a receiver without receipts is written into the document; choosing receipts removes the entry", async () => {
  const user = await openExample();
  const field = screen.getByLabelText(words.ends.receipts);
  expect(field).toHaveValue("required");
  await user.selectOptions(field, "none");
  await waitFor(() => expect(documentInAddress()?.delivery).toMatchObject({ receipts: "none" }));
  await user.selectOptions(field, "required");
  await waitFor(() => expect(documentInAddress()?.delivery ?? {}).not.toHaveProperty("receipts"));
});

it("pointing at a number in the methods paragraph highlights the field of that number", async () => {
  const user = await openExample();
  await user.hover(within(methods()).getByText("96"));
  expect(trials().closest("[data-lit]")).not.toBeNull();
});

it("an invalid number stays in its field and is reported, and Ctrl+Z restores the last valid number", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  expect(trials()).toHaveValue("95");
  expect(trials()).toBeInvalid();
  expect(screen.getByText(words.faults.one)).toBeVisible();
  await user.keyboard("{Control>}z{/Control}");
  expect(trials()).toHaveValue("96");
});

it("the plus and minus buttons skip numbers of trials that cannot be divided into equal blocks", async () => {
  const user = await openExample();
  await user.type(trials(), "{ArrowUp}");
  expect(trials()).toHaveValue("112");
  expect(trials()).toBeValid();
  await user.click(screen.getByRole("button", { name: "Less: Test trials" }));
  expect(trials()).toHaveValue("96");
});

it("while a parameter is invalid, the trial figure and the methods paragraph display the last valid parameters", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  expect(await screen.findByText(words.faults.stale)).toBeVisible();
  expect(within(methods()).getByText(/Each trial showed a fixation cross/)).toBeVisible();
  const preview = screen.getByRole("img", { name: /^Stroop, as a participant sees it/ });
  expect(await within(preview).findByText("trial 2 / 96", {}, ARRIVES)).toBeVisible();
  expect(screen.getByText(bench.preview.fixFirst)).toBeVisible();
});

it("adding or moving a step is announced, and the browser's back button restores a removed step", async () => {
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

it("moving a step that is not chosen leaves the list displayed and the other step chosen", async () => {
  const user = await openExample();
  const [first, second] = screen.getAllByRole("button", { name: /^Move .* down$/ });
  expect(first).not.toHaveAttribute("aria-disabled");
  expect(second).toHaveAttribute("aria-disabled", "true");
  const chosen = () =>
    screen.getAllByRole("button", { current: "step" }).map((each) => each.textContent);
  const before = chosen();
  const [, up] = screen.getAllByRole("button", { name: /^Move .* up$/ });
  await user.click(up as HTMLElement);
  expect(documentInAddress()?.steps.map(({ id }: { id: string }) => id)).toEqual([
    "traits",
    "stroop",
  ]);
  expect(chosen()).toEqual(before);
  expect(document.querySelector("[data-shown]")).toHaveAttribute("data-shown", "steps");
});

it.each([
  ["a folder", 4096, words.fileUnreadable],
  ["a file of a gigabyte", 1e9, words.fileTooLarge],
])(
  "if the author drops %s on the editor, a message explains why it cannot be opened",
  async (_, size, said) => {
    await openExample();
    const text = jest.fn().mockRejectedValue(new DOMException("A folder", "NotFoundError"));
    const file = { name: "study", size, text, slice: () => ({ text }) };
    fireEvent.drop(trials(), { dataTransfer: { files: [file], types: ["Files"] } });
    expect(await screen.findByText(interpolate(said, { name: "study" }))).toBeVisible();
    expect(trials()).toHaveValue("96");
  },
);

it("each fault in the list of faults links to its field by the label of the field", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "95");
  const name = "1 Stroop: Test trials";
  await user.click(screen.getByRole("button", { name }));
  expect(trials()).toHaveFocus();
});

it("after the author starts an empty study, the editor displays no faults and no figures of the previous study", async () => {
  const user = await openExample();
  await user.click(screen.getByRole("button", { name: words.startEmpty }));
  expect(screen.getByRole("button", { name: `+ ${words.form.addApp}` })).toHaveFocus();
  expect(screen.getByText(words.empty.title)).toBeVisible();
  expect(screen.queryByText(/With 60 people/)).toBeNull();
  expect(screen.queryByText(words.faults.one)).toBeNull();
});

it("copying the link of a study that collects no data reports that the link only serves to try the study", async () => {
  const user = await openExample();
  const panel = screen.getByRole("region", { name: launch.title });
  await user.click(within(panel).getByRole("button", { name: launch.copy.trial }));
  expect(await within(panel).findByText(launch.copy.copiedTrial)).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/study\?rehearsal#p=/);
});

it("the fee of Prolific counts as missing until the author enters it, even if it is zero", async () => {
  const user = await openExample();
  const { fee } = launch;
  const name = "Prolific";
  expect(screen.getByText(new RegExp(interpolate(fee.notStated, { name })))).toBeVisible();
  expect(screen.queryByText(/£0 in fees/)).toBeNull();
  await user.click(screen.getByRole("button", { name: interpolate(fee.add, { name }) }));
  const field = screen.getByLabelText(words.who.fee);
  expect(field).toHaveFocus();
  await user.type(field, "0");
  expect(await screen.findByText(/£0 in fees/)).toBeVisible();
});

it("pasting a completion link fills in the code and the return URL; choosing Prolific fills in the URL", async () => {
  const user = await openExample();
  await user.selectOptions(screen.getByLabelText(words.who.recruiter), "none");
  const field = screen.getByLabelText("Code: Completed");
  await user.click(field);
  await user.paste("C1A2B3");
  await waitFor(() =>
    expect(documentInAddress()?.delivery.exits).toEqual({ completed: { code: "C1A2B3" } }),
  );
  await user.selectOptions(screen.getByLabelText(words.who.recruiter), "prolific");
  const url = "https://app.prolific.com/submissions/complete?cc=";
  await waitFor(() =>
    expect(documentInAddress()?.delivery.exits.completed.url).toBe(`${url}C1A2B3`),
  );
  await user.clear(field);
  await user.paste(`${url}C9`);
  expect(field).toHaveValue("C9");
});

it("the preview displays the screen of the task, and a changed duration changes the timeline", async () => {
  const user = await openExample();
  const preview = screen.getByRole("img", { name: /^Stroop, as a participant sees it/ });
  // The preview displays the possible responses of the task with their keys.
  expect(await within(preview).findByText("yellow", {}, ARRIVES)).toHaveTextContent("yellowK");
  const line = screen.getByRole("list", { name: bench.preview.line.title });
  expect(line).toHaveTextContent("500 msfixation");
  const field = screen.getByLabelText("Fixation cross");
  await user.clear(field);
  await user.type(field, "800");
  await waitFor(() => expect(line).toHaveTextContent("800 msfixation"));
});

it("Enter accepts a new title and Escape restores the previous title, and both leave the focus in the title", async () => {
  const user = await openExample();
  const heading = screen.getByRole("heading", { level: 1 });
  const title = within(heading).getByRole("textbox", { name: words.titleLabel });
  await user.clear(title);
  await user.keyboard("A new title{Enter}");
  expect(title).toHaveFocus();
  await waitFor(() => expect(documentInAddress()?.title).toBe("A new title"));
  await user.keyboard(" and more{Escape}");
  expect(title).toHaveValue("A new title");
  expect(title).toHaveFocus();
});

it("the page map reports insufficient power, leads to the sample size, and updates after the repair", async () => {
  const user = await openExample();
  const map = screen.getByRole("navigation", { name: bench.map.title });
  const entry = () => within(map).getByRole("button", { name: /Sample size/ });
  expect(entry()).toHaveAccessibleName(/^falls short: Sample size ?\.39 of \.80/);
  await user.click(entry());
  expect(screen.getByRole("region", { name: bench.map.sample })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Set 162 participants" }));
  await waitFor(() => expect(entry()).toHaveAccessibleName(/^done.*\.80$/));
  expect(screen.getByLabelText(words.who.people)).toHaveValue("162");
});

it("screen readers read words in place of the dash of a figure that is not known", async () => {
  const user = await openExample();
  await user.clear(screen.getByLabelText(words.who.people));
  const figures = screen.getByRole("region", { name: words.facts.label });
  const unknown = await within(figures).findAllByText(words.facts.notKnown);
  expect(unknown.length).toBeGreaterThan(0);
  for (const dash of within(figures).getAllByText(words.facts.unknown))
    expect(dash).toHaveAttribute("aria-hidden", "true");
});

it("the settings of a step have one heading, the name of the step", async () => {
  await openExample();
  const duplicate = screen.getByRole("button", { name: bench.steps.duplicate });
  const settings = duplicate.closest("section") as HTMLElement;
  expect(within(settings).getAllByRole("heading", { level: 2 })).toEqual([
    within(settings).getByRole("heading", { name: "Stroop" }),
  ]);
});

it("after the visitor opens another study, the editor offers to restore the replaced study", async () => {
  const user = await openExample();
  await user.clear(trials());
  await user.type(trials(), "192");
  const other = JSON.stringify({ ...exampleDocument("Another"), language: "en" });
  const bytes = new TextEncoder().encode(other);
  const file = {
    name: "other.json",
    size: bytes.length,
    slice: () => ({ text: async () => other.slice(0, 2) }),
    arrayBuffer: async () => bytes.buffer,
  };
  fireEvent.drop(trials(), { dataTransfer: { files: [file], types: ["Files"] } });
  expect(await screen.findByDisplayValue("Another", {}, ARRIVES)).toBeVisible();
  expect(screen.getByText(interpolate(bench.open.kept, { title: "Study" }))).toBeVisible();
  await user.click(screen.getByRole("button", { name: bench.open.back }));
  expect(await screen.findByDisplayValue("Study")).toBeVisible();
  expect(trials()).toHaveValue("192");
});

it("choosing to show an information sheet opens its fields and displays the text that participants read", async () => {
  const user = await openExample();
  await user.click(screen.getByRole("button", { name: /^Information sheet/ }));
  const purpose = screen.getByLabelText(words.information.fields.purpose);
  expect(purpose).toBeVisible();
  await user.type(purpose, "How people read words");
  expect(
    within(screen.getByRole("region", { name: bench.preview.screen })).getByText(
      "How people read words",
    ),
  ).toBeVisible();
});
