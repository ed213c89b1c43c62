import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "../durable-files.ts";
import { type Place, withoutSession } from "./place.ts";
import type { PlaceChange, PlaceStore } from "./place-store.ts";
import { tombstoneOf } from "./record-store.ts";

/**
 * An entry of a numbered file: the new content of a place, the removal of a place, or the withdrawal of a session,
 * whose id is not stored.
 */
type Entry = Place | { removed: { protocol: string; person: string } } | { withdrawn: string };

const NUMBERED = /^(\d{10})\.json$/;
const WHOLE = /^whole-(\d{10})\.json$/;

const nameOf = (number: number) => `${String(number).padStart(10, "0")}.json`;
const wholeOf = (number: number) => `whole-${nameOf(number)}`;

/** If there are more numbered files, they are combined into one file. */
const MOST_FILES = 500;

/**
 * The age, ms, at which a numbered file may be deleted. By then, every process that listed the folder earlier has
 * stopped using the older numbers.
 */
const REPLACED_MS = 600_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const unlessAbsent = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });

export type FolderPlaces = PlaceStore & {
  /** Combines the numbered files if there are many, and deletes withdrawn sessions from them. */
  tidy: () => Promise<void>;
  /** Deletes the sessions from all files that have a tombstone. */
  sweep: (isWithdrawn: (session: string) => Promise<boolean>) => Promise<void>;
};

/**
 * Stores places in numbered files. A file contains the places that one change has created or changed, and the file is
 * linked to the next number when it is complete. Only one of several processes can link a number; the others then read
 * its file and decide again. The file of a number is therefore never changed, except that a withdrawal removes its
 * session.
 *
 * @param folder the folder of the numbered files
 * @param drafts the folder in which files are written before they are linked
 */
