import type { AppStep } from "@/experiments/study/document/schema";
import { POOL } from "./limits";
import { type SimulatedResult, type SimulationInput, simulatedParticipants } from "./participants";

/**
 * Simulates people who do a single step. Two neighbours in the list are a pair with opposite random errors. The mean is
 * therefore as precise as the mean of several times as many people without pairs. People whom a rule of the plan
 * excludes do not have a score.
 * @param size an even number of people
 */
export function* poolOf(
  step: AppStep,
  seed: number,
  mean: number,
  size = POOL,
  exclude: SimulationInput["exclude"] = [],
): Generator<void, SimulatedResult[]> {
  const results: SimulatedResult[] = [];
  const input: SimulationInput = {
    document: {
      steps: [{ id: step.id, app: step.app, version: step.version, parameters: step.parameters }],
    },
    protocolId: "",
    documentId: "",
    people: size,
    seed,
    means: { [step.id]: mean },
    differences: {},
    exclude,
    inPairs: true,
  };
  for (const participant of simulatedParticipants(input)) {
    const result = participant.results[step.id];
    if (result) results.push(result.isExcluded ? { ...result, measured: null } : result);
    yield;
  }
  return results;
}
