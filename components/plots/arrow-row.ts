import { round } from "@/lib/stats/statistics";

export type Direction = "left" | "right";

/** Half of the length of an arrow, and the start of its head, as shares of the distance between two arrows. */
const HALF = 0.4;
const HEAD = 0.08;
const HEAD_HEIGHT = 0.3;

/**
 * Returns the path of a row of arrows, centred on the point 0, 0, for a stroked SVG path. The stimulus and the trial
 * figure use this path.
 * @param step distance from the middle of an arrow to the middle of the next arrow
 */
export function arrowRowPath(directions: readonly Direction[], step: number): string {
  return directions
    .map((direction, index) => {
      const middle = (index - (directions.length - 1) / 2) * step;
      const sign = direction === "left" ? -1 : 1;
      const x = (part: number) => round(middle + sign * part * step, 2);
      const y = round(HEAD_HEIGHT * step, 2);
      return `M${x(-HALF)} 0H${x(HALF)}M${x(HEAD)} ${-y}L${x(HALF)} 0L${x(HEAD)} ${y}`;
    })
    .join("");
}
