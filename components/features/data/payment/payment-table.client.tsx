"use client";

import { WideContent } from "@/components/ui/wide-content";
import type { PaymentWords } from "@/content/payment";
import type { PaymentEntry } from "@/experiments/study/payment/payment-lists";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./payment-table.module.css";

/** The largest number of rows of a table. More rows would block the page while it draws them. */
const MOST_ROWS = 200;

const ID_COLUMNS = ["submission", "participant", "session"] as const;

/** The people of a list, with their ids and the reason why they are in the list. Columns without a value are left out. */
export function PaymentTable({
  entries,
  label,
  words,
  locale,
}: {
  entries: readonly PaymentEntry[];
  label: string;
  words: PaymentWords;
  locale: Locale;
}) {
  const { table, notes } = words;
  const shown = entries.slice(0, MOST_ROWS).map((entry, at) => ({ ...entry, key: at }));
  const columns = ID_COLUMNS.filter((column) => shown.some((entry) => entry[column] !== null));
  const hasNotes = shown.some(({ note }) => note !== null);
  return (
    <>
      <WideContent label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {table[column]}
                </th>
              ))}
              {hasNotes && <th scope="col">{table.reason}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.key}>
                {columns.map((column) => (
                  <td key={column} className={styles.id} translate="no">
                    {entry[column] ?? "–"}
                  </td>
                ))}
                {hasNotes && <td>{entry.note ? notes[entry.note] : "–"}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
      {entries.length > MOST_ROWS && (
        <p>{interpolate(table.first, { n: formatNumber(MOST_ROWS, locale) })}</p>
      )}
    </>
  );
}
