"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { LabelledField } from "@/components/ui/labelled-field";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import { onSend } from "@/components/ui/on-send";
import type { WithdrawWords } from "@/content/withdraw";
import { type ReceiptCode, readReceipt } from "@/experiments/engine/sending/receipt-code";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./withdraw-form.module.css";
import type { Withdrawal } from "./withdrawal.client";

/**
 * An example of a withdrawal code, which does not belong to any participant: a session id and 12 digits of its receipt.
 */
const EXAMPLE = "s0123456789ab-0123456789ab";

/** The progress of a withdrawal. The code that sends a withdrawal loads when a participant withdraws. */
const LazyWithdrawal = lazyOnMount<Parameters<typeof Withdrawal>[0]>(
  () => import("./withdrawal.client").then(({ Withdrawal }) => Withdrawal),
  () => null,
);

/** The texts of the form, and of the states of a withdrawal. */
type WithdrawFormWords = Pick<WithdrawWords, "form" | "states">;

/** The form for a withdrawal code. It withdraws data, whichever device has sent them. */
export function WithdrawForm({ words, locale }: { words: WithdrawFormWords; locale: Locale }) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"empty" | "invalid" | null>(null);
  const [asked, setAsked] = useState<{ code: ReceiptCode; attempt: number } | null>(null);
  const { form } = words;
  const example = { example: EXAMPLE };
  return (
    <div className={styles.withdraw}>
      <form
        className={styles.form}
        noValidate
        {...onSend(() => {
          const typed = field.current?.value ?? "";
          const code = readReceipt(typed);
          setProblem(code ? null : typed.trim() === "" ? "empty" : "invalid");
          if (!code) return field.current?.focus();
          setAsked((before) => ({ code, attempt: (before?.attempt ?? 0) + 1 }));
        })}
      >
        <LabelledField
          label={form.label}
          hint={interpolate(form.hint, example)}
          error={problem && interpolate(form[problem], example)}
          width="code"
          ref={field}
          autoCapitalize="none"
          spellCheck={false}
        />
        <ActionButton type="submit" look="primary">
          {form.send}
        </ActionButton>
      </form>
      {/* The live region exists from the beginning, because screen readers often ignore a new live region. */}
      <div role="status">
        {asked && (
          <LazyWithdrawal
            key={asked.attempt}
            code={asked.code}
            words={words.states}
            locale={locale}
          />
        )}
      </div>
    </div>
  );
}
