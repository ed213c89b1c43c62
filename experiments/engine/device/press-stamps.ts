import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import { median, round } from "@/lib/stats/statistics";

/**
 * The clock of a browser has steps of at most 100 ms. A press whose stamp is further in the future is on another clock.
 */
const AHEAD_MS = 100;

/**
 * Event-loop tasks on the page delay an event by at most this time, ms. A press with an older stamp is on another
 * clock.
 */
const BEHIND_MS = 1000;

/** The latest presses that are counted, so that the memory of a run is bounded. */
const MOST_PRESSES = 2048;

const DAY_MS = 86_400_000;

const isOff = (offset: number) => offset > AHEAD_MS || offset < -BEHIND_MS;

type StampFacts = Pick<
  DeviceFacts,
  "stampDelayMs" | "stampDelayP95Ms" | "stampClock" | "stampOffsetMs"
>;

/**
 * Compares the time stamps of presses with the clock of the page when the handler of the press runs.
 * @param now returns the time of the page's clock, ms
 */
export function pressStamps(now: () => number) {
  const offsets = new Float64Array(MOST_PRESSES);
  let presses = 0;
  const noted = () => [...offsets.subarray(0, Math.min(presses, MOST_PRESSES))];
  return {
    /** Records a press. @returns whether its stamp is from another clock than the page's */
    note: (timeStamp: number): boolean => {
      const offset = timeStamp - now();
      offsets[presses % MOST_PRESSES] = offset;
      presses += 1;
      return isOff(offset);
    },
    /** Returns the delays of the presses whose stamps are on the page's clock, ms. */
    delays: (): number[] =>
      noted()
        .filter((offset) => !isOff(offset))
        .map((offset) => shown(-offset)),
    facts: (): StampFacts => {
      const all = noted();
      const off = all.filter(isOff);
      const isPage = off.length * 2 < all.length;
      const offset = median(isPage ? all.filter((each) => !isOff(each)) : off);
      if (all.length === 0)
        return { stampDelayMs: null, stampDelayP95Ms: null, stampClock: null, stampOffsetMs: null };
      const isEpoch = Math.abs(offset + now() - Date.now()) < DAY_MS;
      const delays = all.filter((each) => !isOff(each)).map((each) => -each);
      return {
        stampDelayMs: isPage ? shown(median(delays)) : null,
        stampDelayP95Ms: isPage ? shown(percentile95(delays)) : null,
        stampClock: isPage ? "page" : isEpoch ? "epoch" : "other",
        stampOffsetMs: shown(offset),
      };
    },
  };
}

/** Rounds to a tenth of a millisecond. Zero has no sign. */
const shown = (ms: number) => round(ms, 1) + 0;

/** Returns the smallest value that at least 95% of the values do not exceed. */
function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}
