"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { Column, TrialRecord } from "@/experiments/engine/data/columns";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type { ShownRun } from "@/experiments/study/findings/worker/messages";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./people-list.module.css";
import { SimulatedMark } from "./simulated-mark.client";

/** The displayed columns. The other columns mostly have one value in all rows of a run. */
const SHOWN = [
  "trial",
  "block",
  "phase",
  "condition",
  "stimulus",
  "response",
  "correct",
  "rt_ms",
  "late_frames",
  "input_type",
  "hidden",
  "excluded",
  "untrusted",
  "too_soon",
  "pasted",
] as const satisfies readonly Column[];

const FIRST = 40;

/** The rows of one run, which are read again from the file. */
export function RunRows({
  run,
  title,
  client,
  words,
  locale,
  onClose,
}: {
  run: ShownRun;
  title: string;
  client: Pick<DataWorker, "rows">;
  words: FindingsWords;
  locale: Locale;
  onClose: () => void;
}) {
  const [rows, setRows] = useState<readonly TrialRecord[] | "missing" | null>(null);
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const own = words.rows;
  const { source } = run;

  useEffect(() => {
    let isMounted = true;
    client.rows(source).then(
      (found) => isMounted && setRows(found ?? "missing"),
      () => isMounted && setRows("missing"),
    );
    return () => {
      isMounted = false;
    };
  }, [client, source]);

  // The rows appear below a long list, so the focus moves to them.
  useEffect(() => {
    if (rows !== null) box.current?.focus();
  }, [rows]);

  if (rows === null)
    return (
      <p className={styles.note} role="status">
        {own.loading}
      </p>
    );
  if (rows === "missing")
    return (
      <p className={styles.note} role="alert">
        {own.missing}
      </p>
    );
  // A file may have several runs. The rows of this run have its step and task.
  const own_ = rows.filter(({ step, task }) => (step ?? task) === run.step);
  const mine = own_.length > 0 ? own_ : rows;
  const shown = isWhole ? mine : mine.slice(0, FIRST);
  const caption = interpolate(own.caption, {
    step: title,
    shown: formatNumber(shown.length, locale),
    n: formatNumber(mine.length, locale),
  });
  const cell = (value: TrialRecord[Column] | undefined) =>
    value === null || value === undefined
      ? ""
      : typeof value === "boolean"
        ? value
          ? own.yes
          : own.no
        : String(value);
  return (
    <div className={styles.run} ref={box} tabIndex={-1}>
      <WideContent label={caption}>
        <table className={styles.people}>
          <caption className={styles.caption}>
            <SimulatedMark />
            {caption}
          </caption>
          <thead translate="no">
            <tr>
              {SHOWN.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody translate="no">
            {shown.map((row) => (
              <tr key={`${row.phase} ${row.block} ${row.trial}`}>
                {SHOWN.map((column) => (
                  <td key={column}>{cell(row[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
      <div className={styles.buttons}>
        {shown.length < mine.length && (
          <ActionButton look="quiet" onClick={() => setWhole(true)}>
            {interpolate(own.all, { n: formatNumber(mine.length, locale) })}
          </ActionButton>
        )}
        <ActionButton look="quiet" onClick={onClose}>
          {own.close}
        </ActionButton>
      </div>
    </div>
  );
}
