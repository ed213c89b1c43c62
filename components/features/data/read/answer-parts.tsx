import { placeOn } from "@/components/plots/plot-axis";
import styles from "./answer-figure.module.css";
import type { SideRow } from "./answer-layout";

/** The inner drawings are stretched from this side length to the size of the figure. */
const SIDE = 1000;

/** The share of the width that remains free at both ends of the axes. */
export const MARGIN = 0.02;

/** Returns a length in rem in the notation of SVG. All heights grow with the text size. */
export const rem = (value: number) => `${value.toFixed(3)}rem`;

/** One side of the comparison: its name, its dots and its mean. */
export function Side({
  row: { dots, mean, middle, half, step, top },
  index,
  range,
  across,
  name,
  n,
  mean: meanText,
  meanLabel,
}: {
  row: SideRow;
  index: number;
  range: { low: number; high: number };
  across: (value: number) => string;
  name: string;
  n: string;
  mean: string;
  meanLabel: (text: string) => React.SVGProps<SVGTextElement>;
}) {
  const place = placeOn(range, MARGIN);
  const path = dots
    .map(({ x, offset }) => {
      const left = Math.round(place(x) * SIDE * 10) / 10;
      const down = Math.round(((offset * step) / (2 * half) + 0.5) * SIDE * 10) / 10;
      return `M${left} ${down}h0`;
    })
    .join("");
  return (
    <g data-side={index}>
      <text className={styles.side} x="0" y={rem(top + 1.1)}>
        {name}
        <tspan className={styles.n} dx="0.6em">
          {n}
        </tspan>
      </text>
      <svg
        aria-hidden="true"
        y={rem(middle - half)}
        width="100%"
        height={rem(2 * half)}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        preserveAspectRatio="none"
        className={styles.drawing}
      >
        <path className={styles.dots} strokeWidth={rem(Math.min(0.55, step * 0.92))} d={path} />
      </svg>
      <line
        className={styles.mean}
        x1={across(mean)}
        x2={across(mean)}
        y1={rem(middle - half - 0.35)}
        y2={rem(middle + half + 0.35)}
      />
      <text className={styles.meanLabel} y={rem(middle - half - 0.4)} {...meanLabel(meanText)}>
        {meanText}
      </text>
    </g>
  );
}

/** An axis with its ticks. */
export function Axis({
  y,
  ticks,
  across,
  tickText,
}: {
  y: number;
  ticks: readonly number[];
  across: (value: number) => string;
  tickText: (value: number) => string;
}) {
  return (
    <g>
      <line className={styles.axis} x1="0" x2="100%" y1={rem(y)} y2={rem(y)} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.axis}
            x1={across(tick)}
            x2={across(tick)}
            y1={rem(y)}
            y2={rem(y + 0.3)}
          />
          <text className={styles.tick} x={across(tick)} y={rem(y + 1.25)}>
            {tickText(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
