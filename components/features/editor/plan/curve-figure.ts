import type { PlanCurve, Series } from "@/experiments/study/plan/plan-types";
import type { Box } from "./place-curve-labels";

/** The axes of the figure for one width, in pixels. Both axes are logarithmic. */
export type CurveScale = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  x(trials: number): number;
  y(people: number): number;
  trialsAt(x: number): number;
  peopleAt(y: number): number;
};

const NARROW = 520;
/**
 * The horizontal offset of the second sample. Without the offset, two dots at the same number of trials would cover
 * each other.
 */
export const asideOf = (id: Series["id"]): number => (id === "laboratory" ? 8 : 0);
/** The width of a character in the data font at 13 px, px. */
export const CURVE_LETTER = 7.9;
const TICK_HEIGHT = 22;

/**
 * Returns the axes of a figure.
 * @param width in pixels
 */
export function scaleOf({ trials, people }: PlanCurve, width: number): CurveScale {
  const isNarrow = width < NARROW;
  const height = isNarrow ? 280 : 320;
  const [left, right, top, bottom] = [isNarrow ? 48 : 58, width - 44, 26, height - 48];
  // A margin separates the first and the last dot from the edges.
  const low = Math.log(trials[0] * 0.92);
  const high = Math.log(Math.max(trials[1] * 1.1, trials[0] * 1.5));
  const [few, many] = [Math.log(people[0]), Math.log(people[1])];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (value) => left + ((Math.log(value) - low) / (high - low)) * (right - left),
    y: (value) => {
      const share = (Math.log(Math.max(value, people[0])) - few) / (many - few);
      return Math.max(top - 12, bottom - share * (bottom - top));
    },
    trialsAt: (x) => Math.exp(low + ((x - left) / (right - left)) * (high - low)),
    peopleAt: (y) => Math.exp(few + ((bottom - y) / (bottom - top)) * (many - few)),
  };
}

/**
 * Returns the numbers on the vertical axis for people: 1, 2 and 5 times powers of ten, spaced so that their labels fit.
 */
export function peopleTicks({ people }: PlanCurve, { y }: CurveScale): number[] {
  const all = [10, 100, 1000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power]);
  const inside = all.filter((tick) => tick >= people[0] && tick <= people[1]);
  const isRoomy = inside.every((tick, index) => {
    const next = inside[index + 1];
    return next === undefined || y(tick) - y(next) >= TICK_HEIGHT;
  });
  return isRoomy ? inside : inside.filter((tick) => Number.isInteger(Math.log10(tick)));
}

/**
 * Returns the numbers of trials that are labelled on the horizontal axis: measured numbers whose labels do not overlap.
 */
export function trialTicks({ series, here }: PlanCurve, { x }: CurveScale): number[] {
  const measured = series.flatMap(({ dots }) => dots.map(({ trials }) => trials));
  const all = [...new Set([...measured, ...(here ? [here.trials] : [])])].sort((a, b) => a - b);
  const shown: number[] = [];
  const half = (tick: number) => (String(tick).length * CURVE_LETTER) / 2 + 4;
  // The protocol's own number of trials has priority.
  for (const tick of [...(here ? [here.trials] : []), ...all]) {
    if (shown.includes(tick)) continue;
    if (shown.every((other) => Math.abs(x(tick) - x(other)) >= half(tick) + half(other)))
      shown.push(tick);
  }
  return shown.sort((a, b) => a - b);
}

/** Returns the rectangles that a label must not cover: dots, intervals, lines and the handle. */
export function obstaclesOf({ series, here }: PlanCurve, scale: CurveScale): Box[] {
  const { x: across, y, left: start, bottom: end } = scale;
  const around = (left: number, top: number, margin: number): Box => ({
    left: left - margin,
    right: left + margin,
    top: top - margin,
    bottom: top + margin,
  });
  const marks = series.flatMap(({ id, line, dots }) => {
    const x = (trials: number) => across(trials) + asideOf(id);
    return [
      ...dots.map(({ trials, people, low = people, high = people }) => ({
        left: x(trials) - 7,
        right: x(trials) + 7,
        top: y(high) - 2,
        bottom: y(low) + 2,
      })),
      ...line.flatMap((point, index) => {
        const next = line[index + 1];
        if (!next) return [];
        // A line is approximated by a row of small rectangles.
        const [x1, y1, x2, y2] = [x(point.trials), y(point.people), x(next.trials), y(next.people)];
        const parts = Math.max(1, Math.ceil(Math.abs(x2 - x1) / 8));
        return Array.from({ length: parts + 1 }, (_, part) =>
          around(x1 + ((x2 - x1) * part) / parts, y1 + ((y2 - y1) * part) / parts, 3),
        );
      }),
    ];
  });
  if (!here) return marks;
  const [x, top] = [across(here.trials), y(here.people)];
  return [
    ...marks,
    around(x, top, 15),
    { left: start, right: x, top: top - 2, bottom: top + 2 },
    { left: x - 2, right: x + 2, top, bottom: end },
  ];
}

/** The distance from the baseline of a label to the middle of its letters, pixels. */
export const LABEL_MIDDLE = 4;

/** Returns the vertical position of a series at a horizontal position, both in pixels; null outside of the series. */
function heightAt({ id, line, dots }: PlanCurve["series"][number], scale: CurveScale, at: number) {
  const points = (line.length > 0 ? line : dots).map(({ trials, people }) => ({
    x: scale.x(trials) + asideOf(id),
    y: scale.y(people),
  }));
  const next = points.findIndex(({ x }) => x >= at);
  const [before, after] = [points[next - 1], points[next]];
  if (!after) return null;
  if (!before) return after.x === at ? after.y : null;
  return before.y + ((after.y - before.y) * (at - before.x)) / (after.x - before.x || 1);
}

/**
 * Returns the id of the series whose curve is nearest above or below a point, in pixels. A label at this point would be
 * read as the name of this series. A series that ends before the point counts with its nearest end.
 */
export function nearestSeries(
  { series }: PlanCurve,
  scale: CurveScale,
  point: { x: number; y: number },
): PlanCurve["series"][number]["id"] | undefined {
  const distances = series.flatMap((each) => {
    const points = each.line.length > 0 ? each.line : each.dots;
    const height = heightAt(each, scale, point.x);
    const ends = points.map(({ trials, people }) =>
      Math.hypot(scale.x(trials) - point.x, scale.y(people) - point.y),
    );
    const distance = height === null ? Math.min(...ends) : Math.abs(height - point.y);
    return [{ id: each.id, distance }];
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.id;
}
