"use client";

import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { openEditor } from "./document/opening.client";
import { ProtocolEditor } from "./protocol-editor.client";
import type { EditorProps } from "./shared/editor-props";

/** Returns the editor with what it begins with, once that has been read. */
export async function openedEditor(props: EditorProps, payload: EditorPayload) {
  const { apps, words } = props;
  const nameOf = (app: string) => apps.find(({ id }) => id === app)?.name ?? app;
  const opening = await openEditor({ example: words.example, nameOf });
  return <ProtocolEditor {...props} payload={payload} opening={opening} />;
}
