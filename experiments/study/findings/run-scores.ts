import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { ReadMeasure, ReadRun, ReadSession } from "@/experiments/study/reading/read-session";
import type { MeasureRef } from "./findings";

/** All scores, or the scores without the trials in which a frame was dropped. */
export type ScoreKind = "score" | "scoreOnTime";

/** Returns a measure of a run; null without a score, or if its value is not a finite number. */
export function measureOf(
  run: ReadRun | null,
  id: string,
  kind: ScoreKind = "score",
): ReadMeasure | null {
  const score = run?.[kind];
  if (score?.status !== "scored") return null;
  const measure = score.measures.find((each) => each.id === id);
  return measure && Number.isFinite(measure.value) ? measure : null;
}

/** Returns a measure of a session; null if the session does not have it. */
export const measureIn = (
  session: Pick<ReadSession, "runs">,
  { step, id }: Pick<MeasureRef, "step" | "id">,
  kind: ScoreKind = "score",
): ReadMeasure | null => measureOf(runIn(session, step), id, kind);

/** Returns the reference to a measure of a step. */
export const refOf = (step: string, task: string, id: string): MeasureRef => ({
  name: `${step}.${id}`,
  step,
  task,
  id,
});
