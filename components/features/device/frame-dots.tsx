import { plotAxis } from "@/components/plots/plot-axis";
import {
  countedFrames,
  type DisplayMeasure,
  TRIAL_MS,
} from "@/experiments/engine/device/device-check";
import { isLateFrame } from "@/experiments/engine/trials/timed-trial";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { median } from "@/lib/stats/statistics";
import type { ReportWords } from "./check-words";
import styles from "./frame-dots.module.css";
import { MeasuredPlot } from "./measured-plot";

const ROW = 11;
const SIDE = 1000;
const MARGIN = 0.012;
const TICKS = [6, 3];

/** Frames as dots: a row for each second, a gap before each late frame. */
export function FrameDots({
  display,
  words,
  locale,
}: {
  display: DisplayMeasure;
  words: ReportWords["display"];
  locale: Locale;
}) {
  const { stamps } = display;
  const { frames, late } = countedFrames(display);
  const high = Math.max(TRIAL_MS, ...stamps.map((trial) => trial.at(-1) ?? 0));
  const axis = plotAxis({ low: 0, high }, locale, {
    margin: MARGIN,
    counts: TICKS,
  });
  const { fraction } = axis;
  const rows = stamps.map((trial) => {
    const intervals = trial.slice(1).map((stamp, index) => stamp - (trial[index] as number));
    const usual = median(intervals.filter((interval) => interval > 0));
    return trial.map((stamp, index) => ({
      stamp,
      isLate: index > 0 && isLateFrame(intervals[index - 1] as number, usual),
    }));
  });
  const height = stamps.length * ROW;
  const pathOf = (wanted: boolean) =>
    rows
      .flatMap((row, index) =>
        row
          .filter(({ isLate }) => isLate === wanted)
          .map(
            ({ stamp }) =>
              `M${Math.round(fraction(stamp) * SIDE * 10) / 10} ${(index + 0.5) * ROW}h0`,
          ),
      )
      .join("");
  return (
    <MeasuredPlot
      axisAt={height + 4}
      axis={axis}
      label={interpolate(words.label, { frames, late, seconds: stamps.length })}
      words={words}
    >
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${SIDE} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.frames}
          data-fast={frames > 80 * stamps.length || undefined}
          d={pathOf(false)}
        />
        <path className={styles.late} d={pathOf(true)} />
      </svg>
    </MeasuredPlot>
  );
}
