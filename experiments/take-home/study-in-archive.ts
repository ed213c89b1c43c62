import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import { ARCHIVE_BLOCK, DOCUMENT_BLOCK } from "./archive-data";
import { COPY_FILE } from "./archive-page";
import { isSameDocument } from "./same-document";

/** Bytes of the largest file that is read: an archive, also one into whose folder data/ the files of many were put. */
export const MOST_BYTES = 64_000_000;

/** Files that an archive may have in it, and how large one that is read may be, packed and unpacked, in bytes. */
const MOST_FILES = 10_000;
const MOST_PACKED = 1_000_000;
const MOST_UNPACKED = 4_000_000;

/** Why an archive gives no study. */
type ArchiveProblem = "unreadable" | "noStudy" | "tooLarge";

/** The study in an archive. */
type StudyInArchive = {
  /** Text of its document, as it stands there. */
  text: string;
  /** The release that it was made with, where it runs by itself; null where it does not. */
  runsWith: string | null;
  /** Whether its copy, `protocol.json`, is another document than the one that its page runs, which is given. */
  isUnlike: boolean;
};

class TooLarge extends Error {}

/**
 * Returns the study in an archive: one that was taken home, one for JATOS, or that of a participant. Nothing of it is
 * unpacked but what holds the study, and no more of that than an archive of ours has; it never throws.
 * @param bytes of the file, at most `MOST_BYTES`
 */
export function studyInArchive(bytes: Uint8Array): StudyInArchive | { problem: ArchiveProblem } {
  try {
    return read(bytes) ?? { problem: "noStudy" };
  } catch (error) {
    return { problem: error instanceof TooLarge ? "tooLarge" : "unreadable" };
  }
}

function read(bytes: Uint8Array): StudyInArchive | null {
  const entries = entriesOf(bytes);
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
  // Of the same study the copy has the plan, too.
  if (copy !== null && isSameDocument(parsed(copy), parsed(runs)))
    return { text: copy, runsWith, isUnlike: false };
  return { text: runs, runsWith, isUnlike: copy !== null };
}

/** Returns what the directory of an archive lists. */
function entriesOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  unzipSync(bytes, {
    filter: (entry) => {
      if (entries.push(entry) > MOST_FILES) throw new TooLarge();
      return false;
    },
  });
  return entries;
}

const partsOf = ({ name }: UnzipFileInfo) => name.split("/");

/** Returns the file that lies least deep: archives that were packed anew have a folder around all, and macOS adds its own. */
function leastDeep(entries: readonly UnzipFileInfo[], isNamed: (file: string) => boolean) {
  const [first] = entries
    .filter((entry) => {
      const parts = partsOf(entry);
      return parts.length <= 2 && parts[0] !== "__MACOSX" && isNamed(parts.at(-1) ?? "");
    })
    .sort((a, b) => partsOf(a).length - partsOf(b).length);
  return first;
}

/** Returns the text of a file; what the directory says of its size bounds what is unpacked, also where that is a lie. */
function unpacked(bytes: Uint8Array, { name, size, originalSize }: UnzipFileInfo): string {
  if (size > MOST_PACKED || originalSize > MOST_UNPACKED) throw new TooLarge();
  let isFirst = true;
  const { [name]: content } = unzipSync(bytes, {
    filter: (entry) => {
      const isIt = isFirst && entry.name === name;
      if (isIt) isFirst = false;
      return isIt;
    },
  });
  return strFromU8(content ?? new Uint8Array());
}

/** Returns the input of the first component of a study for JATOS that has one, which people may have edited there. */
function jatosInput(jas: string | null): string | null {
  const described = jas === null ? null : parsed(jas);
  const components: unknown = Object(Object(described).data).componentList;
  const [first] = Array.isArray(components) ? components : [];
  const { jsonData } = Object(first);
  return typeof jsonData === "string" ? jsonData : null;
}

/** Returns what a data block of a page holds. */
function blockIn(page: string, id: string): string | null {
  const [, text] = new RegExp(`<script[^>]* id="${id}"[^>]*>([\\s\\S]*?)</script`).exec(page) ?? [];
  return text ?? null;
}

function releaseIn(page: string): string | null {
  const { release } = Object(parsed(blockIn(page, ARCHIVE_BLOCK) ?? ""));
  return typeof release === "string" ? release : null;
}

/** @returns undefined for a text that is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
