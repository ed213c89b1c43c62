"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { HiddenText } from "@/components/ui/hidden-text";
import { offProps } from "@/components/ui/off-props";
import { SiteLink } from "@/components/ui/site-link";
import { shortcutLetter } from "@/lib/shortcut-letter";
import styles from "./editor-tools.module.css";

/** A panel that opens below the tools. */
export type Panel = "templates" | "open";

/** The ids of the buttons that open a panel, or the document as text. */
export const TOOL_BUTTONS = {
  templates: "open-templates",
  open: "open-studies",
  text: "open-text",
} as const satisfies Record<Panel | "text", string>;

type Tool = { label: string; perform: () => void };

/** The actions that concern the whole document. */
export type Tools = {
  /** The property `keys` has the format of `aria-keyshortcuts`. */
  undo: Tool & { keys: string; isOff: boolean };
  redo: Tool & { keys: string; isOff: boolean };
  /** The two tools that open and close a panel. */
  templates: Tool & { isExpanded: boolean };
  open: Tool & { isExpanded: boolean };
  /** Opens a file that the visitor has chosen. */
  file: (file: File) => void;
  /** The tool that opens the document as text. */
  text: Tool;
  /** The tool that moves the focus to the section in which the study is shared. */
  share: Tool;
};

/** Returns the tool whose shortcut was pressed; null for other keys. The tool can be unavailable. */
export function toolOfKeys(event: KeyboardEvent, { undo, redo }: Tools): Tools["undo"] | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  // In the text field for the document, the browser handles the shortcuts for undo and redo.
  if (event.target instanceof Element && event.target.id === "document-text") return null;
  const key = shortcutLetter(event);
  if (key === "y") return redo;
  if (key !== "z") return null;
  return event.shiftKey ? redo : undo;
}

const ICONS = {
  undo: "M7 5L3.500 8.500L7 12M4 8.500h8a4 4 0 0 1 0 8h-2",
  redo: "M13 5l3.500 3.500L13 12M16 8.500H8a4 4 0 0 0 0 8h2",
  templates: "M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z",
  open: "M3 5.500h5l1.500 2H17v8.500H3z",
  text: "M7.500 6L4 10l3.500 4M12.500 6l3.500 4-3.500 4",
  share: "M10 12.500V3.500M6.500 7L10 3.500 13.500 7M4 11.500V16h12v-4.500",
} as const;

const Icon = ({ of }: { of: keyof typeof ICONS }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={ICONS[of]} />
  </svg>
);

export function EditorTools({
  tools,
  label,
  tryStudy,
}: {
  tools: Tools;
  label: string;
  /**
   * The link that starts the study. While the study cannot run, the URL of the link is null and `instead` is displayed.
   */
  tryStudy: { label: string; href: string | null; instead: ReactNode };
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} className={styles.tools}>
      <span className={styles.pair}>
        {(["undo", "redo"] as const).map((id) => {
          const { keys, isOff, perform, label: name } = tools[id];
          return (
            <button
              key={id}
              type="button"
              className={styles.tool}
              aria-keyshortcuts={keys}
              title={name}
              {...offProps(isOff, perform)}
            >
              <Icon of={id} />
              <HiddenText>{name}</HiddenText>
            </button>
          );
        })}
      </span>
      {(["templates", "open"] as const).map((id) => (
        <button
          key={id}
          type="button"
          id={TOOL_BUTTONS[id]}
          className={styles.tool}
          aria-expanded={tools[id].isExpanded}
          onClick={tools[id].perform}
        >
          <Icon of={id} />
          {tools[id].label}
        </button>
      ))}
      {(["text", "share"] as const).map((id) => (
        <button
          key={id}
          type="button"
          id={id === "text" ? TOOL_BUTTONS.text : undefined}
          className={styles.tool}
          onClick={tools[id].perform}
        >
          <Icon of={id} />
          {tools[id].label}
        </button>
      ))}
      {tryStudy.href === null ? (
        <span className={styles.instead}>{tryStudy.instead}</span>
      ) : (
        <SiteLink className={`${styles.tool} ${styles.main}`} href={tryStudy.href}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M6 4l10 6-10 6z" data-filled="" />
          </svg>
          {tryStudy.label}
        </SiteLink>
      )}
    </div>
  );
}
