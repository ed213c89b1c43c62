"use client";

import { useEffect, useRef, useState } from "react";
import type { AppId } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { blockCount } from "@/experiments/engine/contract/app-kind";
import type { App } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { DataDownloads } from "@/experiments/engine/data/data-downloads.client";
import { deviceHere } from "@/experiments/engine/device/device-here.client";
import { sendSession } from "@/experiments/engine/sending/outbox.client";
import { RECORD_FORMAT } from "@/experiments/engine/sending/sent-record";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import type { Participant } from "@/experiments/engine/session/participant";
import {
  type EarlyEvent,
  type FormDraft,
  hasAnswers,
  leftIn,
  localMoment,
  newSession,
  type Session,
  type SessionEvent,
  type StudyStep,
  type WhoseRun,
  withBlock,
  withEvent,
} from "@/experiments/engine/session/session";
import { abandonSession, keepSession } from "@/experiments/engine/session/session-store.client";
import { whenIdle } from "@/lib/idle";
import type { Locale } from "@/lib/routes";
import { newSeed } from "@/lib/stats/random";
import { withinMs } from "@/lib/within-ms";

/** The values with which a run starts: a session to resume, or the values in the page's URL. */
export type RunStart = {
  session?: Session;
  /**
   * An unfinished session of the participant. It is marked as abandoned when the first block of this run is complete.
   */
  replaces?: Session;
  /** The seed in the URL, or null if a seed must be drawn. */
  seed: number | null;
  participant: Participant;
  /** True if the page's URL marks a rehearsal of a single run. */
  rehearsal?: boolean;
  /** Events about the page's URL, which are stored at the start of the session. */
  noted?: readonly EarlyEvent[];
  /** The time at which the participant consented. Participants consent by starting the run. */
  consentedAt: Date;
  /**
   * The URL to which participants return after the result. Null if the page's URL does not contain an allowed return
   * URL.
   */
  returnTo: string | null;
  /** Values from the study. They are absent if the run is not a step of a study. */
  step?: RunOfStep;
};

/** The values that a study sets for the run of one of its steps. */
type RunOfStep = {
  /** The id of the session that includes all steps of the study. */
  id: string;
  /** Loads the code of the step. @throws if a part of the code cannot be loaded */
  load: (parameters: Session["parameters"] | undefined) => Promise<App>;
  study: StudyStep;
  /** The facts that the runs of this participation have since format 2. */
  whose: WhoseRun;
  /** Stores the run as a part of the study's session, after each block and whenever the participant leaves. */
  keep: (session: Session) => Promise<void>;
};

type Ready = {
  app: App;
  /**
   * The component with the downloads of the data. It is loaded before the run, so that participants can always obtain
   * their responses, even without a network.
   */
  Downloads: typeof DataDownloads;
};

type RunState =
  | { at: "loading" }
  | { at: "failed"; isTrying: boolean }
  | ({ at: "running"; session: Session } & Ready)
  | ({ at: "finished"; session: Session } & Ready);

/** After this time, the result is displayed even if the device has not stored the last block yet, ms. */
const LONGEST_STORING_MS = 1000;

/** Loads the part of the result with the data of the run, which is also prefetched while a person reads the brief. */
export const loadDownloads = () => import("@/experiments/engine/data/data-downloads.client");

/** Returns whose run a single run is. Without an identifier, `newSession` uses the id of the session as the person. */
const whoseSingleRun = ({ participant, rehearsal }: RunStart): WhoseRun => ({
  format: RECORD_FORMAT,
  ...(participant.prolificPid !== null && { person: participant.prolificPid }),
  ...(rehearsal && { rehearsal: true }),
});

/** @throws if a part of the code cannot be loaded */
async function prepare(id: string, locale: Locale, start: RunStart) {
  const load = start.step?.load ?? ((parameters) => loadApp(id as AppId, parameters));
  const [app, { DataDownloads: Downloads }] = await Promise.all([
    load(start.session?.parameters),
    loadDownloads(),
  ]);
  if (start.session) return { app, Downloads, session: start.session };
  const seed = start.seed ?? newSeed();
  const session = newSession(
    {
      study: start.step?.study,
      app: id,
      version: app.model.facts.version,
      parameters: app.model.parameters,
      locale,
      seed,
      blocks: blockCount(app, seed),
      participant: start.participant,
      device: deviceHere(),
      ...(start.step?.whose ?? whoseSingleRun(start)),
      site: document.documentElement.dataset.version ?? null,
      consent: { version: CONSENT_VERSION, at: localMoment(start.consentedAt) },
    },
    start.step?.id,
    start.noted,
  );
  return { app, Downloads, session };
}

