"use client";

import { PlanPanel } from "@/components/features/editor/plan/plan-panel.client";
import {
  useEditorBase,
  WrittenContext,
} from "@/components/features/editor/shared/editor-context.client";
import { EditorPart } from "@/components/features/editor/shared/editor-part.client";
import { Panel } from "@/components/features/editor/shared/frame";
import type { useDerivedStudy } from "@/components/features/editor/use-derived-study.client";
import { ConsequencePanels } from "./consequence-panels.client";
import styles from "./study-consequences.module.css";

/** The plan with its fields, and the other consequences of the document; of an empty study, a sentence. */
export function StudyConsequences({
  study: { isEmpty, isStale, consequences },
  open,
}: {
  study: ReturnType<typeof useDerivedStudy>;
  /** The step whose parameters are open. */
  open: number | null;
}) {
  const { words } = useEditorBase();
  if (isEmpty)
    return (
      <Panel title={words.empty.title}>
        <p>{words.empty.text}</p>
      </Panel>
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
