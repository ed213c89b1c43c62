"use client";

import type { Fault } from "@/experiments/protocol/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import { said, useEditorBase } from "./editor-context.client";
import styles from "./fault-summary.module.css";

/** What keeps the document from being a protocol; each leads to its field. */
export function FaultSummary({
  faults,
  onGo,
}: {
  faults: readonly Fault[];
  /** Shows the field of a path. */
  onGo: (path: string) => void;
}) {
  const { words, locale } = useEditorBase();
  const own = words.faults;
  return (
    <div role="status" className={styles.summary}>
      {faults.length > 0 && (
        <>
          <p className={styles.title}>
            {faults.length === 1 ? own.one : interpolate(own.title, { n: faults.length })}
          </p>
          <p>{own.help}</p>
          <ul role="list">
            {faults.map((fault) => (
              <li key={`${fault.path} ${fault.rule.en}`}>
                <button type="button" onClick={() => onGo(fault.path)}>
                  {fault.path || own.whole}
                </button>{" "}
                {said(fault.rule, locale)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
