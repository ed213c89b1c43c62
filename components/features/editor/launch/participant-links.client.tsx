"use client";

import type { ReactNode } from "react";
import { LONGEST_LINK } from "@/components/features/editor/shared/address-of";
import { CopyRow } from "@/components/features/editor/shared/copy-row.client";
import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { conditionInSentence } from "@/experiments/study/document/condition-label";
import { recruiterOfIds, recruiterQuery } from "@/experiments/study/document/recruiters";
import { interpolate } from "@/lib/i18n/interpolate";
import { CopiedText } from "./copied-text.client";
import { CopyLaunchLink } from "./copy-link.client";
import { hasPlaceholders, type LaunchLink, linkSessions, recruiterLink } from "./launch-link";
import styles from "./launch-panel.module.css";
import { recruiterName } from "./launch-texts";
import type { Launch } from "./use-launch.client";

/** The links for participants, or the reason why the links are not available yet. */
export function ParticipantLinks({
  launch: { document, state, place },
  study,
  isTooLong,
  trial,
}: {
  launch: Launch;
  /** The URL of the study; null if the study cannot run. */
  study: string | null;
  /** Whether the study has no faults, but does not fit into a link. */
  isTooLong: boolean;
  /** The link with which a study that does not collect data yet can be tried. */
  trial: LaunchLink | null;
}) {
  const { locale, payload } = useEditorPage();
  const { words: editor, launch: words } = payload;
  const { links, ways } = words;
  const ids = document?.delivery?.ids ?? [];
  const name = recruiterName(document, words);
  const isRecruited = recruiterOfIds(ids) !== "none";
  const sessions = linkSessions(document);
  const areSeveral = sessions.length > 1;
  /** Adds the session to the label of a link, if each session has a link of its own. */
  const labelled = (label: string, session: string | null) =>
    document && session !== null
      ? interpolate(links.ofSession, {
          label,
          session: conditionInSentence(document, session, locale),
        })
      : label;
  if (!study && !isTooLong) return <Locked text={links.lockedFaults} />;
  if (place !== "site") {
    if (!isRecruited && !areSeveral) return null;
    // The command of a lab prints whole links, so nothing is added to them.
    const isPrinted = place === "lab";
    const { elsewhere, elsewhereDots, elsewhereSessions } = isPrinted ? links.printed : links;
    const ofRecruiter = hasPlaceholders(ids) ? elsewhere : elsewhereDots;
    return (
      <div className={styles.links}>
        <p>
          {interpolate(isRecruited ? ofRecruiter : elsewhereSessions, {
            place: place === "jatos" ? "JATOS" : links.host,
            name,
          })}
        </p>
        {!isPrinted &&
          sessions.map((session) => (
            <CopiedText
              key={session}
              text={recruiterQuery(ids, session)}
              what={labelled(ways.settings.query, session)}
            />
          ))}
        {areSeveral && <p>{isRecruited ? links.sessionsHelp : links.sessionsApart}</p>}
      </div>
    );
  }
  if (!study) return <Locked text={editor.away.noLink} />;
  if (!state.isCollecting)
    return (
      <Locked text={isRecruited ? interpolate(links.lockedFor, { name }) : links.locked}>
        {trial && <CopyLaunchLink link={trial} look="quiet" />}
      </Locked>
    );
  return (
    <div className={styles.links}>
      {areSeveral && <p>{isRecruited ? links.sessionsHelp : links.sessionsApart}</p>}
      {isRecruited &&
        sessions.map((session) => (
          <CopyRow
            key={session}
            label={labelled(interpolate(links.recruiter, { name }), session)}
            text={recruiterLink(study, ids, session)}
            note={
              hasPlaceholders(ids)
                ? interpolate(editor.away.placeholders, { name })
                : editor.away.noPlaceholders
            }
          />
        ))}
      {!document?.delivery?.requireId &&
        sessions.map((session) => (
          <CopyRow
            key={session}
            label={labelled(links.plain, session)}
            text={session === null ? study : recruiterLink(study, [], session)}
            {...(isRecruited && { note: interpolate(links.plainHelp, { name }) })}
          />
        ))}
      {study.length > LONGEST_LINK && <p>{editor.away.tooLong}</p>}
    </div>
  );
}

/** The reason why a link is not available yet, and a link that authors can use until the link is available. */
function Locked({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.locked}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
