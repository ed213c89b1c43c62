"use client";

import { useEffect, useState } from "react";
import type { EditorPayload } from "@/experiments/editor-payload";
import type { EditorProps } from "./editor-props";
import { type Opening, openEditor } from "./opening.client";
import { ProtocolEditor } from "./protocol-editor.client";

/** The editor, once what it begins with has been read. */
export function Editor(props: EditorProps & { payload: EditorPayload; children: React.ReactNode }) {
  const { apps, words, children } = props;
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    let isMounted = true;
    openEditor({
      example: words.example,
      nameOf: (app) => apps.find(({ id }) => id === app)?.name ?? app,
    }).then((found) => isMounted && setOpening(found));
    return () => {
      isMounted = false;
    };
  }, [apps, words]);
  return opening ? <ProtocolEditor {...props} opening={opening} /> : children;
}
