export type Condition = "go" | "no-go";

/** Distinguishable by form alone; their colours differ, too. */
export const SHAPES = { go: "disc", "no-go": "square" } as const satisfies Record<
  Condition,
  string
>;
