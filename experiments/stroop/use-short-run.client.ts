"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { newSeed } from "@/lib/stats/random";
import { MISSES_BEFORE_PAUSE, runTimedTrial, type TimedTrial } from "../engine/timed-trial";
import { speededPhases, timedRow } from "../engine/trial-model";
import type { TrialRow } from "../engine/trial-row";
import { stroopOutcome } from "./outcome";
import { type Ink, parameters } from "./parameters";
import { EXAMPLE, type StroopTrial, stroopSequence } from "./sequence";
import type { StroopWords } from "./words";

type Stage = "example" | "running" | "paused" | "done";

const PHASES = speededPhases(parameters, false);

export type ShortRun = ReturnType<typeof useShortRun>;

/**
 * The course of the short version: example, trials, pauses, end. The stimulus that stands in the page is
 * the example: its onset is unknown, so answering it starts the run and is not measured. Nothing is stored.
 *
 * @param fetchRest what a run needs besides, if it is not there yet
 */
export function useShortRun(words: StroopWords["screen"], fetchRest: (() => Promise<void>) | null) {
  const [stage, setStage] = useState<Stage>("example");
  const [trials, setTrials] = useState<readonly StroopTrial[]>([]);
  const [answered, setAnswered] = useState<readonly TrialRow[]>([]);
  const [hint, setHint] = useState("");
  const screen = useRef<HTMLElement>(null);
  const running = useRef<TimedTrial<Ink> | null>(null);
  useInProgress(stage !== "example");

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
          setHint(timing.hidden ? words.pausedHidden : words.pausedMissed);
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
      if (fetchRest) {
        setHint(words.loading);
        await fetchRest();
      }
    } catch {
      return setHint(words.notLoaded);
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
      else setHint(ink === EXAMPLE.word ? words.wrongExample : words.otherExample);
    }
  };

  const trial = (stage === "example" ? EXAMPLE : trials[answered.length]) ?? EXAMPLE;
  return { screen, stage, trial, trials, answered, hint, start, leave, resume, respond };
}
