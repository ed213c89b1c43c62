"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RunWords } from "@/content/run";
import type { TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import type { Session, SessionEvent } from "@/experiments/engine/session/session";
import type { TrialIndex, Wait } from "@/experiments/engine/trials/run-trials";
import { interpolate } from "@/lib/i18n/interpolate";
import { RehearsalOnScreen } from "./rehearsal-bar";
import { RunBar } from "./run-bar";
import { runOnStage, type Unheard } from "./run-on-stage";
import { RunSurface } from "./run-surface";
import styles from "./timed-run.module.css";
import { useRunFullScreen } from "./use-run-full-screen.client";
import { WaitPanel } from "./wait-panel.client";

type Waiting = Wait & { unread: Unheard | null; goOn: () => void };

/**
 * Runs a timed app from the first incomplete block of the session to the last block. The run fills the window, because
 * other elements on the page could move or be touched by accident. The rest of the page is inert.
 */
export function TimedRun({
  app,
  session,
  appWords,
  words,
  isTranslated = false,
  onBlock,
  onEnd,
  onRow,
  onEvent,
}: {
  app: TimedApp;
  session: Session;
  appWords: CommonWords;
  words: RunWords;
  /** True if the browser translates the page. */
  isTranslated?: boolean;
  onBlock: (rows: TrialRow[], raw: object[], device: DeviceFacts) => void;
  onEnd: (how: "finished" | "left") => void;
  /** Called when a trial has ended. */
  onRow: (row: TrialRow) => void;
  /** Called for events other than the end of a trial or block. */
  onEvent: (what: SessionEvent["what"]) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const leaving = useRef<AbortController>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [at, setAt] = useState<TrialIndex | null>(null);
  const blockEnded = useEffectEvent(onBlock);
  const trialEnded = useEffectEvent(onRow);
  const eventHappened = useEffectEvent(onEvent);
  const runEnded = useEffectEvent(onEnd);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [start] = useState({ app, session, appWords, words });
  const [blocks] = useState(() => app.model.blocks(session.seed));
  const fullScreen = useRunFullScreen(room, onEvent);

  useEffect(() => {
    const { current: modal } = dialog;
    if (!stage.current || !surface.current || !modal) return;
    const left = new AbortController();
    leaving.current = left;
    let isGone = false;
    modal.showModal();
    // A press on the bar or the edge would remove the focus from the surface. Only the surface listens for response
    // keys.
    const keepFocus = (event: MouseEvent) => {
      if (!surface.current?.contains(event.target as Node)) event.preventDefault();
    };
    modal.addEventListener("mousedown", keepFocus, { signal: left.signal });
    runOnStage(start.app, start.session, start.appWords, start.words.feedback, {
      signal: left.signal,
      stage: stage.current,
      surface: surface.current,
      wait: (wait, unread) =>
        new Promise((resolve) => {
          setWaiting({ ...wait, unread, goOn: resolve });
        }),
      onTrial: setAt,
      onRow: (row) => trialEnded(row),
      onEvent: (what) => eventHappened(what),
      onBlock: (...block) => blockEnded(...block),
    }).then(
      (how) => {
        // Strict Mode of React and an unmount also abort the run, although the participant has not left the run.
        if (!isGone) runEnded(how);
      },
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isGone = true;
      left.abort();
      modal.close();
    };
  }, [start]);

  // Throwing this error displays the error page. Complete blocks are stored, so the participant can continue the run
  // later.
  if (failure) throw failure.error;

  const leave = () => leaving.current?.abort();
  const goOn = () => {
    waiting?.goOn();
    setWaiting(null);
    surface.current?.focus({ preventScroll: true });
  };

  const { model } = app;
  const block = waiting?.block ?? at?.block ?? session.blocksDone;
  const practice = blocks.filter(({ phase }) => phase === "practice").length;
  const part =
    block < practice
      ? words.practice
      : interpolate(words.block, { block: block - practice + 1, blocks: blocks.length - practice });
  const trialsBefore = (end: number) =>
    blocks.slice(0, end).reduce((sum, { length }) => sum + length, 0);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={appWords.name}
      onCancel={(event) => {
        event.preventDefault();
        // Some browsers also report the press of the key that ends full screen. This press must end full screen, but
        // not the run.
        if (fullScreen.isFull) fullScreen.toggle?.();
        else leave();
      }}
    >
      <div ref={room} className={styles.run}>
        <RunBar
          name={appWords.name}
          part={blocks.length > 1 ? part : ""}
          progress={
            at && !waiting
              ? interpolate(words.trial, { trial: at.index + 1, trials: at.length })
              : ""
          }
          done={{
            steps: trialsBefore(block) + (waiting ? 0 : (at?.index ?? 0)),
            of: trialsBefore(blocks.length),
          }}
          words={words}
          fullScreen={
            fullScreen.toggle && {
              isFull: fullScreen.isFull,
              toggle: () => {
                fullScreen.toggle?.();
                // The focus returns to the surface, because only the surface listens for response keys.
                if (!waiting) surface.current?.focus({ preventScroll: true });
              },
            }
          }
          onLeave={leave}
        />
        <RunSurface
          model={model}
          words={appWords}
          surface={surface}
          stage={stage}
          isWaiting={waiting !== null}
        >
          {waiting && (
            <WaitPanel
              key={`${waiting.block} ${waiting.why}`}
              wait={waiting}
              unread={waiting.unread}
              isTranslated={isTranslated}
              ahead={{
                length: blocks[waiting.block]?.length ?? 0,
                done: waiting.block - practice,
                blocks: blocks.length - practice,
                hasPractice: practice > 0,
              }}
              manner={
                appWords.run.manner ?? words.wait[model.pausesWhenSilent ? "first" : "steady"]
              }
              instructions={appWords.run}
              words={words.wait}
              onContinue={goOn}
            />
          )}
        </RunSurface>
        {session.rehearsal && <RehearsalOnScreen locale={session.locale} />}
      </div>
    </dialog>
  );
}
