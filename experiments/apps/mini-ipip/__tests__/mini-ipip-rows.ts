import { conditionOf, ITEMS, type ItemId } from "@/experiments/apps/mini-ipip/items";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";

/** Returns the rows of a complete Mini-IPIP run with these answers. */
export function formRows(answers: (item: ItemId) => string | null): TrialRow[] {
  return ITEMS.map((item, index) => ({
    trial: index + 1,
    block: Math.floor(index / 5) + 1,
    phase: "test",
    condition: conditionOf(item),
    stimulus: item.id,
    response: answers(item.id),
    correct: null,
    rt_ms: null,
    onset_ms: null,
    frame_ms: null,
    late_frames: null,
    input_type: null,
    hidden: null,
    excluded: null,
    sitting: 1,
  }));
}
