"use client";

import { memo, useMemo } from "react";
import { useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import { cautionsOf } from "@/experiments/study/document/cautions";
import { interpolate } from "@/lib/i18n/interpolate";
import { FaultList } from "./fault-list.client";
import styles from "./fault-summary.module.css";

/** Notes about valid content that the author may not have intended. Each note links to its field. */
export const Cautions = memo(function Cautions({
  onGo,
}: {
  /** Opens the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { document, words } = useEditorContext();
  const own = words.cautions;
  const cautions = useMemo(() => cautionsOf(document), [document]);
  return (
    <div role="status" className={`${styles.summary} ${styles.cautions}`}>
      {cautions.length > 0 && (
        <>
          <p className={styles.title}>
            {cautions.length === 1 ? own.one : interpolate(own.title, { n: cautions.length })}
          </p>
          <p>{own.help}</p>
          <FaultList faults={cautions} onGo={onGo} />
        </>
      )}
    </div>
  );
});
