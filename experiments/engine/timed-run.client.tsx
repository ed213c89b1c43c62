"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { Localized } from "@/content/define-content";
import { fill } from "@/lib/fill";
import type { AnyTimedApp, CommonWords } from "./app-module";
import { RunBar } from "./run-bar";
import type { runTimeline, Wait } from "./run-timeline";
import type { runWords } from "./run-words";
import type { Session } from "./session";
import styles from "./timed-run.module.css";
import type { TrialRow } from "./trial-row";

type Place = { block: number; index: number; length: number };
type Waiting = Wait & { goOn: () => void };

/**
 * A timed app from where its session stands to its end. It takes the whole window, so that nothing
 * else moves and a finger hits nothing else; the rest of the page is inert meanwhile.
 */
export function TimedRun({
  app,
  runTimeline: run,
  session,
  appWords,
  words,
  onBlock,
  onEnd,
}: {
  app: AnyTimedApp;
  /** The engine's own function, which is loaded when somebody starts. */
  runTimeline: typeof runTimeline;
  session: Session;
  appWords: CommonWords;
  words: Localized<typeof runWords>;
  onBlock: (rows: TrialRow[], raw: object[]) => void;
  onEnd: (how: "finished" | "left") => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const surface = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const leaving = useRef<AbortController>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const latest = useRef({ onBlock, onEnd });
  latest.current = { onBlock, onEnd };
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [start] = useState({ app, run, session, appWords, words });
  const [blocks] = useState(() => app.blocks(session.seed));

  useEffect(() => {
    const { current: frame } = dialog;
    if (!stage.current || !surface.current || !frame) return;
    const left = new AbortController();
    leaving.current = left;
    let isGone = false;
    frame.showModal();
    // A press on the bar or on the edge would take the focus, and the answer keys with it.
    const keepFocus = (event: MouseEvent) => {
      if (!surface.current?.contains(event.target as Node)) event.preventDefault();
    };
    frame.addEventListener("mousedown", keepFocus, { signal: left.signal });
    start
      .run(start.app, start.session, start.appWords, start.words.feedback, {
        signal: left.signal,
        stage: stage.current,
        surface: surface.current,
        wait: (wait) =>
          new Promise((resolve) => {
            setWaiting({ ...wait, goOn: resolve });
          }),
        onTrial: setPlace,
        onBlock: (rows, raw) => latest.current.onBlock(rows, raw),
      })
      .then(
        (how) => {
          // Under Strict Mode, and when the page goes, the run ends without anybody asking for it.
          if (!isGone) latest.current.onEnd(how);
        },
        (error: unknown) => setFailure({ error }),
      );
    return () => {
      isGone = true;
      left.abort();
      frame.close();
    };
  }, [start]);

  // The error page says so; what is complete is kept and can be continued.
  if (failure) throw failure.error;

  const leave = () => leaving.current?.abort();
  const goOn = () => {
    waiting?.goOn();
    setWaiting(null);
    surface.current?.focus({ preventScroll: true });
  };

  const { definition } = app;
  const block = waiting?.block ?? place?.block ?? session.blocksDone;
  const practice = blocks.filter(({ phase }) => phase === "practice").length;
  const part =
    block < practice
      ? words.practice
      : fill(words.block, { block: block - practice + 1, blocks: blocks.length - practice });
  const isScreenAnswer = app.answers === "screen";

  return (
    <dialog
      ref={dialog}
      className={styles.run}
      aria-label={appWords.name}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <RunBar
        name={appWords.name}
        part={blocks.length > 1 ? part : ""}
        progress={
          place && !waiting
            ? fill(words.trial, { trial: place.index + 1, trials: place.length })
            : ""
        }
        leave={words.leave}
        onLeave={leave}
      />
      <section
        ref={surface}
        className={styles.surface}
        aria-label={appWords.name}
        tabIndex={-1}
        data-app={definition.id}
      >
        <div
          ref={stage}
          className={styles.stage}
          data-response={isScreenAnswer ? Object.values(app.keys)[0] : undefined}
          data-waiting={waiting !== null}
        />
        {waiting && (
          <WaitPanel
            key={`${waiting.block} ${waiting.why}`}
            wait={waiting}
            length={blocks[waiting.block]?.length ?? 0}
            part={{ done: waiting.block - practice, blocks: blocks.length - practice }}
            isSpeeded={app.pausesWhenSilent}
            hasPractice={practice > 0}
            appWords={appWords}
            words={words.wait}
            onContinue={goOn}
          />
        )}
        {typeof app.answers !== "string" && (
          <fieldset
            className={styles.answers}
            aria-label={appWords.run.answers}
            disabled={waiting !== null}
          >
            {app.answers.map(({ response, key }) => (
              <button
                key={response}
                type="button"
                className={styles.answer}
                data-response={response}
              >
                {appWords.run.labels?.[response] ?? response}
                {key && <kbd>{key.toUpperCase()}</kbd>}
              </button>
            ))}
          </fieldset>
        )}
      </section>
    </dialog>
  );
}

/** Says why the run stands still, and goes on when the participant wants. */
function WaitPanel({
  wait,
  length,
  part,
  isSpeeded,
  hasPractice,
  appWords,
  words,
  onContinue,
}: {
  wait: Wait;
  length: number;
  part: { done: number; blocks: number };
  isSpeeded: boolean;
  hasPractice: boolean;
  appWords: CommonWords;
  words: Localized<typeof runWords>["wait"];
  onContinue: () => void;
}) {
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.querySelector("button")?.focus({ preventScroll: true }), []);

  const isBlock = wait.why === "block";
  const isPractice = isBlock && wait.phase === "practice";
  const isLater = isBlock && part.done > 0;
  const title = !isBlock
    ? words.hiddenTitle
    : isPractice
      ? words.practiceTitle
      : isLater
        ? fill(words.nextTitle, part)
        : hasPractice
          ? words.firstTitle
          : words.onlyTitle;
  const text = !isBlock
    ? words[wait.why === "hidden" ? "hidden" : "missed"]
    : fill(
        isPractice
          ? words.practice
          : isLater
            ? words.next
            : (appWords.run.manner ?? (isSpeeded ? words.first : words.steady)),
        { trials: length },
      );
  return (
    <div className={styles.wait} data-wait={wait.block}>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
        {isBlock && <p className={styles.instruction}>{appWords.run.instruction}</p>}
        {isBlock && appWords.run.keys && <p className={styles.keys}>{appWords.run.keys}</p>}
      </div>
      <div ref={button}>
        <ActionButton look="primary" onClick={onContinue}>
          {isBlock && !isLater ? words.start : words.continue}
        </ActionButton>
      </div>
    </div>
  );
}
