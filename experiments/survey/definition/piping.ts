import type { Said } from "./schema";

/** The places in a text at which the answer to an earlier item is inserted: `${item}`. */
export const PIPED = /\$\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** Returns the ids of the items whose answers are inserted into texts. */
export const pipedIn = (texts: readonly (Said | undefined)[]): string[] =>
  texts
    .flatMap((said) => (typeof said === "object" ? [said.en ?? "", said.fr ?? ""] : (said ?? [])))
    .flatMap((text) => [...text.matchAll(PIPED)].map(([, item = ""]) => item));
