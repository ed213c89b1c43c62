/** A condition with the participants who count in it, finished or active. */
export type Taken = {
  condition: string | null;
  /** The number of participants who count in the condition. */
  taken: number;
  /** The maximum number of participants in the condition; Infinity without a quota. */
  quota: number;
  /**
   * The number of participants in each row of the square from which the order of the steps comes; empty without such a
   * square.
   */
  rows: readonly number[];
};

/**
 * Chooses a condition and a row for the next participant: of the conditions below their quota, the condition with the
 * fewest participants, and in this condition the row with the fewest. Ties are decided at random.
 *
 * @param random returns a number from 0 to below 1
 * @returns undefined if every condition has reached its quota; the row is null if the order has no rows
 */
export function chooseBalanced(
  conditions: readonly Taken[],
  random: () => number,
): { condition: string | null; row: number | null } | undefined {
  const open = conditions.filter(({ taken, quota }) => taken < quota);
  const chosen =
    open[
      indexOfFewest(
        open.map(({ taken }) => taken),
        random,
      )
    ];
  if (!chosen) return undefined;
  const row = chosen.rows.length > 0 ? indexOfFewest(chosen.rows, random) : null;
  return { condition: chosen.condition, row };
}

function indexOfFewest(counts: readonly number[], random: () => number): number {
  const fewest = Math.min(...counts);
  const tied = [...counts.keys()].filter((index) => counts[index] === fewest);
  return tied[Math.floor(random() * tied.length)] ?? -1;
}
