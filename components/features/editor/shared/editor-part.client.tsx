"use client";

import type { ReactNode } from "react";
import { useEditorBase, useWritten } from "./editor-context.client";
import styles from "./editor-part.module.css";
import { SafePart } from "./safe-part.client";

/**
 * A section of the editor. If the section throws an error, a sentence reports the failure until the document changes.
 */
export function EditorPart({ children }: { children: ReactNode }) {
  const { words } = useEditorBase();
  const { document } = useWritten();
  return (
    <SafePart
      of={document}
      instead={() => (
        <p role="status" className={styles.broken}>
          {words.broken.part}
        </p>
      )}
    >
      {children}
    </SafePart>
  );
}
