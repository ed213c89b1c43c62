import type { Direction } from "@/components/plots/arrow-row";
import { twoKinds } from "@/lib/stats/orders";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { CONDITIONS, type Condition, DIRECTIONS } from "./conditions";
import type { SimonParameters } from "./parameters";

export type SimonTrial = {
  /** The correct answer, which determines the shape. */
  target: Direction;
  /** The side of the screen on which the shape is displayed. */
  side: Direction;
  condition: Condition;
};

/**
 * Returns the trials of one block, which are always the same for the same seed. `congruentPercent` per cent of the
 * trials are congruent, and both answers are equally frequent in each condition, so that both shapes and both sides are
 * equally frequent. If both conditions are equally frequent, each condition follows itself as often as it follows the
 * other condition. If they are not, the order of the conditions is shuffled (`twoKinds`). The order of the correct
 * answers is random.
 * @param count a multiple of four, or of eight if the conditions differ in number, because each condition has two
 * answers
 */
export function simonSequence(
  seed: number,
  count: number,
  { congruentPercent }: Pick<SimonParameters, "congruentPercent">,
): SimonTrial[] {
  const random = seededRandom(seed);
  const congruent = (count * congruentPercent) / 100;
  const counts: Record<Condition, number> = { congruent, incongruent: count - congruent };
  const conditions = twoKinds(CONDITIONS, [counts.congruent, counts.incongruent], random);
  const targets = CONDITIONS.map((condition) => ({
    condition,
    left: shuffled(
      DIRECTIONS.flatMap((target) => Array.from({ length: counts[condition] / 2 }, () => target)),
      random,
    ),
  }));
  return conditions.map((condition): SimonTrial => {
    const target = targets.find((own) => own.condition === condition)?.left.pop() ?? "left";
    const other = target === "left" ? "right" : "left";
    return { target, side: condition === "congruent" ? target : other, condition };
  });
}
