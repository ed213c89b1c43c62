"use client";

import { messageOutbox } from "@/components/shell/outbox/outbox";
import type { OutboxEntry } from "@/components/shell/outbox/sending";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { isHeld, type OutboxState } from "@/lib/outbox/outbox";
import type { Locale } from "@/lib/routes";
import type { ContactWords } from "./contact-types";
import styles from "./waiting-messages.module.css";

type Actions = Record<"onRetry" | "onEdit" | "onDiscard", (id: string) => void>;

type Props = {
  outbox: OutboxState<OutboxEntry>;
  host: string;
  words: ContactWords["outbox"];
  locale: Locale;
} & Actions;

/** The messages that have not arrived yet, oldest first, each with its state and its buttons. */
export function WaitingMessages(props: Props) {
  const { words, outbox } = props;
  const entries = outbox.items.toSorted((a, b) => a.handedOverAt.localeCompare(b.handedOverAt));
  return (
    <section className={styles.outbox} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <ul role="list" className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Entry({
  entry,
  outbox,
  host,
  words,
  locale,
  onRetry,
  onEdit,
  onDiscard,
}: Props & { entry: OutboxEntry }) {
  const { id } = entry;
  const progress = outbox.progress[id];
  const isSending = progress !== undefined;
  const isRefused = entry.problem?.kind === "refused";
  // The receiver has asked for a pause (Retry-After). Before the first attempt to send a message, the page itself waits
  // for a moment.
  const isAskedToWait = entry.failures > 0 && isHeld(entry);
  const heldUntil = formatMoment(new Date(entry.notBefore).toISOString(), locale);
  const date = formatMoment(entry.handedOverAt, locale);
  const named = (text: string) => `${text} (${date})`;
  return (
    <li className={styles.entry}>
      <p className={styles.text} dir="auto">
        {entry.message.message}
      </p>
      <p className={styles.date}>
        <time dateTime={entry.handedOverAt}>{date}</time>
      </p>
      <p role="status">{stateText(entry, progress, words, host)}</p>
      {isAskedToWait && !isSending && <p>{interpolate(words.held, { host, date: heldUntil })}</p>}
      {isSending && <progress className={styles.progress} value={progress} aria-label={date} />}
      {!isRefused && (
        <p className={styles.note}>{messageOutbox.isStored(id) ? words.later : words.notKept}</p>
      )}
      <div className={styles.actions}>
        {!isRefused && !isAskedToWait && (
          <ActionButton
            aria-label={named(words.retry)}
            isOff={isSending}
            onClick={() => onRetry(id)}
          >
            {words.retry}
          </ActionButton>
        )}
        <ActionButton
          aria-label={named(isSending ? words.stop : words.edit)}
          onClick={() => onEdit(id)}
        >
          {isSending ? words.stop : words.edit}
        </ActionButton>
        <ConfirmButton
          words={words}
          onConfirm={() => onDiscard(id)}
          trigger={(props) => (
            <ActionButton aria-label={named(words.discard)} {...props}>
              {words.discard}
            </ActionButton>
          )}
        />
      </div>
    </li>
  );
}

function stateText(
  { problem }: OutboxEntry,
  progress: number | undefined,
  words: Props["words"],
  host: string,
): string {
  if (progress !== undefined)
    return interpolate(words.sending, { percent: Math.round(progress * 100) });
  if (problem === null) return words.waiting;
  if (problem.kind === "waiting") return interpolate(words.reasons[problem.reason], { host });
  const reason = problem.refusals.map(({ text }) => text).join(" ");
  return interpolate(words.refused, { host, reason });
}
