import type { AppStep } from "@/experiments/study/document/schema";
import { POOL } from "./limits";
import { type SimulatedResult, type SimulationInput, simulatedParticipants } from "./participants";

/**
 * Lets people do one step by itself, in pairs of neighbours that err in opposite directions, so that their mean is known
 * as well as that of several times as many. Whom the plan leaves out by flags has no score.
 * @param size an even number
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
    if (result) results.push(result.isFlagged ? { ...result, measured: null } : result);
    yield;
  }
  return results;
}
