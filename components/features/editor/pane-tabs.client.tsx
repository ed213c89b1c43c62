"use client";

import styles from "./pane-tabs.module.css";
import { useEditorPage } from "./shared/editor-context.client";
import { PANES, type Pane } from "./shared/panes";

const ICONS = {
  steps: "M4 5h12M4 10h12M4 15h12",
  settings:
    "M3 6h8M15 6h2M3 14h2M9 14h8M15 6a2 2 0 1 1-4 0 2 2 0 1 1 4 0M9 14a2 2 0 1 1-4 0 2 2 0 1 1 4 0",
  preview: "M2.500 4h15v10h-15zM7 17h6",
  launch: "M10 12V3M6.500 6.500L10 3l3.500 3.500M4 12v5h12v-5",
} as const satisfies Record<Pane, string>;

/** The tabs at the bottom of a phone's window, one for each pane of the editor. */
export function PaneTabs({ shown, onShow }: { shown: Pane; onShow: (pane: Pane) => void }) {
  const words = useEditorPage().payload.bench.panes;
  return (
    <nav className={styles.tabs} aria-label={words.label}>
      {PANES.map((pane) => (
        <button
          key={pane}
          type="button"
          aria-current={pane === shown ? "true" : undefined}
          onClick={() => onShow(pane)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={ICONS[pane]} />
          </svg>
          {words[pane]}
        </button>
      ))}
    </nav>
  );
}
