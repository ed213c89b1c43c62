import { spacedPlaces } from "@/lib/stats/orders";
import { type Random, seededRandom, shuffled } from "@/lib/stats/random";
import type { GoNoGoParameters } from "./parameters";
import type { Condition } from "./shapes";

export type GoNoGoTrial = {
  condition: Condition;
  /** Duration of the blank screen after the trial, in ms. */
  blankMs: number;
};

type Order = Pick<GoNoGoParameters, "goFirst" | "noGoApart" | "blankLowMs" | "blankHighMs">;

/**
 * Returns the trials of one block, which are always the same for the same seed. Of the `count` trials, `noGo` are no-go
 * trials. The first `goFirst` trials are go trials and, if `noGoApart` is true, two no-go trials never follow each
 * other. All orders that meet these conditions are equally likely. The durations of blank screens are drawn in whole
 * milliseconds.
 */
export function goNoGoSequence(
  seed: number,
  count: number,
  noGo: number,
  order: Order,
): GoNoGoTrial[] {
  const random = seededRandom(seed);
  const places = new Set(noGoPlaces(count, noGo, order, random));
  return Array.from({ length: count }, (_, place) => ({
    condition: places.has(place) ? "no-go" : "go",
    blankMs: drawBlank(order, random),
  }));
}

function noGoPlaces(
  count: number,
  noGo: number,
  { goFirst, noGoApart }: Order,
  random: Random,
): number[] {
  if (noGoApart) return spacedPlaces(noGo, count, goFirst, random);
  const places = Array.from({ length: count - goFirst }, (_, index) => goFirst + index);
  return shuffled(places, random).slice(0, noGo);
}

function drawBlank({ blankLowMs, blankHighMs }: Order, random: Random): number {
  return blankLowMs + Math.floor(random() * (blankHighMs - blankLowMs + 1));
}
