import { spacedPlaces } from "@/lib/stats/orders";
import { type Random, seededRandom } from "@/lib/stats/random";
import { type Condition, parameters } from "./parameters";

export type GoNoGoTrial = {
  condition: Condition;
  /** The blank after it. */
  blankMs: number;
};

/**
 * The trials of one block, reproducible from its seed: `noGo` of `count` are no-go trials, none of
 * them among the first, no two in a row, and all such orders equally likely. Blanks are drawn in whole
 * milliseconds.
 */
export function goNoGoSequence(seed: number, count: number, noGo: number): GoNoGoTrial[] {
  const random = seededRandom(seed);
  const places = new Set(spacedPlaces(noGo, count, parameters.goFirst, random));
  return Array.from({ length: count }, (_, place) => ({
    condition: places.has(place) ? "no-go" : "go",
    blankMs: drawBlank(random),
  }));
}

function drawBlank(random: Random): number {
  const { blankLowMs, blankHighMs } = parameters;
  return blankLowMs + Math.floor(random() * (blankHighMs - blankLowMs + 1));
}
