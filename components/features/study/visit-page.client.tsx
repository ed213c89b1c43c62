"use client";

import { ActionButton } from "@/components/ui/action-button";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import type { StoredVisit } from "@/experiments/study/participation/stored-visit";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { type VisitHere, visitIdOf } from "@/experiments/study/participation/visit-here";
import { dayHere } from "@/lib/calendar-day";
import { formatDay, formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { NewLinkForm } from "./new-link-form.client";
import { NextVisit } from "./next-visit.client";
import { hashWithLink } from "./personal-address";
import styles from "./protocol-room.module.css";
import { ResearcherMessage, titleForMessage } from "./researcher-message.client";
import type { EarlierHere } from "./use-earlier-participations.client";
import { daysText, placeOfVisit } from "./visit-words";

/** The reason why no visit can begin now. */
type Obstacle = "early" | "late" | "over" | "again" | "fault" | "withdrawn" | "jatos";

/**
 * Returns the reason why no visit can begin from an address; null if a visit can begin. In a rehearsal, a visit can begin
 * on any day.
 */
export function visitObstacle(
  visit: VisitHere,
  { finished, isWithdrawn = false }: EarlierHere,
  { isRehearsal, isInJatos }: { isRehearsal: boolean; isInJatos: boolean },
): Obstacle | null {
  if (isInJatos) return "jatos";
  if (visit.at === "fault") return "fault";
  if (isWithdrawn) return "withdrawn";
  if (visit.at === "over") return "over";
  if (visit.at === "first") return null;
  if (finished) return "again";
  return visit.at === "open" || isRehearsal ? null : visit.at;
}

/** A page in place of the information, if no visit can begin. It explains what the participant can do. */
export function VisitPage({
  obstacle,
  visit,
  content,
  earlier,
  own,
  delivery,
  locale,
  onResume,
  onShowEnd,
}: {
  obstacle: Obstacle;
  visit: VisitHere;
  content: ProtocolDocument;
  earlier: EarlierHere;
  own: StudyPayload["words"];
  delivery: StudyPayload["delivery"];
  locale: Locale;
  onResume: (participation: Participation) => void;
  onShowEnd: (participation: Participation) => void;
}) {
  const { visits } = own;
  const { n } = placeOfVisit(content, visitIdOf(visit));
  const today = formatDay(dayHere(), locale);
  const days = "from" in visit ? daysText(visit, locale) : { from: "", to: "" };
  const title = titleForMessage(content, delivery, locale);
  const message = (text: string) => (
    <ResearcherMessage
      content={content}
      text={interpolate(text, { title, n, today, ...days })}
      words={delivery}
      locale={locale}
    />
  );
  const { finished, unfinished, stored } = earlier;
  const shown = (key: "early" | "late" | "over" | "again") => (
    <>
      <h2>{visits[key].title}</h2>
      <p>
        {interpolate(visits[key].text, {
          n,
          today,
          ...days,
          date: finished ? formatMoment(finished.finishedAt ?? finished.startedAt, locale) : "",
        })}
      </p>
    </>
  );
  const withoutLink = visit.at === "fault" && (
    <>
      <p>{visits.fault[visit.fault]}</p>
      <p>{visits.fault.lost}</p>
      {message(visits.fault.message)}
    </>
  );
  return (
    <section className={`${styles.notice} ${styles.blocked}`}>
      {obstacle === "jatos" && <p>{visits.jatos}</p>}
      {obstacle === "withdrawn" && (
        <>
          <h2>{visits.withdraw.title}</h2>
          <p>{visits.withdraw.again}</p>
        </>
      )}
      {(obstacle === "early" || obstacle === "over") && shown(obstacle)}
      {obstacle === "late" && (
        <>
          {shown("late")}
          {/* A visit that has begun in time can be finished later. */}
          {unfinished ? (
            <p className={styles.actions}>
              <ActionButton look="primary" onClick={() => onResume(unfinished)}>
                {own.unfinished.goOn}
              </ActionButton>
            </p>
          ) : (
            message(visits.late.message)
          )}
        </>
      )}
      {obstacle === "again" && finished && (
        <>
          {shown("again")}
          <p className={styles.actions}>
            <ActionButton onClick={() => onShowEnd(finished)}>{visits.again.show}</ActionButton>
          </p>
        </>
      )}
      {visit.at === "fault" && obstacle === "fault" && (
        <>
          <h2>{stored ? visits.stored.title : visits.fault.title}</h2>
          {stored ? (
            <Stored
              of={stored}
              content={content}
              own={own}
              copied={delivery.exit}
              locale={locale}
              onResume={onResume}
            />
          ) : (
            withoutLink
          )}
          {stored && (
            <details>
              <summary>{visits.stored.other}</summary>
              {withoutLink}
            </details>
          )}
          <details>
            <summary>{visits.make.summary}</summary>
            <NewLinkForm content={content} words={visits} copied={delivery.exit} />
          </details>
        </>
      )}
    </section>
  );
}

/** The visit that this device has stored, in place of the reason why the address has no usable personal link. */
function Stored({
  of,
  content,
  own,
  copied,
  locale,
  onResume,
}: {
  of: StoredVisit;
  content: ProtocolDocument;
  own: StudyPayload["words"];
  copied: StudyPayload["delivery"]["exit"];
  locale: Locale;
  onResume: (participation: Participation) => void;
}) {
  const { stored } = own.visits;
  if (of.at === "unfinished") {
    const { participation } = of;
    const date = formatMoment(participation.startedAt, locale);
    return (
      <>
        <p>{interpolate(stored.unfinished, { date })}</p>
        <p className={styles.actions}>
          <ActionButton look="primary" onClick={() => onResume(participation)}>
            {own.unfinished.goOn}
          </ActionButton>
        </p>
      </>
    );
  }
  const { last, link, now } = of;
  const date = formatMoment(last.finishedAt ?? last.startedAt, locale);
  return (
    <>
      <p>{interpolate(stored.next, { date })}</p>
      {now.at === "open" && (
        <p className={styles.actions}>
          <ActionButton
            look="primary"
            onClick={() => location.assign(hashWithLink(link, content, location))}
          >
            {interpolate(stored.open, placeOfVisit(content, now.visit.id))}
          </ActionButton>
        </p>
      )}
      <NextVisit
        now={now}
        link={link}
        content={content}
        own={own}
        copied={copied}
        locale={locale}
      />
    </>
  );
}
