"use client";

import {
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useInProgress } from "@/components/pwa/use-in-progress.client";
import { ActionButton } from "@/components/ui/action-button";
import type { Localized } from "@/content/define-content";
import { mayPrefetch } from "@/lib/connection";
import { fill } from "@/lib/fill";
import { whenIdle } from "@/lib/idle";
import { newSeed } from "@/lib/random";
import type { Locale } from "@/lib/routes";
import type { Norm } from "../engine/norm";
import type { runWords } from "../engine/run-words";
import {
  MISSES_BEFORE_PAUSE,
  type Phase,
  runTimedTrial,
  type TimedTrial,
} from "../engine/timed-trial";
import { type TrialRow, timedRow } from "../engine/trial-row";
import { INKS, type Ink, KEY_OF, parameters } from "./definition";
import { stroopOutcome } from "./outcome";
import { EXAMPLE, type StroopTrial, stroopSequence } from "./sequence";
import type { StroopResult } from "./stroop-result.client";
import styles from "./stroop-task.module.css";
import type { StroopWords } from "./words";

type Stage = "example" | "running" | "paused" | "done";

const PHASES: readonly Phase[] = [
  { name: "fixation", durationMs: parameters.fixationMs },
  { name: "stimulus", durationMs: parameters.responseWindowMs, responses: 1 },
  { name: "blank", durationMs: parameters.blankMs },
];

/**
 * The part that shows the result, and what fetches it: most visitors of the page that has the task only
 * read, so it comes once the page is idle, or when a run is to start.
 */
function useResultPart() {
  const [Part, setPart] = useState<typeof StroopResult | null>(null);
  const fetchPart = useCallback(async () => {
    const loaded = await import(/* webpackChunkName: "stroop-result" */ "./stroop-result.client");
    setPart(() => loaded.StroopResult);
  }, []);
  useEffect(
    () =>
      whenIdle(() => {
        // What does not arrive now is asked for again at the start.
        if (mayPrefetch()) fetchPart().catch(() => {});
      }),
    [fetchPart],
  );
  return [Part, fetchPart] as const;
}

/**
 * Twelve trials of the manual Stroop task. The stimulus that stands in the page is the example: its
 * onset is unknown, so answering it starts the run and is not measured. Keys act only while the focus
 * is inside (WCAG 2.1.4). Nothing is stored.
 */
