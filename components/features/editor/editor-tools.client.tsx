"use client";

import { useRef } from "react";
import type { EditorWords } from "./editor-context.client";
import styles from "./editor-tools.module.css";

/** The id of the button that opens the gallery. */
export const READY_BUTTON = "open-ready-protocols";

/** What can be done with the document as a whole. */
export function EditorTools({
  words,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  isReadyOpen,
  onReady,
  onFile,
  onText,
}: {
  words: EditorWords;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Whether the gallery is open, and what opens or closes it. */
  isReadyOpen: boolean;
  onReady: () => void;
  /** Gets the file that was chosen. */
  onFile: (file: File) => void;
  onText: () => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.tools}>
      <button type="button" aria-disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={onUndo}>
        {words.undo}
      </button>
      <button
        type="button"
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
        onClick={onRedo}
      >
        {words.redo}
      </button>
      <button type="button" id={READY_BUTTON} aria-expanded={isReadyOpen} onClick={onReady}>
        {words.openReady}
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        {words.openFile}
      </button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,.zip,.jzip,application/json,application/zip"
        aria-label={words.openFile}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file, mended meanwhile, is a change, too.
          target.value = "";
          if (chosen) onFile(chosen);
        }}
      />
      <button type="button" onClick={onText}>
        {words.asText}
      </button>
    </div>
  );
}
