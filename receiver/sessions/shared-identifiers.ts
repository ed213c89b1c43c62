import { sha256 } from "./session-record.ts";

/**
 * An identifier that several sessions of one protocol share. In a study of several days, these are sessions of the same
 * visit, because a person has one session in each visit. The value of the identifier is omitted, because it must
 * not appear in logs and terminals.
 */
export type SharedIdentifier = { name: string; sessions: string[] };

/**
 * Matches the names of identifiers that a recruiter assigns to a study or a part of a study, and therefore to every
 * participant.
 */
const OF_STUDY =
  /^(study|survey|project|experiment|hit|batch|group|course|class|list|message|source)[_-]?(id|name)?$/i;

/**
 * Matches the names that may be displayed. A stranger may send any text as a name, so a name in any other format is
 * not displayed.
 */
const SHOWN_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/**
 * Finds sessions of one protocol whose records contain the same identifier. In this case, one person took part twice,
 * or passed on a link.
 */
export function createSharedIdentifiers() {
  const found = new Map<string, { name: string; sessions: Set<string> }>();

  return {
    add(
      session: string,
      { protocol, visit }: { protocol: string | null; visit: string | null },
      identifiers: Readonly<Record<string, unknown>>,
    ): void {
      for (const [name, value] of Object.entries(identifiers)) {
        if ((typeof value !== "string" && typeof value !== "number") || value === "") continue;
        if (OF_STUDY.test(name)) continue;
        const key = sha256(JSON.stringify([protocol, visit, name, String(value).trim()]));
        const known = found.get(key);
        if (known) known.sessions.add(session);
        else found.set(key, { name, sessions: new Set([session]) });
      }
    },
    shared: (): SharedIdentifier[] =>
      [...found.values()]
        .filter(({ sessions }) => sessions.size > 1)
        .map(({ name, sessions }) => ({
          name: SHOWN_NAME.test(name) ? name : "an identifier",
          sessions: [...sessions].sort(),
        })),
  };
}
