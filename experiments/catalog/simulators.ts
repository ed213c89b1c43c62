import type {
  ParameterSet,
  ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { Simulation } from "@/experiments/engine/simulation/simulator";
import { SIMULATED } from "./generated/simulated";

/** The simulated behaviour in an app, and the parameters that affect it. */
export type Simulator = {
  seen: readonly string[];
  simulate(parameters: ParameterValues): Simulation;
};

/**
 * The apps that can simulate people, because published data have figures for them. The list is separate from the apps,
 * so that loading an app does not load it (docs/simulation.md).
 */
export const SIMULATORS: Readonly<Record<string, Simulator>> = SIMULATED;

/** Returns the simulated behaviour in an app at its parameters; undefined if the app has no published figures. */
export const simulationOf = (app: string, parameters: ParameterValues): Simulation | undefined =>
  Object.hasOwn(SIMULATORS, app) ? SIMULATORS[app]?.simulate(parameters) : undefined;

/** Returns the names of changed parameters that do not affect simulated people. */
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
