import { APPS } from "@/experiments/catalog/registry";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { DataApp } from "@/experiments/engine/data/psych-ds";
import type { Session } from "@/experiments/engine/session/session";
import py from "./recompute.py";
import r from "./recompute.R";

/** Returns a row in which no value is missing. Each test changes the values that it checks. */
export function sampleRow(changes: Partial<TrialRow> = {}): TrialRow {
  return {
    trial: 1,
    block: 1,
    phase: "test",
    condition: "congruent",
    stimulus: "red_red",
    response: "red",
    correct: true,
    rt_ms: 512.3000000119209,
    onset_ms: 10480.5,
    frame_ms: 16.7,
    late_frames: 0,
    input_type: "keyboard",
    hidden: false,
    excluded: null,
    sitting: 1,
    ...changes,
  };
}

/** Returns a finished session of the Stroop task with two trials. */
export function sampleSession(changes: Partial<Session> = {}): Session {
  return {
    id: "a1b2c3d4e5f6",
    app: "stroop",
    version: "2.0.0",
    parameters: APPS.stroop.model.parameters,
    locale: "en",
    seed: 4_294_967_295,
    status: "finished",
    startedAt: "2026-11-21T10:00:00.000Z",
    finishedAt: "2026-11-21T10:03:00.000Z",
    blocksDone: 3,
    blocks: 3,
    sittings: 1,
    participant: { prolificPid: null, studyId: null, sessionId: null },
    device: {
      viewportWidth: 390,
      viewportHeight: 844,
      pixelRatio: 3,
      pointer: "coarse",
      screenWidth: 390,
      screenHeight: 900,
    },
    site: "abc123",
    consent: { version: "2026-11-23", at: "2026-11-21T09:59:58.000+01:00" },
    events: [{ at: "2026-11-21T10:00:00.000Z", what: "started", block: 0 }],
    rows: [
      sampleRow({ block: 0, phase: "practice" }),
      sampleRow({ trial: 2, response: null, rt_ms: null, correct: false, excluded: "omission" }),
    ],
    raw: [{ rt: 512 }],
    ...changes,
  };
}

export const sampleApp: DataApp = {
  model: APPS.stroop.model,
  recompute: { r, py },
};
