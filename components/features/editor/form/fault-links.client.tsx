"use client";

import { useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import styles from "./fault-links.module.css";
import { fieldName } from "./field-names";
import { useNaming } from "./use-naming.client";

/**
 * Links to all fields that are not written or not correct, for a part of the page that needs the finished study. The
 * list above the steps also states the rules and offers corrections.
 */
export function FaultLinks({
  onGo,
}: {
  /** Opens the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { faults } = useEditorContext();
  const naming = useNaming();
  return (
    <ul role="list" className={styles.links}>
      {[...faults.keys()].map((path) => (
        <li key={path}>
          <button type="button" onClick={() => onGo(path)}>
            {fieldName(path, naming)}
          </button>
        </li>
      ))}
    </ul>
  );
}
