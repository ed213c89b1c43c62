"use client";

import { useMemo } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { download, FILE_TYPES } from "@/lib/device/download";
import type { Locale } from "@/lib/routes";
import { type EditorBase, EditorBaseContext, type EditorWords } from "./editor-context.client";
import type { JsonObject } from "./json";
import { textOf } from "./opening.client";
import styles from "./rescue.module.css";
import { TextPanel } from "./text-panel.client";

const NO_FAULTS = { faults: [] };

/** The study as a text, in place of an editor that cannot show it, with the ways out. */
export function Rescue({
  document,
  words,
  locale,
  edit,
  onUndo,
  onEmpty,
}: {
  document: JsonObject;
  words: EditorWords;
  locale: Locale;
  edit: EditorBase["edit"];
  /** Null where nothing was changed. */
  onUndo: (() => void) | null;
  /** Begins with an empty study. */
  onEmpty: () => void;
}) {
  const own = words.broken;
  const text = useMemo(() => laidOut(document), [document]);
  const base = useMemo(() => ({ locale, words, edit, dispatch: () => {} }), [locale, words, edit]);
  return (
    <EditorBaseContext value={base}>
      <div role="alert" className={styles.rescue}>
        <h2>{own.title}</h2>
        <p>{own.text}</p>
        <div className={styles.ways}>
          {onUndo && <ActionButton onClick={onUndo}>{own.undo}</ActionButton>}
          <ActionButton onClick={() => download("protocol.json", text, FILE_TYPES.json)}>
            {own.download}
          </ActionButton>
          <ActionButton onClick={onEmpty}>{own.empty}</ActionButton>
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
