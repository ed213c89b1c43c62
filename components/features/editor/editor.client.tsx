"use client";

import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { loadPlannerData } from "@/experiments/study/plan/load-planner-data.client";
import { noteDraftOpened } from "./document/draft-store.client";
import { isAppShaped, stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { openEditor } from "./document/opening.client";
import type { DataOfApps } from "./plan/use-plan.client";
import { ProtocolEditor } from "./protocol-editor.client";
import type { EditorProps } from "./shared/editor-props";

/**
 * Returns the published figures of the apps of a document; nothing if they fail to load, because the editor also works
 * without a number of people. With the figures, the first content of the editor is complete and does not move.
 */
async function figuresOf(document: JsonObject): Promise<DataOfApps> {
  const apps = stepsOf(document)
    .filter(isAppShaped)
    .map(({ app }) => String(app));
  try {
    return await loadPlannerData(apps);
  } catch {
    return {};
  }
}

/**
 * Reads the document with which the editor starts, and then returns the editor.
 * @param signal aborted if the visitor has left the page
 */
export async function openedEditor(
  props: EditorProps,
  payload: EditorPayload,
  signal: AbortSignal,
) {
  const { apps, words } = props;
  const nameOf = (app: string) => apps.find(({ id }) => id === app)?.name ?? app;
  const opening = await openEditor({ example: words.example, nameOf });
  const figures = await figuresOf(opening.document);
  // Visitors who leave the page while it still loads do not count as a failure of the draft.
  if (opening.draft && !signal.aborted) await noteDraftOpened(opening.draft);
  return <ProtocolEditor {...props} payload={payload} opening={opening} figures={figures} />;
}
