import type { ProtocolDocument } from "./schema";
import { orderRows } from "./step-order";
import { contentAtFirst } from "./visits";

/** A condition with the number of participants who count in each row of its order. */
export type TakenPlaces = {
  condition: string | null;
  /** The participants in each row; one entry if the order has no rows. */
  rows: number[];
  hasRows: boolean;
};

/** Returns the conditions of a study without participants; a study without conditions has one entry. */
export const emptyPlaces = (
  document: Pick<ProtocolDocument, "steps" | "order" | "conditions" | "visits">,
): TakenPlaces[] =>
  (document.conditions ?? [null]).map((condition) => {
    const rows = orderRows(contentAtFirst(document), condition);
    return {
      condition,
      rows: Array.from({ length: rows ?? 1 }, () => 0),
      hasRows: rows !== null,
    };
  });

/**
 * Returns the indices of the condition with the fewest participants, and of its row with the fewest. Ties are decided at
 * random. The data server follows the same rule (docs/deploy/receiver.md).
 * @param places at least one
 * @param random returns a number from 0 to below 1
 */
export function fewestTaken(
  places: readonly TakenPlaces[],
  random: () => number,
): { condition: number; row: number } {
  const taken = places.map(({ rows }) => rows.reduce((sum, each) => sum + each, 0));
  const condition = indexOfFewest(taken, random);
  return { condition, row: indexOfFewest(places[condition]?.rows ?? [0], random) };
}

function indexOfFewest(counts: readonly number[], random: () => number): number {
  const fewest = Math.min(...counts);
  const tied = [...counts.keys()].filter((index) => counts[index] === fewest);
  return tied[Math.floor(random() * tied.length)] ?? 0;
}
