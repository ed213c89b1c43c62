"use client";

import { useMemo } from "react";
import { PaymentLists } from "@/components/features/data/payment/payment-lists.client";
import type { PaymentWords } from "@/content/payment";
import type { ShownFindings } from "@/experiments/study/findings/worker/messages";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import type { Locale } from "@/lib/routes";
import { paidSessions, statedCodes } from "./paid-sessions";

/** The payment lists of the study; nothing for simulated participants, who are not paid. */
export function PaymentSlot({
  findings,
  rows,
  words,
  locale,
  children,
}: {
  findings: ShownFindings;
  rows: readonly ProlificRow[] | null;
  words: PaymentWords;
  locale: Locale;
  /** The control that adds Prolific's export. */
  children: React.ReactNode;
}) {
  const sessions = useMemo(() => paidSessions(findings), [findings]);
  if (sessions.length === 0 && rows === null) return null;
  const codes = findings.study.document && statedCodes(findings.study.document.content);
  return (
    <PaymentLists
      rows={rows}
      sessions={sessions}
      {...(codes && { codes })}
      words={words}
      locale={locale}
    >
      {children}
    </PaymentLists>
  );
}
