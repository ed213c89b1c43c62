"use client";

import { useMemo } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { download, FILE_TYPES } from "@/lib/device/download";
import { EMPTY } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { textOf } from "./document/opening.client";
import { type EditorBase, EditorBaseContext, useEditorPage } from "./shared/editor-context.client";
import { TextPanel } from "./text-panel.client";
import styles from "./text-panel.module.css";

const NO_FAULTS = { faults: [] };

/**
 * The page that replaces the editor if the editor cannot display the document: the document as text, with ways to
 * continue.
 */
export function Rescue({
  document,
  edit,
  onUndo,
}: {
  document: JsonObject;
  edit: EditorBase["edit"];
  /** Undoes the last change; null if the visitor has not changed the document. */
  onUndo: (() => void) | null;
}) {
  const {
    locale,
    payload: { words },
  } = useEditorPage();
  const own = words.broken;
  const text = useMemo(() => laidOut(document), [document]);
  const base = useMemo(() => ({ locale, words, edit, dispatch: () => {} }), [locale, words, edit]);
  return (
    <EditorBaseContext value={base}>
      <div role="alert" className={styles.panel}>
        <h2>{own.title}</h2>
        <p>{own.text}</p>
        <div className={styles.ways}>
          {onUndo && <ActionButton onClick={onUndo}>{own.undo}</ActionButton>}
          <ActionButton onClick={() => download("protocol.json", text, FILE_TYPES.json)}>
            {own.download}
          </ActionButton>
          <ActionButton onClick={() => edit(() => EMPTY)}>{own.empty}</ActionButton>
        </div>
      </div>
      <TextPanel unread={{ text, ...NO_FAULTS }} onRead={(next) => edit(() => next)} />
    </EditorBaseContext>
  );
}

function laidOut(document: JsonObject): string {
  try {
    return JSON.stringify(document, null, 2);
  } catch {
    return textOf(document);
  }
}
