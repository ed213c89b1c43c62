"use client";

import { useId, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { Disclosure } from "@/components/ui/disclosure";
import { StateMark } from "@/components/ui/state-mark";
import type { PaymentWords } from "@/content/payment";
import { type CopiedIds, copiedIds } from "@/experiments/study/payment/copied-ids";
import type { PaymentEntry } from "@/experiments/study/payment/payment-lists";
import type { PaymentListId } from "@/experiments/study/payment/place-submission";
import { copyText } from "@/lib/device/copy";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import styles from "./payment-list.module.css";
import { PaymentTable } from "./payment-table.client";

/**
 * A list of people with its number, the next action on Prolific, and buttons that copy the ids, one on each line.
 * @param emptyLabel the state of a list without people
 */
export function PaymentList({
  list,
  heading,
  entries,
  emptyLabel,
  words,
  locale,
}: {
  list: PaymentListId;
  heading: { title: string; action: string };
  entries: readonly PaymentEntry[];
  emptyLabel?: string;
  words: PaymentWords;
  locale: Locale;
}) {
  const [said, setSaid] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { title, action } = heading;
  const n = entries.length;
  const { states, table } = words;
  const copy = ({ ids }: CopiedIds) =>
    copyText(ids.join("\n")).then(
      () => setSaid(words.copy.done),
      () => setSaid(words.copy.failed),
    );
  if (n === 0)
    return (
      <li className={styles.empty}>
        <StateMark state="open" label={emptyLabel ?? states.nothing} />
        <h3>{title}</h3>
        <span className={styles.number}>{emptyLabel ? "–" : formatNumber(0, locale)}</span>
      </li>
    );
  return (
    <li className={styles.list}>
      <StateMark state={list === "approve" ? "done" : "short"} label={states.toDo} />
      <h3 id={id}>{title}</h3>
      <span className={styles.number}>{formatNumber(n, locale)}</span>
      <div className={styles.body}>
        <p>{action}</p>
        <p className={styles.copies}>
          {copiedIds(list, entries).map((copied) => {
            const label = copyLabel(copied, words, locale);
            return (
              <ActionButton
                key={copied.kind}
                look="quiet"
                aria-label={withColon(label, title, locale)}
                onClick={() => void copy(copied)}
              >
                {label}
              </ActionButton>
            );
          })}
          <span role="status">{said}</span>
        </p>
        <Disclosure
          title={n === 1 ? table.openOne : interpolate(table.open, { n: formatNumber(n, locale) })}
          aria-labelledby={id}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          {isOpen && <PaymentTable label={title} {...{ entries, words, locale }} />}
        </Disclosure>
      </div>
    </li>
  );
}

function copyLabel({ kind, ids }: CopiedIds, { copy }: PaymentWords, locale: Locale) {
  if (ids.length === 1) return copy[`${kind}One`];
  return interpolate(copy[kind], { n: formatNumber(ids.length, locale) });
}
