"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import { type FinishedRun, Run, warmUp } from "@/experiments/app-run/app-run.client";
import type { RunStart } from "@/experiments/app-run/use-run.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { loadApp } from "@/experiments/catalog/load-app.client";
import type { App } from "@/experiments/engine/contract/define-app";
import { resumed, type Session } from "@/experiments/engine/session/session";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { withInstructions } from "@/experiments/engine/texts/with-instructions";
import { instructionsShown } from "@/experiments/study/document/instructions";
import type { AppStep } from "@/experiments/study/document/schema";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { seedOfStep } from "@/experiments/study/participation/new-participation";
import {
  notedBefore,
  type Participation,
  partsOf,
  studyStep,
  whoseRuns,
} from "@/experiments/study/participation/participation";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AppTask } from "./app-brief";
import { AuthorFrame } from "./author-frame";
import type { AppSummary } from "./known-app";
import { runMiddleware } from "./middleware";
import styles from "./protocol-room.module.css";
import type { StudyPageWords } from "./study-words";
import { usePayload } from "./use-payload.client";

/** One app of a study: its instructions, and then its run. */
export function ProtocolStep({
  step,
  participation,
  apps,
  words,
  own,
  locale,
  onRun,
  onDone,
  onLeft,
}: {
  step: AppStep;
  participation: Participation;
  apps: readonly AppSummary[];
  words: StudyPageWords;
  own: StudyPayload["words"];
  locale: Locale;
  /** Stores the current state of the run. */
  onRun: (run: Session) => Promise<void>;
  onDone: () => void;
  /** Called when the participant has left the run; the recorded responses remain stored. */
  onLeft: () => void;
}) {
  const known = apps.find(({ id }) => id === step.app) as AppSummary;
  runMiddleware(`${known.kind}-capabilities`, words.missingCapability);
  const { parameters } = modelOfStep(step, MODELS);
  const earlier = participation.runs[step.id];
  const [payload, fetchAgain] = usePayload<AppPayload>(known.payloadUrl);
  const [app, setApp] = useState<App | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [start, setStart] = useState<RunStart | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of a step is fetched once per attempt
  useEffect(() => {
    let isGone = false;
    Promise.all([loadApp(known.id, parameters), warmUp(known.id)]).then(
      ([loaded]) => !isGone && setApp(loaded),
      () => !isGone && setApp("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  // In this case the page was closed after the last block and before the next step.
  const wasFinished = earlier?.status === "finished" && !start;
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (wasFinished) goOn();
  }, [wasFinished]);

  if (payload === "failed" || app === "failed")
    return (
      <div role="alert" className={styles.part}>
        <p>{words.run.loadFailed}</p>
        <p className={styles.actions}>
          <ActionButton
            look="primary"
            onClick={() => {
              if (payload === "failed") fetchAgain();
              if (app === "failed") {
                setApp(null);
                setAttempt(attempt + 1);
              }
            }}
          >
            {words.run.tryAgain}
          </ActionButton>
        </p>
      </div>
    );
  if (!payload || !app)
    return (
      <p role="status" className={styles.part}>
        {words.run.loading}
      </p>
    );
  const instructions = instructionsShown(step, locale, participation.condition);
  const hands = words.brief.hands[known.hands];
  const here = withInstructions(atParameters(payload, app, locale), instructions, locale, hands);
  const parts = partsOf(participation);
  if (start)
    return (
      <div data-running>
        <Run
          id={known.id}
          payload={withoutName(
            here,
            interpolate(own.parts.part, { place: parts.done + 1, places: parts.of }),
          )}
          words={words.run}
          locale={locale}
          start={start}
          onLeft={onLeft}
        >
          {(run) => <AfterStep run={run} onDone={onDone} />}
        </Run>
      </div>
    );
  const begin = () =>
    setStart({
      // An interrupted run continues with its first incomplete block, in another sitting.
      ...(earlier && { session: resumed(earlier) }),
      seed: seedOfStep(participation, step),
      participant: {
        prolificPid: participation.ids.PROLIFIC_PID ?? null,
        studyId: participation.ids.STUDY_ID ?? null,
        sessionId: participation.ids.SESSION_ID ?? null,
      },
      noted: notedBefore(participation),
      consentedAt: new Date(participation.consent.at),
      returnTo: null,
      step: {
        id: participation.id,
        parameters,
        study: studyStep(participation, step),
        whose: whoseRuns(participation),
        keep: onRun,
      },
    });
  return (
    <div className={styles.part}>
      {parts.done > 0 && (
        <p>
          {interpolate(own.parts.done, { place: parts.done, places: parts.of })} {own.parts.pause}
        </p>
      )}
      <AppTask
        app={known}
        payload={here}
        words={words}
        locale={locale}
        {...(instructions !== "ours" && {
          task: instructions !== "none" && (
            <AuthorFrame caption={own.author}>
              <AuthorText text={instructions.own} />
            </AuthorFrame>
          ),
        })}
      >
        <p className={styles.begin}>
          <ActionButton look="primary" onClick={begin}>
            {own.parts.start}
          </ActionButton>
        </p>
      </AppTask>
    </div>
  );
}

/**
 * Returns the texts of a task with a neutral name in place of the task's name, because the name of a task can reveal
 * the purpose of a study.
 */
const withoutName = (payload: AppPayload, name: string): AppPayload => ({
  ...payload,
  words: { ...payload.words, name },
});

/** Continues with the next step of the study when a run is complete. */
function AfterStep({ run, onDone }: { run: FinishedRun; onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each finished run
  useEffect(onDone, [run.session.id]);
  return null;
}
