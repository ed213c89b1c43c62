import type { AppId } from "@/experiments/catalog/app-ids";
import { SIMULATED as SIMULATIONS } from "@/experiments/catalog/generated/simulated";
import { APPS } from "@/experiments/catalog/registry";
import { simulationOf } from "@/experiments/catalog/simulators";
import type { AppModel, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import type { Simulation } from "@/experiments/engine/simulation/simulator";
import { type Random, seededRandom } from "@/lib/stats/random";
import { itemRun, placeRun } from "./simulated-forms";

/** A run of a simulated person whose true score is known. */
export type SimulatedRun = {
  rows: TrialRow[];
  /** Returns the true score of each measure, in the unit of the measure. A very long run would yield this score. */
  truth: () => Readonly<Record<string, number>>;
};

type Draw = (random: Random) => SimulatedRun;

/** Returns a function that draws runs of careful people. The function uses the app's own simulation. */
function runsOf(app: AppId, model: AppModel = APPS[app].model): Draw {
  // A simulation is made only when it draws its first person, because some simulations take a moment to make.
  let made: Simulation | undefined;
  return (random) => {
    made ??= simulationOf(app, model.parameters);
    if (!made) throw new Error(`${app} has no simulation.`);
    const simulation = made;
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

/** The apps that have a simulation of their own. */
const OWN = Object.fromEntries(
  Object.keys(SIMULATIONS).map((app): [string, Draw] => [app, runsOf(app as AppId)]),
) as Record<keyof typeof SIMULATIONS, Draw>;

/** Functions that draw runs of simulated people, keyed by app. */
export const SIMULATED = {
  ...OWN,
  "mini-ipip": (random) => itemRun(random),
  "where-is-it": (random) => placeRun(random),
} as const satisfies Record<string, Draw>;

/**
 * Returns a number of runs of an app. The same seed yields the same runs.
 * @param model the app with the parameters of the runs, if the app has a simulation of its own; by default the default
 * parameters
 */
export function simulatedRuns(
  app: keyof typeof SIMULATED,
  count: number,
  seed: number,
  model?: AppModel,
): SimulatedRun[] {
  const random = seededRandom(seed);
  const draw: Draw = model && app in OWN ? runsOf(app, model) : SIMULATED[app];
  return Array.from({ length: count }, () => draw(random));
}
