import { mean } from "@/lib/stats/statistics";
import type { Choice } from "./items";

/** A choice and the rate k of its item, per day. */
export type RatedChoice = { rate: number; choice: Choice };

/** The discount rate that fits the choices of one size, as its logarithm, and the number of choices that fit. */
export type Fit = { lnK: number; consistent: number };

/**
 * Returns the discount rate that agrees with most choices (Kirby, Petry & Bickel 1999). A rate agrees with a choice of
 * the later amount if the rate is below the rate of the item, and with a choice of the amount today if it is above. A
 * rate between two items is their geometric mean; a rate outside the items is the rate of the outermost item. If
 * several rates agree with equally many choices, the result is the geometric mean of these rates.
 */
export function fitOf(choices: readonly RatedChoice[]): Fit {
  const sorted = [...choices].sort((one, other) => one.rate - other.rate);
  const logs = sorted.map(({ rate }) => Math.log(rate));
  const cuts = Array.from({ length: sorted.length + 1 }, (_, below) => ({
    lnK: mean([logs[below - 1], logs[below]].filter((log) => log !== undefined)),
    consistent: sorted.filter(({ choice }, place) => place < below === (choice === "now")).length,
  }));
  const consistent = Math.max(...cuts.map((cut) => cut.consistent));
  return {
    lnK: mean(cuts.filter((cut) => cut.consistent === consistent).map(({ lnK }) => lnK)),
    consistent,
  };
}

/** Returns the mean of the logarithms of several rates, and the number of all choices that fit. */
export const combined = (fits: readonly Fit[]): Fit => ({
  lnK: mean(fits.map(({ lnK }) => lnK)),
  consistent: fits.reduce((sum, { consistent }) => sum + consistent, 0),
});
