"use client";

import { said, useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import type { Fault } from "@/experiments/study/document/fault";
import styles from "./fault-note.module.css";
import { RepairButtons } from "./repairs.client";

/** The rule that a value violates, with values that would correct the error. */
export function FaultNote({ fault }: { fault: Fault }) {
  const { locale } = useEditorBase();
  return (
    <div className={styles.note}>
      <p>{said(fault.rule, locale)}</p>
      <RepairButtons fault={fault} />
    </div>
  );
}
