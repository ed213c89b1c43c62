"use client";

import { ActionButton } from "@/components/ui/action-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { SiteLink } from "@/components/ui/site-link";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { type Locale, pathOf } from "@/lib/routes";
import { AppBrief } from "./app-brief";
import { type AppSummary, nextApp } from "./known-app";
import { LazyAppArchive } from "./lazy-app-archive.client";
import { LazyRunAddressNotes } from "./lazy-run-address-notes.client";
import styles from "./study-room.module.css";
import type { StudyWords } from "./study-words";
import { usePayload } from "./use-payload.client";
import { useRunStage } from "./use-run-stage.client";

/** The page of one app: first its introduction, then its run, and then its result. */
export function StudyApp({
  app,
  apps,
  locale,
  words,
  payloadUrl,
}: {
  app: AppSummary;
  apps: readonly AppSummary[];
  /** The URL of the texts for the study pages. */
  payloadUrl: string;
  locale: Locale;
  words: StudyWords;
}) {
  const [payload, fetchPayloadAgain, isFetching] = usePayload<AppPayload>(app.payloadUrl);
  const { stage, address, earlier, room, begin, leave, discard } = useRunStage(app, locale, words);
  const allApps = <SiteLink href={pathOf("portfolio", locale)}>{words.back}</SiteLink>;

  const hasIdentifiers =
    address === null || Object.values(address.participant).some((value) => value !== null);
  const notes = address?.notes ?? [];

  const hasFailed = payload === "failed" || stage.at === "failed";
  const isLoading = !hasFailed && (!payload || stage.at === "loading");

  const content = () => {
    if (payload === "failed" || stage.at === "failed")
      return (
        <LoadFailure
          className={styles.notice}
          words={words.run}
          isTrying={isFetching || (stage.at === "failed" && stage.isTrying)}
          onRetry={() => {
            if (stage.at === "failed") void begin(stage.unfinished);
            if (payload === "failed") fetchPayloadAgain();
          }}
        />
      );
    if (!payload || stage.at === "loading") return null;
    if (stage.at === "run")
      return (
        <div className={styles.task}>
          <stage.Component
            key={stage.number}
            id={app.id}
            payload={payload}
            words={words.run}
            dataWords={words.data}
            locale={locale}
            start={stage.start}
            onLeft={() => void leave()}
            onAgain={() => void begin()}
            next={nextApp(app, apps, locale)}
          />
        </div>
      );
    return (
      <>
        {earlier.damaged > 0 && (
          <p className={styles.said} data-note>
            {words.run.before.damaged}
          </p>
        )}
        {earlier.session && earlier.Notice && (
          <earlier.Notice
            session={earlier.session}
            version={payload.facts.version}
            words={words.run.before}
            erase={words.data.erase}
            locale={locale}
            onResume={(session) => void begin(session)}
            onDiscard={(session) => void discard(session)}
          />
        )}
        {(address?.rehearsal || notes.length > 0 || earlier.finished.length > 0) && (
          <LazyRunAddressNotes
            rehearsal={address?.rehearsal}
            notes={notes}
            before={earlier.finished[0]}
            payloadUrl={payloadUrl}
            locale={locale}
          />
        )}
        <div className={styles.brief}>
          <AppBrief
            app={app}
            apps={apps}
            payload={payload}
            hasIdentifiers={hasIdentifiers}
            words={words}
            locale={locale}
          >
            <ActionButton
              look={earlier.session ? "secondary" : "primary"}
              onClick={() => void begin()}
            >
              {earlier.session ? words.run.before.restart : words.brief.start}
            </ActionButton>
          </AppBrief>
        </div>
      </>
    );
  };

  return (
    <div
      className={styles.room}
      ref={room}
      tabIndex={stage.at === "brief" ? -1 : undefined}
      data-loading={isLoading ? "" : undefined}
    >
      <div className={styles.head} data-started={stage.at !== "brief"}>
        <h1 tabIndex={-1}>{app.name}</h1>
        <p>{allApps}</p>
      </div>
      {/* All stages share one live region, because screen readers often ignore the content of a new region. */}
      <p role="status" className={styles.said} data-note={stage.at === "brief"}>
        {isLoading ? words.run.loading : stage.at === "brief" && stage.notice}
      </p>
      {content()}
      {stage.at === "brief" && !isLoading && !hasIdentifiers && (
        <details className={styles.researchers}>
          <summary>{words.forResearchers}</summary>
          <p>
            <SiteLink href={`${pathOf("protocol", locale)}?app=${app.id}`}>{words.adapt}</SiteLink>
          </p>
          <LazyAppArchive app={app} words={words.archive} locale={locale} />
        </details>
      )}
    </div>
  );
}
