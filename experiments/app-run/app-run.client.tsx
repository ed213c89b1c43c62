"use client";

import { useEffect, useEffectEvent } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { LoadFailure } from "@/components/ui/load-failure";
import { SiteLink } from "@/components/ui/site-link";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { DataWords } from "@/content/data-downloads";
import type { RunWords } from "@/content/run";
import type { AppId } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { isForm } from "@/experiments/engine/contract/app-kind";
import { Result } from "@/experiments/engine/result/result.client";
import { FormRun } from "@/experiments/engine/run/form-run.client";
import { RehearsalBar } from "@/experiments/engine/run/rehearsal-bar";
import { TimedRun } from "@/experiments/engine/run/timed-run.client";
import { usePageTranslation } from "@/experiments/engine/run/use-page-translation.client";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { AfterRun } from "./after-run.client";
import styles from "./app-run.module.css";
import { CheckData } from "./check-data";
import { loadDownloads, type RunStart, useRun } from "./use-run.client";

/** The next app, which the page suggests below a result, and its estimated duration as text. */
type NextApp = { name: string; length: string; href: string };

type Props = {
  id: AppId;
  payload: AppPayload;
  words: RunWords;
  locale: Locale;
  start: RunStart;
  /** Called after the participant left before the end of the run. Complete blocks are stored before the call. */
  onLeft: () => void;
  /** Called when the visitor asks for another run. */
  onAgain: () => void;
  dataWords: DataWords;
  /** The app that is suggested below the result. */
  next: NextApp;
};

/** A run whose last block is complete, with its session and the code of its app. */
export type FinishedRun = Extract<ReturnType<typeof useRun>["run"], { at: "finished" }>;

/**
 * Fetches the code of an app while the participant reads its brief. The app can then start without delay, even if the
 * network is lost after the fetch.
 */
export async function warmUp(id: AppId) {
  await Promise.all([loadApp(id).then(({ view }) => view.warmUp?.()), loadDownloads()]);
}

/** Displays one run of an app from the loading of its code to the result. */
export const AppRun = (props: Props) => (
  <>
    {props.start.rehearsal && <RehearsalBar locale={props.locale} />}
    <Run {...props}>{(run) => <Finished run={run} {...props} />}</Run>
  </>
);

/** Displays one run of an app from the loading of its code to its last block. `children` renders the finished run. */
export function Run({
  id,
  payload,
  words,
  locale,
  start,
  onLeft,
  isNamedAbove = false,
  children,
}: Pick<Props, "payload" | "words" | "locale" | "start" | "onLeft"> & {
  /** The id of an app, or the name of another task. */
  id: string;
  /** True if the heading of the page, directly above the run, is the name in the payload. */
  isNamedAbove?: boolean;
  children: (run: FinishedRun) => React.ReactNode;
}) {
  const { run, retry, onBlock, onEnd, onRow, onEvent, onDraft } = useRun(id, locale, start, onLeft);
  // An update of the site must not activate while the result is displayed either, because the result is lost when the
  // page closes.
  useInProgress(true);
  const isRunning = run.at === "running";
  const isTranslated = usePageTranslation(locale, isRunning ? run.session.blocksDone : run.at);
  const noteTranslation = useEffectEvent(() => onEvent("translated"));
  useEffect(() => {
    if (isTranslated && isRunning) noteTranslation();
  }, [isTranslated, isRunning]);

  if (run.at === "loading")
    return (
      <p className={styles.notice} role="status">
        {words.loading}
      </p>
    );
  if (run.at === "failed")
    return (
      <LoadFailure
        className={styles.notice}
        words={words}
        isTrying={run.isTrying}
        onRetry={retry}
      />
    );
  if (run.at === "finished") return children(run);
  const { app, session } = run;
  const shared = { session, appWords: payload.words, words, isTranslated, onBlock, onEnd, onEvent };
  return isForm(app) ? (
    <FormRun app={app} locale={locale} isNamedAbove={isNamedAbove} onDraft={onDraft} {...shared} />
  ) : (
    <TimedRun app={app} onRow={onRow} {...shared} />
  );
}

function Finished({
  run: { app, session, Downloads },
  payload,
  words,
  dataWords,
  locale,
  start,
  onAgain,
  next,
}: Props & { run: FinishedRun }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run
  useEffect(() => {
    if (process.env.NEXT_PUBLIC_EMBED_ORIGINS)
      import("@/experiments/engine/sending/embedding.client").then(
        ({ postRunResult }) => postRunResult(session, app.model),
        // If this code cannot be loaded, the result is not posted to the embedding page. Visitors can still download
        // the data.
        () => {},
      );
  }, [session.id]);
  const isVisitor = start.returnTo === null;
  const again = (isMain: boolean) => (
    <ActionButton look={isMain && isVisitor ? "primary" : "secondary"} onClick={onAgain}>
      {words.result.again}
    </ActionButton>
  );
  return (
    <Result
      session={session}
      app={app}
      payload={payload}
      words={words}
      locale={locale}
      again={again}
      next={(isAgainOffered) => (
        <AfterRun
          session={session}
          again={!isAgainOffered && again(false)}
          words={words.result}
          sending={dataWords.sending}
          returnTo={start.returnTo}
          locale={locale}
        />
      )}
    >
      <CheckData words={words.result}>
        <Downloads
          session={session}
          app={app}
          words={dataWords}
          locale={locale}
          isMain={isVisitor}
        />
      </CheckData>
      {isVisitor && (
        <p className={styles.next}>
          <ActionLink href={next.href}>{interpolate(words.result.next, next)}</ActionLink>
          <SiteLink href={pathOf("study", locale)}>{dataWords.mine.title}</SiteLink>
        </p>
      )}
    </Result>
  );
}
