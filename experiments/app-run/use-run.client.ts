"use client";

import { useEffect, useRef, useState } from "react";
import { loadApp } from "@/experiments/catalog/load-app.client";
import type { AppId } from "@/experiments/catalog/registry";
import { blockCount } from "@/experiments/engine/contract/app-kind";
import type { App } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { DataDownloads } from "@/experiments/engine/data/data-downloads.client";
import { sendSession } from "@/experiments/engine/sending/outbox.client";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import type { Participant } from "@/experiments/engine/session/participant";
import {
  type DeviceFacts,
  type EarlyEvent,
  type FormDraft,
  hasAnswers,
  leftIn,
  localMoment,
  newSession,
  type Session,
  type SessionEvent,
  type StudyStep,
  withBlock,
  withEvent,
} from "@/experiments/engine/session/session";
import { abandonSession, keepSession } from "@/experiments/engine/session/session-store.client";
import { whenIdle } from "@/lib/idle";
import type { Locale } from "@/lib/routes";
import { newSeed } from "@/lib/stats/random";

/** What a run begins with: a session taken up again, or what the URL says. */
export type RunStart = {
  session?: Session;
  /** An unfinished run that this one takes the place of, once it has a response to keep. */
  replaces?: Session;
  /** The seed that the URL asks for; else one is drawn. */
  seed: number | null;
  participant: Participant;
  /** What is known of the address. */
  noted?: readonly EarlyEvent[];
  /** When the participant agreed, by starting. */
  consentedAt: Date;
  /** Where the participant goes after the result, if the URL says so and may. */
  returnTo: string | null;
  /** Of a run that is a step of a study. */
  step?: RunOfStep;
};

/** What a study decides for the run of one of its steps. */
type RunOfStep = {
  /** The session id of the participation. */
  id: string;
  parameters: NonNullable<Session["parameters"]>;
  study: StudyStep;
  /** Keeps the run with the participation, after each block and wherever it is left. */
  keep: (session: Session) => Promise<void>;
};

type Ready = {
  app: App;
  /** The hand-over of the data; with the run, so that no response is given that cannot be taken away. */
  Downloads: typeof DataDownloads;
};

type RunState =
  | { at: "loading" }
  | { at: "failed" }
  | ({ at: "running"; session: Session } & Ready)
  | ({ at: "finished"; session: Session } & Ready);

export const loadDownloads = () => import("@/experiments/engine/data/data-downloads.client");

function deviceFacts(): DeviceFacts {
  return {
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    pixelRatio: window.devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    pointer: ["fine", "coarse"].find((kind) => matchMedia(`(pointer: ${kind})`).matches) ?? "none",
  };
}

/** @throws when a part of the code does not arrive */
async function prepare(id: AppId, locale: Locale, start: RunStart) {
  const [app, { DataDownloads: Downloads }] = await Promise.all([
    loadApp(id, start.session?.parameters ?? start.step?.parameters),
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
      device: deviceFacts(),
      site: document.documentElement.dataset.version ?? null,
      consent: { version: CONSENT_VERSION, at: localMoment(start.consentedAt) },
    },
    start.step?.id,
    start.noted,
  );
  return { app, Downloads, session };
}

/**
 * One run of an app from its code to its last block. Every complete block is stored on the device, as are
 * the answers on a form's screen, and a finished run is sent; of a timed run that is left before its first
 * block is complete, nothing is stored.
 * @param onLeft the participant has left, and what is complete is stored
 */
export function useRun(id: AppId, locale: Locale, start: RunStart, onLeft: () => void) {
  const [attempt, setAttempt] = useState(0);
  const [run, setRun] = useState<RunState>({ at: "loading" });
  // Blocks may follow each other sooner than React renders.
  const session = useRef<Session>(null);
  const hasEnded = useRef(false);
  /** Trials of the block that is under way. */
  const unfinished = useRef<TrialRow[]>([]);

  // A reload or a closed tab leaves the run without a word, so each trial is stored as if the run were left there.
  // The next complete block takes that back.
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
        if (!isGone) setRun({ at: "failed" });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return {
    run,
    retry: () => {
      setRun({ at: "loading" });
      setAttempt(attempt + 1);
    },
    onBlock: (rows: TrialRow[], raw: object[]) => {
      if (!session.current) return;
      unfinished.current = [];
      const next = withBlock(session.current, rows, raw);
      session.current = next;
      setRun((now) => ("session" in now ? { ...now, session: next } : now));
      void keep(next).then(() => (start.step ? undefined : sendSession(next)));
      if (start.replaces && next.blocksDone === 1) void abandonSession(start.replaces);
    },
    onRow: (row: TrialRow) => {
      unfinished.current.push(row);
      // Between two frames, so that no frame of the next trial is late for it.
      whenIdle(storeTrials);
    },
    onDraft: (draft: FormDraft) => {
      if (!session.current) return;
      session.current = { ...session.current, draft };
      storeTrials();
    },
    /** Noted with the next block that is kept. */
    onEvent: (what: SessionEvent["what"]) => {
      if (session.current) session.current = withEvent(session.current, what);
    },
    onEnd: (how: "finished" | "left") => {
      // Leave may be pressed twice.
      if (hasEnded.current) return;
      hasEnded.current = true;
      if (how === "finished")
        return setRun((now) => ("session" in now ? { ...now, at: "finished" } : now));
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
