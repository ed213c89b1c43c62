import { formatNumber } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import { axisTicks } from "@/lib/stats/quantile-dots";
import { roomyTicks } from "./place-labels";

/** The share of a plot's width that remains free at each end of an axis. */
export const MARGIN = 0.04;

/** The numbers of ticks to try, from the largest to the smallest. */
export const TICK_COUNTS: readonly number[] = [7, 5, 4, 3, 2];

type Ends = { low: number; high: number };

/** Returns a function that converts a value to its position on an axis, from 0 to 1. */
export const placeOn =
  ({ low, high }: Ends, margin = MARGIN) =>
  (value: number) =>
    margin + ((value - low) / (high - low)) * (1 - 2 * margin);

/** Returns a share of the width of a plot in the notation of SVG. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The decimals that a tick needs. The smallest distance of ticks is 0.05. */
const tickDecimals = (tick: number) =>
  [0, 1].find((digits) => Math.abs(tick - Number(tick.toFixed(digits))) < 1e-9) ?? 2;

/**
 * Returns an axis with as many ticks as fit: the positions of values from 0 to 1, the ticks, and the texts of the
 * ticks.
 */
export function plotAxis(
  ends: Ends,
  locale: Locale,
  { margin, counts = TICK_COUNTS }: { margin?: number; counts?: readonly number[] } = {},
) {
  const fraction = placeOn(ends, margin);
  const tickText = (tick: number) => formatNumber(tick, locale, tickDecimals(tick));
  const ticks = roomyTicks(
    counts.map((count) => axisTicks(ends.low, ends.high, count)),
    fraction,
    tickText,
  );
  return { fraction, ticks, tickText };
}
