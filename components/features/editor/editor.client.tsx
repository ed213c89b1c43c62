"use client";

import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import type { EditorProps } from "./editor-props";
import { openEditor } from "./opening.client";
import { ProtocolEditor } from "./protocol-editor.client";

/** Returns the editor with what it begins with, once that has been read. */
export async function openedEditor(props: EditorProps, payload: EditorPayload) {
  const { apps, words } = props;
  const nameOf = (app: string) => apps.find(({ id }) => id === app)?.name ?? app;
  const opening = await openEditor({ example: words.example, nameOf });
  return <ProtocolEditor {...props} payload={payload} opening={opening} />;
}
