import { stackDots } from "@/lib/stats/quantile-dots";
import styles from "./sparkline.module.css";

/** The number of columns on a scale without steps. */
const COLUMNS = 30;
/** The width of a column as a share of the distance between columns. */
const FILLED = 0.78;

type Mark = { value: number; label: string };

/**
 * A distribution in the size of one or two lines of text, without an axis. It displays columns, the ends of the scale
 * and one marked value. Horizontal positions are in percent, so that the image fits any width.
 */
export function Sparkline({
  values,
  step,
  span,
  mark,
  ends,
  description,
}: {
  values: readonly number[];
  /** If the step is present, all values are multiples of the step, and each multiple has a column. */
  step?: number;
  /** The ends of the scale. */
  span: { low: number; high: number };
  mark: Mark;
  /** The texts for the ends of the scale. */
  ends: { low: string; high: string };
  /** The text alternative. */
  description: string;
}) {
  const width = step ?? (span.high - span.low) / COLUMNS;
  // Each column is centred on its value, so the outermost columns extend beyond the scale by half of their width.
  const beyond = step ? step / 2 : 0;
  const low = span.low - beyond;
  const high = span.high + beyond;
  const percent = (value: number) => ((value - low) / (high - low)) * 100;
  const marked = `${percent(mark.value).toFixed(1)}%`;
  const isLate = percent(mark.value) > 50;
  const columns = columnHeights(values, width, step !== undefined);
  const tallest = Math.max(...columns.map(([, height]) => height));
  return (
    <svg
      className={styles.sparkline}
      width="100%"
      height="5rem"
      role="img"
      aria-label={description}
    >
      <svg
        className={styles.columns}
        y="1.25rem"
        width="100%"
        height="2.5rem"
        viewBox={`0 0 ${oneDecimal((high - low) / width)} ${tallest}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {/* The columns as vertical lines. A horizontal unit is a column, and a vertical unit is a dot, from the top. */}
        <path
          d={columns
            .map(([x, height]) => `M${oneDecimal((x - low) / width)} ${tallest}v${-height}`)
            .join("")}
          strokeWidth={FILLED}
        />
      </svg>
      <line className={styles.mark} x1={marked} x2={marked} y1="0.15rem" y2="3.75rem" />
      <text
        className={styles.label}
        x={marked}
        dx={isLate ? "-0.4rem" : "0.4rem"}
        y="0.85rem"
        textAnchor={isLate ? "end" : "start"}
      >
        {mark.label}
      </text>
      <line className={styles.axis} x2="100%" y1="3.75rem" y2="3.75rem" />
      <text className={styles.label} x="0" y="4.75rem">
        {ends.low}
      </text>
      <text className={styles.label} x="100%" y="4.75rem" textAnchor="end">
        {ends.high}
      </text>
    </svg>
  );
}

/** Returns the position of each column and the number of its dots. */
function columnHeights(values: readonly number[], width: number, isCentred: boolean) {
  const heights = new Map<number, number>();
  for (const { x, level } of stackDots(values, width, isCentred)) heights.set(x, level + 1);
  return [...heights];
}

const oneDecimal = (value: number) => Number(value.toFixed(1));
