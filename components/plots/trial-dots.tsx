import type { Locale } from "@/lib/routes";
import { percent, plotAxis } from "./plot-axis";
import styles from "./trial-dots.module.css";

const MARGIN = 0.05;
const RADIUS = 3.2;
/**
 * The smallest distance between two dots of one level, as a share of the axis. With this distance, no dot covers
 * another dot on a phone.
 */
const CLOSEST = 0.022;
const RISE = 7;
const TALLEST = 70;
const ROW = { label: 15, gap: 8, below: 12 };
const AXIS = 40;
const TICK_COUNTS = [7, 5, 4, 3];

export type TrialDot = {
  ms: number;
  /** Whether the trial is excluded from the score. If so, its dot is drawn hollow. */
  isExcluded: boolean;
  /** The text of the tooltip. */
  title: string;
};

export type TrialDotRow = {
  /** The name of the condition. */
  label: string;
  dots: readonly TrialDot[];
  /** The mean or median of the trials that count for the score; undefined if there are no such trials. */
  centre?: { ms: number; label: string };
};

/** Returns the dots, each at the lowest level with enough space for it. The levels start at 0. */
function stack(dots: readonly TrialDot[], closest: number): (TrialDot & { level: number })[] {
  const last: number[] = [];
  return dots
    .toSorted((a, b) => a.ms - b.ms)
    .map((dot) => {
      const free = last.findIndex((ms) => dot.ms - ms >= closest);
      const level = free === -1 ? last.length : free;
      last[level] = dot.ms;
      return { ...dot, level };
    });
}

/**
 * The response times of a run. Each trial is a dot, each condition is a row, and a line marks the mean or median of
 * each row.
 */
export function TrialDots({
  rows,
  axisLabel,
  description,
  locale,
}: {
  rows: readonly TrialDotRow[];
  axisLabel: string;
  /** The text alternative. It states the numbers of the plot in sentences. */
  description: string;
  locale: Locale;
}) {
  const times = rows.flatMap(({ dots }) => dots.map(({ ms }) => ms));
  const low = Math.floor(Math.min(...times) / 100) * 100;
  const high = Math.max(low + 100, Math.ceil(Math.max(...times) / 100) * 100);
  const { fraction, ticks, tickText } = plotAxis({ low, high }, locale, {
    margin: MARGIN,
    counts: TICK_COUNTS,
  });
  const across = (ms: number) => percent(fraction(ms));
  const stacks = rows.map(({ dots }) => stack(dots, CLOSEST * (high - low)));
  const tallest = Math.max(1, ...stacks.flat().map(({ level }) => level + 1));
  const rise = Math.min(RISE, TALLEST / tallest);
  // Each row is only as high as its stacks, because a condition with few responses needs little space.
  const heights = stacks.map((dots) => {
    const levels = Math.max(1, ...dots.map(({ level }) => level + 1));
    return ROW.label + ROW.gap + levels * rise + ROW.below;
  });
  const topOf = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  const bottom = topOf(rows.length);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.plot}
        width="100%"
        height={bottom + AXIS}
        role="img"
        aria-label={description}
      >
        {rows.map(({ label, centre }, index) => {
          const top = topOf(index);
          const baseline = topOf(index + 1) - ROW.below;
          return (
            <g key={label}>
              <text className={styles.label} x="0" y={top + ROW.label}>
                {label}
              </text>
              {centre && (
                <>
                  <text className={styles.centreLabel} x="100%" y={top + ROW.label}>
                    {centre.label}
                  </text>
                  <line
                    className={styles.centre}
                    x1={across(centre.ms)}
                    x2={across(centre.ms)}
                    y1={top + ROW.label + ROW.gap - 2}
                    y2={baseline + 5}
                  />
                </>
              )}
              <line className={styles.axis} x1="0" x2="100%" y1={baseline} y2={baseline} />
              {stacks[index]?.map(({ ms, level, isExcluded, title }) => (
                <circle
                  key={`${level} ${ms}`}
                  className={isExcluded ? styles.excluded : styles.dot}
                  cx={across(ms)}
                  cy={baseline - RADIUS - 1 - level * rise}
                  r={RADIUS}
                >
                  <title>{title}</title>
                </circle>
              ))}
            </g>
          );
        })}
        {ticks.map((tick) => (
          <text key={tick} className={styles.tick} x={across(tick)} y={bottom + 8}>
            {tickText(tick)}
          </text>
        ))}
        <text className={styles.tick} x="50%" y={bottom + 30}>
          {axisLabel}
        </text>
      </svg>
    </div>
  );
}
