import { seedsFor } from "@/lib/stats/random";
import { type Block, fixedBlock, type Phase } from "../engine/trial-model";
import { parameters } from "./parameters";
import { nextTrial, type SpanTrial, spanSequence } from "./sequence";

/** Practice with a fixed length, then the measured trials, each of which depends on those before it. */
export function spanBlocks(seed: number): Block<SpanTrial>[] {
  const { gridSize, practiceTrials, practiceLength, trials } = parameters;
  const seeds = seedsFor(seed, practiceTrials + trials);
  return [
    fixedBlock(
      "practice",
      seeds.slice(0, practiceTrials).map((own) => ({
        gridSize,
        sequence: spanSequence(own, practiceLength),
        isApproach: false,
      })),
    ),
    {
      phase: "test",
      length: trials,
      trialAt: (index, rows) => nextTrial(seeds[practiceTrials + index] as number, rows),
    },
  ];
}

const SQUARE_PHASE = "square ";

/** The phases of one trial: the squares one after the other, then as many presses. */
export function spanPhases({ sequence }: SpanTrial): Phase[] {
  const { readyMs, squareMs, responseWindowMs, feedbackMs, blankMs } = parameters;
  return [
    { name: "ready", durationMs: readyMs },
    ...sequence.map((_, place) => ({ name: SQUARE_PHASE + place, durationMs: squareMs })),
    { name: "recall", durationMs: responseWindowMs, responses: sequence.length },
    { name: "feedback", durationMs: feedbackMs },
    { name: "blank", durationMs: blankMs },
  ];
}

/** The square that is lit in a phase; undefined in the phases without one. */
export function litSquare(phase: string, { sequence }: SpanTrial): number | undefined {
  return phase.startsWith(SQUARE_PHASE)
    ? sequence[Number(phase.slice(SQUARE_PHASE.length))]
    : undefined;
}
