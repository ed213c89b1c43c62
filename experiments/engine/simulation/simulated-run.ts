import type { FinishedTrial, Phase, TrialModel } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { runSteps } from "@/experiments/engine/trials/run-trials";
import { startTimedTrial } from "@/experiments/engine/trials/timed-trial";
import { recorder } from "@/experiments/engine/trials/trial-records";
import { type SteadyClock, steadyClock } from "./steady-clock";

/** A simulated participant's response in a trial; null if the participant does not respond in time. */
export type Given<Response> = {
  response: Response | null;
  rtMs: number | null;
  /** All responses in the trial; only the first response by default. */
  all?: readonly Response[];
  /** Time between two responses, ms; 0 by default. */
  apartMs?: number;
};

/** The interval between two frames of a common display, ms. */
const FRAME_MS = 1000 / 60;

/** Runs one trial on a clock without a display. Response times start with the phase that accepts responses. */
function simulatedTrial<Response>(
  clock: SteadyClock,
  phases: readonly Phase[],
  { response, rtMs, all = response === null ? [] : [response], apartMs = 0 }: Given<Response>,
): FinishedTrial<Response> | null {
  let finished: FinishedTrial<Response> | null = null;
  const awaited = phases.find(({ responses }) => responses)?.name;
  const respond = startTimedTrial<Response>({
    phases,
    clock,
    show: (phase, { stamp }) => {
      if (phase !== awaited || rtMs === null) return;
      for (const [index, each] of all.entries()) {
        const time = stamp + rtMs + index * apartMs;
        clock.at(time, () => respond(each, time, null));
      }
    },
    onEnd: (end) => {
      finished = end;
    },
  });
  clock.run();
  return finished;
}

/**
 * Simulates a run with the steps and trials of a real run (`runSteps`, `startTimedTrial`). Frames are never late, and
 * the responses do not have an input type.
 * @param respond returns the participant's response in a trial
 * @returns the rows, the records of the trials for `session.raw`, and the duration of the run, ms
 */
export function simulatedRun<Trial, Response extends string>(
  model: Pick<TrialModel<Trial, Response>, "blocks" | "phases" | "outcome">,
  seed: number,
  respond: (trial: Trial) => Given<Response>,
): { rows: TrialRow[]; raw: object[]; durationMs: number } {
  const rows: TrialRow[] = [];
  const raw: object[] = [];
  const clock = steadyClock(FRAME_MS);
  const records = recorder(() => Math.round(clock.now()));
  // A simulated participant does not need pauses.
  const steps = runSteps<Trial, Response>(
    { ...model, pausesWhenSilent: false },
    seed,
    undefined,
    (at, finished, { phase }) => records.add(at, phase, finished),
  );
  let finished: FinishedTrial<Response> | null = null;
  for (let next = steps.next(null); !next.done; next = steps.next(finished)) {
    const step = next.value;
    if (step.what === "trial")
      finished = simulatedTrial(clock, model.phases(step.trial, step.phase), respond(step.trial));
    if (step.what !== "block") continue;
    rows.push(...step.rows);
    raw.push(...records.take());
  }
  return { rows, raw, durationMs: Math.round(clock.now()) };
}
