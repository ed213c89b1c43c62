"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { keysOf } from "@/experiments/apps/stroop/answers";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import type { Ink } from "@/experiments/apps/stroop/inks";
import type { StroopParameters } from "@/experiments/apps/stroop/parameters";
import type { StroopTrial } from "@/experiments/apps/stroop/sequence";
import type { StroopWords } from "@/experiments/apps/stroop/words";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { characterReader } from "@/experiments/engine/trials/character-reader";
import type { KeyReader, Unread } from "@/experiments/engine/trials/key-reader";
import type { TimedTrial } from "@/experiments/engine/trials/timed-trial";
import { newSeed } from "@/lib/stats/random";

type State = {
  /**
   * `loading` lasts from the response to the example until the first trial, if the code for a run has not loaded yet.
   */
  stage: "example" | "loading" | "running" | "paused" | "done";
  /** The trial that the screen displays. */
  trial: StroopTrial;
  answered: readonly TrialRow[];
  hint: string;
};

const AT_REST: State = { stage: "example", trial: EXAMPLE, answered: [], hint: "" };

function pauseHint(
  why: "hidden" | "missed",
  unread: Unread | null,
  words: StroopWords["screen"],
): string {
  if (why === "hidden") return words.pausedHidden;
  return unread ? words.pausedUnread[unread] : words.pausedMissed;
}

export type ShortRun = ReturnType<typeof useShortRun>;

/**
 * Returns the state of the short version: example, trials, pauses, end. The stimulus in the pre-rendered page is the
 * example. Its onset is unknown, so a response to it starts the run and is not measured. No data are stored.
 *
 * @param fetchRest fetches further code for a run; null once it has arrived
 */
export function useShortRun(
  parameters: StroopParameters,
  words: StroopWords["screen"],
  fetchRest: (() => Promise<void>) | null,
) {
  const [state, setState] = useState(AT_REST);
  const { stage } = state;
  const screen = useRef<HTMLElement>(null);
  const leaving = useRef<AbortController>(null);
  const respondTo = useRef<TimedTrial<Ink>["respond"]>(null);
  const goOn = useRef(() => {});
  const [reader, setReader] = useState<KeyReader<Ink>>(() => characterReader(keysOf(parameters)));
  /**
   * The key reader, which supports different keyboard layouts. Until the code of the key reader has loaded, keys are
   * identified by their characters.
   */
  const layouts = useRef<KeyReader<Ink>>(null);
  useInProgress(stage !== "example");

  useEffect(() => () => leaving.current?.abort(), []);

  // The screen receives the focus at the start and after a pause, because keys work only while the focus is inside the
  // screen. The screen does not receive the focus between trials, because the participant may have moved the focus
  // elsewhere.
  useEffect(() => {
    if (stage === "running") screen.current?.focus({ preventScroll: true });
  }, [stage]);

  const change = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));
  const show = (phase: string) => {
    if (screen.current) screen.current.dataset.phase = phase;
  };

  const engine = useRef<typeof import("./short-run-engine")>(null);
  const fetchEngine = async () => {
    engine.current ??= await import("./short-run-engine");
    layouts.current ??= engine.current.readerFor(parameters);
    setReader(layouts.current);
  };

  const start = async () => {
    leaving.current?.abort();
    const left = new AbortController();
    leaving.current = left;
    try {
      // The code is fetched before the first trial, so that the result appears even if the connection is lost during
      // the run.
      const missing = [fetchRest, engine.current ? null : fetchEngine].filter(
        (each) => each !== null,
      );
      if (missing.length > 0) {
        change({ stage: "loading", hint: words.loading });
        await Promise.all(missing.map((fetch) => fetch()));
      }
    } catch {
      if (!left.signal.aborted) change({ stage: "example", hint: words.notLoaded });
      return;
    }
    if (left.signal.aborted || !engine.current) return;
    let answered: readonly TrialRow[] = [];
    const how = await engine.current.runShort(parameters, {
      seed: newSeed(),
      screen: {
        // The word is rendered and hidden before the next frame is painted, because the word must not be visible before
        // its onset.
        prepare: (trial) => {
          flushSync(() => change({ stage: "running", trial, answered, hint: "" }));
          show("blank");
        },
        show,
      },
      listen: (respond) => {
        respondTo.current = respond;
        return () => {
          respondTo.current = null;
        };
      },
      wait: ({ why }) => {
        if (why === "block") return;
        const hint = pauseHint(why, layouts.current?.takeUnread() ?? null, words);
        const hadFocus = screen.current?.contains(document.activeElement);
        flushSync(() => change({ stage: "paused", answered, hint }));
        // The button to resume replaces the answer buttons, one of which may have had the focus.
        if (hadFocus && document.activeElement === document.body)
          screen.current?.querySelector<HTMLElement>("[data-resume]")?.focus();
        return new Promise((resolve) => {
          goOn.current = resolve;
        });
      },
      onFinished: (_at, _finished, row) => {
        answered = [...answered, row];
      },
      signal: left.signal,
    });
    if (how === "finished") flushSync(() => change({ stage: "done", answered }));
  };

  const leave = () => {
    leaving.current?.abort();
    setState(AT_REST);
    show("stimulus");
    screen.current?.focus({ preventScroll: true });
  };

  const resume = () => {
    change({ stage: "running", hint: "" });
    goOn.current();
  };

  const respond = (ink: Ink, timeStamp: number, input: string) => {
    layouts.current?.takeUnread();
    if (stage !== "example") respondTo.current?.(ink, timeStamp, input);
    else if (ink === EXAMPLE.ink) void start();
    else change({ hint: ink === EXAMPLE.word ? words.wrongExample : words.otherExample });
  };

  return { ...state, screen, reader, fetchEngine, start, leave, resume, respond };
}
