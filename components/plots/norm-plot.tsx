import type { Locale } from "@/lib/routes";
import { stackDots } from "@/lib/stats/quantile-dots";
import styles from "./norm-plot.module.css";
import { LETTER, placeLabel } from "./place-labels";
import { percent, plotAxis, TICK_COUNTS } from "./plot-axis";

const COLUMNS = 32;
/**
 * The distance at which dots do not touch. In a stack that is too tall for this distance, the dots are closer together.
 */
const DOT_STEP = 10;
const TALLEST_STACK = 110;
const HEIGHT = { labels: 58, axis: 54 };
/** The vertical extent of the label of the score. */
const YOU_LABEL = { top: 32, baseline: 48, bottom: 55 };
const COMPACT = { columns: 48, step: 6, radius: 2.5 };
/** The largest number of steps of a scale for which each step has a tick. */
const MOST_STEPS = 10;

type Marker = { value: number; low: number; high: number; label: string };

/**
 * One score with its interval on the published distribution. The distribution has one dot for each percent of people.
 * Horizontal positions are in percent of the width. The plot therefore fits any width without a change of its markup or
 * text size. Each of the two labels has its own row, so that they cannot overlap.
 */
export function NormPlot({
  dots: values,
  step,
  mean,
  meanLabel,
  you,
  axisLabel,
  description,
  locale,
  span,
  compact = false,
  arrives = false,
}: {
  /** One published value for each percent of people. */
  dots: readonly number[];
  /** If the step is present, all values are multiples of the step, and each multiple has a column. */
  step?: number;
  /** The published mean; undefined if no mean was published. */
  mean?: number;
  meanLabel: string;
  you?: Marker;
  axisLabel: string;
  /** The text alternative. It states the numbers of the plot in a sentence. */
  description: string;
  locale: Locale;
  /** The smallest range of the axis, in the unit of the values. A marker beyond this range makes the axis longer. */
  span: { low: number; high: number };
  /** Whether the plot has half of the usual height, because several plots are below each other. */
  compact?: boolean;
  /**
   * Whether an animation is played: the dots fall into place, and the score appears afterwards. It is used for a result
   * that has just appeared.
   */
  arrives?: boolean;
}) {
  const margin = (span.high - span.low) * 0.04;
  const low = you && you.low < span.low ? you.low - margin : span.low;
  const high = you && you.high > span.high ? you.high + margin : span.high;
  const { fraction, ticks, tickText } = plotAxis({ low, high }, locale, {
    counts: step === 1 ? [MOST_STEPS, ...TICK_COUNTS] : TICK_COUNTS,
  });
  const across = (value: number) => percent(fraction(value));
  /** Returns the side of a marker that faces away from the second marker of the plot. */
  const away = (value: number, other?: number) => {
    if (other === undefined) return fraction(value) > 0.45 ? "end" : "start";
    return value < other ? "end" : "start";
  };
  const label = (value: number, text: string, letter: number, other?: number) => {
    const { x, dx, anchor } = placeLabel(fraction(value), text.length * letter, away(value, other));
    return { x: percent(x), dx, textAnchor: anchor };
  };
  const youLabel = you && label(you.value, you.label, LETTER.you, mean);
  // The label of a narrow plot is above its value. The vertical lines then leave out the line of the label.
  const isAbove = youLabel?.textAnchor === "middle";
  const columns = compact ? COMPACT.columns : COLUMNS;
  const dots = stackDots(values, step ?? (high - low) / columns, step !== undefined);
  // Without dots, the axis is directly below the labels.
  const tallest = Math.max(-1, ...dots.map(({ level }) => level)) + 1;
  const rise = Math.min(compact ? COMPACT.step : DOT_STEP, TALLEST_STACK / tallest);
  const radius = Math.min(compact ? COMPACT.radius : 4, rise * 0.4);
  const baseline = HEIGHT.labels + tallest * rise + 8;

  return (
    <div className={styles.frame}>
      <svg
        className={styles.plot}
        data-arrives={arrives || undefined}
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
            cy={baseline - 13 - level * rise}
            r={radius}
          />
        ))}
        {mean !== undefined && (
          <g>
            {(isAbove
              ? [
                  [12, YOU_LABEL.top],
                  [YOU_LABEL.bottom, baseline],
                ]
              : [[12, baseline]]
            ).map(([y1, y2]) => (
              <line
                key={y1}
                className={styles.mean}
                x1={across(mean)}
                x2={across(mean)}
                y1={y1}
                y2={y2}
              />
            ))}
            <text
              className={styles.label}
              y="20"
              {...label(mean, meanLabel, LETTER.label, you?.value)}
            >
              {meanLabel}
            </text>
          </g>
        )}
        <line className={styles.axis} x1="0" x2="100%" y1={baseline} y2={baseline} />
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.axis}
              x1={across(tick)}
              x2={across(tick)}
              y1={baseline}
              y2={baseline + 5}
            />
            <text className={styles.tick} x={across(tick)} y={baseline + 22}>
              {tickText(tick)}
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
              y1={isAbove ? YOU_LABEL.bottom : 42}
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
            <text className={styles.youLabel} y={YOU_LABEL.baseline} {...youLabel}>
              {you.label}
            </text>
          </g>
        )}
      </svg>
    </div>
  );
}
