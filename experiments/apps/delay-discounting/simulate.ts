import { logistic, movedTrait } from "@/experiments/engine/simulation/draw";
import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { FormSimulation, SimulatedPerson } from "@/experiments/engine/simulation/simulator";
import { normalQuantile } from "@/lib/stats/distributions";
import { normal } from "@/lib/stats/normal";
import { mean } from "@/lib/stats/statistics";
import { fitOf } from "./discount-rate";
import {
  type Choice,
  type DelayDiscountingScreen,
  type Item,
  itemsOf,
  rateOf,
  SIZES,
  type Size,
} from "./items";
import type { DelayDiscountingParameters } from "./parameters";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const DELAY_DISCOUNTING_SEEN = [
  "itemsPerPage",
  "order",
  "minimumConsistencyPercent",
] as const satisfies readonly (keyof DelayDiscountingParameters)[];

const { lnK, decisiveness, sizeShift, tremble } = people["delay-discounting"];

/** For small later amounts, the ln k of a person is higher by `sizeShift`; for large ones, it is lower. */
const SHIFT: Readonly<Record<Size, number>> = { small: sizeShift, medium: 0, large: -sizeShift };

/** A simulated person: own ln k, and how sharply the choices change around it. */
type Own = { lnK: number; decisiveness: number };
type DelayPerson = SimulatedPerson & Own;

/** Returns the probability that a simulated person chooses the later amount. */
const choosesLater = (item: Item, own: Own) =>
  tremble +
  (1 - 2 * tremble) *
    logistic(own.decisiveness * (Math.log(rateOf(item)) - own.lnK - SHIFT[item.size]));

/** The ln k of each of the possible answers to the items of a size. Bit 0 of an index is the item with the smallest k. */
type Table = { items: readonly Item[]; lnK: readonly number[] };

const tables = (): Table[] =>
  SIZES.map((size) => {
    const items = itemsOf(size);
    const lnK = Array.from(
      { length: 2 ** items.length },
      (_, answers) =>
        fitOf(
          items.map((item, place) => ({
            rate: rateOf(item),
            choice: (answers >> place) % 2 === 1 ? "later" : "now",
          })),
        ).lnK,
    );
    return { items, lnK };
  });

/** Returns the expected score of a person in one size, over all possible answers. */
function expected({ items, lnK }: Table, own: Own): number {
  let shares = [1];
  for (const item of items) {
    const later = choosesLater(item, own);
    shares = [
      ...shares.map((share) => share * (1 - later)),
      ...shares.map((share) => share * later),
    ];
  }
  return shares.reduce((sum, share, answers) => sum + share * (lnK[answers] ?? 0), 0);
}

/** The deviates that represent a standard normal distribution of decisiveness, each with an equal share. */
const DEVIATES = [0.1, 0.3, 0.5, 0.7, 0.9].map(normalQuantile);

/**
 * Returns a simulation of participants who choose between amounts. The true value of a participant is the expected
 * score over all answers that this participant could give.
 */
export function simulateDelayDiscounting(
  _: DelayDiscountingParameters,
): FormSimulation<DelayDiscountingScreen, Choice, DelayPerson> {
  const known = tables();
  const truthOf = (own: Own) => mean(known.map((table) => expected(table, own)));
  const decisivenessAt = (z: number) => Math.exp(decisiveness.lnMean + decisiveness.lnSd * z);
  const whole = lnK.weights.reduce((sum, weight) => sum + weight, 0);
  const meanTruth = (moved: number) =>
    lnK.centres.reduce((sum, centre, index) => {
      const truths = DEVIATES.map((z) =>
        truthOf({ lnK: centre + moved, decisiveness: decisivenessAt(z) }),
      );
      return sum + ((lnK.weights[index] ?? 0) / whole) * mean(truths);
    }, 0);
  const { typical, movedBy } = movedTrait(meanTruth, [-12, 12]);
  return {
    kind: "form",
    typical,
    draw: (random, by) => {
      let place = random() * whole;
      const index = lnK.weights.findIndex((weight) => {
        place -= weight;
        return place < 0;
      });
      const centre = lnK.centres[index === -1 ? lnK.centres.length - 1 : index] ?? 0;
      const own = {
        lnK: centre + lnK.width * (random() - 0.5) + movedBy(by),
        decisiveness: decisivenessAt(normal(random)),
      };
      return { truth: truthOf(own), careless: null, ...own };
    },
    respond: ({ items }, person, random) =>
      items.map((item) => (random() < choosesLater(item, person) ? "later" : "now")),
  };
}
