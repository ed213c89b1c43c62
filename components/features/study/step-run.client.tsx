"use client";

import { useEffect, useEffectEvent } from "react";
import type { FinishedRun } from "@/experiments/app-run/app-run.client";
import type { RunStart } from "@/experiments/app-run/use-run.client";
import { resumed, type Session } from "@/experiments/engine/session/session";
import type { RunStep } from "@/experiments/study/document/schema";
import { loadStep } from "@/experiments/study/participation/load-step.client";
import { seedOfStep } from "@/experiments/study/participation/new-participation";
import type { Participation } from "@/experiments/study/participation/participation";
import { notedBefore, studyStep, whoseRuns } from "@/experiments/study/participation/record-fields";
import type { Locale } from "@/lib/routes";

/** The properties that the runs of all kinds of steps have in common. */
export type StepRunProps = {
  participation: Participation;
  locale: Locale;
  /** Stores the current state of the run. */
  onRun: (run: Session) => Promise<void>;
  /** Called when the run is complete. */
  onDone: () => void;
  /** Called when the participant has left the run; the recorded responses remain stored. */
  onLeft: () => void;
};

/**
 * Returns the values with which the run of a step starts. An interrupted run continues with its first incomplete block,
 * in another sitting.
 * @param onRun stores the current state of the run
 */
export function runStart(
  step: RunStep,
  participation: Participation,
  onRun: (run: Session) => Promise<void>,
): RunStart {
  const earlier = participation.runs[step.id];
  const { ids } = participation;
  return {
    ...(earlier && { session: resumed(earlier) }),
    seed: seedOfStep(participation, step),
    participant: {
      prolificPid: ids.PROLIFIC_PID ?? null,
      studyId: ids.STUDY_ID ?? null,
      sessionId: ids.SESSION_ID ?? null,
    },
    noted: notedBefore(participation),
    consentedAt: new Date(participation.consent.at),
    returnTo: null,
    step: {
      id: participation.id,
      load: (parameters) => loadStep(step, parameters),
      study: studyStep(participation, step),
      whose: whoseRuns(participation),
      keep: onRun,
    },
  };
}

/** Continues with the next step if the page was closed after the last block of a step and before the next step. */
export function useGoOn(wasFinished: boolean, onDone: () => void) {
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (wasFinished) goOn();
  }, [wasFinished]);
}

/** Continues with the next step of the study when a run is complete. */
export function AfterStep({ run, onDone }: { run: FinishedRun; onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each finished run
  useEffect(onDone, [run.session.id]);
  return null;
}
