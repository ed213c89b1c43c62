import type { ProtocolDocument } from "./schema";

/** The condition and the row that a person was assigned, and the source of the assignment. */
export type Place = {
  condition: string | null;
  /** The row of the Williams square, from 0; null if the order has no rows. */
  row: number | null;
  source: "balanced" | "list";
};

/** Returns whether the conditions of a study are groups whose sizes are kept equal. */
export const isBalanced = ({ assignment }: Pick<ProtocolDocument, "assignment">): boolean =>
  assignment === "balanced";
