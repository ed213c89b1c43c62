import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Interval } from "@/lib/stats/intervals";
import type { Retest } from "@/lib/stats/retest";
import { ROOT } from "@/scripts/project.mjs";

type Point = { p: number; value: number };

/** The values that reference.R computed with R. */
export const REFERENCE: {
  t: (Point & { df: number })[];
  chiSquare: (Point & { df: number })[];
  f: (Point & { df1: number; df2: number })[];
  groups: {
    first: number[];
    second: number[];
    level: number;
    mean: Interval;
    sd: Interval;
    welch: Interval & { difference: number; df: number; t: number };
    g: number;
  }[];
  shares: {
    given: [number, number, number, number, number];
    wilson: Interval;
    newcombe: Interval;
  }[];
  noncentral: { given: [t: number, df: number, level: number]; interval: Interval }[];
  correction: { df: number; value: number }[];
  effectsize: Interval & { g: number };
  trimmed: {
    first: number[];
    second: number[];
    level: number;
    mean: number;
    interval: Interval;
    difference: Interval & { difference: number; df: number };
  }[];
  retest: { first: number[]; second: number[]; level: number; spearman: number; retest: Retest }[];
  scales: { items: number[][]; alpha: number; feldt: Interval; omega: number }[];
  draws: { seed: number; draws: number[] }[];
  bootstrap: {
    scores: number[];
    errors: number[];
    answers: number[][];
    observed: number;
    resamples: number[];
    student: Interval;
    studentInR: Interval;
    byWeights: { errors: number; alpha: number };
  };
  halves: {
    times: number[][];
    reliability: number;
    one: number[];
    two: number[];
    error: number;
    byWeights: number;
    student: Interval;
  };
} = JSON.parse(readFileSync(join(ROOT, "__tests__/lib/stats/reference/values.json"), "utf8"));

/** Expects a number, or each number of an object, to equal the value of R. @param tolerance relative, absolute below 1 */
export function expectClose(own: unknown, theirs: unknown, tolerance = 1e-9): void {
  if (typeof theirs === "number")
    expect(Math.abs((own as number) - theirs) / Math.max(1, Math.abs(theirs))).toBeLessThan(
      tolerance,
    );
  else
    for (const [key, value] of Object.entries(theirs as object))
      expectClose((own as Record<string, unknown>)[key], value, tolerance);
}
