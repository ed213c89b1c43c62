"use client";

import { useState } from "react";
import { Run } from "@/experiments/app-run/app-run.client";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { DeviceStep, SurveyStep } from "@/experiments/study/document/schema";
import { taskOf } from "@/experiments/study/document/step-kind";
import { AfterStep, runStart, type StepRunProps, useGoOn } from "./step-run.client";
import type { StudyPageWords } from "./study-words";

/** The run of a step that begins at once, because its own pages contain its instructions: a survey or a device check. */
export function ReadyStep({
  step,
  payload,
  words,
  participation,
  locale,
  onRun,
  onDone,
  onLeft,
}: StepRunProps & {
  step: SurveyStep | DeviceStep;
  payload: AppPayload;
  words: StudyPageWords["run"];
}) {
  const [wasFinished] = useState(participation.runs[step.id]?.status === "finished");
  const [start] = useState(() => runStart(step, participation, onRun));
  useGoOn(wasFinished, onDone);
  if (wasFinished) return null;
  return (
    <div data-running>
      <Run
        id={taskOf(step)}
        payload={payload}
        words={words}
        locale={locale}
        start={start}
        onLeft={onLeft}
      >
        {(run) => <AfterStep run={run} onDone={onDone} />}
      </Run>
    </div>
  );
}
