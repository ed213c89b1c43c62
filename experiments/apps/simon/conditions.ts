import type { Direction } from "@/components/plots/arrow-row";

export const DIRECTIONS = ["left", "right"] as const satisfies readonly Direction[];

export const CONDITIONS = ["congruent", "incongruent"] as const;
export type Condition = (typeof CONDITIONS)[number];
