"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { SiteLink } from "@/components/ui/site-link";
import type { StudyWords } from "@/content/study";
import type { AppRun, RunStart } from "@/experiments/engine/app-run.client";
import {
  participantOf,
  returnAddressOf,
  returnHosts,
  seedOf,
} from "@/experiments/engine/participant";
import type { Session } from "@/experiments/engine/session";
import { mayPrefetch } from "@/lib/connection";
import { whenIdle } from "@/lib/idle";
import { type Locale, pathOf } from "@/lib/routes";
import { AppBrief } from "./app-brief";
import type { KnownApp } from "./study-room.client";
import styles from "./study-room.module.css";
import { UnfinishedRun } from "./unfinished-run.client";
import { useAppSheet } from "./use-app-sheet.client";
import { loadStore, useEarlierRun } from "./use-earlier-run.client";

const loadRun = () => import("@/experiments/engine/app-run.client");

/** One app: its brief, then its run, then its result. */
export function StudyApp({
  app,
  apps,
  locale,
  words,
}: {
  app: KnownApp;
  apps: readonly KnownApp[];
  locale: Locale;
  words: StudyWords;
}) {
  const query = useSearchParams();
  const participant = useMemo(() => participantOf(query), [query]);
  const [sheet, fetchSheetAgain] = useAppSheet(app.sheet);
  const [earlier, lookForEarlier] = useEarlierRun(app.id, locale, participant);
  const [Run, setRun] = useState<{ Component: typeof AppRun } | "loading" | "failed" | null>(null);
  const [start, setStart] = useState<RunStart | null>(null);
  const [runs, setRuns] = useState(0);
  const [notice, setNotice] = useState("");
  const task = useRef<HTMLDivElement>(null);
  const asked = useRef<Session>(undefined);

  // A participant who reads the brief is about to start: the code comes meanwhile.
  useEffect(
    () =>
      whenIdle(() => {
        if (!mayPrefetch()) return;
        loadRun()
          .then(({ warmUp }) => warmUp(app.id, app.kind))
          // What does not arrive now is asked for again at the start.
          .catch(() => {});
      }),
    [app.id, app.kind],
  );

  const showBrief = async (text: string) => {
    setRun(null);
    setStart(null);
    setNotice(text);
    await lookForEarlier();
    task.current?.focus({ preventScroll: true });
  };
  const begin = async (unfinished?: Session) => {
    asked.current = unfinished;
    setNotice("");
    setRun("loading");
    try {
      const [{ AppRun: Component }, { resumeSession }] = await Promise.all([
        loadRun(),
        loadStore(),
      ]);
      const session = unfinished && (await resumeSession(unfinished));
      if (session === null) return showBrief(words.run.before.takenOver);
      setStart({
        session,
        replaces: unfinished ? undefined : earlier.session,
        seed: seedOf(query),
        participant,
        returnTo: returnAddressOf(query, returnHosts()),
      });
      setRun({ Component });
      setRuns(runs + 1);
    } catch {
      setRun("failed");
    }
  };
  const leave = async () => {
    const { isKeptOnDevice } = await loadStore();
    const kept = await lookForEarlier();
    const { before } = words.run;
    const how = isKeptOnDevice(kept?.id) ? before.left : before.leftInMemory;
    await showBrief(kept ? how : before.leftEmpty);
  };

  const allApps = <SiteLink href={pathOf("study", locale)}>{words.back}</SiteLink>;
  const head = (
    <div className={styles.head} data-started={Run !== null}>
      <p>{allApps}</p>
      <h1 tabIndex={-1}>{app.name}</h1>
    </div>
  );

  if (sheet === "failed" || Run === "failed")
    return (
      <div className={styles.room}>
        {head}
        <div role="alert" className={styles.notice}>
          <p>{words.run.loadFailed}</p>
          <ActionButton
            look="primary"
            onClick={() => {
              if (sheet === "failed") fetchSheetAgain();
              else void begin(asked.current);
            }}
          >
            {words.run.tryAgain}
          </ActionButton>
        </div>
      </div>
    );
  if (!sheet || Run === "loading")
    return (
      <div className={styles.room}>
        {head}
        <p role="status" className={styles.notice}>
          {words.run.loading}
        </p>
      </div>
    );

  if (Run && start)
    return (
      <div className={styles.room}>
        {head}
        <div className={styles.task}>
          <Run.Component
            key={runs}
            id={app.id}
            sheet={sheet}
            words={words.run}
            dataWords={words.data}
            locale={locale}
            start={start}
            onLeft={() => void leave()}
            onAgain={() => void begin()}
          >
            {allApps}
          </Run.Component>
        </div>
      </div>
    );

  return (
    <div className={styles.room} ref={task} tabIndex={-1}>
      {head}
      <p role="status" className={styles.said}>
        {notice}
      </p>
      {earlier.damaged > 0 && <p className={styles.said}>{words.run.before.damaged}</p>}
      {earlier.session && (
        <UnfinishedRun
          session={earlier.session}
          version={sheet.definition.version}
          words={words.run.before}
          erase={words.data.erase}
          locale={locale}
          onResume={(session) => void begin(session)}
          onDiscard={async (session) => {
            const { eraseSession } = await loadStore();
            const isErased = await eraseSession(session.id);
            await showBrief(isErased ? words.run.before.discarded : words.data.erase.failed);
          }}
        />
      )}
      <div className={styles.brief}>
        <AppBrief
          app={app}
          apps={apps}
          sheet={sheet}
          hasIdentifiers={Object.values(participant).some((value) => value !== null)}
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
    </div>
  );
}
