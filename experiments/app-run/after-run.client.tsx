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

/** What became of the data, for the participant; nothing where they are not sent. */
const sendingText = ({ status, message }: SendingState, words: Words): string =>
  status === "off" ? "" : interpolate(words[status], { message });

/** Another app to do, with its usual length as it is said. */
export type NextApp = { name: string; length: string; href: string };

/**
 * The ways on from a result, the likeliest first: another app, this one in a study of one's own, another run; after a
 * run without a score the other run. A participant of a study is led back only: the link to a recruitment service
 * appears once the data have arrived, or are refused, when waiting would help nobody.
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
  /** The URL to return to that the participant came with, if the allow-list has it. */
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
