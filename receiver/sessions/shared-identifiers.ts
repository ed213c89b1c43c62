import { sha256 } from "./session-record.ts";

/** An identifier that several sessions of one protocol have. What it is stays out of logs and terminals. */
export type SharedIdentifier = { name: string; sessions: string[] };

/** Those that a recruiter gives a study or a part of it, and so to everybody in it. */
const OF_STUDY =
  /^(study|survey|project|experiment|hit|batch|group|course|class|list|message|source)[_-]?(id|name)?$/i;

/** A name that a person chose may be shown; a stranger may send any text as one. */
const SHOWN_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** Finds sessions of one protocol whose records hold the same identifier: the same person, or a link that was passed on. */
export function createSharedIdentifiers() {
  const found = new Map<string, { name: string; sessions: Set<string> }>();

  return {
    add(
      session: string,
      protocol: string | null,
      identifiers: Readonly<Record<string, unknown>>,
    ): void {
      for (const [name, value] of Object.entries(identifiers)) {
        if ((typeof value !== "string" && typeof value !== "number") || value === "") continue;
        if (OF_STUDY.test(name)) continue;
        const key = sha256(JSON.stringify([protocol, name, String(value).trim()]));
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
