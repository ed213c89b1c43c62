import type { Side } from "@/experiments/engine/speeded/two-answers";

/**
 * The shape whose correct answer is each side. The shapes also have different colours, but participants can
 * distinguish them without colour.
 */
export const SHAPES = { left: "disc", right: "square" } as const satisfies Record<Side, string>;

/** The colours of the shapes, as inks. */
export const INKS = { disc: "blue", square: "yellow" } as const;
