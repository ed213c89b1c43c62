"use client";

import { ConsequencePanels } from "./consequence-panels.client";
import { PlanPanel } from "./plan/plan-panel.client";
import { useEditorBase, WrittenContext } from "./shared/editor-context.client";
import { EditorPart } from "./shared/editor-part.client";
import { EditorPanel } from "./shared/frame";
import styles from "./study-consequences.module.css";
import type { useDerivedStudy } from "./use-derived-study.client";

/** The plan with its fields, and the other consequences of the document; for an empty study, a sentence. */
export function StudyConsequences({
  study: { isEmpty, isStale, consequences },
  open,
}: {
  study: ReturnType<typeof useDerivedStudy>;
  /** Index of the step whose parameters are displayed. */
  open: number | null;
}) {
  const { words } = useEditorBase();
  if (isEmpty)
    return (
      <EditorPanel title={words.empty.title}>
        <p>{words.empty.text}</p>
      </EditorPanel>
    );
  return (
    <>
      {isStale && <p className={styles.stale}>{words.faults.stale}</p>}
      <EditorPart>
        <PlanPanel solved={consequences.plan} />
      </EditorPart>
      <WrittenContext value={consequences.written}>
        <ConsequencePanels consequences={consequences} open={open} />
      </WrittenContext>
    </>
  );
}
