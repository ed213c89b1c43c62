import { type Block, fixedBlock, type Phase } from "@/experiments/engine/contract/trial-model";
import type { BlockPhase } from "@/experiments/engine/contract/trial-row";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { seedsFor } from "@/lib/stats/random";
import type { SpanParameters } from "./span-parameters";
import type { SpanTrial } from "./span-trial";
import { nextLength, validRows } from "./staircase";

/** The items from which an app makes its sequences. */
export type SpanItems = {
  /** All items that a sequence can contain. */
  all: readonly number[];
  /** Maximum length of a sequence; Infinity if sequences may repeat items. */
  longest: number;
  /** Returns a sequence with a number of items. The same seed always gives the same sequence. */
  draw(seed: number, length: number): readonly number[];
};

/**
 * Returns the blocks of a run: an optional practice block with sequences of one length, then the test blocks. Each test
 * trial depends on the answers in earlier trials.
 */
export function spanBlocks(
  seed: number,
  items: SpanItems,
  parameters: SpanParameters,
): Block<SpanTrial>[] {
  const { direction, practiceTrials, practiceLength, trials, blocks, approachTrials } = parameters;
  const seeds = seedsFor(seed, practiceTrials + trials);
  const rule = { ...parameters, longest: items.longest };
  const trialOf = (own: number, length: number, isApproach: boolean): SpanTrial => ({
    sequence: items.draw(own, length),
    isApproach,
    ...(direction === "backward" && { isBackward: true }),
  });
  const practice = seeds.slice(0, practiceTrials).map((own) => trialOf(own, practiceLength, false));
  const length = trials / blocks;
  const measured = Array.from({ length: blocks }, (_, block): Block<SpanTrial> => {
    const own = seeds.slice(practiceTrials + block * length);
    return {
      phase: "test",
      length,
      trialAt: (index, rows) =>
        trialOf(
          own[index] as number,
          nextLength(rows, rule),
          validRows(rows).length < approachTrials,
        ),
    };
  });
  return practiceTrials > 0 ? [fixedBlock("practice", practice), ...measured] : measured;
}

/** Duration of each item and, if items are separated, of the gap after each item, in ms. */
export type ItemPace = { itemMs: number; gapMs?: number };

const ITEM_PHASE = "item ";

/**
 * Returns the phases of one trial, with durations in ms: `ready`, then `item 0`, `item 1` and so on, each followed by
 * `gap 0`, `gap 1` and so on if items are separated. In the phase `recall` the participant gives as many responses as
 * the sequence has items. `feedback`, if there is any, and `blank` end the trial.
 */
export function spanPhases(
  { sequence }: SpanTrial,
  phase: BlockPhase,
  { itemMs, gapMs = 0 }: ItemPace,
  parameters: Pick<
    SpanParameters,
    "readyMs" | "responseWindowMs" | "feedback" | "feedbackMs" | "blankMs"
  >,
): Phase[] {
  const { readyMs, responseWindowMs, feedback, feedbackMs, blankMs } = parameters;
  return [
    { name: "ready", durationMs: readyMs },
    ...sequence.flatMap((_, place) => [
      { name: ITEM_PHASE + place, durationMs: itemMs },
      ...(gapMs > 0 ? [{ name: `gap ${place}`, durationMs: gapMs }] : []),
    ]),
    { name: "recall", durationMs: responseWindowMs, responses: sequence.length },
    ...(hasFeedback(feedback, phase) ? [{ name: "feedback", durationMs: feedbackMs }] : []),
    { name: "blank", durationMs: blankMs },
  ];
}

/** Returns the item that is shown during a phase; undefined for phases without an item. */
export function shownItem(phase: string, { sequence }: SpanTrial): number | undefined {
  return phase.startsWith(ITEM_PHASE)
    ? sequence[Number(phase.slice(ITEM_PHASE.length))]
    : undefined;
}
