import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { simulationOf } from "@/experiments/catalog/simulators";
import type { AppModel, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import { type Random, seededRandom } from "@/lib/stats/random";
import { itemRun, placeRun } from "./simulated-forms";

/** A run of a simulated person whose true score is known. */
export type SimulatedRun = {
  rows: TrialRow[];
  /** Returns the true score of each measure, in the unit of the measure. A very long run would yield this score. */
  truth: () => Readonly<Record<string, number>>;
};

/** Returns a function that draws runs of careful people. The function uses the app's own simulation. */
function runsOf(app: AppId): (random: Random) => SimulatedRun {
  const model: AppModel = APPS[app].model;
  const simulation = simulationOf(app, model.parameters);
  if (!simulation) throw new Error(`${app} has no simulation.`);
  return (random) => {
    let person = simulation.draw(random, 0);
    while (person.careless) person = simulation.draw(random, 0);
    const seed = Math.floor(random() * 2 ** 32);
    const { rows } =
      simulation.kind === "timed"
        ? simulatedRun(model as TimedModel, seed, (trial) =>
            simulation.respond(trial, person, random),
          )
        : answeredForm(model as FormModel, seed, (screen) =>
            simulation.respond(screen, person, random),
          );
    return { rows, truth: () => ({ [model.facts.measures[0].id]: person.truth }) };
  };
}

/** Functions that draw runs of simulated people, keyed by app. */
export const SIMULATED = {
  stroop: runsOf("stroop"),
  flanker: runsOf("flanker"),
  "simple-rt": runsOf("simple-rt"),
  "go-no-go": runsOf("go-no-go"),
  "spatial-span": runsOf("spatial-span"),
  "mini-ipip": (random) => itemRun(random),
  "where-is-it": (random) => placeRun(random),
} as const satisfies Record<string, (random: Random) => SimulatedRun>;

/** Returns a number of runs of an app. The same seed yields the same runs. */
export function simulatedRuns(
  app: keyof typeof SIMULATED,
  count: number,
  seed: number,
): SimulatedRun[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => SIMULATED[app](random));
}
