import { percent, plotAxis } from "@/components/plots/plot-axis";
import type { Locale } from "@/lib/routes";
import { stackDots } from "@/lib/stats/quantile-dots";
import type { ReportWords } from "./check-words";
import styles from "./delay-dots.module.css";
import { MeasuredPlot } from "./measured-plot";

/** The shortest axis, ms. Usual delays are a few ms. */
const SHORTEST_MS = 10;
const COLUMNS = 48;
const RISE = 10;
const RADIUS = 4;
const BAR = 16;

/** The delays of presses as stacked dots, with the median and the 95th percentile below them. */
export function DelayDots({
  delays,
  medianMs,
  p95Ms,
  label,
  words,
  locale,
}: {
  delays: readonly number[];
  medianMs: number;
  p95Ms: number;
  label: string;
  words: Pick<ReportWords["presses"], "axis" | "caption">;
  locale: Locale;
}) {
  const high = Math.max(SHORTEST_MS, Math.ceil(Math.max(...delays)));
  const axis = plotAxis({ low: 0, high }, locale);
  const { fraction } = axis;
  const dots = stackDots(delays, high / COLUMNS, true);
  const tallest = Math.max(1, ...dots.map(({ level }) => level + 1));
  const baseline = tallest * RISE + 4;
  return (
    <MeasuredPlot axisAt={baseline + BAR} axis={axis} label={label} words={words} isNarrow>
      {dots.map(({ x, level }) => (
        <circle
          key={`${x} ${level}`}
          className={styles.dot}
          cx={percent(fraction(x))}
          cy={baseline - RISE / 2 - level * RISE}
          r={RADIUS}
        />
      ))}
      <line
        className={styles.bar}
        x1={percent(fraction(0))}
        x2={percent(fraction(p95Ms))}
        y1={baseline + 8}
        y2={baseline + 8}
      />
      <line
        className={styles.median}
        x1={percent(fraction(medianMs))}
        x2={percent(fraction(medianMs))}
        y1={baseline + 1}
        y2={baseline + 15}
      />
    </MeasuredPlot>
  );
}
