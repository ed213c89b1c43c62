import { constrainedOrder, type Random, seededRandom } from "@/lib/stats/random";
import { type Condition, parameters } from "./parameters";

export type GoNoGoTrial = {
  condition: Condition;
  /** The blank after it. */
  blankMs: number;
};

/**
 * The trials of one block, reproducible from its seed: `noGo` of `count` are no-go trials, none of
 * them among the first, no two in a row. Blanks are drawn in whole milliseconds.
 */
export function goNoGoSequence(seed: number, count: number, noGo: number): GoNoGoTrial[] {
  const random = seededRandom(seed);
  const conditions = Array.from({ length: count }, (_, index) => (index < noGo ? "no-go" : "go"));
  const order = constrainedOrder<Condition>(() => conditions, mayFollow, random);
  return order.map((condition) => ({ condition, blankMs: drawBlank(random) }));
}

function mayFollow(condition: Condition, order: readonly Condition[]): boolean {
  if (condition === "go") return true;
  return order.length >= parameters.goFirst && order.at(-1) === "go";
}

function drawBlank(random: Random): number {
  const { blankLowMs, blankHighMs } = parameters;
  return blankLowMs + Math.floor(random() * (blankHighMs - blankLowMs + 1));
}
