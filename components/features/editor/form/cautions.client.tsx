"use client";

import { memo, useMemo } from "react";
import { said, useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import { cautionsOf } from "@/experiments/study/document/cautions";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./fault-summary.module.css";
import { fieldName } from "./field-names";
import { RepairButtons } from "./repairs.client";
import { useNaming } from "./use-naming.client";

/** Valid parts of the document that its author may not have intended; each links to its field. */
export const Cautions = memo(function Cautions({
  onGo,
}: {
  /** Opens the field of a path. */
  onGo: (path: string) => void;
}) {
  const { document, words, locale } = useEditorContext();
  const naming = useNaming();
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
          <ul role="list">
            {cautions.map((caution) => (
              <li key={caution.path}>
                <button type="button" className={styles.place} onClick={() => onGo(caution.path)}>
                  {fieldName(caution.path, naming)}
                </button>{" "}
                {said(caution.rule, locale)}
                <RepairButtons fault={caution} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
