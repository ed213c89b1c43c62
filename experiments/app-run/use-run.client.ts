"use client";

import { useEffect, useRef, useState } from "react";
import type { AppId } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
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

/** The start of a run: a session to resume, or the values in the URL. */
export type RunStart = {
  session?: Session;
  /** An unfinished run that this run replaces after its first complete block. */
  replaces?: Session;
  /** The seed in the URL; null to draw one. */
  seed: number | null;
  participant: Participant;
  /** Events about the address. */
  noted?: readonly EarlyEvent[];
  /** The moment of consent, which a participant gives by starting. */
  consentedAt: Date;
  /** The return address after the result, if the URL contains an allowed one. */
  returnTo: string | null;
  /** Present if the run is a step of a study. */
  step?: RunOfStep;
};

/** The values that a study determines for the run of one of its steps. */
type RunOfStep = {
  /** The session id of the participation. */
  id: string;
  parameters: NonNullable<Session["parameters"]>;
  study: StudyStep;
  /** Stores the run with the participation, after each block and whenever the participant leaves. */
  keep: (session: Session) => Promise<void>;
};

type Ready = {
  app: App;
  /** The downloads of the data, loaded before the run so that participants can always obtain their responses. */
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

/** @throws if a part of the code cannot be loaded */
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
 * Manages one run of an app from loading its code to its last block. It stores every complete block and the answers on
 * a form's screen on the device, and sends a finished run. A timed run is not stored if the participant leaves before
 * its first block is complete.
 * @param onLeft called after the participant has left and the data are stored
 */
export function useRun(id: AppId, locale: Locale, start: RunStart, onLeft: () => void) {
  const [attempt, setAttempt] = useState(0);
  const [run, setRun] = useState<RunState>({ at: "loading" });
  // Blocks may end faster than React renders.
  const session = useRef<Session>(null);
  const hasEnded = useRef(false);
  /** Trials of the current block. */
  const unfinished = useRef<TrialRow[]>([]);

  // A reload or a closed tab ends the run without an event, so after each trial the session is stored as if the
  // participant had left there. The next complete block replaces this.
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
      // Stored when idle, between two frames, so that it does not delay a frame of the next trial.
      whenIdle(storeTrials);
    },
    onDraft: (draft: FormDraft) => {
      if (!session.current) return;
      session.current = { ...session.current, draft };
      storeTrials();
    },
    /** Records an event, which is stored with the next block. */
    onEvent: (what: SessionEvent["what"]) => {
      if (session.current) session.current = withEvent(session.current, what);
    },
    onEnd: (how: "finished" | "left") => {
      // The Leave button may be pressed twice.
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
