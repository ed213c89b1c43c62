export type Condition = "go" | "no-go";

/**
 * The shape of the stimulus in each condition. The shapes also have different colours, but participants can distinguish
 * them without colour.
 */
export const SHAPES = { go: "disc", "no-go": "square" } as const satisfies Record<
  Condition,
  string
>;
