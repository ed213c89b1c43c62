"use client";

import type { ReactNode } from "react";
import { ActionButton } from "@/components/ui/action-button";
import {
  type Participation,
  type Person,
  partsOf,
} from "@/experiments/study/participation/participation";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { ofAddress } from "./address-notes.client";
import styles from "./protocol-room.module.css";
import type { EarlierHere } from "./use-earlier-participations.client";

type Words = Pick<StudyPayload["words"], "unfinished" | "sameId"> &
  Pick<StudyPayload["delivery"], "ended">;

/**
 * Notices before the start about earlier participations that this device stores, with buttons that continue or erase
 * these participations.
 */
export function EarlierNotices({
  of: { unfinished, outdated, other, awaiting, finished },
  isOfSessions,
  person,
  startId,
  words,
  locale,
  onResume,
  onShowEnd,
}: {
  of: EarlierHere;
  /** Whether the conditions of the study are sessions of the same people. */
  isOfSessions: boolean;
  /** The person that the URL describes. */
  person: Person;
  /** The id of the section with the consent and the start button; null if the study cannot be started. */
  startId: string | null;
  words: Words;
  locale: Locale;
  onResume: (participation: Participation) => void;
  onShowEnd: (participation: Participation) => void;
}) {
  const isAnonymous = Object.values(person.ids).every((value) => value === null);
  const { unfinished: own } = words;
  const notice = {
    words: isOfSessions ? { ...own, condition: own.session } : own,
    locale,
  };
  const idName = Object.keys(person.ids)[0] ?? "";
  return (
    <>
      {unfinished && (
        <UnfinishedNotice of={unfinished} {...notice}>
          <Whose of={unfinished} {...notice} />
          <p className={styles.actions}>
            <ActionButton look="primary" onClick={() => onResume(unfinished)}>
              {words.unfinished.goOn}
            </ActionButton>
            {isAnonymous && startId !== null && (
              <ActionButton
                // The section receives the focus and not its button, which a key that is held down would press.
                onClick={() => {
                  const start = document.getElementById(startId);
                  start?.focus({ preventScroll: true });
                  start?.scrollIntoView({ block: "center" });
                }}
              >
                {words.unfinished.newParticipant}
              </ActionButton>
            )}
          </p>
        </UnfinishedNotice>
      )}
      {outdated && (
        <UnfinishedNotice of={outdated} {...notice}>
          <p>{words.unfinished.outdated}</p>
        </UnfinishedNotice>
      )}
      {other && (
        <UnfinishedNotice of={other} {...notice}>
          <Differences of={other} person={person} {...notice} />
          <p>{words.unfinished.startOther}</p>
          {other.locale === locale ? (
            <p className={styles.actions}>
              <ActionButton onClick={() => onResume(other)}>
                {words.unfinished.goOnWithOther}
              </ActionButton>
            </p>
          ) : (
            <p>{words.unfinished.otherLanguage}</p>
          )}
        </UnfinishedNotice>
      )}
      {awaiting && (
        <section className={styles.notice}>
          <h2>{words.ended.title}</h2>
          <p>{interpolate(words.ended.text, { date: endOf(awaiting, locale) })}</p>
          <p className={styles.actions}>
            <ActionButton onClick={() => onShowEnd(awaiting)}>{words.ended.show}</ActionButton>
          </p>
        </section>
      )}
      {finished && finished !== awaiting && (
        <section className={styles.notice}>
          <h2>{interpolate(words.sameId.title, { name: idName })}</h2>
          <p>
            {interpolate(words.sameId.finished, { name: idName, date: endOf(finished, locale) })}
          </p>
          <p className={styles.actions}>
            <ActionButton onClick={() => onShowEnd(finished)}>{words.sameId.show}</ActionButton>
          </p>
        </section>
      )}
    </>
  );
}

const endOf = ({ finishedAt, startedAt }: Participation, locale: Locale) =>
  formatMoment(finishedAt ?? startedAt, locale);

/** Reports the progress of a stored participation, with buttons to continue or erase it. */
function UnfinishedNotice({
  of,
  words,
  locale,
  children,
}: {
  of: Participation;
  words: Words["unfinished"];
  locale: Locale;
  children: ReactNode;
}) {
  const { done, of: parts } = partsOf(of);
  return (
    <section className={styles.notice}>
      <h2>{words.title}</h2>
      <p>{interpolate(words.text, { date: formatMoment(of.startedAt, locale), done, parts })}</p>
      {children}
    </section>
  );
}

/**
 * Displays the person of a participation, and the condition if the link named it. A condition that was drawn or assigned
 * is not revealed.
 */
function Whose({
  of: { ids, condition, conditionSource },
  words,
  locale,
}: {
  of: Participation;
  words: Words["unfinished"];
  locale: Locale;
}) {
  const given = Object.entries(ids).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const all = [
    ...given,
    ...(condition !== null && (conditionSource === "address" || conditionSource === "first")
      ? [[words.condition, condition] as const]
      : []),
  ];
  if (all.length === 0) return null;
  return <p>{all.map(([name, value]) => withColon(name, ofAddress(value), locale)).join(" · ")}</p>;
}

/** Lists the differences between a participation and the URL. */
function Differences({
  of: { ids, condition },
  person,
  words,
}: {
  of: Participation;
  person: Person;
  words: Words["unfinished"];
}) {
  const shown = (value: string | null | undefined) =>
    value === null || value === undefined ? words.none : ofAddress(value);
  const pairs: [string, string | null | undefined, string | null][] = [
    ...Object.entries(person.ids).map(
      ([name, now]): [string, string | null | undefined, string | null] => [
        name,
        ownValue(ids, name),
        now,
      ],
    ),
    ...(person.condition === null
      ? []
      : [[words.condition, condition, person.condition] as [string, string | null, string]]),
  ];
  return pairs
    .filter(([, before, now]) => before !== now)
    .map(([name, before, now]) => (
      <p key={name}>
        {interpolate(words.difference, { name, before: shown(before), now: shown(now) })}
      </p>
    ));
}