export function createFolderPlaces(folder: string, drafts: string): FolderPlaces {
  /** The places in the files up to the number `last`. */
  let known = new Map<string, Place>();
  let last = 0;
  /** The end of this process's latest change. The next change waits for it. */
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };

  const keyOf = ({ protocol, person }: { protocol: string; person: string }) =>
    `${protocol} ${person}`;

  function take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if ("removed" in entry) known.delete(keyOf(entry.removed));
      else if ("withdrawn" in entry) forgetKnown(entry.withdrawn);
      else known.set(keyOf(entry), entry);
    }
  }

  function forgetKnown(tombstone: string): void {
    for (const [key, place] of known) {
      const left = withoutSession(place, (session) => tombstoneOf(session) === tombstone);
      if (left) known.set(key, left);
      else known.delete(key);
    }
  }

  const names = async () => (await unlessAbsent(readdir(folder))) ?? [];

  const numbersIn = (listed: readonly string[], pattern: RegExp) =>
    listed
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other);

  /** Reads a file. @returns undefined if the file does not exist; no entries if the disk has damaged the file */
  async function read(name: string): Promise<Entry[] | undefined> {
    const text = await unlessAbsent(readFile(join(folder, name), "utf8"));
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return [];
    }
  }

  /** Reads the files that other processes have added. */
  async function catchUp(): Promise<void> {
    while (!(await readNew()));
  }

  /** @returns false if another process has combined and deleted files in the meantime */
  async function readNew(): Promise<boolean> {
    const listed = await names();
    const whole = numbersIn(listed, WHOLE).at(-1) ?? 0;
    if (whole > last) {
      const entries = await read(wholeOf(whole));
      if (!entries) return false;
      known = new Map();
      take(entries);
      last = whole;
    }
    for (const number of numbersIn(listed, NUMBERED)) {
      if (number <= last) continue;
      const entries = await read(nameOf(number));
      if (!entries) return false;
      take(entries);
      last = number;
    }
    return true;
  }

  /** Writes a file and links it to a name. @returns false if another process has used the name */
  async function linkNew(name: string, entries: readonly Entry[]): Promise<boolean> {
    const draft = join(drafts, `places.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(draft, JSON.stringify(entries));
      await link(draft, join(folder, name));
      await syncFolder(folder);
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Adds a change under the next number. @returns false if another process was faster */
  async function add(entries: readonly Entry[]): Promise<boolean> {
    const number = last + 1;
    if (!(await linkNew(nameOf(number), entries))) return false;
    // If this process was stopped for long, the number may have been used, combined and deleted in the meantime.
    if (numbersIn(await names(), WHOLE).some((whole) => whole >= number)) {
      await rm(join(folder, nameOf(number)), { force: true });
      return false;
    }
    take(entries);
    last = number;
    return true;
  }

  async function update(decide: () => readonly Entry[]): Promise<void> {
    while (true) {
      await catchUp();
      const entries = decide();
      if (entries.length === 0 || (await add(entries))) return;
    }
  }

  const entriesOf = ({ put, removed }: PlaceChange): Entry[] => [
    ...put,
    ...removed.map(({ protocol, person }) => ({ removed: { protocol, person } })),
  ];

  const of = (protocols: readonly string[], persons?: readonly string[]) =>
    [...known.values()].filter(
      ({ protocol, person }) =>
        protocols.includes(protocol) && (persons === undefined || persons.includes(person)),
    );

  const sessionsIn = (entry: Entry): string[] =>
    "sessions" in entry
      ? [...entry.sessions.map(({ session }) => session), ...(entry.session ? [entry.session] : [])]
      : [];

  /** Deletes sessions from the files that contain them. The content of a file is replaced at once. */
  async function scrub(isWithdrawn: (session: string) => Promise<boolean>): Promise<void> {
    for (const name of await names()) {
      if (!NUMBERED.test(name) && !WHOLE.test(name)) continue;
      const entries = (await read(name)) ?? [];
      const withdrawn = new Set<string>();
      for (const session of new Set(entries.flatMap(sessionsIn)))
        if (await isWithdrawn(session)) withdrawn.add(session);
      if (withdrawn.size === 0) continue;
      const left = entries.flatMap((entry): Entry[] => {
        if (!("sessions" in entry)) return [entry];
        const place = withoutSession(entry, (session) => withdrawn.has(session));
        return place ? [place] : [];
      });
      const draft = join(drafts, `places.${randomUUID()}`);
      await writeDurably(draft, JSON.stringify(left));
      await rename(draft, join(folder, name));
    }
    await unlessAbsent(syncFolder(folder));
  }

  const forget = (session: string) =>
    inTurn(async () => {
      await catchUp();
      const isThere = [...known.values()].some((place) => sessionsIn(place).includes(session));
      if (!isThere) return;
      await update(() => [{ withdrawn: tombstoneOf(session) }]);
      await scrub(async (each) => each === session);
    });

  return {
    change: (protocols, persons, decide) =>
      inTurn(() => update(() => entriesOf(decide(of(protocols, persons))))),
    places: (protocols) =>
      inTurn(async () => {
        await catchUp();
        return of(protocols);
      }),
    forget,
    tidy: () =>
      inTurn(async () => {
        const numbers = numbersIn(await names(), NUMBERED);
        if (numbers.length > MOST_FILES) {
          await catchUp();
          await linkNew(wholeOf(last), [...known.values()]);
        }
        const whole = numbersIn(await names(), WHOLE);
        const newest = whole.at(-1) ?? 0;
        const old = [
          ...whole.filter((each) => each < newest).map(wholeOf),
          ...numbers.filter((each) => each <= newest).map(nameOf),
        ];
        for (const name of old) {
          const written = await unlessAbsent(stat(join(folder, name)));
          if (written && Date.now() - written.mtimeMs > REPLACED_MS)
            await rm(join(folder, name), { force: true });
        }
      }),
    sweep: (isWithdrawn) => inTurn(() => scrub(isWithdrawn)),
  };
}
