"use client";

import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import type { Session } from "@/experiments/engine/session/session";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { StudyWords } from "./study-words";
import styles from "./unfinished-run.module.css";

/**
 * A notice about an interrupted run. One button continues the run after its last complete block, and another button
 * erases the run.
 */
export function UnfinishedRun({
  session,
  version,
  words,
  erase,
  locale,
  onResume,
  onDiscard,
}: {
  session: Session;
  /** The current version of the app. A run of another version cannot continue. */
  version: string;
  words: StudyWords["run"]["before"];
  erase: StudyWords["data"]["erase"];
  locale: Locale;
  onResume: (session: Session) => void;
  onDiscard: (session: Session) => void;
}) {
  const { blocksDone, blocks, startedAt } = session;
  const date = formatMoment(startedAt, locale);
  const isSameVersion = session.version === version;
  return (
    <section className={styles.earlier}>
      <h2>{words.unfinishedTitle}</h2>
      <p>{interpolate(words.unfinished, { date, done: blocksDone, blocks })}</p>
      {!isSameVersion && <p>{words.otherVersion}</p>}
      <div className={styles.actions}>
        {isSameVersion && (
          <ActionButton look="primary" onClick={() => onResume(session)}>
            {interpolate(words.resume, { next: blocksDone + 1 })}
          </ActionButton>
        )}
        <ConfirmButton
          words={erase}
          onConfirm={() => onDiscard(session)}
          trigger={(props) => <ActionButton {...props}>{words.discard}</ActionButton>}
        />
      </div>
    </section>
  );
}
