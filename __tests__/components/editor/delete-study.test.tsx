import { deserialize, serialize } from "node:v8";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  keepEditorDraft,
  readEditorDrafts,
} from "@/components/features/editor/document/draft-store.client";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { anEditor, payload, prepareEditor } from "./an-editor";

const { open, tools } = payload.bench;
beforeEach(prepareEditor);

const storedTitles = async () => (await readEditorDrafts()).map(({ title }) => title);

/** Stores a study, which continues another stored study if `from` is given. */
async function store(key: string, title: string, from?: string) {
  const document = { ...exampleDocument(title), language: "en" as const };
  const draft = { key, title, text: JSON.stringify(document), keptAt: `2026-11-27T10:0${key}:00Z` };
  const continues = from && { key: from, keptAt: `2026-11-27T10:0${from}:00Z` };
  await keepEditorDraft(continues ? { ...draft, continues } : draft);
  return draft;
}

it("a study in the list of stored studies is deleted, with its earlier versions, once the visitor confirms", async () => {
  await store("1", "Mine, as it was");
  await store("2", "Mine", "1");
  await store("3", "Another");
  const earlier = (await readEditorDrafts()).toReversed();
  const document = { ...exampleDocument("Present"), language: "en" };
  render(anEditor({ document, isExample: false, earlier }));
  await screen.findByDisplayValue("Present", {}, { timeout: 20_000 });

  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: tools.open }));
  const panel = screen.getByRole("region", { name: open.title });
  await user.click(within(panel).getByRole("button", { name: /^Delete: Mine,/ }));
  expect(within(panel).getByText(/Delete “Mine” from this device/)).toBeVisible();
  expect(await storedTitles()).toEqual(["Another", "Mine"]);

  // The list of stored studies has already deleted the earlier version.
  await store("1", "Mine, as it was");
  await user.click(within(panel).getByRole("button", { name: open.deleting.confirm }));
  await waitFor(() => expect(within(panel).queryByText("Mine")).toBeNull());
  expect(await storedTitles()).toEqual(["Another"]);
  expect(within(panel).getByText("Another")).toBeVisible();
  expect(screen.getByRole("heading", { name: open.title })).toHaveFocus();
  expect(screen.getByText("“Mine” has been deleted from this device.")).toBeInTheDocument();
});
