import {
  emptyPlaces,
  fewestTaken,
  type TakenPlaces,
} from "@/experiments/study/document/balanced-rule";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
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
  const places = emptyPlaces(document);
  return () => {
    const chosen = fewestTaken(places, random);
    const { condition, rows, hasRows } = places[chosen.condition] as TakenPlaces;
    const { row } = chosen;
    const add = (people: number) => {
      rows[row] = (rows[row] ?? 0) + people;
    };
    add(1);
    return { condition, row: hasRows ? row : null, free: () => add(-1) };
  };
}
