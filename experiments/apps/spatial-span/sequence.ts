import type { Block } from "@/experiments/engine/contract/trial-model";
import type { SpanParameters } from "@/experiments/engine/span/span-parameters";
import { type SpanItems, spanBlocks } from "@/experiments/engine/span/span-timeline";
import type { SpanTrial } from "@/experiments/engine/span/span-trial";
import { seededRandom, shuffled } from "@/lib/stats/random";
import type { SpatialSpanParameters } from "./parameters";

/** A trial of the spatial span task. Its items are squares, numbered row by row from 0. */
export type SpatialSpanTrial = SpanTrial & {
  /** Number of rows of the grid. Each row has the same number of squares. */
  gridSize: number;
};

type Grid = Pick<SpatialSpanParameters, "gridSize">;

/** Returns the number of squares of the grid. This number is also the maximum length of a sequence. */
export const squaresOf = ({ gridSize }: Grid): number => gridSize ** 2;

/** Returns the squares of the grid. Sequences consist of different squares. */
export function squaresToLight(grid: Grid): SpanItems {
  const all = Array.from({ length: squaresOf(grid) }, (_, square) => square);
  return {
    all,
    longest: all.length,
    draw: (seed, length) => shuffled(all, seededRandom(seed)).slice(0, length),
  };
}

/** Returns the blocks of a run (`spanBlocks`), whose trials have the size of the grid. */
export const spatialSpanBlocks = (
  seed: number,
  parameters: Grid & SpanParameters,
): Block<SpatialSpanTrial>[] =>
  spanBlocks(seed, squaresToLight(parameters), parameters).map(({ trialAt, ...block }) => ({
    ...block,
    trialAt: (index, rows) => ({ gridSize: parameters.gridSize, ...trialAt(index, rows) }),
  }));
