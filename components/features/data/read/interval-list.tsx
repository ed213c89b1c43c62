import { percent, plotAxis } from "@/components/plots/plot-axis";
import type { Estimate } from "@/experiments/study/findings/findings";
import type { Locale } from "@/lib/routes";
import styles from "./interval-list.module.css";

/** A row: a name, a number with its interval as a text, and the same as a drawing. */
export type IntervalRow = {
  id: string;
  label: string;
  /** Null if the row has no number. */
  estimate: Pick<Estimate, "value" | "low" | "high"> | null;
  text: string;
  n: string;
  /**
   * `main` for the row with which all other rows are compared, `part` for a part of the people, `other` for other data.
   */
  look: "main" | "usual" | "part" | "other";
};

/** The share of the width that remains free at both ends. */
const MARGIN = 0.03;
const AXIS_TICKS = [7, 5, 4, 3, 2];

/** Returns the range that contains all rows, the reference and the margin. */
export function rangeOf(
  rows: readonly Pick<IntervalRow, "estimate">[],
  also: readonly number[],
): { low: number; high: number } {
  const all = [
    ...also,
    ...rows.flatMap(({ estimate }) =>
      estimate
        ? [estimate.value, estimate.low ?? estimate.value, estimate.high ?? estimate.value]
        : [],
    ),
  ];
  const low = Math.min(...all);
  const high = Math.max(...all);
  return low < high ? { low, high } : { low: low - 1, high: high + 1 };
}

/**
 * Numbers with their intervals below each other on one axis. Each number is also a text, so screen readers skip the
 * drawing.
 */
export function IntervalList({
  rows,
  range,
  reference,
  margin,
  axisName,
  label,
  locale,
}: {
  rows: readonly IntervalRow[];
  range: { low: number; high: number };
  /** The value with which the intervals are compared; absent if they are not compared. */
  reference?: number;
  /** The distance from the reference below which a value does not matter. */
  margin?: number | null;
  axisName?: string;
  label: string;
  locale: Locale;
}) {
  const { fraction, ticks, tickText } = plotAxis(range, locale, {
    margin: MARGIN,
    counts: AXIS_TICKS,
  });
  const across = (value: number) => percent(fraction(value));
  const hasN = rows.some(({ n }) => n !== "");
  const backdrop = reference !== undefined && (
    <>
      {margin && (
        <rect
          className={styles.band}
          x={across(reference - margin)}
          width={percent(fraction(reference + margin) - fraction(reference - margin))}
          y="0"
          height="100%"
        />
      )}
      <line
        className={styles.reference}
        x1={across(reference)}
        x2={across(reference)}
        y1="0"
        y2="100%"
      />
    </>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.grid} data-n={hasN || undefined}>
        <ul className={styles.list} role="list" aria-label={label}>
          {rows.map(({ id, label: name, estimate, text, n, look }) => (
            <li key={id} data-look={look}>
              <span className={styles.label}>{name}</span>
              <svg className={styles.bar} aria-hidden="true">
                {backdrop}
                {estimate && (
                  <>
                    <line
                      className={styles.interval}
                      x1={across(estimate.low ?? estimate.value)}
                      x2={across(estimate.high ?? estimate.value)}
                      y1="50%"
                      y2="50%"
                    />
                    <circle className={styles.value} cx={across(estimate.value)} cy="50%" r="5" />
                  </>
                )}
              </svg>
              {hasN && <span className={styles.n}>{n}</span>}
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
        <div className={styles.axisRow} aria-hidden="true">
          <svg className={styles.axis} aria-hidden="true">
            {ticks.map((tick) => (
              <g key={tick}>
                <line x1={across(tick)} x2={across(tick)} y1="0" y2="0.3rem" />
                <text x={across(tick)} y="1.35rem">
                  {tickText(tick)}
                </text>
              </g>
            ))}
          </svg>
          {axisName && <span className={styles.axisName}>{axisName}</span>}
        </div>
      </div>
    </div>
  );
}
