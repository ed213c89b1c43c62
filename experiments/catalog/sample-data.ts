import { stroopModel } from "@/experiments/apps/stroop/model";
import { stroopParameters } from "@/experiments/apps/stroop/parameters";
import py from "@/experiments/apps/stroop/recompute.py";
import r from "@/experiments/apps/stroop/recompute.R";
import { simulateStroop } from "@/experiments/apps/stroop/simulate";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { DataApp } from "@/experiments/engine/data/psych-ds";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Session } from "@/experiments/engine/session/session";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import { simulatedSession } from "@/experiments/engine/simulation/simulated-session";
import { seededRandom } from "@/lib/stats/random";

/** The seed of the simulated run. It is fixed, because everyone must download the same run. */
const SEED = 1935;

// The model is imported directly, because pages that display sample data fetch this file. An import of the registry
// would add all apps to the file.
const stroop = stroopModel(defaultsOf(stroopParameters));

/** The app that produced the sample data, with its model and its scripts, as the data archive requires. */
export const sampleApp: DataApp = { model: stroop, recompute: { r, py } };

/** Returns the session of one simulated person who completed the Stroop task (docs/simulation.md). */
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

/** Returns the text that the recompute scripts print for the sample data. */
export const samplePrinted = ({ rows }: Pick<Session, "rows">): string =>
  printedScore(stroop.facts, stroop.score(rows));
