import { median, round } from "@/lib/stats/statistics";
import type { ByVariant, Figures, Sample, Summary } from "./results";

/** The number of decimals. Layout shifts are small and need three decimals. Milliseconds need no more than this. */
const DECIMALS = 3;

/** Summarises the measured values of one figure. Returns undefined if the figure was not measured in any round. */
export function summarise(values: readonly (number | null | undefined)[]): Summary | undefined {
  const measured = values.flatMap((value) =>
    typeof value === "number" && Number.isFinite(value) ? [value] : [],
  );
  if (measured.length === 0) return undefined;
  const middle = median(measured);
  return {
    median: round(middle, DECIMALS),
    mad: round(median(measured.map((value) => Math.abs(value - middle))), DECIMALS),
    best: round(Math.min(...measured), DECIMALS),
    values: measured.map((value) => round(value, DECIMALS)),
  };
}

/** Returns a summary of each figure in the samples. */
export function summariseAll(samples: readonly Sample[]): Figures {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const summary = summarise(samples.map((sample) => sample[name]));
      return summary ? [[name, summary]] : [];
    }),
  );
}

/** Returns a / b. Returns undefined if one of the values was not measured. */
export const ratio = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : round(a / b, DECIMALS);

const measuredOf = (values: readonly (number | undefined)[]) =>
  values.filter((value) => value !== undefined);

/** Returns the largest of the measured values. */
export function largest(values: readonly (number | undefined)[]): number | undefined {
  const measured = measuredOf(values);
  return measured.length > 0 ? Math.max(...measured) : undefined;
}

/** Returns the smallest of the measured values. */
export function smallest(values: readonly (number | undefined)[]): number | undefined {
  const measured = measuredOf(values);
  return measured.length > 0 ? Math.min(...measured) : undefined;
}

/** Returns the value of a figure on the better of the two plain Next sites, namely the smaller value. */
export const plainNext = (
  part: ByVariant | undefined,
  key: string,
  read: (figures: Figures) => number | undefined,
) =>
  smallest(
    ["plain-turbopack", "plain-webpack"].map((name) => {
      const figures = part?.[name]?.[key];
      return figures && read(figures);
    }),
  );

/**
 * Returns the kB of a page without its pictures, which are the same in every variant. The kB are measured at rest
 * (`all`) or before the load event (`load`).
 */
export function bytesWithoutPictures(figures: Figures, when: "all" | "load"): number | undefined {
  const total = figures[`${when}-total`]?.median;
  return total === undefined ? undefined : total - (figures[`${when}-img`]?.median ?? 0);
}
