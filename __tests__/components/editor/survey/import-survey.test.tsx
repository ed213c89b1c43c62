import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { JsonObject } from "@/components/features/editor/document/json";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor, surveys } from "../an-editor";

const { words: editor } = payload;
const { words } = surveys;
beforeEach(prepareEditor);

const EMPTY: JsonObject = {
  protocol: 1,
  steps: [],
  order: "fixed",
  language: "en",
  title: "Study",
};

const stepsInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text).steps : [];
};

/** Returns a file with the method that jsdom lacks. */
function fileOf(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  const file = new File([bytes], name, { type: "text/csv" });
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}

/** Opens the panel in which an author adds a survey. */
async function openPanel(document: JsonObject = EMPTY) {
  const user = userEvent.setup({ delay: null });
  render(anEditor({ document, isExample: false }));
  await user.click(screen.getByRole("button", { name: `+ ${editor.form.addSurvey}` }));
  await screen.findByRole("button", { name: words.add.blank }, { timeout: 20_000 });
  return user;
}

const CELLS = [
  "type\tname\tlabel",
  "integer\tage\tHow old are you?",
  "select_one yesno\tsmoker\tDo you smoke?",
  "",
  "list_name\tname\tlabel",
  "yesno\t1\tyes",
  "yesno\t0\tno",
].join("\n");

it("cells pasted from a spreadsheet are listed first, and become a survey only when the author adds them", async () => {
  const user = await openPanel();
  await user.click(screen.getByLabelText(words.import.paste));
  await user.paste(CELLS);
  expect(
    await screen.findByText(
      interpolate(words.import.found, { name: words.import.pasted }),
      {},
      { timeout: 20_000 },
    ),
  ).toHaveFocus();
  expect(stepsInAddress()).toEqual([]);
  await user.click(screen.getByRole("button", { name: words.import.take }));
  await screen.findByRole("region", { name: words.survey.questions }, { timeout: 20_000 });
  await waitFor(() => expect(stepsInAddress()).toHaveLength(1));
  expect(stepsInAddress()[0].survey.pages[0].items).toMatchObject([
    { id: "age", type: "integer" },
    { id: "smoker", type: "one" },
  ]);
});

it("Cancel leaves the study as it was and keeps the pasted cells", async () => {
  const user = await openPanel();
  await user.click(screen.getByLabelText(words.import.paste));
  await user.paste(CELLS);
  await user.click(
    await screen.findByRole("button", { name: words.import.cancel }, { timeout: 20_000 }),
  );
  expect(screen.queryByText(words.import.take)).toBeNull();
  expect(screen.getByLabelText(words.import.paste)).toHaveValue(CELLS);
  expect(stepsInAddress()).toEqual([]);
});

it("a faulty file is reported by line and column, and the part without faults can be added", async () => {
  const user = await openPanel();
  const file = fileOf(
    "My survey.csv",
    "type,name,label\ninteger,age,How old are you?\nteleport,x,Where?\n",
  );
  await user.upload(screen.getByLabelText(words.import.file, { selector: "input" }), file);
  const title = interpolate(words.import.oneFault, { name: "My survey.csv" });
  const result = (await screen.findByText(title, {}, { timeout: 20_000 })).closest(
    "div",
  ) as HTMLElement;
  expect(within(result).getByText(/line 3, column type/)).toBeVisible();
  expect(within(result).getByText("teleport")).toBeVisible();
  await user.click(within(result).getByRole("button", { name: words.import.takeRest }));
  await waitFor(() => expect(stepsInAddress()).toMatchObject([{ id: "my-survey" }]));
  expect(stepsInAddress()[0].survey.pages[0].items).toHaveLength(1);
});

it("a step from a file is called like the file, also if its name has letters that an id cannot have", async () => {
  const user = await openPanel();
  const file = fileOf("Cœur & Größe.csv", CELLS.replaceAll("\t", ","));
  await user.upload(screen.getByLabelText(words.import.file, { selector: "input" }), file);
  await user.click(
    await screen.findByRole("button", { name: words.import.take }, { timeout: 20_000 }),
  );
  await waitFor(() => expect(stepsInAddress()).toMatchObject([{ id: "coeur-grosse" }]));
});

it("invalid names are listed with the names that replace them", async () => {
  const user = await openPanel();
  await user.click(screen.getByLabelText(words.import.paste));
  await user.paste("type\tname\tlabel\ninteger\thow-old\tHow old are you?");
  const renamed = await screen.findByRole(
    "region",
    { name: words.import.renamed },
    { timeout: 20_000 },
  );
  expect(renamed).toHaveTextContent("how-old → how_old");
});

it("a file that is dropped on the panel is read as a survey and does not replace the study", async () => {
  await openPanel();
  const file = fileOf("survey.csv", CELLS.replaceAll("\t", ","));
  fireEvent.drop(screen.getByRole("heading", { name: words.add.title }), {
    dataTransfer: { files: [file], types: ["Files"] },
  });
  expect(
    await screen.findByText(
      interpolate(words.import.found, { name: "survey.csv" }),
      {},
      { timeout: 20_000 },
    ),
  ).toBeVisible();
});

it("a ready questionnaire shows its licence and is added with its source", async () => {
  const user = await openPanel({ ...EMPTY, language: "participant" });
  const [first] = surveys.ready;
  const title = first?.title ?? "";
  expect(screen.getAllByText(first?.licence ?? "")[0]).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: interpolate(words.add.takeOne, { title }) }));
  await waitFor(() => expect(stepsInAddress()).toHaveLength(1));
  expect(stepsInAddress()[0].survey.sources).toMatchObject([{ citation: first?.source }]);
});
