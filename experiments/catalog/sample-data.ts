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

/** Seed of the simulated run; everyone downloads the same run. */
const SEED = 1935;

// The model is imported directly, since a page fetches this file and the registry would add all apps to it.
const stroop = stroopModel(defaultsOf(stroopParameters));

/** The app of the sample data, in the form that the data archive needs. */
export const sampleApp: DataApp = { model: stroop, recompute: { r, py } };

/** Returns a complete Stroop run of one simulated person (docs/simulation.md). */
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

/** Returns the output of the recompute scripts for the sample data. */
export const samplePrinted = ({ rows }: Pick<Session, "rows">): string =>
  printedScore(stroop.facts, stroop.score(rows));
