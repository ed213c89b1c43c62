"use client";

import { useSyncExternalStore } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import type { DataWords } from "@/content/data-downloads";
import type { RunWords } from "@/content/run";
import {
  runOutbox,
  type SendingState,
  sendingState,
} from "@/experiments/engine/sending/outbox.client";
import type { Session } from "@/experiments/engine/session/session";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./after-run.module.css";

type Words = DataWords["sending"];

/** Returns the sending status of the data for the participant; empty if data are not sent. */
const sendingText = ({ status, message }: SendingState, words: Words): string =>
  status === "off" ? "" : interpolate(words[status], { message });

/** Another app, with its usual duration as text. */
export type NextApp = { name: string; length: string; href: string };

/**
 * The next actions after a result, most likely first: another app, a study with this app, another run; after a run
 * without a score, another run comes first. A participant of a study can only return: the link to the recruitment
 * service appears once the data have been delivered, or refused, when waiting would not help.
 */
export function AfterRun({
  session,
  isScored,
  next,
  words,
  sending,
  returnTo,
  onAgain,
  locale,
}: {
  session: Session;
  isScored: boolean;
  next: NextApp;
  words: RunWords["result"];
  sending: Words;
  /** The return URL from the participant's address, if it is in the allow-list. */
  returnTo: string | null;
  onAgain: () => void;
  locale: Locale;
}) {
  const { subscribe, get, getInitial } = runOutbox.state;
  useSyncExternalStore(subscribe, get, getInitial);
  const state = sendingState(session.id);
  const mayReturn = returnTo !== null && ["off", "sent", "refused"].includes(state.status);
  const isVisitor = returnTo === null;
  return (
    <div className={styles.after}>
      <p role="status" className={styles.sending}>
        {sendingText(state, sending)}
      </p>
      <p className={styles.ways}>
        {mayReturn && (
          <a href={returnTo} rel="noreferrer" className={styles.back}>
            {interpolate(words.goBack, { host: new URL(returnTo).host })}
          </a>
        )}
        {!isScored && (
          <ActionButton look={isVisitor ? "primary" : "secondary"} onClick={onAgain}>
            {words.again}
          </ActionButton>
        )}
        {isVisitor && (
          <>
            <ActionLink primary={isScored} href={next.href}>
              {interpolate(words.next, next)}
            </ActionLink>
            <ActionLink href={`${pathOf("contact", locale)}?app=${session.app}`}>
              {words.use}
            </ActionLink>
            <ActionLink href={`${pathOf("protocol", locale)}?app=${session.app}`}>
              {words.adapt}
            </ActionLink>
          </>
        )}
        {isScored && (
          <ActionButton look="quiet" onClick={onAgain}>
            {words.again}
          </ActionButton>
        )}
      </p>
    </div>
  );
}
