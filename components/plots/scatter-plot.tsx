import type { Locale } from "@/lib/routes";
import { percent, plotAxis } from "./plot-axis";
import styles from "./scatter-plot.module.css";

/** The side length of the inner drawing in its own units. The drawing is stretched to the size of the plot. */
const SIDE = 1000;
const HEIGHT = 210;
const TICK_COUNTS = [6, 5, 4, 3, 2];
/** The space for the numbers below and for a dot above, px. The space on the left grows with the text. */
const AXIS = { below: 27, above: 8 };

export type ScatterPoint = { x: number; y: number; isApart: boolean };

/**
 * Returns one path for all dots of a kind, because the layout of a thousand elements would take longer than a frame.
 */
const dotsOf = (places: readonly { left: number; top: number }[]) =>
  places.map(({ left, top }) => `M${left} ${top}h0`).join("");

/**
 * A plot of points on two axes. If both axes have one unit, they have one range, and a line marks the positions at which
 * both values are equal.
 */
export function ScatterPlot({
  points,
  span,
  ySpan,
  xLabel,
  yLabel,
  description,
  locale,
}: {
  points: readonly ScatterPoint[];
  /** The smallest range of both axes. Points beyond this range make the axes longer. */
  span: { low: number; high: number };
  /** The range of the vertical axis if it has another unit. All points must be in both ranges. */
  ySpan?: { low: number; high: number };
  xLabel: string;
  yLabel: string;
  /** The text alternative. It states the information of the plot in a sentence. */
  description: string;
  locale: Locale;
}) {
  const all = ySpan ? [] : points.flatMap(({ x, y }) => [x, y]);
  const low = all.reduce((least, value) => Math.min(least, value), span.low);
  const high = all.reduce((most, value) => Math.max(most, value), span.high);
  const { fraction, ticks, tickText } = plotAxis({ low, high }, locale, { counts: TICK_COUNTS });
  const up = ySpan
    ? plotAxis(ySpan, locale, { counts: TICK_COUNTS })
    : { fraction, ticks, tickText };
  const tenths = (share: number) => Math.round(share * SIDE * 10) / 10;
  const place = ({ x, y }: { x: number; y: number }) => ({
    left: tenths(fraction(x)),
    top: SIDE - tenths(up.fraction(y)),
  });
  const ends = [place({ x: low, y: low }), place({ x: high, y: high })] as const;
  const tickTop = (tick: number) => AXIS.above + (1 - up.fraction(tick)) * HEIGHT;
  return (
    <div className={styles.frame}>
      <p className={styles.axisName}>{yLabel}</p>
      <svg
        className={styles.plot}
        height={HEIGHT + AXIS.above + AXIS.below}
        role="img"
        aria-label={description}
      >
        {up.ticks.map((tick) => (
          <text key={tick} className={styles.left} x="-8" y={tickTop(tick) + 4}>
            {up.tickText(tick)}
          </text>
        ))}
        {ticks.map((tick, index) => (
          <text
            key={tick}
            className={styles.tick}
            data-between={index % 2 === 1 ? "" : undefined}
            x={percent(fraction(tick))}
            y={HEIGHT + AXIS.above + 20}
          >
            {tickText(tick)}
          </text>
        ))}
        <svg
          aria-hidden="true"
          y={AXIS.above}
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          <path className={styles.axis} d={`M0 0V${SIDE}H${SIDE}`} />
          {!ySpan && (
            <path
              className={styles.equal}
              d={`M${ends[0].left} ${ends[0].top}L${ends[1].left} ${ends[1].top}`}
            />
          )}
          <path
            className={styles.dots}
            d={dotsOf(points.filter(({ isApart }) => !isApart).map(place))}
          />
          <path
            className={styles.apart}
            d={dotsOf(points.filter(({ isApart }) => isApart).map(place))}
          />
          <path
            className={styles.apartHole}
            d={dotsOf(points.filter(({ isApart }) => isApart).map(place))}
          />
        </svg>
      </svg>
      <p className={styles.axisName} data-axis="x">
        {xLabel}
      </p>
    </div>
  );
}
