import { type FinishedTrial, type Phase, type TrialModel, timedRow } from "./trial-model";
import { recorder } from "./trial-records";
import type { TrialRow } from "./trial-row";

/** What a simulated participant does in a trial; null is no response in time. */
export type Given<Response> = { response: Response | null; rtMs: number | null; all?: Response[] };

/** The interval between two frames of a usual display. */
const FRAME_MS = 1000 / 60;

const toTenth = (ms: number) => Math.round(ms * 10) / 10;

/** How long phases last in whole frames, ms. */
const inFrames = (phases: readonly Phase[]) =>
  phases.reduce((sum, { durationMs }) => sum + Math.round(durationMs / FRAME_MS) * FRAME_MS, 0);

/**
 * Returns a run that nobody did, block by block, through the app's own blocks, phases and outcomes: the rows, and a
 * record of each trial as `session.raw` holds them. No frame is late, and no device gave a response.
 * @param respond what the participant does in a trial
 * @returns also how long the run took, ms
 */
export function simulatedRun<Trial, Response extends string>(
  model: Pick<TrialModel<Trial, Response>, "blocks" | "phases" | "outcome">,
  seed: number,
  respond: (trial: Trial) => Given<Response>,
): { rows: TrialRow[]; raw: object[]; durationMs: number } {
  const rows: TrialRow[] = [];
  const raw: object[] = [];
  let now = 0;
  const records = recorder(() => Math.round(now));
  const blocks = model.blocks(seed);
  const hasPractice = blocks[0]?.phase === "practice";
  for (const [number, block] of blocks.entries()) {
    for (let index = 0; index < block.length; index += 1) {
      const trial = block.trialAt(index, rows);
      const { response, rtMs, all = response === null ? [] : [response] } = respond(trial);
      const phases = model.phases(trial, block.phase);
      const answered = phases.findIndex(({ responses }) => responses);
      // A trial begins with a frame.
      const onset = Math.ceil(now / FRAME_MS) * FRAME_MS + inFrames(phases.slice(0, answered));
      const finished: FinishedTrial<Response> = {
        response,
        rtMs: rtMs === null ? null : toTenth(rtMs),
        responses: all.map((each) => ({ response: each, rtMs: rtMs ?? 0 })),
        onsetMs: toTenth(onset),
        frameMs: toTenth(FRAME_MS),
        lateFrames: 0,
        hidden: false,
        input: null,
      };
      now =
        onset +
        (rtMs ?? inFrames(phases.slice(answered, answered + 1))) +
        inFrames(phases.slice(answered + 1));
      rows.push(
        timedRow(model.outcome(trial, finished), finished, {
          trial: rows.length + 1,
          block: block.phase === "practice" ? 0 : number + (hasPractice ? 0 : 1),
          phase: block.phase,
          sitting: 1,
        }),
      );
      records.add({ block: number, index }, block.phase, finished);
    }
    raw.push(...records.take());
  }
  return { rows, raw, durationMs: Math.round(now) };
}
