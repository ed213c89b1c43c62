"use client";

import { type ReactNode, useId, useMemo } from "react";
import type { PaymentWords } from "@/content/payment";
import type { PaidSession } from "@/experiments/study/findings/worker/messages";
import { completeIds } from "@/experiments/study/payment/complete-ids";
import { paymentLists } from "@/experiments/study/payment/payment-lists";
import {
  type ExpectedCodes,
  PAYMENT_LISTS,
  type PaymentRest,
} from "@/experiments/study/payment/place-submission";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { PaymentList } from "./payment-list.client";
import styles from "./payment-lists.module.css";

type Props = {
  /** Null without Prolific's export. */
  rows: readonly ProlificRow[] | null;
  /** The real participations, also the withdrawn ones. */
  sessions: readonly PaidSession[];
  /** The completion codes of the study document; without a document, the codes in the data are used. */
  codes?: ExpectedCodes;
  words: PaymentWords;
  locale: Locale;
  /** A control with which the visitor adds Prolific's export. */
  children?: ReactNode;
};

/**
 * Who is to be paid: the ids that the researcher pastes on Prolific, and the submissions that the researcher must
 * check. Without Prolific's export, only the complete participations, and an invitation to add the export.
 */
export function PaymentLists({ rows, sessions, codes, words, locale, children }: Props) {
  const id = useId();
  return (
    <section className={styles.payment} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {rows ? (
        <Compared {...{ rows, sessions, words, locale }} codes={codes ?? NO_CODES} />
      ) : (
        <Alone {...{ sessions, words, locale }}>{children}</Alone>
      )}
    </section>
  );
}

const NO_CODES: ExpectedCodes = {};

function Alone({ sessions, words, locale, children }: Omit<Props, "rows">) {
  const { entries, withoutIds } = useMemo(() => completeIds(sessions), [sessions]);
  const { alone, states } = words;
  return (
    <>
      <ul role="list" className={styles.lists}>
        <PaymentList
          list="approve"
          heading={entries.length > 0 ? alone : words.lists.approve}
          entries={entries}
          {...{ words, locale }}
        />
        {PAYMENT_LISTS.filter((list) => list !== "approve").map((list) => (
          <PaymentList
            key={list}
            list={list}
            heading={words.lists[list]}
            entries={[]}
            emptyLabel={states.waiting}
            {...{ words, locale }}
          />
        ))}
      </ul>
      {withoutIds > 0 && (
        <p className={styles.note}>
          {withoutIds === 1
            ? alone.withoutIdsOne
            : interpolate(alone.withoutIds, { n: formatNumber(withoutIds, locale) })}
        </p>
      )}
      <p className={styles.invitation}>{words.invitation}</p>
      {children}
    </>
  );
}

function Compared({
  rows,
  sessions,
  codes,
  words,
  locale,
}: Props & { rows: readonly ProlificRow[]; codes: ExpectedCodes }) {
  const found = useMemo(() => paymentLists(rows, sessions, codes), [rows, sessions, codes]);
  return (
    <>
      <ul role="list" className={styles.lists}>
        {PAYMENT_LISTS.map((list) => (
          <PaymentList
            key={list}
            list={list}
            heading={words.lists[list]}
            entries={found[list]}
            {...{ words, locale }}
          />
        ))}
      </ul>
      <Rest rest={found.rest} {...{ words, locale }} />
    </>
  );
}

const RESTS = ["paid", "unpaid", "running", "otherExit", "unknown", "repeats"] as const;

/** The numbers of submissions and participations that need no list, so that the sums account for every submission. */
function Rest({
  rest,
  words,
  locale,
}: {
  rest: Readonly<PaymentRest>;
  words: PaymentWords;
  locale: Locale;
}) {
  const counted = RESTS.filter((key) => rest[key] > 0);
  if (counted.length === 0) return null;
  return (
    <>
      <h3 className={styles.restTitle}>{words.rest.title}</h3>
      <ul role="list" className={styles.rest}>
        {counted.map((key) => (
          <li key={key}>
            <span className={styles.number}>{formatNumber(rest[key], locale)}</span>{" "}
            {words.rest[key]}
          </li>
        ))}
      </ul>
    </>
  );
}
