"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useDocumentTitle } from "@/components/shell/errors/use-document-title.client";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { AuthorText } from "@/components/ui/author-text";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { RehearsalBar } from "@/experiments/engine/run/rehearsal-bar";
import { receiver } from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import { returnHosts } from "@/experiments/engine/session/participant";
import { plainText, shortTitle, textIn } from "@/experiments/study/document/author-text";
import { isBalanced } from "@/experiments/study/document/place";
import { protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { receiverName } from "@/experiments/study/document/receiver-name";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isRunStep } from "@/experiments/study/document/step-kind";
import { contentAt } from "@/experiments/study/document/visits";
import { exitShown } from "@/experiments/study/participation/exit-shown";
import { nextStep, partsOf } from "@/experiments/study/participation/participation";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { visitIdOf } from "@/experiments/study/participation/visit-here";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { AuthorFrame } from "./author-frame";
import type { AppSummary } from "./known-app";
import { ProtocolEnd } from "./protocol-end.client";
import styles from "./protocol-room.module.css";
import { RunOfStep } from "./run-of-step.client";
import { barWords, StudyBar } from "./study-bar";
import { mayDelete, StudyExit } from "./study-delivery.client";
import { useStudyHost } from "./study-host.client";
import { StudyInformation } from "./study-information.client";
import type { StudyPageWords } from "./study-words";
import { useParticipation } from "./use-participation.client";
import { type StudyOpen, useStudyOpen } from "./use-study-open.client";
import { VisitPage, visitObstacle } from "./visit-page.client";

