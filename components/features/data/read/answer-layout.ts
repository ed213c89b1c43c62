import type { Answer } from "@/experiments/study/findings/findings";
import { dotRow, drawnScores, extentOf, type RowDot } from "./dot-rows";

/** The number of columns of dots. With this number, a column is as wide as a dot in the narrowest figure. */
const COLUMNS = 52;

/** The vertical sizes of the figure, rem. */
const SIZES = {
  label: 2.9,
  /** The distance of dots in a column; the half height of the tallest row. */
  step: 0.6,
  tallest: 3.4,
  least: 0.9,
  between: 1,
  axis: 2.3,
  estimate: 4.6,
} as const;

/** A side of the comparison with the positions of its dots. All heights are in rem from the top of the figure. */
export type SideRow = {
  dots: readonly RowDot[];
  mean: number;
  /** The line of the row, half of its height, and the distance of its dots. */
  middle: number;
  half: number;
  step: number;
  /** The top of the labels of the row. */
  top: number;
};

export type AnswerLayout = {
  range: { low: number; high: number };
  rows: readonly SideRow[];
  /** The value of the axis at which the difference is 0, so that the difference is drawn on the scale of the scores. */
  origin: number;
  scoreAxis: number;
  /** The top, the line of the estimate, and the axis of the lower part. */
  estimate: { top: number; middle: number; axis: number };
  height: number;
};

/**
 * Returns the positions of all parts of a figure of scores with the estimate below them on the same scale: the
 * difference of two means is drawn from the mean of the first side, and a single mean from 0.
 */
export function answerLayout({
  sides,
  estimate,
  margin,
  reference,
}: Pick<Answer, "sides" | "estimate" | "margin" | "reference">): AnswerLayout {
  const drawn = sides.map(({ values }) => drawnScores(values));
  const origin = sides.length > 1 ? (sides[0]?.mean ?? 0) : 0;
  const { value, low, high } = estimate;
  const marks = [value, low ?? value, high ?? value, reference].map((each) => origin + each);
  const edges = margin === null ? [] : [-margin, margin].map((each) => origin + reference + each);
  const { low: least, high: most } = extentOf([...drawn.flat(), ...marks, ...edges]) as {
    low: number;
    high: number;
  };
  const room = (most - least || 1) / COLUMNS;
  const range = { low: least - room, high: most + room };
  const width = (range.high - range.low) / COLUMNS;
  let top = 0;
  const rows = drawn.map((values, index): SideRow => {
    const dots = dotRow(values, width);
    const tallest = dots.reduce((most, { offset }) => Math.max(most, Math.abs(offset)), 0);
    const step = Math.min(SIZES.step, SIZES.tallest / Math.max(1, tallest));
    const half = Math.max(SIZES.least, (tallest + 0.5) * step);
    const middle = top + SIZES.label + half;
    const row = { dots, mean: sides[index]?.mean ?? 0, middle, half, step, top };
    top = middle + half + SIZES.between;
    return row;
  });
  const scoreAxis = top;
  const lower = scoreAxis + SIZES.axis;
  return {
    range,
    rows,
    origin,
    scoreAxis,
    estimate: {
      top: lower,
      middle: lower + SIZES.estimate * 0.62,
      axis: lower + SIZES.estimate,
    },
    height: lower + SIZES.estimate + (sides.length > 1 ? 1.7 : 0.6),
  };
}
