import { LONGEST_STEP_MS } from "@/lib/device/longest-clock-step";
import { round } from "@/lib/stats/statistics";

/**
 * The number of reads of the clock in a series, without a pause between them. In a browser, they take less than a
 * millisecond.
 */
const READS = 5000;

/**
 * Time between two series of reads, ms, and the largest number of series. The measurement of steps of 100 ms takes
 * about 0.2 s.
 */
const PAUSE_MS = 4;
const MOST_SERIES = 150;

/** The number of steps after which the measurement ends, and the number that a known step requires. */
const ENOUGH_STEPS = 8;
const KNOWN_STEPS = 3;

/**
 * A step between two series is a multiple of the clock's step. After this number of series without a step inside a
 * series, the clock's step is longer than the pause, and the smallest step between two series is the clock's step.
 */
const KNOWN_SERIES = 25;

/**
 * Measures the smallest step of a clock. The clock is read only while the caller allows it, because reading takes time:
 * a run allows it while it waits for the participant.
 * @param now returns the current time, ms
 */
export function clockStepMeter(now: () => number) {
  let last = Number.NaN;
  let smallest = Number.POSITIVE_INFINITY;
  let steps = 0;
  let series = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    const at = now();
    const step = at - last;
    last = at;
    if (!(step > 0)) return false;
    smallest = Math.min(smallest, step);
    return true;
  };

  const readSeries = () => {
    series += 1;
    read();
    for (let reads = 0; reads < READS && steps < ENOUGH_STEPS; reads += 1) if (read()) steps += 1;
    readLater();
  };

  const readLater = () => {
    if (steps < ENOUGH_STEPS && series < MOST_SERIES) timer = setTimeout(readSeries, PAUSE_MS);
  };

  return {
    start: readLater,
    stop: () => clearTimeout(timer),
    /** Returns whether more reads would not change the step. */
    isMeasured: () => steps >= ENOUGH_STEPS || series >= MOST_SERIES,
    /** Returns the step, ms; null if the clock was not read often enough, or did not run while it was read. */
    step: (): number | null =>
      smallest <= LONGEST_STEP_MS && (steps >= KNOWN_STEPS || series >= KNOWN_SERIES)
        ? round(smallest, 3)
        : null,
  };
}
