import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { orderRows } from "@/experiments/study/document/step-order";
import { contentAtFirst } from "@/experiments/study/document/visits";
import type { Random } from "@/lib/stats/random";

/** The condition and the row of a simulated participant, and the function that frees them. */
export type BalancedPlace = { condition: string | null; row: number | null; free: () => void };

/**
 * Returns a function that assigns the places of simulated participants who come one after the other, with the rule of
 * the data server (docs/deploy/receiver.md): the condition with the fewest participants who did not leave, and in this
 * condition the row with the fewest. Ties are decided at random.
 */
export function balancedPlaces(
  document: Pick<ProtocolDocument, "steps" | "order" | "conditions" | "visits">,
  random: Random,
): () => BalancedPlace {
  const counts = (document.conditions ?? [null]).map((condition) => ({
    condition,
    rows: Array.from({ length: orderRows(contentAtFirst(document), condition) ?? 1 }, () => 0),
    hasRows: document.order === "latin-square",
  }));
  return () => {
    const taken = counts.map(({ rows }) => rows.reduce((sum, each) => sum + each, 0));
    const { condition, rows, hasRows } = counts[indexOfFewest(taken, random)] as (typeof counts)[0];
    const row = indexOfFewest(rows, random);
    const add = (people: number) => {
      rows[row] = (rows[row] ?? 0) + people;
    };
    add(1);
    return { condition, row: hasRows ? row : null, free: () => add(-1) };
  };
}

function indexOfFewest(counts: readonly number[], random: Random): number {
  const fewest = Math.min(...counts);
  const tied = [...counts.keys()].filter((index) => counts[index] === fewest);
  return tied[Math.floor(random() * tied.length)] ?? 0;
}
