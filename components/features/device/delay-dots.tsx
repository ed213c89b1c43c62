import { percent, plotAxis } from "@/components/plots/plot-axis";
import type { Locale } from "@/lib/routes";
import { stackDots } from "@/lib/stats/quantile-dots";
import type { ReportWords } from "./check-words";
import styles from "./delay-dots.module.css";

/** The shortest axis, ms. Usual delays are a few ms. */
const SHORTEST_MS = 10;
const COLUMNS = 48;
const RISE = 10;
const RADIUS = 4;
const AXIS = 46;
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
  const { fraction, ticks, tickText } = plotAxis({ low: 0, high }, locale);
  const dots = stackDots(delays, high / COLUMNS, true);
  const tallest = Math.max(1, ...dots.map(({ level }) => level + 1));
  const baseline = tallest * RISE + 4;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plot}
        width="100%"
        height={baseline + BAR + AXIS}
        role="img"
        aria-label={label}
      >
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
        <line className={styles.axis} x1="0" x2="100%" y1={baseline + BAR} y2={baseline + BAR} />
        {ticks.map((tick) => (
          <text
            key={tick}
            className={styles.tick}
            x={percent(fraction(tick))}
            y={baseline + BAR + 18}
          >
            {tickText(tick)}
          </text>
        ))}
        <text className={styles.tick} x="50%" y={baseline + BAR + 40}>
          {words.axis}
        </text>
      </svg>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
    </figure>
  );
}
