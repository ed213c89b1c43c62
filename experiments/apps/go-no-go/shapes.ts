export type Condition = "go" | "no-go";

/** The shapes can be distinguished without their colours, which also differ. */
export const SHAPES = { go: "disc", "no-go": "square" } as const satisfies Record<
  Condition,
  string
>;
