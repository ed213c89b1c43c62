/** Compares texts by their code units, which is the same in every language and on every device. */
export const byText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
