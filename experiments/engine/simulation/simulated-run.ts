import type { FinishedTrial, Phase, TrialModel } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { runSteps } from "@/experiments/engine/trials/run-trials";
import { startTimedTrial } from "@/experiments/engine/trials/timed-trial";
import { recorder } from "@/experiments/engine/trials/trial-records";
import { type SteadyClock, steadyClock } from "./steady-clock";

/** What a simulated participant does in a trial; null is no response in time. */
export type Given<Response> = {
  response: Response | null;
  rtMs: number | null;
  /** All responses of the trial; the first one unless given. */
  all?: readonly Response[];
  /** Between two of them; 0 unless given. */
  apartMs?: number;
};

/** The interval between two frames of a usual display. */
const FRAME_MS = 1000 / 60;

/** Runs one trial on a clock that shows nothing; the responses come from when they are awaited. */
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
 * Returns a run that nobody did, through the steps and the trials of a real one (`runSteps`, `startTimedTrial`): the
 * rows, and a record of each trial as `session.raw` holds them. No frame is late, and no device gave a response.
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
  const clock = steadyClock(FRAME_MS);
  const records = recorder(() => Math.round(clock.now()));
  // Nobody is there to be waited for.
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
