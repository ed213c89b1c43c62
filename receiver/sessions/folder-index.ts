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
 * Remembers the facts about files of records, so that each file is read once and not for each index. The content of a
 * file never changes; the names in the folder alone say which files there are. Nothing is remembered before the first
 * index.
 *
 * @param read returns the bytes of a file; undefined if it does not exist
 */
export function createFolderIndex(
  read: (session: string, name: string) => Promise<Buffer | undefined>,
) {
  const known = new Map<string, Map<string, FileFacts>>();
  /** One text for each protocol, because each text that is parsed uses memory of its own. */
  const protocols = new Map<string, string>();
  let isUsed = false;

  function put(session: string, name: string, facts: FileFacts): void {
    const files = known.get(session) ?? new Map<string, FileFacts>();
    known.set(session, files);
    let { protocol } = facts;
    if (protocol !== undefined) {
      const same = protocols.get(protocol) ?? protocol;
      protocols.set(same, same);
      protocol = same;
    }
    files.set(name, { ...facts, protocol });
  }

  return {
    /** Remembers a file that was just written. */
    note(session: string, name: string, facts: FileFacts): void {
      if (isUsed) put(session, name, facts);
    },

    forget: (session: string): void => void known.delete(session),

    /** Forgets all sessions except these. */
    keepOnly(sessions: readonly string[]): void {
      isUsed = true;
      const kept = new Set(sessions);
      for (const session of known.keys()) if (!kept.has(session)) known.delete(session);
    },

    /**
     * Returns the facts about the files of a session, in the order of the names. A damaged file counts to the protocol
     * of the session's other files.
     */
    async factsOf(session: string, names: readonly string[]): Promise<[string, FileFacts][]> {
      for (const name of names) {
        if (known.get(session)?.has(name)) continue;
        const body = await read(session, name);
        if (!body) continue;
        const protocol = await protocolOf(body);
        put(session, name, { digest: sha256(body), bytes: body.length, protocol });
      }
      const files = names.toSorted().flatMap((name): [string, FileFacts][] => {
        const facts = known.get(session)?.get(name);
        return facts ? [[name, facts]] : [];
      });
      const readable = files.find(([, { protocol }]) => protocol !== undefined)?.[1].protocol;
      return files.map(([name, facts]) => [
        name,
        { ...facts, protocol: facts.protocol ?? readable },
      ]);
    },
  };
}
