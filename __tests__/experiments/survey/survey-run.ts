import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { Answers } from "@/experiments/survey/definition/show-rule";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { recordedIds } from "@/experiments/survey/model/survey-rows";
import { ownValue } from "@/lib/own-value";

const GIVEN = { rt_ms: 1500, input_type: "mouse", hidden: false };

const given = (value: string | undefined): FormAnswer<string> | null =>
  value === undefined ? null : { value, ...GIVEN };

/** Returns the rows of a run of a survey as they are stored. */
export function surveyRun(survey: Survey, answers: Answers, seed = 1): TrialRow[] {
  const model = surveyModel(survey);
  const screen = model.screenAt(0, seed, []);
  const rows = model.outcome(
    screen,
    recordedIds(screen as Parameters<typeof recordedIds>[0]).map((id) =>
      given(ownValue(answers, id)),
    ),
  );
  return rows.map((row, index) => ({
    trial: index + 1,
    block: 1,
    phase: "test",
    onset_ms: null,
    frame_ms: null,
    late_frames: null,
    sitting: 1,
    ...row,
  }));
}
