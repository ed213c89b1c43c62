import { type Content, ofBlob, ofBytes } from "./content";
import { faultOf } from "./faults";
import { LIMITS } from "./limits";
import { isDraft } from "./receiver-files";
import type { Inflate, Tools } from "./sink";
import { packedBytes, type ZipEntry, zipDirectory } from "./zip-directory";
import { type EntryProblem, entryProblem } from "./zip-entry";

/** An entry of a zip file, or of a zip file within it. */
export type FoundEntry = {
  /** The name (`entriesByName`); after `!/`, the name in a zip file within the zip file. */
  path: string;
  /** The number of bytes in the zip file. */
  packed: number;
  content: () => Promise<Content | null>;
};

/** The size of files that are small enough to be read at once. Many small reads take longer. */
export const AT_ONCE = 33_554_432;

/**
 * The remaining entries and bytes that a zip file, with all zip files within it, may still use before it exceeds the
 * limits.
 */
export type Budget = { entries: number; bytes: number };

export const fullBudget = (): Budget => ({ entries: LIMITS.entries, bytes: LIMITS.inflated });

/** Matches the files that operating systems add to zip files and folders. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/**
 * Matches the files of archives, data sets and exports that do not contain data. Outside of them, a file with such a name
 * may be any file, such as a list of withdrawn sessions that was saved as sessions.csv.
 */
const WITHOUT_DATA =
  /(?:^|\/)(?:README\.md|CHANGES\.md|recompute\.(?:R|py)|group\.(?:R|py)|codebook\.(?:csv|json)|wide(?:-codebook)?\.csv|wide\/[^/]*\.csv|dataset_description\.json|events\.csv|flow\.csv|sessions\.csv|truth\.csv|\.psychds-ignore)$/;

export const isOfSystem = (path: string): boolean => OF_SYSTEM.test(path);

/** Matches the files that mark a folder as an unpacked archive, a data set or an export. */
const MARK = /^(.*\/)(?:README\.md|participation\.json)$/;

/** Returns a function that states whether a path is in a marked folder. Files without a folder are in none. */
function inMarkedFolder(paths: readonly string[]): (path: string) => boolean {
  const marked = new Set(paths.flatMap((path) => MARK.exec(path)?.[1] ?? []));
  return (path) => {
    for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1))
      if (marked.has(path.slice(0, end + 1))) return true;
    return false;
  };
}

/**
 * Returns the paths that are read. If a folder holds the records of runs, the tables and stored sessions of the same runs
 * are left out.
 * @param isZip whether the paths are those of a zip file; otherwise a visitor gave the files, and may have named them
 */
export function neededPaths(paths: readonly string[], isZip: boolean): string[] {
  const isOfArchive = isZip ? () => true : inMarkedFolder(paths);
  const all = new Set(paths);
  const withRecords = new Set<string>();
  const withSessions = new Set<string>();
  for (const path of paths) {
    const record = /^(.*\/|)records\/[^/]*\.json$/.exec(path);
    if (record && all.has(`${record[1]}participation.json`)) withRecords.add(record[1] ?? "");
    const session = /^(.*\/|)(?:session\.json|records\.jsonl)$/.exec(path);
    if (session) withSessions.add(session[1] ?? "");
  }
  return paths.filter((path) => {
    if (path.endsWith("/") || isOfSystem(path) || isDraft(path)) return false;
    if (WITHOUT_DATA.test(path) && isOfArchive(path)) return false;
    const table = /^(.*\/|)data\/(?:[^/]*\/)?[^/]*\.csv$/.exec(path);
    if (table && withSessions.has(table[1] ?? "")) return false;
    const inStep =
      /^(.*\/|)[^/]+\/(?:session\.json|protocol\.json|data\/[^/]*|parameters\.json)$/.exec(path);
    return !(inStep && withRecords.has(inStep[1] ?? ""));
  });
}

/** Returns files with tables last, because a table is scored with the parameters that other files state. */
export const inReadingOrder = <File extends { path: string }>(files: readonly File[]): File[] =>
  files.toSorted((one, other) => Number(isTable(one.path)) - Number(isTable(other.path)));

const isTable = (path: string) => /\.(?:csv|tsv|txt)$/i.test(path);

/**
 * Yields the entries of a zip file that are read, also of zip files within it. Problems of the file and of entries are
 * reported, and the other entries are yielded.
 */
