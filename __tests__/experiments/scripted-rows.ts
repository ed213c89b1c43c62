import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome, TrialRow } from "@/experiments/engine/contract/trial-row";

/** A scripted participant's response in a trial. Both values are null if there was no response in time. */
export type TrialAnswer<Response> = {
  response: Response | null;
  rtMs: number | null;
  hidden?: boolean;
  lateFrames?: number;
};

/** Returns a finished trial with this response, in the format in which the engine passes trials to the app. */
export function finished<Response>({
  response,
  rtMs,
  hidden = false,
  lateFrames = 0,
}: TrialAnswer<Response>): FinishedTrial<Response> {
  return {
    response,
    rtMs,
    hidden,
    lateFrames,
    responses: response === null || rtMs === null ? [] : [{ response, rtMs }],
    onsetMs: 5000,
    frameMs: 16.67,
    input: response === null ? null : "keyboard",
  };
}

/** Returns the rows of a scripted participant. The app's own `outcome` determines the columns. */
export function scriptedRows<Trial, Response>(
  trials: readonly Trial[],
  outcome: (trial: Trial, finished: FinishedTrial<Response>) => TrialOutcome,
  answer: (trial: Trial, index: number) => TrialAnswer<Response>,
  place: Pick<TrialRow, "phase" | "block"> = { phase: "test", block: 1 },
): TrialRow[] {
  return trials.map((trial, index) => {
    const end = finished(answer(trial, index));
    const { condition, stimulus, response, correct, excluded } = outcome(trial, end);
    return {
      trial: index + 1,
      ...place,
      condition,
      stimulus,
      response,
      correct,
      rt_ms: end.rtMs,
      onset_ms: end.onsetMs,
      frame_ms: end.frameMs,
      late_frames: end.lateFrames,
      input_type: end.input,
      hidden: end.hidden,
      excluded,
      sitting: 1,
    };
  });
}
