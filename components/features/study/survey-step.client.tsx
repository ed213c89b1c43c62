"use client";

import { useState } from "react";
import { Run } from "@/experiments/app-run/app-run.client";
import type { Session } from "@/experiments/engine/session/session";
import type { SurveyStep } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { surveyPayload } from "@/experiments/survey/model/survey-payload";
import type { Locale } from "@/lib/routes";
import { AfterStep, startOf, useGoOn } from "./step-run.client";
import type { StudyPageWords } from "./study-words";

/**
 * A survey of a study. It begins at once, because its pages contain their own instructions. Like the name of a task, the
 * title of a survey is not displayed, because it can reveal the purpose of the study.
 */
export function SurveyStepRun({
  step,
  participation,
  words,
  survey,
  locale,
  onRun,
  onDone,
  onLeft,
}: {
  step: SurveyStep;
  participation: Participation;
  words: StudyPageWords["run"];
  survey: StudyPayload["survey"];
  locale: Locale;
  /** Stores the current state of the run. */
  onRun: (run: Session) => Promise<void>;
  onDone: () => void;
  /** Called when the participant has left the run; the recorded answers remain stored. */
  onLeft: () => void;
}) {
  const [wasFinished] = useState(participation.runs[step.id]?.status === "finished");
  const [start] = useState(() => startOf(step, participation, onRun));
  useGoOn(wasFinished, onDone);
  if (wasFinished) return null;
  const payload = surveyPayload(step.survey, survey, locale);
  return (
    <div data-running>
      <Run
        id={SURVEY_TASK}
        payload={{ ...payload, words: { ...payload.words, name: survey.payload.name } }}
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
