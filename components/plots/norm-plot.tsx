import { formatNumber } from "@/lib/format";
import { axisTicks, type Quantiles, quantileDots, stackDots } from "@/lib/quantile-dots";
import type { Locale } from "@/lib/routes";
import styles from "./norm-plot.module.css";

const COLUMNS = 32;
const DOT_STEP = 10;
const MARGIN = 0.04;
const HEIGHT = { labels: 58, axis: 54 };
const MOST_TICKS = 7;

type Marker = { value: number; low: number; high: number; label: string };

/**
 * One value with its interval on the published distribution: a dot for each percent of people. Places
 * across are in percent of the width, so the same markup fits any width with text of one size; the
 * two labels have a row each, so they cannot meet.
 */
export function NormPlot({
  quantiles,
  mean,
  meanLabel,
  you,
  axisLabel,
  description,
  locale,
  span = { low: -150, high: 400 },
}: {
  quantiles: Quantiles;
  mean: number;
  meanLabel: string;
  you?: Marker;
  axisLabel: string;
  /** The text alternative: the same numbers in a sentence. */
  description: string;
  locale: Locale;
  /** Least range of the axis, in the unit of the values; a marker beyond it widens it. */
  span?: { low: number; high: number };
}) {
  const low = Math.min(span.low, (you?.low ?? span.low) - 20);
  const high = Math.max(span.high, (you?.high ?? span.high) + 20);
  const fraction = (value: number) => MARGIN + ((value - low) / (high - low)) * (1 - 2 * MARGIN);
  const across = (value: number) => `${(fraction(value) * 100).toFixed(2)}%`;
  const anchor = (value: number) => (fraction(value) > 0.45 ? "end" : "start");
  const dots = stackDots(quantileDots(quantiles), (high - low) / COLUMNS);
  const tallest = Math.max(...dots.map(({ level }) => level)) + 1;
  const baseline = HEIGHT.labels + tallest * DOT_STEP + 8;

  return (
    <svg
      className={styles.plot}
      width="100%"
      height={baseline + HEIGHT.axis}
      role="img"
      aria-label={description}
    >
      {dots.map(({ x, level }) => (
        <circle
          key={`${x} ${level}`}
          className={styles.dot}
          cx={across(x)}
          cy={baseline - 13 - level * DOT_STEP}
          r="4"
        />
      ))}
      <line className={styles.mean} x1={across(mean)} x2={across(mean)} y1="12" y2={baseline} />
      <text
        className={styles.label}
        x={across(mean)}
        y="20"
        dx={anchor(mean) === "end" ? -8 : 8}
        textAnchor={anchor(mean)}
      >
        {meanLabel}
      </text>
      <line className={styles.axis} x1="0" x2="100%" y1={baseline} y2={baseline} />
      {axisTicks(low, high, MOST_TICKS).map((tick) => (
        <g key={tick}>
          <line
            className={styles.axis}
            x1={across(tick)}
            x2={across(tick)}
            y1={baseline}
            y2={baseline + 5}
          />
          <text className={styles.tick} x={across(tick)} y={baseline + 22}>
            {formatNumber(tick, locale)}
          </text>
        </g>
      ))}
      <text className={styles.tick} x="50%" y={baseline + 44}>
        {axisLabel}
      </text>
      {you && (
        <g>
          <line
            className={styles.leader}
            x1={across(you.value)}
            x2={across(you.value)}
            y1="42"
            y2={baseline}
          />
          <line
            className={styles.interval}
            x1={across(you.low)}
            x2={across(you.high)}
            y1={baseline}
            y2={baseline}
          />
          <circle className={styles.you} cx={across(you.value)} cy={baseline} r="8" />
          <text
            className={styles.youLabel}
            x={across(you.value)}
            y="48"
            dx={anchor(you.value) === "end" ? -8 : 8}
            textAnchor={anchor(you.value)}
          >
            {you.label}
          </text>
        </g>
      )}
    </svg>
  );
}
