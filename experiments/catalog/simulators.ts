import type {
  ParameterSet,
  ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { Simulation } from "@/experiments/engine/simulation/simulator";
import { ownValue } from "@/lib/own-value";
import { SIMULATED } from "./generated/simulated";

/** The simulation of participants in an app, and the names of the parameters that affect simulated participants. */
export type Simulator = {
  seen: readonly string[];
  simulate(parameters: ParameterValues): Simulation;
};

/**
 * The simulations of all apps whose published data contain the figures that a simulation needs. The list is not in the
 * registry of apps, because the code of an app must not load it (docs/simulation.md).
 */
export const SIMULATORS: Readonly<Record<string, Simulator>> = SIMULATED;

/**
 * Returns the simulation of participants in an app with these parameters, or undefined if the app has no simulation.
 */
export const simulationOf = (app: string, parameters: ParameterValues): Simulation | undefined =>
  ownValue(SIMULATORS, app)?.simulate(parameters);

/** Returns the names of the parameters that differ from their defaults but do not affect simulated participants. */
export function unseenParameters(
  app: string,
  { definitions }: ParameterSet,
  parameters: ParameterValues,
): string[] {
  const seen = SIMULATORS[app]?.seen ?? [];
  return Object.entries(definitions)
    .filter(([name, { default: value }]) => parameters[name] !== value && !seen.includes(name))
    .map(([name]) => name);
}
