import type { Choice, Said } from "./schema";

/** The places in a text at which the answer to an earlier item is inserted: `${item}`. */
export const PIPED = /\$\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** Returns the ids of the items whose answers are inserted into texts. */
export const pipedIn = (texts: readonly (Said | undefined)[]): string[] =>
  texts
    .flatMap((said) => (typeof said === "object" ? [said.en ?? "", said.fr ?? ""] : (said ?? [])))
    .filter((text) => text.includes("${"))
    .flatMap((text) => [...text.matchAll(PIPED)].map(([, item = ""]) => item));

/** A cache, because many items may use the same list of choices. */
const inChoices = new WeakMap<readonly Choice[], string[]>();

/** Returns the ids of the items whose answers are inserted into the labels of choices. */
export function pipedInChoices(choices: readonly Choice[]): string[] {
  const known = inChoices.get(choices);
  if (known) return known;
  const piped = pipedIn(choices.map(({ label }) => label));
  inChoices.set(choices, piped);
  return piped;
}
