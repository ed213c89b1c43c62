"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { onSend } from "@/components/ui/on-send";
import { type ReceiptCode, readReceipt } from "@/experiments/engine/sending/receipt";
import { receiver, receiverHost } from "@/experiments/engine/sending/receiver";
import { deliveryState } from "@/experiments/study/participation/exit-shown";
import { withdrawByCode } from "@/experiments/study/participation/participation-sending.client";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { mayDelete, ShownDelivery } from "./study-delivery.client";
import styles from "./study-delivery.module.css";
import { usePayload } from "./use-payload.client";
import { useRecords } from "./use-records.client";

/** An example that belongs to no participant: a session id and 12 digits of its receipt. */
const EXAMPLE = "s0123456789ab-0123456789ab";

type Words = StudyPayload["delivery"];

/** The form for a receipt code that withdraws data, also data from another device. */
export function WithdrawForm({ payloadUrl }: { payloadUrl: string }) {
  const [payload] = usePayload<StudyPayload>(payloadUrl);
  const to = receiver();
  if (!to || !payload || payload === "failed") return null;
  return <Form words={payload.delivery} host={receiverHost(to)} />;
}

function Form({ words, host }: { words: Words; host: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const [withdrawn, setWithdrawn] = useState<ReceiptCode | null>(null);
  const { withdraw } = words;
  return (
    <form
      className={styles.delivery}
      noValidate
      {...onSend(() => {
        const code = readReceipt(field.current?.value ?? "");
        setIsWrong(code === null);
        if (!code) return field.current?.focus();
        void withdrawByCode(code).then(() => setWithdrawn(code));
      })}
    >
      <p>{interpolate(mayDelete() ? withdraw.text : withdraw.textCannot, { host })}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{withdraw.label}</label>
        <span id={`${id}-hint`} className={styles.muted}>
          {interpolate(withdraw.hint, { example: EXAMPLE })}
        </span>
        <input
          id={id}
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {isWrong && interpolate(withdraw.invalid, { example: EXAMPLE })}
        </span>
      </div>
      <p className={styles.actions}>
        <ActionButton type="submit">{withdraw.send}</ActionButton>
      </p>
      {withdrawn && <Withdrawal code={withdrawn} host={host} words={words} />}
    </form>
  );
}

/** The state of a withdrawal. */
function Withdrawal({ code, host, words }: { code: ReceiptCode; host: string; words: Words }) {
  const { items, receipts } = useRecords(code.session);
  const nothing = { sending: { host, records: {}, given: [] }, finishedAt: null };
  const state = receipts && deliveryState(nothing, receipts, items, Date.now());
  return <ShownDelivery state={state?.at === "arrived" ? null : state} host={host} words={words} />;
}
