import { createHash, randomBytes } from "node:crypto";

/**
 * Returns a random id of 48 bits. The id begins with a letter that no number contains, so that every program reads the
 * id as text.
 */
export const randomId = (letter: "s" | "p") => letter + randomBytes(6).toString("hex");

/**
 * Assigns a random id to each participant. The data contain only this id. If an identifier occurs several times in a
 * study, its id is the same each time.
 */
export type Persons = {
  /** Returns the id of a person in the data of a study. */
  idOf: (study: string, identifier: string) => string;
  /** Counts one session for a person. @param visit the visit in a study of several days; null in other studies */
  count: (person: string, visit: string | null) => void;
  /** Returns the number of people who have more than one session in a study, or in one visit of a study. */
  repeated: () => number;
};

export function createPersons(): Persons {
  // The keys are digests of identifiers, because there may be many long identifiers.
  const ids = new Map<string, string>();
  /** The numbers of sessions in each visit, keyed by the id of the person. */
  const sessions = new Map<string, Map<string | null, number>>();
  return {
    idOf(study, identifier) {
      const key = createHash("sha256").update(`${study}\n${identifier}`).digest("base64");
      const known = ids.get(key) ?? randomId("p");
      ids.set(key, known);
      return known;
    },
    count(person, visit) {
      const visits = sessions.get(person) ?? new Map<string | null, number>();
      sessions.set(person, visits.set(visit, (visits.get(visit) ?? 0) + 1));
    },
    repeated: () =>
      [...sessions.values()].filter((visits) => [...visits.values()].some((count) => count > 1))
        .length,
  };
}