export async function* entriesOf(
  zip: Content,
  { sink, inflate }: Pick<Tools, "sink" | "inflate">,
  budget: Budget,
  within = "",
): AsyncGenerator<FoundEntry> {
  const at = within === "" ? null : within;
  const whole = zip.size <= AT_ONCE ? ofBytes(await zip.bytes()) : zip;
  const directory = await zipDirectory(whole);
  if ("problem" in directory) return sink.fault(faultOf(directory.problem, {}, at));
  if (directory.isCutOff) sink.fault(faultOf("zipCutOff", {}, at));
  budget.entries -= directory.entries.length;
  if (budget.entries < 0) return sink.fault(faultOf("zipTooLarge", {}, at));
  const named = [...entriesByName(directory.entries)].map(([name, entry]) => ({
    name: inZip(within, name),
    path: entry.path,
    entry,
  }));
  const needed = new Set(neededPaths([...new Set(named.map(({ path }) => path))], true));
  for (const { name, path, entry } of inReadingOrder(named)) {
    if (!needed.has(path)) continue;
    if (name !== inZip(within, path)) sink.fault(faultOf("entryAgain", {}, inZip(within, path)));
    const problem = entryProblem(entry);
    if (problem) {
      sink.fault(faultOf(problem satisfies EntryProblem, {}, name));
      continue;
    }
    budget.bytes -= entry.size;
    if (budget.bytes < 0) return sink.fault(faultOf("zipInflates", {}, name));
    yield { path: name, packed: entry.packed, content: () => contentOf(whole, entry, inflate) };
  }
}

const inZip = (within: string, name: string) => (within === "" ? name : `${within}!/${name}`);

/**
 * Returns the entries of a zip file by their names. The name is the path, with a number if an earlier entry has the same
 * path, so that each of them can be found again.
 */
function entriesByName(entries: readonly ZipEntry[]): Map<string, ZipEntry> {
  const paths = new Set(entries.map(({ path }) => path));
  const byName = new Map<string, ZipEntry>();
  /** The last number of each path, so that many entries with one path do not take quadratic time. */
  const numbers = new Map<string, number>();
  for (const entry of entries) {
    const { path } = entry;
    let name = path;
    let number = numbers.get(path) ?? 0;
    do {
      number += 1;
      if (number > 1) name = `${path} (${number})`;
    } while (number > 1 && paths.has(name));
    numbers.set(path, number);
    byName.set(name, entry);
  }
  return byName;
}

async function contentOf(zip: Content, entry: ZipEntry, inflate: Inflate): Promise<Content | null> {
  const part = await packedBytes(zip, entry);
  if (!part || entry.method === 0) return part;
  const bytes = await inflate(await part.bytes(), entry.size);
  return bytes && ofBytes(bytes);
}

/**
 * Returns a function that returns the content of an entry by its path (`FoundEntry.path`); null if it cannot be read. The
 * directory of a zip file is read once.
 */
export function entriesByPath(zip: Blob, inflate: Inflate) {
  const opened = new Map<string, Promise<OpenedZip | null>>();

  /** Opens the zip file within the zip file at a path. */
  function open(within: string, content: () => Promise<Content | null>) {
    const known = opened.get(within) ?? content().then(openedZip);
    // Only one zip file within the zip file stays open, because it is in memory.
    if (within !== "" && !opened.has(within))
      for (const other of opened.keys()) if (other !== "") opened.delete(other);
    opened.set(within, known);
    return known;
  }

  return async (path: string): Promise<Content | null> => {
    const names = path.split("!/");
    let content: Content | null = ofBlob(zip);
    for (const [depth, name] of names.entries()) {
      const outer: Content | null = content;
      const own = await open(names.slice(0, depth).join("!/"), async () => outer);
      const entry = own?.entries.get(name);
      content =
        own && entry && !entryProblem(entry) ? await contentOf(own.content, entry, inflate) : null;
    }
    return content;
  };
}

type OpenedZip = { content: Content; entries: ReadonlyMap<string, ZipEntry> };

async function openedZip(content: Content | null): Promise<OpenedZip | null> {
  if (!content) return null;
  const whole = content.size <= AT_ONCE ? ofBytes(await content.bytes()) : content;
  const directory = await zipDirectory(whole);
  if ("problem" in directory) return null;
  return { content: whole, entries: entriesByName(directory.entries) };
}
