import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Session, StudyStep } from "@/experiments/engine/session/session";
import type { Locale } from "@/lib/routes";

/** The recorded start time of all simulated runs, because simulated runs do not have a real start time. */
const BEGIN = Date.UTC(2026, 0, 1);

const moment = (afterMs: number) => new Date(BEGIN + afterMs).toISOString();

/** Returns the session of a complete simulated run, as a device would store it. */
export function simulatedSession({
  id,
  model,
  seed,
  blocks,
  run: { rows, raw, durationMs },
  study,
  locale = "en",
}: {
  id: string;
  model: Pick<AppModel, "facts" | "parameters">;
  seed: number;
  /** Number of blocks in a timed app, or of screens in a questionnaire. */
  blocks: number;
  run: { rows: TrialRow[]; raw: object[]; durationMs: number };
  /** The step of a study to which the run belongs; absent for a run outside of a study. */
  study?: StudyStep;
  locale?: Locale;
}): Session {
  const { facts, parameters } = model;
  return {
    id,
    simulated: true,
    app: facts.id,
    version: facts.version,
    parameters,
    ...(study && { study }),
    locale,
    seed,
    status: "finished",
    startedAt: moment(0),
    finishedAt: moment(durationMs),
    blocksDone: blocks,
    blocks,
    sittings: 1,
    participant: { prolificPid: null, studyId: null, sessionId: null },
    device: { viewportWidth: 0, viewportHeight: 0, pixelRatio: 1, pointer: "none" },
    events: [
      { at: moment(0), what: "started", block: 0 },
      { at: moment(durationMs), what: "finished", block: blocks },
    ],
    rows,
    raw,
  };
}
