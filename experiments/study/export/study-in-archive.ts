import { inflateSync } from "fflate";
import { decodeText } from "@/lib/decode-text";
import { ARCHIVE_BLOCK, DOCUMENT_BLOCK } from "./archive-data";
import { COPY_FILE } from "./archive-page";
import { isSameDocument } from "./same-document";
import { packedBytes, type ZipEntry, type ZipProblem, zipDirectory } from "./zip-directory";

/** The largest file that is read, in bytes: an archive, possibly with the data files of many participants in data/. */
export const MOST_BYTES = 64_000_000;

/** The largest number of files in an archive, and the largest packed and unpacked size of a file that is read, in bytes. */
const MOST_FILES = 10_000;
const MOST_PACKED = 1_000_000;
const MOST_UNPACKED = 4_000_000;

/** The reasons why an archive does not contain a readable study; each is a key of the editor's words. */
type ArchiveProblem = ZipProblem | "noStudy" | "nested" | "encrypted" | "packing" | "notUtf8";

/** The study in an archive. */
type StudyInArchive = {
  /** Text of the document, unchanged. */
  text: string;
  /** The release that made the archive, if the archive runs by itself; otherwise null. */
  runsWith: string | null;
  /** Whether the copy `protocol.json` differs from the document that the page runs; the text is then the page's document. */
  isUnlike: boolean;
};

class NotRead extends Error {
  constructor(readonly problem: ArchiveProblem) {
    super();
  }
}

/**
 * Returns the study in an archive: a standalone archive, a study archive for JATOS, or the data of a participant.
 * Unpacks only the files that may contain the study, up to the size that they have in our archives. Never throws.
 * @param bytes of the file, at most `MOST_BYTES`
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
  // If it is the same study, the copy is better, because it also contains the plan.
  if (copy !== null && isSameDocument(parsed(copy), parsed(runs)))
    return { text: copy, runsWith, isUnlike: false };
  return { text: runs, runsWith, isUnlike: copy !== null };
}

const isArchive = ({ name }: ZipEntry) => /\.j?zip$/i.test(name);

const partsOf = ({ name }: ZipEntry) => name.split("/");

/**
 * Returns the matching file with the fewest folders: repacked archives have a folder around all files, and macOS adds
 * another one.
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

/** Returns the text of a file. The size in the directory limits the unpacked bytes, even if that size is wrong. */
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
 * Returns the input of the first component of a study for JATOS, which people may have edited there; null without an
 * input.
 */
function jatosInput(jas: string | null): string | null {
  const described = jas === null ? null : parsed(jas);
  const components: unknown = Object(Object(described).data).componentList;
  const [first] = Array.isArray(components) ? components : [];
  const { jsonData } = Object(first);
  return typeof jsonData === "string" ? jsonData : null;
}

/**
 * Returns the content of a data block in a page; null without one. Reads the page once, in linear time. As in a
 * browser, `</script` ends a block wherever it occurs.
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
