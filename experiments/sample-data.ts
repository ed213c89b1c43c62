import { seededRandom } from "@/lib/stats/random";
import { defaultsOf } from "./define-parameters";
import { printedScore } from "./engine/printed-score";
import type { DataApp } from "./engine/psych-ds";
import type { Session } from "./engine/session";
import { simulatedRun } from "./engine/simulated-run";
import { simulatedSession } from "./engine/simulated-session";
import { stroopModel } from "./stroop/model";
import { stroopParameters } from "./stroop/parameters";
import py from "./stroop/recompute.py";
import r from "./stroop/recompute.R";
import { simulateStroop } from "./stroop/simulate";

/** Of the simulated run, so that everyone gets the same one. */
const SEED = 1935;

// By itself, since a page fetches this: the registry would bring every app with it.
const stroop = stroopModel(defaultsOf(stroopParameters));

/** The app of the sample data, as its archive takes it. */
export const sampleApp: DataApp = { model: stroop, recompute: { r, py } };

/** Returns a complete run of the Stroop that nobody did: that of one simulated person (docs/simulation.md). */
export function sampleSession(): Session {
  const simulation = simulateStroop(stroop.parameters);
  const random = seededRandom(SEED);
  const person = simulation.draw(random, 0);
  return simulatedSession({
    id: "simulated",
    model: stroop,
    seed: SEED,
    blocks: stroop.blocks(SEED).length,
    run: simulatedRun(stroop, SEED, (trial) => simulation.respond(trial, person, random)),
  });
}

/** Returns what the recompute scripts print for the sample data. */
export const samplePrinted = ({ rows }: Pick<Session, "rows">): string =>
  printedScore(stroop.facts, stroop.score(rows));
