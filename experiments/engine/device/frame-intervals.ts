import { round } from "@/lib/stats/statistics";

/** Width of a bin, ms. */
const BIN_MS = 0.05;

/** Longer intervals share the last bin, ms. They are pauses of the page and not frames of a slow display. */
const LONGEST_MS = 250;

const BINS = LONGEST_MS / BIN_MS;

/** The largest number of frames of one trial that are counted. 4,096 frames last 17 s on a display of 240 Hz. */
const MOST_OF_TRIAL = 4096;

/** With fewer frames, the refresh rate is not known. */
const ENOUGH = 10;

/** The share of an interval by which the intervals of one refresh rate differ because of the clock. */
const SAME_RATE = 0.25;

/** If more frames than this share have the stamp of the previous frame, the clock is coarser than the display. */
const REPEATED_SHARE = 0.05;

/**
 * Counts the intervals between frames in a histogram, so that a run needs the same memory for any number of frames and
 * does not sort them. Noting a frame writes one number.
 */
export function frameIntervals() {
  const stamps = new Float64Array(MOST_OF_TRIAL);
  let noted = 0;
  const counts = new Uint32Array(BINS + 1);
  const sums = new Float64Array(BINS + 1);
  let total = 0;
  let repeated = 0;

  const add = (interval: number) => {
    // A clock with long steps gives several frames the same stamp.
    if (interval <= 0) {
      repeated += 1;
      return;
    }
    const bin = Math.min(BINS, Math.floor(interval / BIN_MS));
    counts[bin] = (counts[bin] as number) + 1;
    sums[bin] = (sums[bin] as number) + interval;
    total += 1;
  };

  /** Returns the sum and the number of the intervals from `low` to `high`, ms. */
  const between = (low: number, high: number) => {
    let sum = 0;
    let number = 0;
    const last = Math.min(BINS - 1, Math.floor(high / BIN_MS));
    for (let bin = Math.max(0, Math.floor(low / BIN_MS)); bin <= last; bin += 1) {
      sum += sums[bin] as number;
      number += counts[bin] as number;
    }
    return { sum, number };
  };

  /** Returns an interval that at least the share `p` of the intervals does not exceed, ms; null without frames. */
  const quantile = (p: number): number | null => {
    if (total < ENOUGH) return null;
    let seen = 0;
    for (let bin = 0; bin <= BINS; bin += 1) {
      seen += counts[bin] as number;
      if (seen >= p * total) return round((sums[bin] as number) / (counts[bin] as number), 2);
    }
    return null;
  };

  return {
    /** Forgets the frames of a trial that was not finished. */
    startTrial: () => {
      noted = 0;
    },
    note: (stamp: number) => {
      if (noted < MOST_OF_TRIAL) stamps[noted] = stamp;
      noted += 1;
    },
    /** Counts the intervals of the trial that has ended. */
    endTrial: () => {
      const frames = Math.min(noted, MOST_OF_TRIAL);
      for (let frame = 1; frame < frames; frame += 1)
        add((stamps[frame] as number) - (stamps[frame - 1] as number));
      noted = 0;
    },
    quantile,
    /**
     * Returns the refresh rate, Hz; null with too few frames. If the rate changes, the result is the rate of the median
     * interval. Late frames do not change the result, unless the clock is too coarse to tell which frames are late.
     * @param clockStepMs the step of the clock, if it is known
     */
    rate: (clockStepMs: number | null): number | null => {
      const middle = quantile(0.5);
      if (middle === null) return null;
      const isCoarse =
        repeated > REPEATED_SHARE * (total + repeated) || (clockStepMs ?? 0) > middle / 2;
      const { sum, number } = isCoarse
        ? between(0, LONGEST_MS)
        : between(middle * (1 - SAME_RATE), middle * (1 + SAME_RATE));
      const frames = number + (isCoarse ? repeated : 0);
      return sum > 0 ? round((1000 * frames) / sum, 1) : null;
    },
  };
}
