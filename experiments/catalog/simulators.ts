import type {
  ParameterSet,
  ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { Simulation } from "@/experiments/engine/simulation/simulator";
import { SIMULATED } from "./generated/simulated";

/** How people do an app, and the settings that they react to. */
export type Simulator = {
  seen: readonly string[];
  simulate(parameters: ParameterValues): Simulation;
};

/**
 * The apps that people can be simulated in: those with figures in the published data. By themselves, so that nobody
 * fetches them with an app (docs/simulation.md).
 */
export const SIMULATORS: Readonly<Record<string, Simulator>> = SIMULATED;

/** Returns how people do an app at its settings; undefined where there are no figures for it. */
export const simulationOf = (app: string, parameters: ParameterValues): Simulation | undefined =>
  Object.hasOwn(SIMULATORS, app) ? SIMULATORS[app]?.simulate(parameters) : undefined;

/** Returns the names of changed settings that simulated people do not react to. */
export function unseenSettings(
  app: string,
  { definitions }: ParameterSet,
  parameters: ParameterValues,
): string[] {
  const seen = SIMULATORS[app]?.seen ?? [];
  return Object.entries(definitions)
    .filter(([name, { default: value }]) => parameters[name] !== value && !seen.includes(name))
    .map(([name]) => name);
}
