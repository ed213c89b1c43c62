import type { Block } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { itemsToRecall, type SpanTrial, spanOutcome } from "@/experiments/engine/span/span-trial";

/** The behaviour of a participant in one trial: the items that were pressed, and whether the page was hidden. */
export type SpanAnswer = { pressed: readonly number[]; hidden?: boolean };

/** A participant. The index of a trial counts the trials of its test block from 0; it is -1 in practice. */
export type SpanParticipant<Trial extends SpanTrial = SpanTrial> = (
  trial: Trial,
  index: number,
) => SpanAnswer;

/** Returns the rows of a complete run. Trials and rows are created in the same way as in the engine. */
export function spanRows<Trial extends SpanTrial>(
  participant: SpanParticipant<Trial>,
  blocks: readonly Block<Trial>[],
): TrialRow[] {
  const rows: TrialRow[] = [];
  for (const block of blocks)
    for (let index = 0; index < block.length; index += 1) {
      const trial = block.trialAt(index, rows);
      const { pressed, hidden = false } = participant(trial, block.phase === "test" ? index : -1);
      const responses = pressed.map((item, place) => ({
        response: String(item),
        rtMs: 600 * (place + 1),
      }));
      rows.push({
        trial: rows.length + 1,
        block: block.phase === "test" ? 1 : 0,
        phase: block.phase,
        ...spanOutcome(trial, { responses, hidden }),
        rt_ms: responses[0]?.rtMs ?? null,
        onset_ms: 1000,
        frame_ms: 16.67,
        late_frames: 0,
        input_type: responses.length > 0 ? "touch" : null,
        hidden,
        sitting: 1,
      });
    }
  return rows;
}

/** Returns the lengths of the sequences of the test trials. */
export const testLengths = (rows: readonly TrialRow[]): number[] =>
  rows.filter(({ phase }) => phase === "test").map(({ condition }) => Number(condition));

/** Participants who always do the same. The items of `wrong` are never at their right position. */
export const right = (trial: SpanTrial): SpanAnswer => ({ pressed: itemsToRecall(trial) });
export const wrong = (trial: SpanTrial): SpanAnswer => ({
  pressed: itemsToRecall(trial).map((item) => item + 1),
});
export const silent = (): SpanAnswer => ({ pressed: [] });

/**
 * Returns a participant whose trials follow a script with one letter for each trial: Correct, Wrong, Hidden (correct,
 * but with a hidden page), Silent (no press) or Partial (the last press is missing).
 */
export const scripted =
  (script: string): SpanParticipant =>
  (trial, index) => {
    const letter = script[index];
    if (letter === "W") return wrong(trial);
    if (letter === "H") return { ...right(trial), hidden: true };
    if (letter === "S") return silent();
    if (letter === "P") return { pressed: itemsToRecall(trial).slice(0, -1) };
    return right(trial);
  };
