"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { AppPayload } from "@/experiments/app-payload";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { newSeed } from "@/lib/stats/random";
import { type App, type AppModel, blockCount, isForm } from "../define-app";
import { loadApp } from "../load-app.client";
import type { AppId } from "../registry";
import { AfterRun } from "./after-run.client";
import styles from "./app-run.module.css";
import type { DataDownloads } from "./data-downloads.client";
import type { dataWords } from "./data-words";
import { FormRun } from "./form-run.client";
import { sendSession } from "./outbox.client";
import type { Participant } from "./participant";
import { Result } from "./result.client";
import type { runWords } from "./run-words";
import { type DeviceFacts, newSession, type Session, withBlock, withEvent } from "./session";
import { abandonSession, keepSession } from "./session-store.client";
import { TimedRun } from "./timed-run.client";
import type { TrialRow } from "./trial-row";

type Run = {
  app: App;
  /** The engine, where the app is timed. */
  timeline: typeof import("./run-timeline") | null;
  /** The hand-over of the data; with the run, so that no answer is given that cannot be taken away. */
  Downloads: typeof DataDownloads;
  session: Session;
};

/** What a run begins with: a session taken up again, or what the address says. */
export type RunStart = {
  session?: Session;
  /** An unfinished run that this one takes the place of, once it has an answer to keep. */
  replaces?: Session;
  /** The order that the address asks for; else one is drawn. */
  seed: number | null;
  participant: Participant;
  /** Where the participant goes after the result, if the address says so and may. */
  returnTo: string | null;
};

type Props = {
  id: AppId;
  payload: AppPayload;
  words: Localized<typeof runWords>;
  locale: Locale;
  start: RunStart;
  /** The participant has left in the middle; what is complete is kept. */
  onLeft: () => void;
  /** Another run from the start. */
  onAgain: () => void;
  dataWords: Localized<typeof dataWords>;
  /** Shown with the result: where to go from here. */
  children?: React.ReactNode;
};

function deviceFacts(): DeviceFacts {
  return {
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    pixelRatio: window.devicePixelRatio,
    pointer: ["fine", "coarse"].find((kind) => matchMedia(`(pointer: ${kind})`).matches) ?? "none",
  };
}

/**
 * Fetches the code of an app while its brief is read, so that it starts at once, also when the network
 * has gone meanwhile. jsPsych is fetched and not run.
 */
export async function warmUp(id: AppId, kind: AppModel["kind"]) {
  const engine = kind === "timed" && import("./load-timeline.client");
  const app = loadApp(id).then(({ view }) => view.warmUp?.());
  await Promise.all([app, loadDownloads(), engine]);
}

const loadDownloads = () => import("./data-downloads.client");

/** @throws when a part of the code does not arrive */
async function prepare({
  id,
  locale,
  start,
}: Pick<Props, "id" | "locale" | "start">): Promise<Run> {
  const [app, { DataDownloads: Downloads }] = await Promise.all([loadApp(id), loadDownloads()]);
  const timeline =
    app.model.kind === "timed"
      ? await (await import("./load-timeline.client")).loadTimeline()
      : null;
  if (start.session) return { app, timeline, Downloads, session: start.session };
  const seed = start.seed ?? newSeed();
  const session = newSession({
    app: id,
    version: app.model.facts.version,
    locale,
    seed,
    blocks: blockCount(app, seed),
    participant: start.participant,
    device: deviceFacts(),
  });
  return { app, timeline, Downloads, session };
}

/** Keeps what is complete of a run that was left; before its first block is complete, nothing is. */
async function endEarly(session: Session | null) {
  if (session && session.blocksDone > 0) await keepSession(withEvent(session, "left"));
}

/** One run of an app, from its code to its result; every complete block is kept on the device. */
export function AppRun(props: Props) {
  const { id, payload, words, locale, dataWords, start, onLeft, onAgain, children } = props;
  const [attempt, setAttempt] = useState(0);
  const [run, setRun] = useState<Run | "failed" | null>(null);
  const [isFinished, setIsFinished] = useState(false);
  const session = useRef<Session>(null);
  const hasEnded = useRef(false);
  // Its result too: it is gone when the page is.
  useInProgress(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is prepared once, and once more for each new attempt
  useEffect(() => {
    let isGone = false;
    prepare({ id, locale, start }).then(
      (ready) => {
        if (isGone) return;
        session.current = ready.session;
        setRun(ready);
      },
      () => {
        if (!isGone) setRun("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (run === null)
    return (
      <p className={styles.notice} role="status">
        {words.loading}
      </p>
    );
  if (run === "failed")
    return (
      <div className={styles.notice} role="alert">
        <p>{words.loadFailed}</p>
        <ActionButton
          look="primary"
          onClick={() => {
            setRun(null);
            setAttempt(attempt + 1);
          }}
        >
          {words.tryAgain}
        </ActionButton>
      </div>
    );

  const keep = (next: Session) => {
    session.current = next;
    setRun({ ...run, session: next });
    void keepSession(next).then(() => sendSession(next));
    if (start.replaces && next.blocksDone === 1) void abandonSession(start.replaces);
  };
  const onBlock = (rows: TrialRow[], raw: object[]) => {
    if (session.current) keep(withBlock(session.current, rows, raw));
  };
  const onEnd = (how: "finished" | "left") => {
    // Somebody may press Leave twice.
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (how === "finished") return setIsFinished(true);
    void endEarly(session.current).then(onLeft);
  };

  const { app, timeline, Downloads } = run;
  if (isFinished)
    return (
      <Result session={run.session} app={app} payload={payload} words={words} locale={locale}>
        <section>
          <h2 className={styles.check}>{words.result.checkTitle}</h2>
          <p className={styles.checkText}>{words.result.check}</p>
          <Downloads session={run.session} app={app} words={dataWords} locale={locale} />
        </section>
        <AfterRun
          session={run.session}
          words={words.result}
          sending={dataWords.sending}
          returnTo={start.returnTo}
          onAgain={onAgain}
        >
          {children}
        </AfterRun>
      </Result>
    );
  const shared = {
    session: run.session,
    appWords: payload.words,
    words,
    onBlock,
    onEnd,
  };
  if (isForm(app)) return <FormRun app={app} locale={locale} {...shared} />;
  return timeline && <TimedRun app={app} runTimeline={timeline.runTimeline} {...shared} />;
}
