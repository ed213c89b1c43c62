"use client";

import { useSyncExternalStore } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { Localized } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./after-run.module.css";
import type { dataWords } from "./data-words";
import { runOutbox, type SendingState, sendingState } from "./outbox.client";
import type { runWords } from "./run-words";
import type { Session } from "./session";

type Words = Localized<typeof dataWords>["sending"];

/** What became of the data, for the participant; nothing where they are not sent. */
const sendingText = ({ status, message }: SendingState, words: Words): string =>
  status === "off" ? "" : interpolate(words[status], { message });

/**
 * The ways on from a result. The link back to a recruitment service appears once the data have arrived,
 * or are refused, when waiting would help nobody.
 */
export function AfterRun({
  session,
  words,
  sending,
  returnTo,
  onAgain,
  children,
}: {
  session: Session;
  words: Localized<typeof runWords>["result"];
  sending: Words;
  /** The URL to return to that the participant came with, if the allow-list has it. */
  returnTo: string | null;
  onAgain: () => void;
  children: React.ReactNode;
}) {
  const { subscribe, get, getInitial } = runOutbox.state;
  useSyncExternalStore(subscribe, get, getInitial);
  const state = sendingState(session.id);
  const mayReturn = returnTo !== null && ["off", "sent", "refused"].includes(state.status);
  return (
    <div>
      <p role="status" className={styles.sending}>
        {sendingText(state, sending)}
      </p>
      <p className={styles.ways}>
        {mayReturn && (
          <a href={returnTo} rel="noreferrer">
            {interpolate(words.goBack, { host: new URL(returnTo).host })}
          </a>
        )}
        <ActionButton onClick={onAgain}>{words.again}</ActionButton>
        {children}
      </p>
    </div>
  );
}
