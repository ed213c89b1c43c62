import { seededRandom } from "@/lib/stats/random";
import { defaultsOf } from "./define-parameters";
import { printedScore } from "./engine/printed-score";
import type { DataApp } from "./engine/psych-ds";
import type { Session } from "./engine/session";
import { conflictAnswers, conflictPerson } from "./engine/simulated-person";
import { simulatedRun } from "./engine/simulated-run";
import { INKS, type Ink } from "./stroop/inks";
import { stroopModel } from "./stroop/model";
import { stroopParameters } from "./stroop/parameters";
import { STROOP_PEOPLE } from "./stroop/people";
import py from "./stroop/recompute.py";
import r from "./stroop/recompute.R";

/** Of the simulated run, so that everyone gets the same one. */
const SEED = 1935;

/** When the run is said to have begun: a run that nobody did has no moment of its own. */
const BEGIN = Date.UTC(2026, 0, 1);

const moment = (afterMs: number) => new Date(BEGIN + afterMs).toISOString();

// By itself, since a page fetches this: the registry would bring every app with it.
const stroop = stroopModel(defaultsOf(stroopParameters));

const otherThan = (ink: Ink): Ink => INKS.find((each) => each !== ink) ?? ink;

/** The app of the sample data, as its archive takes it. */
export const sampleApp: DataApp = { model: stroop, recompute: { r, py } };

/** Returns a complete run of the Stroop that nobody did: that of the average person among `STROOP_PEOPLE`. */
export function sampleSession(): Session {
  const { facts, parameters } = stroop;
  const respond = conflictAnswers(
    conflictPerson(STROOP_PEOPLE, () => 0),
    parameters.responseWindowMs,
    ({ ink }: { ink: Ink; condition: string }) => ink,
    ({ ink }) => otherThan(ink),
    seededRandom(SEED),
  );
  const { rows, raw, durationMs } = simulatedRun(stroop, SEED, respond);
  const blocks = stroop.blocks(SEED).length;
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
  printedScore(stroop.facts, stroop.score(rows));
