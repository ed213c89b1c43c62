import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import type { MeasureRef } from "@/experiments/study/findings/findings";
import { measureOf, refOf } from "@/experiments/study/findings/run-scores";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { type DataStep, isTask, stepsOfData } from "@/experiments/study/findings/study/study-steps";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { ReadSession } from "@/experiments/study/reading/read-session";

/** A measure of the study. */
export type ListedMeasure = {
  ref: MeasureRef;
  isPlanned: boolean;
  /**
   * Whether it is the first measure of a task, or a scale: such measures are correlated, and compared between visits.
   */
  isMain: boolean;
};

/** Returns the measures of a step that are scales: by its survey, or because their runs state the items. */
function scalesOf(
  { step, measures }: DataStep,
  document: ProtocolDocument | null,
  sessions: readonly ReadSession[],
): readonly string[] {
  const own = document?.steps.filter(isSurveyStep).find(({ id }) => id === step);
  const found = new Set((own?.survey.scales ?? []).map(({ id }) => id));
  for (const session of sessions) {
    const run = runIn(session, step);
    for (const id of measures) if (measureOf(run, id)?.error?.kind === "items") found.add(id);
  }
  return measures.filter((id) => found.has(id));
}

/**
 * Returns the measures of the analysed sessions: all measures of tasks, the scales of surveys, and the planned measures.
 * The answers to single questions are among the findings of surveys.
 * @param sessions in the order of their start
 */
export function listMeasures(
  sessions: readonly ReadSession[],
  document: ProtocolDocument | null,
  asked: Asked,
): ListedMeasure[] {
  const planned = new Set(asked.measures.map(({ name }) => name));
  return stepsOfData(sessions, document).flatMap((data) => {
    const { step, task, isSurvey, measures } = data;
    const scales = scalesOf(data, document, sessions);
    return measures.flatMap((id, index) => {
      const ref = refOf(step, task, id);
      const isPlanned = asked.plan !== null && planned.has(ref.name);
      const isScale = scales.includes(id);
      if (isSurvey && !isScale && !isPlanned) return [];
      return [{ ref, isPlanned, isMain: isScale || (isTask(data) && index === 0) }];
    });
  });
}