/**
 * Manages one run of an app from the loading of its code to its last block. The device stores the first complete block,
 * from then on every trial and block, and the answers on the current screen of a questionnaire. A finished run outside of
 * a study is sent; the study sends the steps of a study. If the participant leaves a timed run before its first block is
 * complete, the run is not stored.
 * @param id the id of an app, or the name of another task whose code the step loads
 * @param onLeft called after the participant has left and the data are stored
 */
export function useRun(id: string, locale: Locale, start: RunStart, onLeft: () => void) {
  const [attempt, setAttempt] = useState(0);
  const [run, setRun] = useState<RunState>({ at: "loading" });
  // Blocks may end faster than React renders, so the current session is in a ref.
  const session = useRef<Session>(null);
  const hasEnded = useRef(false);
  /** Settles when the last complete block is stored. */
  const stored = useRef<Promise<void>>(Promise.resolve());
  /** Rows of the trials in the current block, which is not complete yet. */
  const unfinished = useRef<TrialRow[]>([]);

  // A reload or a closed tab ends the run without an event. After each trial, the session is therefore stored as if the
  // participant had left at that moment. The next complete block replaces these trials.
  const keep = start.step?.keep ?? keepSession;
  const storeTrials = () => {
    const { current } = session;
    if (current?.status === "running" && !hasEnded.current)
      void storeAsLeft(current, unfinished.current, keep);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is prepared once per attempt
  useEffect(() => {
    let isGone = false;
    prepare(id, locale, start).then(
      (ready) => {
        if (isGone) return;
        session.current = ready.session;
        setRun({ at: "running", ...ready });
      },
      () => {
        if (!isGone) setRun({ at: "failed", isTrying: false });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return {
    run,
    retry: () => {
      setRun({ at: "failed", isTrying: true });
      setAttempt(attempt + 1);
    },
    onBlock: (rows: TrialRow[], raw: object[], device?: DeviceFacts) => {
      if (!session.current) return;
      unfinished.current = [];
      const next = withBlock(session.current, rows, raw, device);
      session.current = next;
      setRun((now) => ("session" in now ? { ...now, session: next } : now));
      stored.current = keep(next);
      void stored.current.then(() => (start.step ? undefined : sendSession(next)));
      if (start.replaces && next.blocksDone === 1) void abandonSession(start.replaces);
    },
    onRow: (row: TrialRow) => {
      unfinished.current.push(row);
      // The session is stored when the browser is idle between two frames, because storing it could otherwise delay a
      // frame of the next trial.
      whenIdle(storeTrials);
    },
    onDraft: (draft: FormDraft) => {
      if (!session.current) return;
      session.current = { ...session.current, draft };
      storeTrials();
    },
    /** Adds an event to the session. The event is stored with the next block. */
    onEvent: (what: SessionEvent["what"]) => {
      if (session.current) session.current = withEvent(session.current, what);
    },
    onEnd: (how: "finished" | "left") => {
      // Participants may press the Leave button twice.
      if (hasEnded.current) return;
      hasEnded.current = true;
      if (how === "finished") {
        // A participant who sees the result may close the page at once, and the page would then lose the last block.
        void withinMs(stored.current, LONGEST_STORING_MS, undefined).then(() =>
          setRun((now) => ("session" in now ? { ...now, at: "finished" } : now)),
        );
        return;
      }
      void storeAsLeft(session.current, unfinished.current, keep).then(onLeft);
    },
  };
}

async function storeAsLeft(
  session: Session | null,
  unfinished: readonly TrialRow[],
  keep: (session: Session) => Promise<void>,
) {
  if (session && hasAnswers(session)) await keep(leftIn(session, unfinished));
}
