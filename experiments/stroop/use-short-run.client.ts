"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { newSeed } from "@/lib/stats/random";
import { keyReader, type Unread } from "../engine/key-reader";
import { runTrials } from "../engine/run-trials";
import type { TimedTrial } from "../engine/timed-trial";
import { animationFrameClock } from "../engine/trial-clock";
import { fixedBlock, speededPhases, type TrialModel } from "../engine/trial-model";
import type { TrialRow } from "../engine/trial-row";
import { keysOf } from "./answers";
import type { Ink } from "./inks";
import { stroopOutcome } from "./outcome";
import type { StroopParameters } from "./parameters";
import { EXAMPLE, type StroopTrial, stroopSequence } from "./sequence";
import { SHORT_RUN_TRIALS } from "./short-run";
import type { StroopWords } from "./words";

type State = {
  /** `loading` from the answer to the example until the first trial, if what a run needs is not there yet. */
  stage: "example" | "loading" | "running" | "paused" | "done";
  /** On the screen. */
  trial: StroopTrial;
  answered: readonly TrialRow[];
  hint: string;
};

const AT_REST: State = { stage: "example", trial: EXAMPLE, answered: [], hint: "" };

const shortModel = (parameters: StroopParameters): TrialModel<StroopTrial, Ink> => ({
  blocks: (seed) => [
    fixedBlock("test", stroopSequence(seed, SHORT_RUN_TRIALS, parameters, EXAMPLE)),
  ],
  phases: () => speededPhases(parameters, false),
  outcome: (trial, finished) => stroopOutcome(trial, finished, parameters),
  pausesWhenSilent: true,
});

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
 * The state of the short version: example, trials, pauses, end. The stimulus in the pre-rendered page is the
 * example: its onset is unknown, so responding to it starts the run and is not measured. Nothing is stored.
 *
 * @param fetchRest fetches what else a run needs; null once it is there
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
  const [reader] = useState(() => keyReader(keysOf(parameters)));
  useInProgress(stage !== "example");

  useEffect(() => () => leaving.current?.abort(), []);

  // At the start and after a pause, since keys act only inside; not between trials, when the
  // participant may have moved on.
  useEffect(() => {
    if (stage === "running") screen.current?.focus({ preventScroll: true });
  }, [stage]);

  const change = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));
  const show = (phase: string) => {
    if (screen.current) screen.current.dataset.phase = phase;
  };

  const start = async () => {
    leaving.current?.abort();
    const left = new AbortController();
    leaving.current = left;
    try {
      // Before the first trial, so that a connection that breaks during the run costs no result.
      if (fetchRest) {
        change({ stage: "loading", hint: words.loading });
        await fetchRest();
      }
    } catch {
      if (!left.signal.aborted) change({ stage: "example", hint: words.notLoaded });
      return;
    }
    if (left.signal.aborted) return;
    let answered: readonly TrialRow[] = [];
    const how = await runTrials<StroopTrial, Ink>({
      model: shortModel(parameters),
      seed: newSeed(),
      screen: {
        // Rendered and hidden before the next paint: the word must not be seen before its onset.
        prepare: (trial) => {
          flushSync(() => change({ stage: "running", trial, answered, hint: "" }));
          show("blank");
        },
        show,
      },
      clock: animationFrameClock,
      listen: (respond) => {
        respondTo.current = respond;
        return () => {
          respondTo.current = null;
        };
      },
      wait: ({ why }) => {
        if (why === "block") return;
        const hint = pauseHint(why, reader.takeUnread(), words);
        flushSync(() => change({ stage: "paused", answered, hint }));
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
    reader.takeUnread();
    if (stage !== "example") respondTo.current?.(ink, timeStamp, input);
    else if (ink === EXAMPLE.ink) void start();
    else change({ hint: ink === EXAMPLE.word ? words.wrongExample : words.otherExample });
  };

  return { ...state, screen, reader, start, leave, resume, respond };
}
