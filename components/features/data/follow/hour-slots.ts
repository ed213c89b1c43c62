import type { CountedStudy } from "@/experiments/engine/sending/following";

const HOUR_MS = 3_600_000;
const HOURS = 24;

export type HourSlot = { at: number; started: number; withoutStep: number };

/**
 * Returns the last 24 hours, also those in which nobody began. If the clock of the receiver is ahead of the device's
 * clock, the last hour is the last hour that the receiver has counted.
 *
 * @param now in milliseconds since 1970
 */
export function hourSlots(hours: CountedStudy["hours"], now: number): HourSlot[] {
  const known = new Map<number, HourSlot>();
  for (const { hour, started, withoutStep } of hours) {
    const at = Date.parse(hour);
    if (!Number.isNaN(at)) known.set(at, { at, started, withoutStep });
  }
  const last = Math.max(Math.floor(now / HOUR_MS) * HOUR_MS, ...known.keys());
  return Array.from({ length: HOURS }, (_, index) => {
    const at = last - (HOURS - 1 - index) * HOUR_MS;
    return known.get(at) ?? { at, started: 0, withoutStep: 0 };
  });
}
