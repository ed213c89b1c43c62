import type { Locale } from "@/lib/routes";
import { curveShares } from "@/lib/stats/published-curve";
import type { Quantiles } from "@/lib/stats/quantile-dots";
import { percent, plotAxis } from "./plot-axis";
import styles from "./simulated-scores.module.css";

const COLUMNS = 32;
const HEIGHT = 210;
const AXIS = 50;
const SIDE = 1000;
/** The largest and smallest diameters of a dot, px. The diameter depends on the column and on the share of the dot. */
const DOT = { most: 8, least: 2 };

/** A published distribution: quantiles for each percent, or the share of people for each value. */
type Published = { quantiles?: Quantiles; distribution?: Record<string, number> };

/**
 * Scores as stacked dots, over the curve of a published distribution. Dots and curve represent shares of all people.
 */
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
  /** The published distribution; undefined if no distribution was published for these settings. */
  published?: Published;
  /** If the step is present, all scores are multiples of the step, and each multiple has a column. */
  step?: number;
  /** The smallest range of the axis. Scores beyond this range make the axis longer. */
  span: { low: number; high: number };
  axisLabel: string;
  /** The text alternative. It states the numbers of the plot in a sentence. */
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
  const density = smoothPath(curve.map(({ middle, share }) => [left(middle), top(share)]));
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
          {density && <path className={styles.density} d={density} />}
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
          <path className={styles.axis} d={`M0 ${SIDE}H${SIDE}`} />
        </svg>
        {ticks.map((tick) => (
          <text key={tick} className={styles.tick} x={percent(fraction(tick))} y={HEIGHT + 20}>
            {tickText(tick)}
          </text>
        ))}
        <text className={styles.axisName} x="0" y={HEIGHT + 43}>
          {axisLabel}
        </text>
      </svg>
    </div>
  );
}

type Point = readonly [x: number, y: number];

/**
 * Returns the area between the axis and a smooth line through points. Between two points, the line remains in the range
 * of their values.
 */
function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return "";
  const round = (value: number) => Math.round(value * 10) / 10;
  const parts = points.slice(1).map(([x, y], index) => {
    const [before, from] = points[index] as Point;
    const third = (x - before) / 3;
    const start = from + slopeAt(points, index) * third;
    const end = y - slopeAt(points, index + 1) * third;
    return `C${round(before + third)} ${round(start)} ${round(x - third)} ${round(end)} ${x} ${y}`;
  });
  return `M${first[0]} ${SIDE}V${first[1]}${parts.join("")}V${SIDE}Z`;
}

/**
 * Returns the slope of a monotone cubic curve at a point: 0 at a peak, or else the harmonic mean of the slopes on its
 * two sides.
 */
function slopeAt(points: readonly Point[], at: number): number {
  const slope = (from: number) => {
    const [one, other] = [points[from], points[from + 1]];
    return one && other && other[0] !== one[0] ? (other[1] - one[1]) / (other[0] - one[0]) : 0;
  };
  if (at === 0 || at === points.length - 1) return 0;
  const [left, right] = [slope(at - 1), slope(at)];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}
