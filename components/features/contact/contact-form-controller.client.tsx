"use client";

import { sendAll } from "@/components/shell/outbox/outbox-sender.client";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./contact-form-controller.module.css";
import type { ContactDeskProps } from "./contact-types";
import { ErrorSummary } from "./error-summary.client";
import { Panel } from "./panel.client";
import { ReadyMail } from "./ready-mail.client";
import { useContact } from "./use-contact.client";
import { OutboxList } from "./waiting-messages.client";

/** What checks, keeps and sends the form, and says above it what came of that. */
export function ContactDesk(props: ContactDeskProps) {
  const { words, locale, email, endpoint } = props;
  const { view, outbox, draft, status, edit, discard, erase, writeAnother } = useContact(props);
  useInProgress(draft.isFilled || Object.keys(outbox.progress).length > 0);

  const host = endpoint?.host ?? "";
  const hasArrived = view.kind === "handed-over" && outbox.arrived.includes(view.id);
  return (
    <div className={styles.desk}>
      {view.kind === "faulty" && (
        <ErrorSummary
          key={view.time}
          faults={view.faults}
          intro={view.said.map((text) => <p key={text}>{text}</p>)}
          words={words.errors}
        />
      )}
      {view.kind === "ready" && (
        <ReadyMail
          key={view.time}
          mail={view.mail}
          email={email}
          words={words.ready}
          onDone={erase}
        />
      )}
      {view.kind === "handed-over" && (
        <Panel key={String(hasArrived)} title={hasArrived ? words.arrived.title : words.handedOver}>
          {hasArrived && <p>{interpolate(words.arrived.text, { host })}</p>}
          <div>
            <ActionButton onClick={writeAnother}>{words.another}</ActionButton>
          </div>
        </Panel>
      )}
      {outbox.entries.length > 0 && (
        <OutboxList
          outbox={outbox}
          host={host}
          words={words.outbox}
          locale={locale}
          onRetry={() => void sendAll()}
          onEdit={(id) => void edit(id)}
          onDiscard={(id) => void discard(id)}
        />
      )}
      {draft.restoredAt && view.kind !== "handed-over" && (
        <div className={styles.draft}>
          <p>{interpolate(words.draft.kept, { date: formatMoment(draft.restoredAt, locale) })}</p>
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
