import styles from "./session-dots.module.css";

/**
 * The number of dots in a row, and the largest number of dots. If there are more sessions, a dot represents several of
 * them.
 */
const COLUMNS = 50;
const MOST_DOTS = 400;

/** The side of the square around a dot, and the radius of the dot, in units of the figure. */
const CELL = 10;
const RADIUS = 3.4;

export type DotGroup = { state: "finished" | "active" | "ended"; count: number };

/**
 * Returns the states of the dots in their order, and the number of sessions of each dot. A state with at least one
 * session has at least one dot.
 */
function dotsOf(groups: readonly DotGroup[]): { each: number; states: DotGroup["state"][] } {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const each = Math.max(1, Math.ceil(all / MOST_DOTS));
  const states = groups.flatMap(({ state, count }) =>
    Array.from({ length: count === 0 ? 0 : Math.max(1, Math.round(count / each)) }, () => state),
  );
  return { each, states };
}

/** Sessions as dots: first the finished sessions, then the active sessions, then the sessions that ended early. */
export function SessionDots({
  groups,
  label,
  caption,
}: {
  groups: readonly DotGroup[];
  /** The text alternative. */
  label: string;
  caption: (each: number) => string;
}) {
  const { each, states } = dotsOf(groups);
  const rows = Math.ceil(states.length / COLUMNS);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.dots}
        viewBox={`0 0 ${COLUMNS * CELL} ${rows * CELL}`}
        role="img"
        aria-label={label}
      >
        {states.map((state, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            data-state={state}
            cx={((index % COLUMNS) + 0.5) * CELL}
            cy={(Math.floor(index / COLUMNS) + 0.5) * CELL}
            r={RADIUS}
          />
        ))}
      </svg>
      <figcaption>{caption(each)}</figcaption>
    </figure>
  );
}
