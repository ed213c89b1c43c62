"use client";

import { isToDo } from "@/components/features/editor/document/to-do";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { GuideLink } from "@/components/features/editor/shared/guide-link";
import { ActionButton } from "@/components/ui/action-button";
import type { Fault } from "@/experiments/study/document/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import { FaultList } from "./fault-list.client";
import styles from "./fault-summary.module.css";
import { fieldName } from "./field-names";
import { useNaming } from "./use-naming.client";

/**
 * The faults of the document. Each fault has a link to its field, and buttons with values that would correct the fault.
 * The texts that the author has not written yet follow in a separate list, because missing texts are not errors.
 */
export function FaultSummary({
  faults,
  onGo,
}: {
  faults: readonly Fault[];
  /** Opens the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { words, locale } = useEditorBase();
  const naming = useNaming();
  const own = words.faults;
  const { toDo } = naming.form;
  const wrong = faults.filter((fault) => !isToDo(fault));
  const unwritten = faults.filter(isToDo);
  return (
    <>
      <div role="status" className={styles.summary}>
        {wrong.length > 0 && (
          <>
            <p className={styles.title}>
              {wrong.length === 1 ? own.one : interpolate(own.title, { n: wrong.length })}
            </p>
            <p>
              {own.help}{" "}
              <GuideLink step="parameters" locale={locale}>
                {words.guide.faults}
              </GuideLink>
            </p>
            <FaultList faults={wrong} onGo={onGo} />
          </>
        )}
      </div>
      {unwritten.length > 0 && (
        <div className={`${styles.summary} ${styles.toDo}`}>
          <p className={styles.title}>
            {unwritten.length === 1 ? toDo.one : interpolate(toDo.title, { n: unwritten.length })}
          </p>
          <ul role="list">
            {unwritten.map((fault) => (
              <li key={fault.path}>
                <ActionButton look="inline" onClick={() => onGo(fault.path)}>
                  {fieldName(fault.path, naming)}
                </ActionButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
