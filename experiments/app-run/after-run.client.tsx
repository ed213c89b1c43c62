"use client";

import { useSyncExternalStore } from "react";
import { ActionLink } from "@/components/ui/action-link";
import { SiteLink } from "@/components/ui/site-link";
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

/** Returns the text about the sending of a participant's data. The text is empty if the site does not send data. */
const sendingText = ({ status, message }: SendingState, words: Words): string =>
  status === "off" ? "" : interpolate(words[status], { message });

/**
 * Displays the possible next actions below a result: another run and, for visitors, a study with this app. For a
 * participant of a study, the main action is the link back to the recruitment service. The link appears when the data
 * have been delivered. It also appears when the receiver has refused the data, because waiting would not help then.
 */
export function AfterRun({
  session,
  again,
  words,
  sending,
  returnTo,
  locale,
}: {
  session: Session;
  /** The button that starts the task again. It is absent if another part of the page already displays this button. */
  again: React.ReactNode;
  words: RunWords["result"];
  sending: Words;
  /**
   * The return URL in the URL with which the participant arrived, if the host of the return URL is in the allow-list.
   */
  returnTo: string | null;
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
        {again}
        {isVisitor && (
          <>
            <ActionLink href={`${pathOf("protocol", locale)}?app=${session.app}`}>
              {words.adapt}
            </ActionLink>
            <SiteLink
              href={`${pathOf("contact", locale)}?app=${session.app}`}
              className={styles.link}
            >
              {words.use}
            </SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
