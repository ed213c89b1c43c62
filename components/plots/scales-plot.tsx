import { formatNumber } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import { MARGIN, percent, placeOn } from "./plot-axis";
import styles from "./scales-plot.module.css";

const ROW = { height: 84, label: 16, baseline: 71, tallest: 50 };
const AXIS = 30;

export type ScaleRow = {
  label: string;
  value: number;
  low: number;
  high: number;
  /** The formatted score at the end of the row. */
  shown: string;
  /** The published mean. */
  mean: number;
  /** One published value for each percent of people; each value is a multiple of the step. */
  others: readonly number[];
};

/** Returns each distinct value with the number of its occurrences. */
function counts(values: readonly number[]): [value: number, count: number][] {
  const heights = new Map<number, number>();
  for (const value of values) heights.set(value, (heights.get(value) ?? 0) + 1);
  return [...heights];
}

/**
 * Several scores of one scale below each other, on one axis. Each score is displayed with its interval on the columns
 * of the published distribution, its name and its number. Horizontal positions are in percent of the width, as in
 * `NormPlot`.
 */
export function ScalesPlot({
  rows,
  step,
  span: { low, high },
  description,
  locale,
}: {
  rows: readonly ScaleRow[];
  /** The width of a column, in the unit of the scale. */
  step: number;
  /** The two ends of the scale. Both are whole numbers, and each whole number between them has a tick. */
  span: { low: number; high: number };
  /** The text alternative. It states the numbers of the plot in sentences. */
  description: string;
  locale: Locale;
}) {
  const share = (length: number) => (length / (high - low)) * (1 - 2 * MARGIN);
  const fraction = placeOn({ low, high });
  const across = (value: number) => percent(fraction(value));
  const columns = rows.map(({ others }) => counts(others));
  const most = Math.max(...columns.flat().map(([, count]) => count));
  const bottom = rows.length * ROW.height;
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.plot}
        width="100%"
        height={bottom + AXIS}
        role="img"
        aria-label={description}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.grid}
              x1={across(tick)}
              x2={across(tick)}
              y1={ROW.label + 8}
              y2={bottom - ROW.height + ROW.baseline + 6}
            />
            <text className={styles.tick} x={across(tick)} y={bottom + 12}>
              {formatNumber(tick, locale)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => {
          const top = index * ROW.height;
          const baseline = top + ROW.baseline;
          return (
            <g key={row.label}>
              {columns[index]?.map(([value, count]) => {
                const height = (count / most) * ROW.tallest;
                return (
                  <rect
                    key={value}
                    className={styles.column}
                    x={across(value - step * 0.36)}
                    width={percent(share(step * 0.72))}
                    y={baseline - height}
                    height={height}
                  />
                );
              })}
              <line className={styles.axis} x1="0" x2="100%" y1={baseline} y2={baseline} />
              <line
                className={styles.mean}
                x1={across(row.mean)}
                x2={across(row.mean)}
                y1={baseline - ROW.tallest - 4}
                y2={baseline}
              />
              <line
                className={styles.interval}
                x1={across(row.low)}
                x2={across(row.high)}
                y1={baseline}
                y2={baseline}
              />
              <circle className={styles.you} cx={across(row.value)} cy={baseline} r="6.5" />
              <text className={styles.name} x="0" y={top + ROW.label}>
                {row.label}
              </text>
              <text className={styles.value} x="100%" y={top + ROW.label}>
                {row.shown}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
