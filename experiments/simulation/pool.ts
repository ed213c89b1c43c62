import type { AppStep } from "../protocol/schema";
import { POOL } from "./limits";
import { type SimulatedResult, type SimulationInput, simulatedParticipants } from "./participants";

/** Lets a thousand people do one step by itself; whom the plan leaves out by flags has no score. */
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
  };
  for (const participant of simulatedParticipants(input)) {
    const result = participant.results[step.id];
    if (result) results.push(result.isFlagged ? { ...result, measured: null } : result);
    yield;
  }
  return results;
}