/** A study, from its information sheet to its end. */
export function ProtocolStudy({
  content,
  person: addressed,
  isListed,
  isFirst = true,
  apps,
  own,
  survey,
  device,
  delivery,
  words,
  locale,
}: {
  content: ProtocolDocument;
  /** The person that the URL describes. The object is replaced only if the URL describes another person. */
  person: AddressedPerson;
  /** Whether the owner of this site has published the study, or has listed it among the studies whose data are sent. */
  isListed: boolean;
  /** Whether this is the first view of the page. Another view, such as the next visit, replaces a pressed control. */
  isFirst?: boolean;
  apps: readonly AppSummary[];
  own: StudyPayload["words"];
  survey: StudyPayload["survey"];
  device: StudyPayload["device"];
  delivery: StudyPayload["delivery"];
  words: StudyPageWords;
  locale: Locale;
}) {
  const { hasOthers, languages, editor, server, listed } = useStudyHost();
  const to = isListed ? receiver() : null;
  // A receiver is not asked for a place of a study on a server, of a rehearsal, or of a later visit.
  const isLater = addressed.personal !== undefined;
  const asked = to?.kind === "endpoint" && !server && !addressed.rehearsal && !isLater ? to : null;
  const open = useStudyOpen(asked, protocolId(content));
  // A receiver that does not answer may still assign places. A receiver without balanced groups only counts places, so
  // it is asked only if it has answered.
  const hasPlaces = asked !== null && (isBalanced(content) || isAnswered(open));
  const places = server ? server.takePlace : hasPlaces ? "receiver" : listed ? "list" : "draw";
  const study = useParticipation(content, addressed, locale, to, places);
  const { stage, visit, person } = study;
  const isOfVisits = content.visits !== undefined;
  const obstacle = isOfVisits
    ? visitObstacle(visit, study.earlier, {
        isRehearsal: person.rehearsal ?? false,
        isInJatos: server !== null,
      })
    : null;
  const title = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const place = "participation" in stage ? `${stage.at} ${stage.participation.done}` : stage.at;
  const isUnchanged = useRef(isFirst);

  const takeUp = useEffectEvent(() => {
    const takesUp = server?.takesUp;
    if (takesUp?.protocol !== protocolId(content)) return;
    if (takesUp.ending === null) void study.resume(takesUp);
    else study.showEnd(takesUp);
  });
  useEffect(() => takeUp(), []);

  // Each new stage is displayed from its top, and screen readers read it from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is a new part
  useEffect(() => {
    if (!isUnchanged.current) {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ block: "nearest" });
    }
    isUnchanged.current = false;
  }, [place]);
  // The pressed button disappears if the participant cannot begin or continue. The reason is in a notice, or on the page
  // of the visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another obstacle replaces the notice
  useEffect(() => {
    if (stage.at === "information" && stage.isRefused) (notice.current ?? title.current)?.focus();
  }, [stage, obstacle]);
  useInProgress(stage.at === "step" || stage.at === "leaving");

  const name = shortTitle(textIn(content.title, locale) ?? "");
  // Before the start, the page itself contains the title. After the start, the title of an unlisted study is displayed
  // as a text of the author.
  const isPresented = !("participation" in stage);
  const shownName = isListed || name === "" ? name : quoted(name, locale);
  const responsible = shortTitle(plainText(textIn(content.information?.controller, locale) ?? ""));
  useDocumentTitle((isListed && name) || own.study);
  const step = stage.at === "step" ? nextStep(stage.participation) : undefined;
  const parts = "participation" in stage ? partsOf(stage.participation) : { done: 0, of: 0 };
  const at = Math.min(parts.done + 1, parts.of);
  const isUnderWay = stage.at === "step" || stage.at === "leaving";
  const sendsTo = "participation" in stage ? stage.participation.sending?.host : undefined;
  const leaving =
    sendsTo === undefined
      ? own.leave
      : sentLeave(delivery, receiverName(content, sendsTo, locale), own.leave);
  const isKept =
    server !== null || !("participation" in stage) || study.isKept(stage.participation.id);
  const declined = exitShown(content, "declined", { at: "off" }, returnHosts(), person.rehearsal);
  const part =
    step && !isRunStep(step) && content.steps.some(isRunStep)
      ? own.parts.read
      : interpolate(own.parts.part, { place: at, places: parts.of });
  const heading = {
    information: (isListed && textIn(content.title, locale)) || own.study,
    step: part,
    declined: delivery.decline.title,
    withdrawn: own.visits.withdraw.title,
    closed: stage.at === "closed" ? delivery.closed[stage.state].title : "",
    leaving: own.leave.title,
    end: stage.at === "end" ? endTitle(stage, own) : "",
  }[stage.at];

  const isRehearsal = "participation" in stage ? stage.participation.rehearsal : person.rehearsal;

  return (
    <>
      {isRehearsal && <RehearsalBar locale={locale} />}
      <StudyBar
        title={isPresented ? "" : shownName}
        responsible={isPresented && !isListed ? "" : responsible}
        place={isUnderWay && parts.of > 0 ? { at, of: parts.of } : null}
        words={barWords(own)}
      >
        {stage.at === "information" && languages}
        {editor}
        {stage.at === "step" && (
          <ActionButton onClick={study.askToLeave}>{own.leave.button}</ActionButton>
        )}
        {!isUnderWay && hasOthers && editor === null && (
          // The browser loads the page: the router does not leave a study that only the hash of the URL names.
          <ActionLink href={pathOf("study", locale)} data-in-page="">
            {own.leave.button}
          </ActionLink>
        )}
      </StudyBar>
      <div className={styles.room}>
        <h1 ref={title} tabIndex={-1} dir={stage.at === "information" ? "auto" : undefined}>
          {heading}
        </h1>
        {stage.at === "information" && obstacle !== null && (
          <VisitPage
            obstacle={obstacle}
            visit={visit}
            content={content}
            earlier={study.earlier}
            own={own}
            delivery={delivery}
            locale={locale}
            onResume={(participation) => void study.resume(participation)}
            onShowEnd={study.showEnd}
          />
        )}
        {stage.at === "information" && obstacle === null && (
          <StudyInformation
            content={contentAt(content, visitIdOf(visit))}
            visits={
              isOfVisits
                ? { visit, all: content, onWithdraw: () => void study.withdrawEarlier() }
                : null
            }
            person={person}
            isListed={isListed}
            own={own}
            apps={apps}
            words={words}
            locale={locale}
            notice={stage.notice && own.unfinished[stage.notice]}
            noticeRef={notice}
            earlier={study.earlier}
            delivery={delivery}
            sendsTo={to}
            closed={open === "full" || open === "paused" ? open : null}
            isStarting={stage.isStarting ?? false}
            onStart={() => void study.begin()}
            onDecline={study.decline}
            onShowEnd={study.showEnd}
            onResume={(participation) => void study.resume(participation)}
          />
        )}
        {stage.at === "closed" && (
          <div className={styles.part}>
            <p>{delivery.closed[stage.state].text}</p>
            <StudyExit
              shown={exitShown(content, stage.state, { at: "off" }, returnHosts())}
              words={delivery.exit}
              heading="h2"
            />
            <p className={styles.actions}>
              <ActionButton look="quiet" onClick={study.reconsider}>
                {delivery.closed.again}
              </ActionButton>
            </p>
          </div>
        )}
        {stage.at === "withdrawn" && (
          <div className={styles.part}>
            <p role="status">
              {interpolate(own.visits.withdraw.text, {
                host: to ? receiverName(content, receiverHost(to), locale) : "",
              })}
            </p>
          </div>
        )}
        {stage.at === "declined" && (
          <div className={styles.part}>
            <p>{delivery.decline.text}</p>
            <StudyExit shown={declined} words={delivery.exit} heading="h2" />
            <p className={styles.actions}>
              {server && (
                <ActionButton look="primary" onClick={() => server.finish("declined", declined)}>
                  {server.finishLabel}
                </ActionButton>
              )}
              <ActionButton look="quiet" onClick={study.reconsider}>
                {delivery.decline.back}
              </ActionButton>
            </p>
          </div>
        )}
        {stage.at === "step" && step && "text" in step && (
          <div className={styles.part}>
            <AuthorFrame caption={own.author}>
              <AuthorText text={textIn(step.text, locale) ?? ""} />
            </AuthorFrame>
            <p className={styles.actions}>
              <ActionButton
                look="primary"
                // Without this condition, the second click of a double-click would skip a text before the participant
                // has read it.
                onClick={({ detail }) => {
                  if (detail < 2) void study.finishStep();
                }}
              >
                {own.parts.continue}
              </ActionButton>
            </p>
          </div>
        )}
        {stage.at === "step" && step && isRunStep(step) && (
          <RunOfStep
            key={step.id}
            step={step}
            participation={stage.participation}
            apps={apps}
            words={words}
            own={own}
            survey={survey}
            device={device}
            locale={locale}
            onRun={study.keepRun}
            onDone={() => void study.finishStep()}
            onLeft={study.askToLeave}
          />
        )}
        {stage.at === "leaving" && (
          <div className={styles.part}>
            <p>{isKept ? leaving.text : own.leave.textNotKept}</p>
            {stage.participation.personal && sendsTo !== undefined && (
              <p>{own.visits.withdraw.all}</p>
            )}
            <p className={styles.actions}>
              <ActionButton look="primary" onClick={study.stay}>
                {own.leave.goOn}
              </ActionButton>
              <ActionButton onClick={() => void study.leave(true)}>{leaving.keep}</ActionButton>
            </p>
            <ConfirmButton
              words={leaving}
              onConfirm={() => void study.leave(false)}
              trigger={(props) => (
                <ActionButton look="quiet" {...props}>
                  {leaving.erase}
                </ActionButton>
              )}
            />
          </div>
        )}
        {stage.at === "end" && (
          <ProtocolEnd
            participation={stage.participation}
            isErased={stage.erased === "yes"}
            isKept={isKept}
            apps={apps}
            words={words}
            own={own}
            device={device}
            deliveryWords={delivery}
            locale={locale}
          />
        )}
        {!isListed && (
          <p className={styles.foot}>
            {interpolate(own.stranger, { id: protocolId(content).slice(0, SHOWN_DIGITS) })}
          </p>
        )}
      </div>
    </>
  );
}

const isAnswered = (open: StudyOpen) => open !== "unknown" && open !== "silent";

/**
 * Returns the texts of the question before a participant leaves a study that sends data. They differ from the usual
 * texts, because the participant also decides about the data that were sent.
 */
function sentLeave(
  { leave }: StudyPayload["delivery"],
  host: string,
  { goOn }: StudyPayload["words"]["leave"],
) {
  const question = interpolate(mayDelete() ? leave.question : leave.questionCannot, { host });
  return { ...leave, goOn, question };
}

function endTitle(
  {
    participation,
    erased,
  }: { participation: { ending: string | null }; erased: "no" | "yes" | "failed" },
  { end }: StudyPayload["words"],
): string {
  if (erased === "yes") return end.erased;
  if (erased === "failed") return end.eraseFailed;
  const { ending } = participation;
  if (ending === "left" || ending === "screenedOut" || ending === "failedCheck") return end[ending];
  return end.completed;
}
