"use client";

import type { RefObject } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import {
  canDelete,
  givesReceipts,
  type ReceiverSetting,
} from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import { returnHosts } from "@/experiments/engine/session/participant";
import { textIn } from "@/experiments/study/document/author-text";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { endsByDevice } from "@/experiments/study/document/device-rules";
import { hasExit } from "@/experiments/study/document/has-exit";
import { countText, timesOf } from "@/experiments/study/document/how-often";
import { isBalanced } from "@/experiments/study/document/place";
import { receiverName } from "@/experiments/study/document/receiver-name";
import type { ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import {
  canEndEarly,
  isDeviceStep,
  isDoneIn,
  isRunStep,
  isSurveyStep,
} from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { USUAL_AGE } from "@/experiments/study/document/usual-age";
import { type SurveyFacts, surveyFacts } from "@/experiments/study/papers/survey-facts";
import { exitShown } from "@/experiments/study/participation/exit-shown";
import { isFromRecruiter } from "@/experiments/study/participation/from-recruiter";
import type { Participation } from "@/experiments/study/participation/participation";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { type VisitHere, visitIdOf } from "@/experiments/study/participation/visit-here";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { fullLengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";
import { AddressNotes } from "./address-notes.client";
import { AuthorFrame } from "./author-frame";
import { BlockedStart, goesNowhereFromHere } from "./blocked-start.client";
import { EarlierNotices } from "./earlier-notices.client";
import type { AppSummary } from "./known-app";
import styles from "./protocol-room.module.css";
import { missingRequiredId, RequiredId } from "./required-id.client";
import { StorageNotes } from "./storage-notes.client";
import { StudyExit } from "./study-delivery.client";
import { useStudyHost } from "./study-host.client";
import type { StudyPageWords } from "./study-words";
import type { EarlierHere } from "./use-earlier-participations.client";
import { VisitLines } from "./visit-lines.client";
import { daysText } from "./visit-words";

/** The information that participants read before a study. One consent applies to all of this information. */
export function StudyInformation({
  content,
  visits,
  person,
  isListed,
  own,
  apps,
  words,
  locale,
  notice,
  noticeRef,
  earlier,
  delivery,
  sendsTo,
  closed,
  isStarting,
  onStart,
  onDecline,
  onShowEnd,
  onResume,
}: {
  /** The document with the steps of the visit that begins. */
  content: ProtocolDocument;
  /** The visit that begins; null in a study without visits. */
  visits: {
    visit: VisitHere;
    /** The document with the steps of all visits. */
    all: ProtocolDocument;
    /** Withdraws the earlier visits of the person. */
    onWithdraw: () => void;
  } | null;
  /** The person that the URL describes, with notes about the URL. */
  person: AddressedPerson;
  /** Whether the owner of this site has published or listed the study. */
  isListed: boolean;
  own: StudyPayload["words"];
  apps: readonly AppSummary[];
  words: StudyPageWords;
  locale: Locale;
  /** The reason why a participation could not be resumed. */
  notice: string;
  noticeRef?: RefObject<HTMLParagraphElement | null>;
  /** The earlier participations that this device stores. */
  earlier: EarlierHere;
  delivery: StudyPayload["delivery"];
  /** The receiver of each finished step; null if no data are sent. */
  sendsTo: ReceiverSetting | null;
  /** The reason why nobody can begin; null if the study is open, or if nobody has said otherwise. */
  closed: "full" | "paused" | null;
  /** Whether the participation is beginning. */
  isStarting: boolean;
  onStart: () => void;
  onDecline: () => void;
  onShowEnd: (participation: Participation) => void;
  onResume: (participation: Participation) => void;
}) {
  const { information = {} } = content;
  const { minimumAge: age = USUAL_AGE, ...stated } = information;
  const title = textIn(content.title, locale);
  const { conditions = [] } = content;
  const isOfSessions = areSessions(content);
  const session = isOfSessions ? (person.condition ?? conditions[0] ?? null) : null;
  const done = session === null ? content : { ...content, conditions: [session] };
  const { parts, seconds } = longestWay(done);
  const length = fullLengthText(seconds, words.length, locale);
  const [one, several] =
    seconds > 0 ? [own.parts.lengthOne, own.parts.length] : [own.parts.countOne, own.parts.count];
  const partsText = parts === 1 ? one : several;
  const names = Object.entries(person.ids).flatMap(([name, value]) =>
    value === null ? [] : [name],
  );
  const all = Object.keys(own.information.fields) as (keyof typeof stated)[];
  const fields = all.flatMap((field) => {
    const text = textIn(stated[field], locale);
    if (!text) return [];
    return [{ field, text: field === "withdrawUntil" ? formatDay(text, locale) : text }];
  });
  const canEnd = canEndEarly(content);
  const mayEnd = endsByDevice(content) ? own.mayEnd.ofDevice : own.mayEnd;
  const unstated = all
    .filter((field) => !textIn(stated[field], locale) && (field !== "earlyEnd" || canEnd))
    .map((field) => own.information.fields[field]);
  const { absentIds, notices, ofMinors, server, withdrawAt } = useStudyHost();
  const isOfKind = (kind: Kind) => (step: RunStep) => kindOf(step, apps) === kind;
  const surveys = surveyFactsOf(content);
  const isMinor = age < USUAL_AGE;
  const host = sendsTo ? receiverName(content, receiverHost(sendsTo), locale) : "";
  const isBlocked =
    !sendsTo &&
    !server &&
    goesNowhereFromHere() &&
    hasExit(content, "completed") &&
    isFromRecruiter(person) &&
    !person.rehearsal;
  const missing = missingRequiredId(content, person, absentIds);
  // A receiver is not told before the consent who asks. It admits people who have begun, also on another device.
  const mayHaveBegun = closed !== null && Object.values(person.ids)[0] != null;
  const isRefused = isBlocked || missing !== null || (closed !== null && !mayHaveBegun);
  // A later visit does not begin twice: the personal link names the person.
  const isBegun = person.personal !== undefined && earlier.unfinished !== undefined;
  const isOpen = !isRefused && !isBegun;
  const isForAdults = isMinor && ofMinors === null;
  const canStart = isOpen && !isForAdults;
  const isTold = sendsTo?.kind === "endpoint";
  // A person with a personal link took a place at the first visit, and a condition in the link leaves nothing to assign.
  const isAsked = person.condition === null && !person.personal;
  const visitId = visits && visitIdOf(visits.visit);
  const mayWithdrawEarlier = person.personal && sendsTo && canDelete(sendsTo);
  return (
    <>
      {notice && (
        <p ref={noticeRef} role="status" tabIndex={-1} className={styles.notice}>
          {notice}
        </p>
      )}
      {person.rehearsal && <p className={styles.notice}>{own.rehearsal}</p>}
      {person.rehearsal && visits && "from" in visits.visit && (
        <p className={styles.notice}>
          {interpolate(own.visits.rehearsal, daysText(visits.visit, locale))}
        </p>
      )}
      {isBlocked && <BlockedStart content={content} words={delivery} locale={locale} />}
      {!isBlocked && missing !== null && (
        <RequiredId
          name={missing}
          content={content}
          own={own}
          delivery={delivery}
          locale={locale}
        />
      )}
      {/* The receiver answers later, and screen readers often ignore the content of a new live region. */}
      <div role="status">
        {closed !== null && !isBlocked && missing === null && (
          <section className={`${styles.notice} ${styles.blocked}`}>
            <h2>{delivery.closed[closed].title}</h2>
            <p>{delivery.closed[closed].text}</p>
            {earlier.unfinished && <p>{delivery.closed.goOn}</p>}
            {mayHaveBegun && !earlier.unfinished && <p>{delivery.closed.elsewhere}</p>}
            <StudyExit
              shown={exitShown(content, closed, { at: "off" }, returnHosts())}
              words={delivery.exit}
            />
          </section>
        )}
      </div>
      <EarlierNotices
        of={earlier}
        isOfSessions={isOfSessions}
        person={person}
        startId={canStart ? START_ID : null}
        words={{ unfinished: own.unfinished, sameId: own.sameId, ended: delivery.ended }}
        locale={locale}
        onResume={onResume}
        onShowEnd={onShowEnd}
      />
      <AddressNotes
        notes={person.notes}
        expected={Object.keys(person.ids)}
        conditions={conditions}
        isOfSessions={isOfSessions}
        isRefused={isRefused}
        absentIds={missing === null ? absentIds : "problem"}
        words={own.address}
        locale={locale}
      />
      <div className={styles.columns}>
        <AuthorFrame caption={own.author}>
          {/* The heading of the page already contains the title of a listed study. */}
          {!(isListed && title) && <h2 dir="auto">{title ?? own.untitled}</h2>}
          <dl className={styles.fields}>
            {fields.map(({ field, text }) => (
              <div key={field}>
                <dt>{own.information.fields[field]}</dt>
                <dd dir="auto">
                  <AuthorText text={text} />
                </dd>
              </div>
            ))}
            {unstated.length > 0 && (
              <div>
                <dt>{own.information.notStated}</dt>
                <dd className={styles.muted}>{unstated.join(" · ")}</dd>
              </div>
            )}
          </dl>
        </AuthorFrame>
        <div className={styles.part}>
          <section>
            <h2>{own.parts.title}</h2>
            <p>{interpolate(partsText, { parts, length })}</p>
            {visits && visitId !== null && (
              <VisitLines
                content={visits.all}
                visit={visitId}
                own={own.visits}
                length={words.length}
                locale={locale}
              />
            )}
            {session !== null && (
              <p>
                {interpolate(own.parts.session, {
                  n: conditions.indexOf(session) + 1,
                  of: conditions.length,
                })}
              </p>
            )}
            <ul className={styles.list}>
              {KINDS.map((kind) => [kind, timesOf(done, isOfKind(kind))] as const)
                .filter(([, { most }]) => most > 0)
                .map(([kind, times]) => (
                  <li key={kind}>
                    {interpolate(own.parts.kinds[kind], {
                      n: countText(times, own.parts),
                      questions: countText(questionsOf(done), own.parts),
                    })}
                  </li>
                ))}
            </ul>
            {canEnd && (
              <p>
                {textIn(stated.earlyEnd, locale)
                  ? interpolate(mayEnd.stated, { field: own.information.fields.earlyEnd })
                  : mayEnd.notStated}
              </p>
            )}
          </section>
          <section>
            <h2>{own.recordedTitle}</h2>
            {sendsTo ? (
              <>
                <p>
                  {interpolate(isTold ? delivery.recorded : delivery.recordedWithoutStart, {
                    host,
                  })}
                </p>
                {isTold && !server && isAsked && (
                  <p>
                    {interpolate(isBalanced(content) ? delivery.assigned : delivery.counted, {
                      host,
                    })}
                  </p>
                )}
                {!givesReceipts(sendsTo) && (
                  <p>{interpolate(delivery.before.noReceipts, { host })}</p>
                )}
                <p>
                  {withdrawalText(sendsTo, host, content, delivery, locale, withdrawAt(locale))}
                </p>
              </>
            ) : (
              <p>{own.recorded}</p>
            )}
            {surveys.length > 0 && (
              <p>
                {own.survey.recorded}
                {surveys.some(({ freeText }) => freeText > 0) && ` ${own.survey.freeText}`}
              </p>
            )}
            {content.steps.some(isDeviceStep) && <p>{own.device}</p>}
            {visitId !== null && <p>{own.visits.related}</p>}
            {visitId !== null && sendsTo && canDelete(sendsTo) && <p>{own.visits.withdrawal}</p>}
            {visits && mayWithdrawEarlier && (
              <ConfirmButton
                words={{
                  ...delivery.leave,
                  question: interpolate(own.visits.withdraw.question, { host }),
                }}
                onConfirm={visits.onWithdraw}
                trigger={(props) => (
                  <p>
                    <ActionButton look="quiet" {...props}>
                      {own.visits.withdraw.button}
                    </ActionButton>
                  </p>
                )}
              />
            )}
            {names.length > 0 && <p>{interpolate(own.identifiers, { names: names.join(", ") })}</p>}
            <details className={styles.document}>
              <summary>{words.brief.recordedAll}</summary>
              <p>{words.brief.recorded}</p>
              {surveys.length > 0 && <p>{own.survey.alsoNames}</p>}
            </details>
          </section>
          {!server && <StorageNotes words={words.risks} />}
          {notices.map((text) => (
            <p key={text} className={styles.notice}>
              {text}
            </p>
          ))}
          {isOpen && isForAdults && (
            <p className={styles.notice}>{interpolate(own.minor, { age })}</p>
          )}
          {canStart && (
            <section id={START_ID} tabIndex={-1}>
              {isMinor && <p className={styles.notice}>{ofMinors}</p>}
              <p>{interpolate(own.consent, { age })}</p>
              <p className={styles.actions}>
                <ActionButton
                  look={earlier.unfinished || mayHaveBegun ? "secondary" : "primary"}
                  isOff={isStarting}
                  onClick={onStart}
                >
                  {mayHaveBegun ? delivery.closed.startAgain : own.start}
                </ActionButton>
                <ActionButton look="quiet" onClick={onDecline}>
                  {delivery.decline.button}
                </ActionButton>
              </p>
              <p role="status">{isStarting && delivery.starting}</p>
              <p className={styles.muted}>
                {interpolate(own.version, { version: CONSENT_VERSION })}
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/**
 * The kinds of tasks. Participants read the kinds in place of the names of the tasks, because names can reveal the
 * purpose of the study.
 */
const KINDS = ["timed", "form", "survey", "device"] as const;
type Kind = (typeof KINDS)[number];

function kindOf(step: RunStep, apps: readonly AppSummary[]): Kind | undefined {
  if (isSurveyStep(step)) return "survey";
  return isDeviceStep(step) ? "device" : apps.find(({ id }) => id === step.app)?.kind;
}

const START_ID = "start-study";

const surveyFactsOf = ({ steps }: Pick<ProtocolDocument, "steps">): SurveyFacts[] =>
  steps.filter(isSurveyStep).map(({ survey }) => surveyFacts(survey));

/**
 * Returns the number of questions that participants answer in all surveys of a session. A rule of a survey can hide
 * questions, and conditions can have different surveys.
 */
function questionsOf({ steps, conditions = [] }: Pick<ProtocolDocument, "steps" | "conditions">) {
  const ways = conditions.length > 0 ? conditions : [null];
  const counts = ways.map((condition) => {
    const facts = surveyFactsOf({ steps: steps.filter((step) => isDoneIn(step, condition)) });
    const most = facts.reduce((sum, { questions }) => sum + questions, 0);
    return { most, least: facts.reduce((rest, { conditional }) => rest - conditional, most) };
  });
  return {
    least: Math.min(...counts.map(({ least }) => least)),
    most: Math.max(...counts.map(({ most }) => most)),
  };
}

/** Returns the text before the start that explains how to withdraw later. */
function withdrawalText(
  to: ReceiverSetting,
  host: string,
  { information }: ProtocolDocument,
  { before }: StudyPayload["delivery"],
  locale: Locale,
  address: string | null,
): string {
  const until = information?.withdrawUntil;
  if (!canDelete(to)) return interpolate(before.cannot, { host });
  if (address === null) return before.contact;
  if (until === undefined) return interpolate(before.open, { host, address });
  return interpolate(before.until, { host, address, date: formatDay(until, locale) });
}

/**
 * Returns the number of steps in the longest condition and their duration in seconds. A group is drawn after the
 * consent, so it is not known yet. A session is known.
 */
function longestWay({ steps, conditions = [] }: Pick<ProtocolDocument, "steps" | "conditions">) {
  const ways = [null, ...conditions].map((condition) => {
    const own = steps.filter((step) => !step.for || (condition && step.for.includes(condition)));
    const tasks = own.filter(isRunStep);
    const lengths = tasks.map((step) => modelOfStep(step, MODELS).facts.seconds);
    return {
      parts: (tasks.length > 0 ? tasks : own).length,
      seconds: lengths.reduce((sum, each) => sum + each, 0),
    };
  });
  const isLonger = (way: (typeof ways)[number], than: (typeof ways)[number]) =>
    way.seconds > than.seconds || (way.seconds === than.seconds && way.parts > than.parts);
  return ways.reduce((longest, way) => (isLonger(way, longest) ? way : longest));
}
