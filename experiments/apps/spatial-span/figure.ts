import type { FigureFrame } from "@/components/plots/figure-frame";
import type { SpatialSpanParameters } from "./parameters";

/**
 * The squares of the example in the trial figure, as row and column from 0. On a small grid, a square
 * beyond the last column is drawn in the last column.
 */
const EXAMPLE = [
  [1, 2],
  [2, 1],
  [0, 3],
] as const;

/** Returns the frames of the trial figure: one for each of three squares, then the empty grid during recall. */
export function spatialSpanFigure({
  gridSize,
  squareMs,
  responseWindowMs,
}: Pick<SpatialSpanParameters, "gridSize" | "squareMs" | "responseWindowMs">): FigureFrame[] {
  const grid = (lit: readonly number[]) => ({ kind: "grid" as const, size: gridSize, lit });
  return [
    ...EXAMPLE.map(
      ([row, column]): FigureFrame => ({
        content: grid([row * gridSize + Math.min(column, gridSize - 1)]),
        timing: { kind: "duration", ms: squareMs },
      }),
    ),
    {
      content: grid([]),
      timing: { kind: "response", limitMs: responseWindowMs, exampleMs: 3000 },
    },
  ];
}
