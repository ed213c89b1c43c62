"use client";

import { useEffect, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import { LoadFailure } from "@/components/ui/load-failure";
import { Run, warmUp } from "@/experiments/app-run/app-run.client";
import type { RunStart } from "@/experiments/app-run/use-run.client";
import type { App } from "@/experiments/engine/contract/define-app";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { withInstructions } from "@/experiments/engine/texts/with-instructions";
import { instructionsShown } from "@/experiments/study/document/instructions";
import type { AppStep } from "@/experiments/study/document/schema";
import { loadStep } from "@/experiments/study/participation/load-step.client";
import { partsOf } from "@/experiments/study/participation/participation";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { AppTask } from "./app-brief";
import { AuthorFrame } from "./author-frame";
import type { AppSummary } from "./known-app";
import { runMiddleware } from "./middleware";
import styles from "./protocol-room.module.css";
import { AfterStep, runStart, type StepRunProps, useGoOn } from "./step-run.client";
import type { StudyPageWords } from "./study-words";
import { usePayload } from "./use-payload.client";

/** One task of a study: its instructions, and then its run. */
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
}: StepRunProps & {
  step: AppStep;
  apps: readonly AppSummary[];
  words: StudyPageWords;
  own: StudyPayload["words"];
}) {
  const known = apps.find(({ id }) => id === step.app) as AppSummary;
  runMiddleware(`${known.kind}-capabilities`, words.missingCapability);
  const earlier = participation.runs[step.id];
  const [payload, fetchAgain, isFetching] = usePayload<AppPayload>(known.payloadUrl);
  const [app, setApp] = useState<App | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isTrying, setTrying] = useState(false);
  const [start, setStart] = useState<RunStart | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of a step is fetched once per attempt
  useEffect(() => {
    let isGone = false;
    Promise.all([loadStep(step), warmUp(known.id)])
      .then(
        ([loaded]) => !isGone && setApp(loaded),
        () => !isGone && setApp("failed"),
      )
      .finally(() => !isGone && setTrying(false));
    return () => {
      isGone = true;
    };
  }, [attempt]);

  useGoOn(earlier?.status === "finished" && !start, onDone);

  if (payload === "failed" || app === "failed")
    return (
      <LoadFailure
        className={styles.part}
        words={words.run}
        isTrying={isTrying || isFetching}
        onRetry={() => {
          if (payload === "failed") fetchAgain();
          if (app === "failed") {
            setTrying(true);
            setAttempt(attempt + 1);
          }
        }}
      />
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
          isNamedAbove
        >
          {(run) => <AfterStep run={run} onDone={onDone} />}
        </Run>
      </div>
    );
  const begin = () => setStart(runStart(step, participation, onRun));
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
        hasPractice={step.parameters.practiceTrials !== 0}
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
