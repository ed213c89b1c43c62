"use client";

import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { openEditor } from "./document/opening.client";
import { ProtocolEditor } from "./protocol-editor.client";
import type { EditorProps } from "./shared/editor-props";

/** Reads the document with which the editor starts, and then returns the editor. */
export async function openedEditor(props: EditorProps, payload: EditorPayload) {
  const { apps, words } = props;
  const nameOf = (app: string) => apps.find(({ id }) => id === app)?.name ?? app;
  const opening = await openEditor({ example: words.example, nameOf });
  return <ProtocolEditor {...props} payload={payload} opening={opening} />;
}
