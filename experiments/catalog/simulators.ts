import { FLANKER_SEEN, simulateFlanker } from "@/experiments/apps/flanker/simulate";
import { GO_NO_GO_SEEN, simulateGoNoGo } from "@/experiments/apps/go-no-go/simulate";
import {
  LOTTERY_CHOICE_SEEN,
  simulateLotteryChoice,
} from "@/experiments/apps/lottery-choice/simulate";
import { SIMPLE_RT_SEEN, simulateSimpleRt } from "@/experiments/apps/simple-rt/simulate";
import { SPATIAL_SPAN_SEEN, simulateSpatialSpan } from "@/experiments/apps/spatial-span/simulate";
import { STROOP_SEEN, simulateStroop } from "@/experiments/apps/stroop/simulate";
import type {
  ParameterSet,
  ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { Simulation } from "@/experiments/engine/simulation/simulator";

/** How people do an app, and the settings that they react to. */
export type Simulator = {
  seen: readonly string[];
  simulate(parameters: ParameterValues): Simulation;
};

/**
 * The apps that people can be simulated in: those with figures in the published data. By themselves, so that nobody
 * fetches them with an app (docs/simulation.md).
 */
export const SIMULATORS: Readonly<Record<string, Simulator>> = {
  stroop: { seen: STROOP_SEEN, simulate: simulateStroop },
  flanker: { seen: FLANKER_SEEN, simulate: simulateFlanker },
  "simple-rt": { seen: SIMPLE_RT_SEEN, simulate: simulateSimpleRt },
  "go-no-go": { seen: GO_NO_GO_SEEN, simulate: simulateGoNoGo },
  "spatial-span": { seen: SPATIAL_SPAN_SEEN, simulate: simulateSpatialSpan },
  "lottery-choice": { seen: LOTTERY_CHOICE_SEEN, simulate: simulateLotteryChoice },
};

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
