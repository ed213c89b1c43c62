import { inflateSync } from "fflate";
import { decodeText } from "@/lib/decode-text";
import { ARCHIVE_BLOCK, DOCUMENT_BLOCK } from "./archive-data";
import { COPY_FILE } from "./archive-page";
import { isSameDocument } from "./same-document";
import { packedBytes, type ZipEntry, type ZipProblem, zipDirectory } from "./zip-directory";

/**
 * The maximum size of an archive that is read, in bytes. The size allows for a folder data/ with the files of many
 * participants.
 */
export const MOST_BYTES = 64_000_000;

/** The maximum number of files in an archive, and the maximum compressed and decompressed size of a file, in bytes. */
const MOST_FILES = 10_000;
const MOST_PACKED = 1_000_000;
const MOST_UNPACKED = 4_000_000;

/** The reasons why no study can be read from an archive; each reason is a key of the editor's texts. */
type ArchiveProblem = ZipProblem | "noStudy" | "nested" | "encrypted" | "packing" | "notUtf8";

/** The study that an archive contains. */
type StudyInArchive = {
  /** The text of the document, unchanged. */
  text: string;
  /** The release that made the archive, if the archive contains a page that runs the study; otherwise null. */
  runsWith: string | null;
  /**
   * True if `protocol.json` differs from the document that the page runs. In this case, `text` is the document of the
   * page.
   */
  isUnlike: boolean;
};

class NotRead extends Error {
  constructor(readonly problem: ArchiveProblem) {
    super();
  }
}

/**
 * Returns the study in an archive: a standalone archive, a study archive for JATOS, or the data of a participant. The
 * function decompresses only the files that may contain the study, and no more than the maximum size. It never throws
 * an error.
 * @param bytes content of the archive, at most `MOST_BYTES`
 */
export function studyInArchive(bytes: Uint8Array): StudyInArchive | { problem: ArchiveProblem } {
  try {
    const directory = zipDirectory(bytes, MOST_FILES);
    if ("problem" in directory) return directory;
    const { entries } = directory;
    return read(bytes, entries) ?? { problem: entries.some(isArchive) ? "nested" : "noStudy" };
  } catch (error) {
    return { problem: error instanceof NotRead ? error.problem : "unreadable" };
  }
}

function read(bytes: Uint8Array, entries: readonly ZipEntry[]): StudyInArchive | null {
  const textOf = (isNamed: (file: string) => boolean) => {
    const entry = leastDeep(entries, isNamed);
    return entry ? unpacked(bytes, entry) : null;
  };
  const page = textOf((file) => file === "index.html");
  const input = jatosInput(textOf((file) => file.endsWith(".jas")));
  if (input !== null) return { text: input, runsWith: null, isUnlike: false };
  const copy = textOf((file) => file === COPY_FILE);
  const runs = blockIn(page ?? "", DOCUMENT_BLOCK);
  if (runs === null) return copy === null ? null : { text: copy, runsWith: null, isUnlike: false };
  const runsWith = releaseIn(page ?? "");
  // If the copy and the document of the page are the same study, the copy is returned, because it also contains the
  // plan.
  if (copy !== null && isSameDocument(parsed(copy), parsed(runs)))
    return { text: copy, runsWith, isUnlike: false };
  return { text: runs, runsWith, isUnlike: copy !== null };
}

const isArchive = ({ name }: ZipEntry) => /\.j?zip$/i.test(name);

const partsOf = ({ name }: ZipEntry) => name.split("/");

/**
 * Returns the matching file in the fewest folders. If people have packed the archive again, its files are in an outer
 * folder, and macOS adds a second folder.
 */
function leastDeep(entries: readonly ZipEntry[], isNamed: (file: string) => boolean) {
  const [first] = entries
    .filter((entry) => {
      const parts = partsOf(entry);
      return parts.length <= 2 && parts[0] !== "__MACOSX" && isNamed(parts.at(-1) ?? "");
    })
    .sort((a, b) => partsOf(a).length - partsOf(b).length);
  return first;
}

const STORED = 0;
const DEFLATED = 8;

/** Decompresses a text file, but no more bytes than the archive's directory states, even if this size is wrong. */
function unpacked(bytes: Uint8Array, entry: ZipEntry): string {
  const { packed, size, method, isEncrypted } = entry;
  if (isEncrypted) throw new NotRead("encrypted");
  if (packed > MOST_PACKED || size > MOST_UNPACKED) throw new NotRead("tooLarge");
  if (method !== STORED && method !== DEFLATED) throw new NotRead("packing");
  const held = packedBytes(bytes, entry);
  const decoded = decodeText(
    method === STORED ? held : inflateSync(held, { out: new Uint8Array(size) }),
  );
  if ("problem" in decoded) throw new NotRead("notUtf8");
  return decoded.text;
}

/**
 * Returns the input of the first component of a study for JATOS; null without an input. People may have edited the
 * document in this input.
 */
function jatosInput(jas: string | null): string | null {
  const described = jas === null ? null : parsed(jas);
  const components: unknown = Object(Object(described).data).componentList;
  const [first] = Array.isArray(components) ? components : [];
  const { jsonData } = Object(first);
  return typeof jsonData === "string" ? jsonData : null;
}

/**
 * Returns the content of a data block in a page; null without such a block. Reads the page once, in linear time. As in
 * a browser, a block ends at the first `</script`.
 */
function blockIn(page: string, id: string): string | null {
  for (let at = page.indexOf("<script"); at >= 0; ) {
    const begin = page.indexOf(">", at);
    const end = begin < 0 ? -1 : page.indexOf("</script", begin);
    if (end < 0) return null;
    if (page.slice(at, begin).includes(` id="${id}"`)) return page.slice(begin + 1, end);
    at = page.indexOf("<script", end);
  }
  return null;
}

function releaseIn(page: string): string | null {
  const { release } = Object(parsed(blockIn(page, ARCHIVE_BLOCK) ?? ""));
  return typeof release === "string" ? release : null;
}

/** @returns undefined if the text is not JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
