"use client";

import { useSyncExternalStore } from "react";
import { messageOutbox, sendMessage } from "@/components/shell/outbox/outbox";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { isOnline, onConnectivity } from "@/lib/connection";
import { formatMoment, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./contact-form-controller.module.css";
import { dispatcher } from "./contact-reducer";
import type { ContactContext } from "./contact-types";
import { messageState } from "./delivery-state";
import { ErrorSummary } from "./error-summary.client";
import { fieldErrors } from "./field-errors";
import { ContactPanel } from "./panel.client";
import { outboxEntry, readContact, readyMail } from "./read-contact";
import { ReadyMail } from "./ready-mail.client";
import { type ContactProps, useContact } from "./use-contact.client";
import { WaitingMessages } from "./waiting-messages.client";

/**
 * Whether a message is being stored. Until the message is stored, a second press of the button does not submit another
 * message.
 */
let isStoring = false;

/** Validates the form, and then adds the message to the outbox or converts the message into an e-mail. */
export async function submit(form: HTMLFormElement, context: ContactContext): Promise<void> {
  const { words, locale, endpoint, openedAt, setState } = context;
  const dispatch = dispatcher(setState);
  const read = readContact(form, locale);
  if ("errors" in read) {
    dispatch({ type: "found-invalid", errors: fieldErrors(read.errors, words, locale) });
  } else if (!endpoint) {
    dispatch({ type: "wrote-mail", mail: readyMail(read.message, read.attachment, context) });
  } else if (!isStoring) {
    isStoring = true;
    try {
      const openForMs = performance.now() - openedAt;
      const entry = outboxEntry(read.message, read.attachment, openForMs);
      await sendMessage(entry);
      form.reset();
      dispatch({ type: "queued", id: entry.id });
    } finally {
      isStoring = false;
    }
  }
}

/** Displays the errors of the form, the prepared e-mail and the waiting messages above the form. */
export function ContactFormController(props: ContactProps) {
  const { words, locale, email, endpoint, state } = props;
  const { view, shown, status } = state;
  const { outbox, draft, edit, discard, erase, writeAnother } = useContact(props);
  const isConnected = useSyncExternalStore(onConnectivity, isOnline, () => true);
  useInProgress(draft.isFilled || Object.keys(outbox.progress).length > 0);

  const host = endpoint?.host ?? "";
  const delivery = view.kind === "queued" && messageState(view.id, outbox, isConnected);
  return (
    <div className={styles.controller}>
      {view.kind === "invalid" && (
        <ErrorSummary
          key={shown}
          errors={view.errors}
          intro={view.said.map((text) => <p key={text}>{text}</p>)}
          words={words.errors}
        />
      )}
      {view.kind === "mail" && (
        <ReadyMail key={shown} mail={view.mail} email={email} words={words.ready} onDone={erase} />
      )}
      {delivery && (
        // The panel receives the focus again only when the delivery ends, and not at each attempt to deliver the
        // message.
        <ContactPanel
          key={String(delivery === "sent")}
          title={delivery === "sent" ? words.arrived.title : words.delivery[delivery]}
        >
          {delivery === "sent" && <p>{interpolate(words.arrived.text, { host })}</p>}
          <div>
            <ActionButton onClick={writeAnother}>{words.another}</ActionButton>
          </div>
        </ContactPanel>
      )}
      {outbox.items.length > 0 && (
        <WaitingMessages
          outbox={outbox}
          host={host}
          words={words.outbox}
          locale={locale}
          onRetry={() => void messageOutbox.sendAll()}
          onEdit={(id) => void edit(id)}
          onDiscard={(id) => void discard(id)}
        />
      )}
      {draft.restoredAt && view.kind !== "queued" && (
        <div className={styles.draft}>
          <p>
            {draft.study === null
              ? interpolate(words.draft.kept, { date: formatMoment(draft.restoredAt, locale) })
              : interpolate(words.draft.fromEditor, { study: draft.study })}{" "}
            {draft.attached &&
              interpolate(words.draft.attached, {
                name: draft.attached.name,
                size: formatNumber(draft.attached.size / 1000, locale, 1),
              })}
          </p>
          <ConfirmButton
            words={words.draft}
            onConfirm={erase}
            trigger={(button) => <ActionButton {...button}>{words.draft.erase}</ActionButton>}
          />
        </div>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
