import type { Locale } from "@/lib/routes";
import { curveShares } from "@/lib/stats/published-curve";
import type { Quantiles } from "@/lib/stats/quantile-dots";
import { percent, plotAxis } from "./plot-axis";
import styles from "./simulated-scores.module.css";

const COLUMNS = 32;
const HEIGHT = 170;
const AXIS = 50;
const SIDE = 1000;
/** Diameters of a dot, px; the actual one depends on its column and its share. */
const DOT = { most: 8, least: 2 };

/** A published distribution: quantiles by percent, or shares by value. */
type Published = { quantiles?: Quantiles; distribution?: Record<string, number> };

/** Scores as stacked dots over the curve of a published distribution, both as shares of all people. */
export function SimulatedScores({
  scores,
  published,
  step,
  span,
  axisLabel,
  description,
  locale,
}: {
  scores: readonly number[];
  /** Absent if no distribution was published for these settings. */
  published?: Published;
  /** Set if all scores are multiples of it: each multiple has a column. */
  step?: number;
  /** Smallest range of the axis; scores beyond it widen it. */
  span: { low: number; high: number };
  axisLabel: string;
  /** The text alternative: the same numbers in a sentence. */
  description: string;
  locale: Locale;
}) {
  const low = scores.reduce((least, value) => Math.min(least, value), span.low);
  const high = scores.reduce((most, value) => Math.max(most, value), span.high);
  const width = step ?? (high - low) / COLUMNS;
  const shift = step ? 0.5 : 0;
  const columnOf = (value: number) => Math.floor(value / width + shift);
  const middleOf = (column: number) => (column + 0.5 - shift) * width;
  const levels = new Map<number, number>();
  const dots = scores.map((value) => {
    const column = columnOf(value);
    const level = levels.get(column) ?? 0;
    levels.set(column, level + 1);
    return { column, level };
  });
  const curve = published ? curveShares(published, width, shift) : [];
  const most = Math.max(
    ...[...levels.values()].map((count) => count / scores.length),
    ...curve.map(({ share }) => share),
  );
  const { fraction, ticks, tickText } = plotAxis({ low, high }, locale);
  const left = (value: number) => Math.round(fraction(value) * SIDE * 10) / 10;
  const top = (share: number) => Math.round((1 - share / most) * SIDE * 10) / 10;
  const rise = HEIGHT / most / scores.length;
  const size = Math.max(DOT.least, Math.min(DOT.most, rise * 0.9));
  const line = curve.map(({ middle, share }) => `${left(middle)} ${top(share)}`).join("L");
  return (
    <div className={styles.frame}>
      <svg
        className={styles.plot}
        width="100%"
        height={HEIGHT + AXIS}
        role="img"
        aria-label={description}
      >
        <svg
          aria-hidden="true"
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className={styles.plot}
        >
          <path
            className={styles.dots}
            strokeWidth={size}
            d={dots
              .map(({ column, level }) => {
                const height = (level + 0.5) / scores.length;
                return `M${left(middleOf(column))} ${top(height)}h0`;
              })
              .join("")}
          />
          {line && <path className={styles.curve} d={`M${line}`} />}
          <path className={styles.axis} d={`M0 ${SIDE}H${SIDE}`} />
        </svg>
        {ticks.map((tick) => (
          <text key={tick} className={styles.tick} x={percent(fraction(tick))} y={HEIGHT + 20}>
            {tickText(tick)}
          </text>
        ))}
        <text className={styles.tick} x="50%" y={HEIGHT + 43}>
          {axisLabel}
        </text>
      </svg>
    </div>
  );
}
