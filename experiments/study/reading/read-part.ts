import type { Content } from "./content";
import { faultOf, faultOfError } from "./faults";
import { LIMITS } from "./limits";
import { type Budget, entriesOf, type FoundEntry } from "./read-archive";
import { readJson } from "./read-json";
import { readTable } from "./read-table";
import { type Part, Stopped, type Tools } from "./sink";
import { isZip } from "./zip-directory";

const HEAD = 64;

/** The largest number of packed bytes of an entry that is decompressed while another entry is processed. */
const AHEAD = 65_536;

/** Returns whether a text begins like JSON, after a byte order mark, which the decoder leaves out, and blanks. */
const isJson = (head: Uint8Array): boolean => /^\s*[{[]/.test(new TextDecoder().decode(head));

/**
 * Reads a file, or an entry of a zip file, by its content. A part that cannot be read is reported, and all other parts
 * are read.
 *
 * @throws Stopped
 */
export async function readPart(
  content: Content,
  part: Part,
  tools: Tools,
  budget: Budget,
  depth = 0,
): Promise<void> {
  const { sink } = tools;
  try {
    const head = await content.bytes(0, Math.min(HEAD, content.size));
    if (isZip(head)) {
      if (depth >= LIMITS.zipDepth) return sink.fault(faultOf("zipTooDeep", {}, part.entry));
      sink.kind("archive");
      for await (const { entry, opened } of openedAhead(
        entriesOf(content, tools, budget, part.entry ?? ""),
      )) {
        const own = { file: part.file, entry: entry.path };
        const inner = await (opened ?? entry.content());
        if (inner) await readPart(inner, own, tools, budget, depth + 1);
        else sink.fault(faultOf("entryDamaged", {}, entry.path));
        if (depth === 0) sink.read(entry.packed);
        await sink.tick();
      }
      return;
    }
    if (isJson(head)) await readJson(content, part, tools);
    else await readTable(content, part, tools);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    sink.fault(faultOfError(error, part.entry));
  }
}

/**
 * Yields the entries of a zip file, small ones with their content. While an entry is processed, the browser already
 * decompresses the next small entry.
 */
async function* openedAhead(entries: AsyncIterable<FoundEntry>) {
  let before: { entry: FoundEntry; opened: Promise<Content | null> | null } | null = null;
  for await (const entry of entries) {
    const opened = entry.packed <= AHEAD ? entry.content() : null;
    // The fault is reported when the content is needed.
    opened?.catch(() => undefined);
    if (before) yield before;
    before = { entry, opened };
  }
  if (before) yield before;
}
