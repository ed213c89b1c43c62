"use client";

import { type KeyboardEvent, useRef } from "react";
import { shortcutLetter } from "@/lib/shortcut-letter";
import styles from "./editor-tools.module.css";

/** The id of the button that opens the gallery. */
export const READY_BUTTON = "open-ready-protocols";

type Tool = { label: string; perform: () => void };

/** The actions on the document as a whole. */
export type Tools = {
  /** `keys` has the format of `aria-keyshortcuts`. */
  undo: Tool & { keys: string; isOff: boolean };
  redo: Tool & { keys: string; isOff: boolean };
  /** Opens and closes the gallery. */
  gallery: Tool & { isExpanded: boolean };
  /** Opens a file. */
  file: { label: string; perform: (file: File) => void };
  /** Opens the document as text. */
  text: Tool;
};

/** Returns the tool whose shortcut was pressed; null for other keys. */
export function toolOfKeys(event: KeyboardEvent, { undo, redo }: Tools): Tool | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  // The text field has its own undo.
  if (event.target instanceof Element && event.target.id === "document-text") return null;
  const key = shortcutLetter(event);
  if (key === "y") return redo;
  if (key !== "z") return null;
  return event.shiftKey ? redo : undo;
}

export function EditorTools({ tools }: { tools: Tools }) {
  const { gallery, file, text } = tools;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.tools}>
      {[tools.undo, tools.redo].map(({ label, keys, isOff, perform }) => (
        <button
          key={keys}
          type="button"
          aria-disabled={isOff}
          aria-keyshortcuts={keys}
          onClick={perform}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        id={READY_BUTTON}
        aria-expanded={gallery.isExpanded}
        onClick={gallery.perform}
      >
        {gallery.label}
      </button>
      <button type="button" onClick={() => input.current?.click()}>
        {file.label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.zip,.jzip,application/json,application/zip"
        aria-label={file.label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Choosing the same file again, after it was edited, must also trigger a change event.
          target.value = "";
          if (chosen) file.perform(chosen);
        }}
      />
      <button type="button" onClick={text.perform}>
        {text.label}
      </button>
    </div>
  );
}
