"use client";

import { said, useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import type { Fault } from "@/experiments/study/document/fault";
import styles from "./fault-summary.module.css";
import { fieldName } from "./field-names";
import { RepairButtons } from "./repairs.client";
import { useNaming } from "./use-naming.client";

/**
 * A list of faults or notes. Each entry has a link to its field, and buttons with values that would correct the fault.
 */
export function FaultList({
  faults,
  onGo,
}: {
  faults: readonly Fault[];
  /** Opens the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { locale } = useEditorBase();
  const naming = useNaming();
  return (
    <ul role="list">
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.rule.en}`}>
          <button type="button" className={styles.place} onClick={() => onGo(fault.path)}>
            {fieldName(fault.path, naming)}
          </button>{" "}
          {said(fault.rule, locale)}
          <RepairButtons fault={fault} />
        </li>
      ))}
    </ul>
  );
}
