import { seededRandom } from "@/lib/stats/random";
import { printedScore } from "./engine/printed-score";
import type { DataApp } from "./engine/psych-ds";
import type { Session } from "./engine/session";
import { conflictAnswers, conflictPerson } from "./engine/simulated-person";
import { simulatedRun } from "./engine/simulated-run";
import { APPS } from "./registry";
import { INKS, type Ink } from "./stroop/inks";
import { STROOP_PEOPLE } from "./stroop/people";
import py from "./stroop/recompute.py";
import r from "./stroop/recompute.R";

/** Of the simulated run, so that everyone gets the same one. */
const SEED = 1935;

/** When the run is said to have begun: a run that nobody did has no moment of its own. */
const BEGIN = Date.UTC(2026, 0, 1);

const moment = (afterMs: number) => new Date(BEGIN + afterMs).toISOString();

const stroopModel = APPS.stroop.model;

const otherThan = (ink: Ink): Ink => INKS.find((each) => each !== ink) ?? ink;

/** The app of the sample data, as its archive takes it. */
export const sampleApp: DataApp = { model: stroopModel, recompute: { r, py } };

/** Returns a complete run of the Stroop that nobody did: that of the average person among `STROOP_PEOPLE`. */
export function sampleSession(): Session {
  const { facts, parameters } = stroopModel;
  const respond = conflictAnswers(
    conflictPerson(STROOP_PEOPLE, () => 0),
    parameters.responseWindowMs,
    ({ ink }: { ink: Ink; condition: string }) => ink,
    ({ ink }) => otherThan(ink),
    seededRandom(SEED),
  );
  const { rows, raw, durationMs } = simulatedRun(stroopModel, SEED, respond);
  const blocks = stroopModel.blocks(SEED).length;
  return {
    id: "simulated",
    simulated: true,
    app: facts.id,
    version: facts.version,
    locale: "en",
    seed: SEED,
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

/** Returns what the recompute scripts print for the sample data. */
export const samplePrinted = ({ rows }: Pick<Session, "rows">): string =>
  printedScore(stroopModel.facts, stroopModel.score(rows));
