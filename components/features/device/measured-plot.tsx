import type { ReactNode } from "react";
import { percent, type plotAxis } from "@/components/plots/plot-axis";
import styles from "./measured-plot.module.css";

/** The heights of the row of numbers and of the name below the axis, px. */
const TICK_ROW = 18;
const NAME_ROW = 40;
const BELOW_AXIS = 46;

/** A plot of measured times: the marks, below them an axis in ms with its name, and a caption. */
export function MeasuredPlot({
  axisAt,
  axis: { fraction, ticks, tickText },
  label,
  words,
  isNarrow = false,
  children,
}: {
  /** The distance of the axis from the top, px. */
  axisAt: number;
  axis: ReturnType<typeof plotAxis>;
  /** The content of the plot in words, for screen readers. */
  label: string;
  words: { axis: string; caption: string };
  /** Whether few marks need less than the full width. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={styles.figure} data-narrow={isNarrow || undefined}>
      <svg
        className={styles.plot}
        width="100%"
        height={axisAt + BELOW_AXIS}
        role="img"
        aria-label={label}
      >
        {children}
        <line className={styles.axis} x1="0" x2="100%" y1={axisAt} y2={axisAt} />
        {ticks.map((tick) => (
          <text
            key={tick}
            className={styles.tick}
            x={percent(fraction(tick))}
            y={axisAt + TICK_ROW}
          >
            {tickText(tick)}
          </text>
        ))}
        <text className={styles.tick} x="50%" y={axisAt + NAME_ROW}>
          {words.axis}
        </text>
      </svg>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
    </figure>
  );
}
