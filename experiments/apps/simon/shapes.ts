import type { Direction } from "@/components/plots/arrow-row";

/**
 * The shape whose correct answer is each direction. The shapes also have different colours, but participants can
 * distinguish them without colour.
 */
export const SHAPES = { left: "disc", right: "square" } as const satisfies Record<
  Direction,
  string
>;

/** The colours of the shapes, as inks. */
export const INKS = { disc: "blue", square: "yellow" } as const;
