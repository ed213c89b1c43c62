"use client";

import { useEffect, useState } from "react";
import { StateMark } from "@/components/ui/state-mark";
import type { WithdrawWords } from "@/content/withdraw";
import type { ReceiptCode } from "@/experiments/engine/sending/receipt-code";
import { canDelete, receiver } from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import { textIn } from "@/experiments/study/document/author-text";
import { deliveryState } from "@/experiments/study/participation/exit-shown";
import type { Participation } from "@/experiments/study/participation/participation";
import {
  withdrawByCode,
  withdrawParticipation,
} from "@/experiments/study/participation/participation-sending.client";
import { readParticipations } from "@/experiments/study/participation/participation-store.client";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { mayWithdraw } from "./may-withdraw";
import { useRecords } from "./use-records.client";
import styles from "./withdraw-form.module.css";

type Words = WithdrawWords["states"];

/** The reason why a withdrawal is not sent: the study's last day has passed, or the data are on another data server. */
type Obstacle = { at: "late" | "elsewhere"; participation: Participation };

/**
 * Returns the reason that prevents the withdrawal of a participation on this device; null for data from another device.
 */
function obstacleOf(participation: Participation | undefined, host: string): Obstacle | null {
  if (!participation) return null;
  const sentTo = participation.sending?.host;
  if (sentTo !== undefined && sentTo !== host) return { at: "elsewhere", participation };
  return mayWithdraw(participation) ? null : { at: "late", participation };
}

/** Withdraws the data that belong to a code, and reports the state of the withdrawal. */
export function Withdrawal(props: { code: ReceiptCode; words: Words; locale: Locale }) {
  const to = receiver();
  return to && <Sent host={receiverHost(to)} deletes={canDelete(to)} {...props} />;
}

function Sent({
  code,
  host,
  deletes,
  words,
  locale,
}: {
  code: ReceiptCode;
  host: string;
  /** Whether the data server deletes withdrawn data. */
  deletes: boolean;
  words: Words;
  locale: Locale;
}) {
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const { items, receipts } = useRecords(code.session);

  useEffect(() => {
    const send = async () => {
      const all = await readParticipations();
      const own = all.find(({ id }) => id === code.session);
      const found = obstacleOf(own, host);
      setObstacle(found);
      if (found) return;
      await withdrawByCode(code);
      // This device knows the other visits of the same person.
      if (own?.visit) await withdrawParticipation(own);
    };
    void send();
  }, [code, host]);

  if (obstacle) return <Shown {...obstacleText(obstacle, words, locale)} />;
  const nothing = { sending: { host, records: {}, given: [] }, finishedAt: null };
  const state = receipts && deliveryState(nothing, receipts, items, Date.now());
  if (state?.at === "withdrawn") {
    const { title, ...texts } = words.accepted;
    const text = interpolate(deletes ? texts.deletes : texts.notes, { host });
    return <Shown mark="done" title={title} text={text} />;
  }
  if (state?.at !== "withdrawing") return null;
  const { title, text, message } = state.isRefused ? words.refused : words.waiting;
  return (
    <Shown
      mark="open"
      title={title}
      text={interpolate(text, { host })}
      note={state.message && interpolate(message, { message: state.message })}
    />
  );
}

function obstacleText({ at, participation }: Obstacle, words: Words, locale: Locale) {
  const { information } = participation.content;
  const { title, text } = words[at];
  if (at === "elsewhere")
    return { title, text: interpolate(text, { host: participation.sending?.host ?? "" }) };
  const date = formatDay(information?.withdrawUntil ?? "", locale);
  const contact = textIn(information?.contact, locale);
  return {
    title,
    text: contact
      ? interpolate(text, { date, contact })
      : interpolate(words.late.textAlone, { date }),
  };
}

function Shown({
  title,
  text,
  note,
  mark = "open",
}: {
  title: string;
  text: string;
  note?: string;
  /** The state "done" is final. In the state "open", the participant must act or wait. */
  mark?: "done" | "open";
}) {
  return (
    <section className={styles.state} data-mark={mark}>
      <StateMark state={mark} label="" />
      <h2>{title}</h2>
      <p>{text}</p>
      {note && <p className={styles.hint}>{note}</p>}
    </section>
  );
}
