import type { Estimate } from "@/experiments/study/findings/findings";

/** A number with its name, or with the end of its name. */
export type NamedNumber = readonly [name: string, value: number | null];

/** Returns numbers whose names begin with a common part. */
export const under = (name: string, numbers: readonly NamedNumber[]): NamedNumber[] =>
  numbers.map(([rest, value]) => [`${name}.${rest}`, value]);

/** Returns the numbers of an estimate: its value, its ends and its level; no numbers for null. */
export const ofEstimate = (name: string, estimate: Estimate | null): NamedNumber[] =>
  estimate === null
    ? []
    : under(name, [
        ["value", estimate.value],
        ["low", estimate.low],
        ["high", estimate.high],
        ["level", estimate.level],
      ]);

/** Returns numbers of a list, named by their positions from 1. */
export const ofList = (name: string, values: readonly (number | null)[]): NamedNumber[] =>
  values.map((value, index) => [`${name}.${index + 1}`, value]);