export function StroopTask({
  words,
  common,
  norm,
  locale,
  caption,
  afterResult,
}: {
  words: Pick<StroopWords, "inks" | "screen" | "result">;
  /** The engine's words of a result. */
  common: Localized<typeof runWords>["result"];
  norm: Norm;
  locale: Locale;
  caption: React.ReactNode;
  /** Shown with the result: where to go from here. */
  afterResult?: React.ReactNode;
}) {
  const [stage, setStage] = useState<Stage>("example");
  const [trials, setTrials] = useState<readonly StroopTrial[]>([]);
  const [answered, setAnswered] = useState<readonly TrialRow[]>([]);
  const [hint, setHint] = useState("");
  const screen = useRef<HTMLElement>(null);
  const running = useRef<TimedTrial<Ink> | null>(null);
  const [Result, fetchResult] = useResultPart();
  useInProgress(stage !== "example");

  const trial = (stage === "example" ? EXAMPLE : trials[answered.length]) ?? EXAMPLE;

  // At the start and after a pause, for the keys answer only inside; not between trials, when the
  // participant may have gone elsewhere.
  useEffect(() => {
    if (stage === "running") screen.current?.focus({ preventScroll: true });
  }, [stage]);

  // Before the next paint, for the word in the page is already that of the trial that begins here.
  useLayoutEffect(() => {
    if (stage !== "running") return;
    const current = trials[answered.length];
    if (!current) return;
    const show = (phase: string) => {
      if (screen.current) screen.current.dataset.phase = phase;
    };
    show("blank");
    const left = new AbortController();
    const timed = runTimedTrial<Ink>(PHASES, show, left.signal);
    running.current = timed;
    timed.finished.then((timing) => {
      if (!timing) return;
      const place = { trial: answered.length + 1, block: 1, phase: "test", sitting: 1 } as const;
      const row = timedRow(stroopOutcome(current, timing), timing, place);
      const now = [...answered, row];
      const missed = now.slice(-MISSES_BEFORE_PAUSE).filter(({ response }) => response === null);
      flushSync(() => {
        setAnswered(now);
        if (now.length === trials.length) setStage("done");
        else if (timing.hidden || missed.length === MISSES_BEFORE_PAUSE) {
          setHint(timing.hidden ? words.screen.pausedHidden : words.screen.pausedMissed);
          setStage("paused");
        }
      });
    });
    return () => {
      left.abort();
      running.current = null;
    };
  }, [stage, trials, answered, words]);

  const start = async () => {
    try {
      // Before the first trial, so that no result is lost to a line that breaks during the run.
      if (!Result) await fetchResult();
    } catch {
      return setHint(words.screen.notLoaded);
    }
    setTrials(stroopSequence(newSeed(), parameters.heroTrials, EXAMPLE));
    setAnswered([]);
    setHint("");
    setStage("running");
  };

  const leave = () => {
    setStage("example");
    setAnswered([]);
    setHint("");
    if (screen.current) screen.current.dataset.phase = "stimulus";
    screen.current?.focus({ preventScroll: true });
  };

  const resume = () => {
    setHint("");
    setStage("running");
  };

  const respond = (ink: Ink, timeStamp: number, input: string) => {
    if (stage === "running") running.current?.respond(ink, timeStamp, input);
    else if (stage === "example") {
      if (ink === EXAMPLE.ink) void start();
      else setHint(ink === EXAMPLE.word ? words.screen.wrongExample : words.screen.otherExample);
    }
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "Escape" && stage !== "example") return leave();
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const ink = (parameters.keys as Partial<Record<string, Ink>>)[event.key.toLowerCase()];
    if (ink) respond(ink, event.nativeEvent.timeStamp, "keyboard");
  };

  const onPointerDown = (event: PointerEvent, ink: Ink) => {
    if (!event.isPrimary || event.button !== 0) return;
    // The finger's first contact is the response; the press must neither scroll nor select.
    event.preventDefault();
    respond(ink, event.nativeEvent.timeStamp, event.pointerType);
  };

  if (stage === "done" && Result)
    return (
      <Result rows={answered} words={words} common={common} norm={norm} locale={locale}>
        <div className={styles.after}>
          <ActionButton look="primary" onClick={start}>
            {words.screen.again}
          </ActionButton>
          {afterResult}
        </div>
      </Result>
    );

  return (
    <figure className={styles.figure}>
      <section
        ref={screen}
        className={styles.screen}
        aria-label={words.screen.label}
        tabIndex={-1}
        data-stage={stage}
        data-phase="stimulus"
        onKeyDown={onKeyDown}
      >
        <div className={styles.bar}>
          <span>
            {stage === "example"
              ? words.screen.example
              : fill(words.screen.trial, { trial: answered.length + 1, trials: trials.length })}
          </span>
          {stage === "example" ? (
            <span className={styles.ticks} aria-hidden="true">
              {Array.from({ length: parameters.heroTrials }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of dots
                <i key={index} />
              ))}
            </span>
          ) : (
            <>
              <span className={styles.ticks} aria-hidden="true">
                {trials.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of dots
                  <i key={index} data-done={index < answered.length} />
                ))}
              </span>
              <button type="button" className={styles.leave} onClick={leave}>
                {words.screen.leave}
              </button>
            </>
          )}
        </div>
        <div className={styles.stage}>
          <span className={styles.fixation} aria-hidden="true" />
          <p
            className={styles.word}
            data-ink={trial.ink}
            role="img"
            aria-label={fill(words.screen.stimulus, {
              word: words.inks[trial.word],
              ink: words.inks[trial.ink],
            })}
          >
            {words.inks[trial.word]}
          </p>
        </div>
        <p className={styles.hint} role="status">
          {stage === "example" ? hint || words.screen.start : hint}
        </p>
        {stage === "paused" ? (
          <button type="button" className={styles.resume} onClick={resume}>
            {words.screen.resume}
          </button>
        ) : (
          <fieldset className={styles.answers} aria-label={words.screen.answers}>
            {INKS.map((ink) => (
              <button
                key={ink}
                type="button"
                className={styles.answer}
                onPointerDown={(event) => onPointerDown(event, ink)}
                onClick={(event) => {
                  // Only presses without a pointer (Enter, Space, assistive technology) get here first.
                  if (event.detail === 0) respond(ink, event.nativeEvent.timeStamp, "keyboard");
                }}
              >
                {words.inks[ink]}
                <kbd>{KEY_OF[ink].toUpperCase()}</kbd>
              </button>
            ))}
          </fieldset>
        )}
      </section>
      <noscript>
        <p className={styles.caption}>{words.screen.needsScripts}</p>
      </noscript>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
