import { protocolOf } from "./read-record.ts";
import { sha256 } from "./session-record.ts";

/** The facts about a file of a record that its name does not contain. */
export type FileFacts = {
  digest: string;
  bytes: number;
  /** The protocol id, or the word for runs outside a study; undefined if the bytes are damaged. */
  protocol: string | undefined;
};

/**
 * The number of files that are remembered, which use about 150 MB. Strangers may send any number of records. The other
 * files are read again for each index.
 */
const MOST_FILES = 500_000;

/**
 * Remembers the facts about files of records, so that each file is read once and not for each index. The content of a
 * file never changes; the names in the folder alone say which files there are. Nothing is remembered before the first
 * index.
 *
 * @param read returns the bytes of a file; undefined if it does not exist
 */
export function createFolderIndex(
  read: (session: string, name: string) => Promise<Buffer | undefined>,
  most = MOST_FILES,
) {
  const known = new Map<string, Map<string, FileFacts>>();
  let count = 0;
  /** All files of a protocol share one string with its id, because each parsed string would use its own memory. */
  const protocols = new Map<string, string>();
  let isUsed = false;

  function put(session: string, name: string, facts: FileFacts): void {
    const files = known.get(session) ?? new Map<string, FileFacts>();
    if (!files.has(name)) {
      if (count >= most) return;
      count += 1;
    }
    known.set(session, files);
    let { protocol } = facts;
    if (protocol !== undefined) {
      const same = protocols.get(protocol) ?? protocol;
      protocols.set(same, same);
      protocol = same;
    }
    files.set(name, { ...facts, protocol });
  }

  function forget(session: string): void {
    count -= known.get(session)?.size ?? 0;
    known.delete(session);
  }

  return {
    /** Remembers a file that was just written. */
    note(session: string, name: string, facts: FileFacts): void {
      if (isUsed) put(session, name, facts);
    },

    forget,

    /** Forgets all sessions except the given sessions. */
    keepOnly(sessions: readonly string[]): void {
      isUsed = true;
      const kept = new Set(sessions);
      for (const session of known.keys()) if (!kept.has(session)) forget(session);
    },

    /**
     * Returns the facts about the files of a session, in the order of the names. A damaged file counts to the protocol
     * of the session's other files.
     */
    async factsOf(session: string, names: readonly string[]): Promise<[string, FileFacts][]> {
      const files: [string, FileFacts][] = [];
      for (const name of names.toSorted()) {
        let facts = known.get(session)?.get(name);
        if (!facts) {
          const body = await read(session, name);
          if (!body) continue;
          const protocol = await protocolOf(body);
          facts = { digest: sha256(body), bytes: body.length, protocol };
          put(session, name, facts);
        }
        files.push([name, facts]);
      }
      const readable = files.find(([, { protocol }]) => protocol !== undefined)?.[1].protocol;
      return files.map(([name, facts]) => [
        name,
        { ...facts, protocol: facts.protocol ?? readable },
      ]);
    },
  };
}
