"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { Disclosure } from "@/components/ui/disclosure";
import { SiteLink } from "@/components/ui/site-link";
import { useKeptFocus } from "@/components/ui/use-kept-focus.client";
import type { DataWords } from "@/content/data-downloads";
import type { AppId } from "@/experiments/catalog/app-ids";
import { REHEARSAL_WORDS } from "@/experiments/engine/run/rehearsal-words";
import type { Session } from "@/experiments/engine/session/session";
import { shortTitle, textIn } from "@/experiments/study/document/author-text";
import { type Participation, partsOf } from "@/experiments/study/participation/participation";
import { formatMoment, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { AuthorFrame } from "./author-frame";
import { canContinue, continueStudy, taskAddress } from "./go-on";
import type { DataOwner } from "./known-app";
import { LazyKeptDelivery } from "./lazy-delivery.client";
import styles from "./my-data.module.css";
import { OwnRuns } from "./own-runs.client";
import { useStudyHost } from "./study-host.client";
import type { OwnRunsWords } from "./study-words";
import { type PlainDownload, useStoredRuns } from "./use-stored-runs.client";

type Words = DataWords;
/** The runs that this device stores, with buttons that download or erase each run. */
export function MyData({
  apps,
  words,
  ownWords,
  sending = null,
  results,
  locale,
}: {
  apps: readonly DataOwner[];
  words: Words;
  /**
   * The texts of the note at the top of the page, and of the links to continue. They are present only on pages with
   * several studies and tasks.
   */
  ownWords?: OwnRunsWords;
  /** For builds that send data: the URL of the texts about sending, and a warning about data that have not arrived. */
  sending?: Sending;
  /**
   * Returns the results of a participation if the list displays the results; undefined if the results have a separate
   * page.
   */
  results?: (participation: Participation) => React.ReactNode;
  locale: Locale;
}) {
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const title = useRef<HTMLHeadingElement>(null);
  const { mine } = words;
  // The button that had the focus was removed together with its run.
  const runs = useStoredRuns(words, () => title.current?.focus(), useStudyHost().readAt);
  const { stored } = runs;
  const list = (isRehearsal: boolean) => {
    const isHere = ({ rehearsal = false }: { rehearsal?: boolean }) => rehearsal === isRehearsal;
    const participations = stored?.participations.filter(isHere) ?? [];
    const sessions = stored?.sessions.filter(isHere) ?? [];
    if (participations.length + sessions.length === 0) return null;
    return (
      <ul role="list" className={styles.runs}>
        {participations.map((participation) => (
          <Study
            key={participation.id}
            participation={participation}
            words={words}
            goOn={ownWords?.goOn}
            sending={sending}
            results={results}
            locale={locale}
            onDownload={() => void runs.downloadStudy(participation)}
            onErase={() => void runs.eraseStudy(participation)}
          />
        ))}
        {sessions.map((session) => (
          <Run
            key={session.id}
            session={session}
            owner={apps.find(({ id }) => id === session.app)}
            isWithoutScripts={runs.withoutScripts.has(session.id)}
            words={words}
            goOn={ownWords?.goOn}
            locale={locale}
            onZip={(app) => void runs.downloadZip(session, app)}
            onPlain={(how) => void runs.downloadPlain(session, how)}
            onErase={() => void runs.erase(session)}
          />
        ))}
      </ul>
    );
  };
  const rehearsals = list(true);
  const damaged = stored?.damaged ?? 0;
  const isAnySent = stored?.participations.some((each) => each.sending) ?? false;
  const kept = stored ? stored.sessions.length + stored.participations.length : 0;
  return (
    <section ref={root} className={styles.data}>
      {stored && ownWords && (
        <OwnRuns
          sessions={stored.sessions}
          participations={stored.participations}
          apps={apps}
          words={ownWords}
          locale={locale}
        />
      )}
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {mine.title}
      </h2>
      <p>{mine.intro}</p>
      {ownWords && kept > 0 && (
        <p>
          <SiteLink href={pathOf("data", locale)}>{words.readTogether}</SiteLink>
        </p>
      )}
      {stored && !stored.isKept && <p>{mine.refused}</p>}
      {damaged > 0 && (
        <p>{damaged === 1 ? mine.damagedOne : interpolate(mine.damagedMany, { n: damaged })}</p>
      )}
      {list(false)}
      {rehearsals && (
        <section className={styles.rehearsals}>
          <h2 className={styles.title}>{REHEARSAL_WORDS.listed[locale]}</h2>
          <p>{REHEARSAL_WORDS.listedText[locale]}</p>
          {rehearsals}
        </section>
      )}
      {(kept > 0 || damaged > 0) && (
        <div>
          <ConfirmButton
            words={{
              ...words.erase,
              question: withUnsent(mine.eraseAllQuestion, isAnySent ? sending : null),
            }}
            onConfirm={() => void runs.eraseAll()}
            trigger={(props) => <ActionButton {...props}>{mine.eraseAll}</ActionButton>}
          />
        </div>
      )}
      <p role="status">{runs.status}</p>
    </section>
  );
}

type Sending = { payloadUrl: string; eraseUnsent: string } | null;

/** Returns the question that is asked before data are erased, including the effect on data that have not arrived. */
const withUnsent = (question: string, sending: Sending) =>
  sending ? `${question} ${sending.eraseUnsent}` : question;

/** A participation in a study, with its progress and a button that downloads its archive. */
function Study({
  participation,
  words,
  goOn,
  sending,
  results,
  locale,
  onDownload,
  onErase,
}: {
  participation: Participation;
  words: Words;
  /** The label of the link to continue; undefined if the study itself is on the page. */
  goOn: string | undefined;
  sending: Sending;
  results: ((participation: Participation) => React.ReactNode) | undefined;
  locale: Locale;
  onDownload: () => void;
  onErase: () => void;
}) {
  const { mine } = words;
  const [isOpen, setIsOpen] = useState(false);
  const hasResult = Object.values(participation.runs).some(({ status }) => status === "finished");
  const { content, startedAt, ending } = participation;
  const { done, of } = partsOf(participation);
  const title = shortTitle(textIn(content.title, locale) ?? "");
  const name = title || mine.study;
  const date = formatMoment(startedAt, locale);
  const progress =
    ending === "completed" ? mine.studyFinished : interpolate(mine.studySteps, { done, steps: of });
  const named = (text: string) => withColon(text, `${name}, ${date}`, locale);
  return (
    <li className={styles.run}>
      <div>
        {title ? (
          <AuthorFrame caption={mine.author}>
            <h3 dir="auto" className={styles.authored}>
              {title}
            </h3>
          </AuthorFrame>
        ) : (
          <h3>{mine.study}</h3>
        )}
        <p className={styles.facts}>
          <time dateTime={startedAt}>{date}</time>, {progress}
        </p>
      </div>
      <div className={styles.actions}>
        {goOn !== undefined && ending === null && (
          <ActionButton aria-label={named(goOn)} onClick={() => void continueStudy(participation)}>
            {goOn}
          </ActionButton>
        )}
        {hasResult && !results && (
          <ResultLink id={participation.id} label={named(mine.results)} locale={locale}>
            {mine.results}
          </ResultLink>
        )}
        <ActionButton aria-label={named(mine.zip)} onClick={onDownload}>
          {mine.zip}
        </ActionButton>
        <ConfirmButton
          words={{
            ...words.erase,
            question: withUnsent(words.erase.question, participation.sending ? sending : null),
          }}
          onConfirm={onErase}
          trigger={(props) => (
            <ActionButton aria-label={named(mine.erase)} {...props}>
              {mine.erase}
            </ActionButton>
          )}
        />
      </div>
      {hasResult && results && (
        <div className={styles.results}>
          <Disclosure
            title={mine.results}
            onToggle={(event) => setIsOpen(event.currentTarget.open)}
          >
            {isOpen && results(participation)}
          </Disclosure>
        </div>
      )}
      {participation.sending && sending && (
        <LazyKeptDelivery
          participation={participation}
          payloadUrl={sending.payloadUrl}
          locale={locale}
        />
      )}
    </li>
  );
}

/** A link to a result, on the page with the list. */
const ResultLink = ({
  id,
  label,
  locale,
  children,
}: {
  id: string;
  label: string;
  locale: Locale;
  children: string;
}) => (
  <ActionLink href={`${pathOf("study", locale)}?result=${id}`} aria-label={label}>
    {children}
  </ActionLink>
);

function Run({
  session,
  owner,
  isWithoutScripts,
  words,
  goOn,
  locale,
  onZip,
  onPlain,
  onErase,
}: {
  session: Session;
  owner: DataOwner | undefined;
  isWithoutScripts: boolean;
  words: Words;
  /** The label of the link to continue; undefined if this site does not contain the task. */
  goOn: string | undefined;
  locale: Locale;
  onZip: (app: AppId) => void;
  onPlain: (how: PlainDownload) => void;
  onErase: () => void;
}) {
  const { mine } = words;
  const { startedAt, status, blocksDone, blocks, rows, version } = session;
  const name = owner?.name ?? session.app;
  const date = formatMoment(startedAt, locale);
  const isSameVersion = owner?.version === version;
  const trials =
    rows.length === 0
      ? mine.noTrial
      : rows.length === 1
        ? mine.oneTrial
        : interpolate(mine.trials, { n: formatNumber(rows.length, locale) });
  const facts = [
    status === "finished"
      ? mine.finished
      : interpolate(mine.stopped, { next: blocksDone + 1, blocks }),
    trials,
    ...(isSameVersion ? [] : [interpolate(mine.otherVersion, { version })]),
  ];
  const named = (text: string) => withColon(text, `${name}, ${date}`, locale);
  return (
    <li className={styles.run}>
      <div>
        <h3>{name}</h3>
        <p className={styles.facts}>
          <time dateTime={startedAt}>{date}</time>, {facts.join(", ")}
        </p>
      </div>
      <div className={styles.actions}>
        {goOn !== undefined && owner && canContinue(session, owner) && (
          <ActionLink href={taskAddress(session)} aria-label={named(goOn)}>
            {goOn}
          </ActionLink>
        )}
        {status === "finished" && (
          <ResultLink id={session.id} label={named(mine.result)} locale={locale}>
            {mine.result}
          </ResultLink>
        )}
        {owner && isSameVersion && !isWithoutScripts ? (
          <ActionButton aria-label={named(mine.zip)} onClick={() => onZip(owner.id)}>
            {mine.zip}
          </ActionButton>
        ) : (
          <>
            <ActionButton aria-label={named(mine.csv)} onClick={() => onPlain("downloadCsv")}>
              {mine.csv}
            </ActionButton>
            <ActionButton aria-label={named(mine.json)} onClick={() => onPlain("downloadJson")}>
              {mine.json}
            </ActionButton>
          </>
        )}
        <ConfirmButton
          words={words.erase}
          onConfirm={onErase}
          trigger={(props) => (
            <ActionButton aria-label={named(mine.erase)} {...props}>
              {mine.erase}
            </ActionButton>
          )}
        />
      </div>
    </li>
  );
}
