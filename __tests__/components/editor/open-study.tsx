import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { JsonObject } from "@/components/features/editor/document/json";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";
import { anEditor } from "./an-editor";

/** Opens the example with changes as the author's own study. @returns the user who edits it */
export async function openStudy(changes: JsonObject = {}) {
  render(anEditor({ document: { ...exampleDocument("Study"), ...changes }, isExample: false }));
  await screen.findByLabelText("Test trials");
  return userEvent.setup({ delay: null });
}

/** Returns the document in the URL; null if the URL has none. */
export const documentInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text) : null;
};
