import { createHash, randomBytes } from "node:crypto";

/** Returns a random id that every reader takes for a text: 48 bits behind a letter that is no part of a number. */
export const randomId = (letter: "s" | "p") => letter + randomBytes(6).toString("hex");

/** Who has taken part, as the data name them: by random ids, the same one for the same identifier in a study. */
export type Persons = {
  /** Returns the id of a person in the data of a study. */
  idOf: (study: string, identifier: string) => string;
  /** Counts a session of a person. */
  count: (person: string) => void;
  /** How many have more than one session in a study. */
  repeated: () => number;
};

export function createPersons(): Persons {
  // By digests: identifiers may be long, and there may be many.
  const ids = new Map<string, string>();
  const sessions = new Map<string, number>();
  return {
    idOf(study, identifier) {
      const key = createHash("sha256").update(`${study}\n${identifier}`).digest("base64");
      const known = ids.get(key) ?? randomId("p");
      ids.set(key, known);
      return known;
    },
    count(person) {
      sessions.set(person, (sessions.get(person) ?? 0) + 1);
    },
    repeated: () => [...sessions.values()].filter((count) => count > 1).length,
  };
}
