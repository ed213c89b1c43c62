import { type Block, fixedBlock, type Phase } from "@/experiments/engine/contract/trial-model";
import type { BlockPhase } from "@/experiments/engine/contract/trial-row";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { seedsFor } from "@/lib/stats/random";
import type { SpatialSpanParameters } from "./parameters";
import { nextTrial, type SpanTrial, spanSequence } from "./sequence";

/**
 * Returns the blocks of a run: an optional practice block with sequences of one length, then the test blocks. Each test
 * trial depends on the answers in earlier trials.
 */
export function spanBlocks(seed: number, parameters: SpatialSpanParameters): Block<SpanTrial>[] {
  const { gridSize, practiceTrials, practiceLength, trials, blocks } = parameters;
  const seeds = seedsFor(seed, practiceTrials + trials);
  const practice = seeds.slice(0, practiceTrials).map((own) => ({
    gridSize,
    sequence: spanSequence(own, practiceLength, parameters),
    isApproach: false,
  }));
  const length = trials / blocks;
  const measured = Array.from({ length: blocks }, (_, block): Block<SpanTrial> => {
    const own = seeds.slice(practiceTrials + block * length);
    return {
      phase: "test",
      length,
      trialAt: (index, rows) => nextTrial(own[index] as number, rows, parameters),
    };
  });
  return practiceTrials > 0 ? [fixedBlock("practice", practice), ...measured] : measured;
}

const SQUARE_PHASE = "square ";

/**
 * Returns the phases of one trial. The squares light up one after the other, and then the participant presses the same
 * number of squares.
 */
export function spanPhases(
  { sequence }: SpanTrial,
  phase: BlockPhase,
  parameters: SpatialSpanParameters,
): Phase[] {
  const { readyMs, squareMs, responseWindowMs, feedback, feedbackMs, blankMs } = parameters;
  return [
    { name: "ready", durationMs: readyMs },
    ...sequence.map((_, place) => ({ name: SQUARE_PHASE + place, durationMs: squareMs })),
    { name: "recall", durationMs: responseWindowMs, responses: sequence.length },
    ...(hasFeedback(feedback, phase) ? [{ name: "feedback", durationMs: feedbackMs }] : []),
    { name: "blank", durationMs: blankMs },
  ];
}

/** Returns the square that is lit during a phase. Returns undefined for phases without a lit square. */
export function litSquare(phase: string, { sequence }: SpanTrial): number | undefined {
  return phase.startsWith(SQUARE_PHASE)
    ? sequence[Number(phase.slice(SQUARE_PHASE.length))]
    : undefined;
}
