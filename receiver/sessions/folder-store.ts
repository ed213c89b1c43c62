import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, link, mkdir, readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { IndexedRecord, RecordVersion } from "../../experiments/engine/sending/following.ts";
import { probeDisk, syncFolder, writeDurably } from "../durable-files.ts";
import { SINGLE_RUNS } from "../settings.ts";
import { createFolderIndex } from "./folder-index.ts";
import { createFolderPlaces } from "./folder-places.ts";
import { readStored } from "./read-record.ts";
import {
  MAX_RECORDS,
  MAX_VERSIONS,
  type RecordStore,
  type Stored,
  type StoredRecord,
  tombstoneOf,
} from "./record-store.ts";
import { type RecordKey, type SessionRecord, sha256 } from "./session-record.ts";

/**
 * The writing of a draft always takes less time. An older draft was therefore left behind by a crash. If a draft is
 * removed by mistake, its record is written again.
 */
const STALE_DRAFT_MS = 600_000;

/** The prefix of the names of probes. A session id cannot begin with this prefix. */
const PROBE_NAME = "probe.";

/** The number of sessions whose files are listed at once. */
const INDEXED_AT_ONCE = 8;

/** The maximum number of attempts when another process deletes a session while one of its records is written. */
const ATTEMPTS = 3;

/**
 * Matches `start_.json`, `step_stroop.json` and `end_.json`; a conflicting record has a name such as
 * `step_stroop.beside.<64 digits>.json`.
 */
const RECORD_FILE = /^(start|step|end)_([a-z0-9-]*)(?:\.beside\.([0-9a-f]{64}))?\.json$/;

const fileOf = ({ kind, step }: RecordKey, besideDigest?: string) =>
  `${kind}_${step}${besideDigest ? `.beside.${besideDigest}` : ""}.json`;

const SESSION_FOLDER = /^[a-z0-9]{4,32}$/;

/** The folder does not support hard links. The storage needs hard links, because they give a file a second name. */
export class HardLinkError extends Error {}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Resolves with undefined if the file does not exist. */
const unlessAbsent = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });

/** Removes a folder if it is empty. */
const removeEmpty = (folder: string) =>
  rmdir(folder).catch((error) => {
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  });

/**
 * Opens a storage that writes each record to a file in the folder of its session. A record is first written as a draft
 * and then linked to its final name. The record therefore appears completely or not at all, and only one of several
 * writers can use the name.
 *
 * @param options.serves whether the storage will write records; if so, writing is tested first
 * @param options.maxBytes the size limit of one session
 * @throws NodeJS.ErrnoException if the folder cannot be created or written to; HardLinkError
 */
export async function openFolderRecords(
  folder: string,
  { serves, maxBytes }: { serves: boolean; maxBytes: number },
): Promise<RecordStore> {
  const [records, drafts, withdrawn] = ["records", "drafts", "withdrawn"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  for (const each of [records, drafts, withdrawn]) {
    await mkdir(each, { recursive: true, mode: 0o700 });
    await access(each, constants.W_OK);
  }
  await syncFolder(folder);
  const places = createFolderPlaces(join(folder, "places"), drafts);
  const index = createFolderIndex((session, name) =>
    unlessAbsent(readFile(join(records, session, name))),
  );
  if (serves) {
    await tidy();
    await probe();
  }

  async function tidy(): Promise<void> {
    await removeStale(drafts);
    await removeStale(records, PROBE_NAME);
    await places.tidy();
  }

  /** Tests the file operations that the storage needs for a record, without changing the folder of a session. */
  async function probe(): Promise<void> {
    await probeDisk(join(drafts, PROBE_NAME), async (draft) => {
      const linked = join(records, basename(draft));
      await link(draft, linked).catch((error) => {
        throw WITHOUT_LINKS.has(codeOf(error)) ? new HardLinkError(codeOf(error)) : error;
      });
      await rm(linked, { force: true });
    });
  }

  const isWithdrawn = async (session: string) =>
    (await unlessAbsent(stat(join(withdrawn, tombstoneOf(session))))) !== undefined;

  async function put(record: SessionRecord, protocol: string | null): Promise<Stored> {
    const draft = join(drafts, `${record.session}.${randomUUID()}`);
    let placed: Stored | undefined;
    try {
      placed = await putByDraft(record, draft);
      if (placed === "first" || placed === "beside") {
        const name = fileOf(record, placed === "beside" ? record.digest : undefined);
        const { session, digest, body } = record;
        index.note(session, name, {
          digest,
          bytes: body.length,
          protocol: protocol ?? SINGLE_RUNS,
        });
      }
      return placed;
    } finally {
      await rm(draft, { force: true });
      // This call may have created the folder again after another process had deleted the session.
      if (placed !== "first" && placed !== "beside")
        await removeEmpty(join(records, record.session));
    }
  }

  async function putByDraft(record: SessionRecord, draft: string): Promise<Stored> {
    const home = join(records, record.session);
    const isThere = async (name: string, digest: string) => {
      const bytes = await unlessAbsent(readFile(join(home, name)));
      return bytes && sha256(bytes) === digest;
    };
    const first = fileOf(record);
    const beside = fileOf(record, record.digest);
    let place: Stored | undefined;
    for (let attempt = 1; place === undefined; attempt++) {
      if (await isWithdrawn(record.session)) return "withdrawn";
      const known = await isThere(first, record.digest);
      if (known) place = "first";
      else if (known === false && (await isThere(beside, record.digest))) place = "beside";
      else if (!(await hasRoom(record))) return "full";
      else if (await linkNew(known === undefined ? first : beside))
        place = known === undefined ? "first" : "beside";
      if (place === undefined && attempt >= ATTEMPTS) throw new Error("The session keeps changing");
    }
    // The folders are also synced if the record already existed. The process that linked the record may have stopped
    // before it synced the folders.
    await unlessAbsent(syncFolder(home));
    await syncFolder(records);
    return place;

    /**
     * Links the draft to a name.
     *
     * @returns false if another process was faster, or has deleted the session
     */
    async function linkNew(name: string): Promise<boolean> {
      await unlessThere(writeDurably(draft, record.body));
      await mkdir(home, { recursive: true, mode: 0o700 });
      try {
        await link(draft, join(home, name));
        return true;
      } catch (error) {
        if (codeOf(error) === "EEXIST" || codeOf(error) === "ENOENT") return false;
        throw error;
      }
    }
  }

  async function hasRoom({ session, kind, step, body }: SessionRecord): Promise<boolean> {
    const home = join(records, session);
    const names = (await unlessAbsent(readdir(home))) ?? [];
    const versions = names.filter((name) => name.startsWith(`${kind}_${step}.`));
    if (names.length >= MAX_RECORDS || versions.length >= MAX_VERSIONS) return false;
    const sizes = names.map(async (name) => (await unlessAbsent(stat(join(home, name))))?.size);
    const stored = (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? 0), 0);
    return stored + body.length <= maxBytes;
  }

  async function erase(session: string): Promise<void> {
    const its = (await readdir(drafts)).filter((name) => name.startsWith(`${session}.`));
    for (const name of its) await rm(join(drafts, name), { force: true });
    await rm(join(records, session), { recursive: true, force: true, maxRetries: ATTEMPTS });
    index.forget(session);
    await syncFolder(records);
  }

  async function* stored(): AsyncGenerator<StoredRecord> {
    for (const session of (await readdir(records)).sort()) yield* recordsOf(session);
  }

  async function* recordsOf(session: string): AsyncGenerator<StoredRecord> {
    if (!SESSION_FOLDER.test(session)) return;
    for (const name of ((await unlessAbsent(readdir(join(records, session)))) ?? []).sort()) {
      const [, kind, step, besideDigest] = RECORD_FILE.exec(name) ?? [];
      if (kind === undefined || step === undefined) continue;
      const path = join(records, session, name);
      const [body, facts] = await Promise.all([
        unlessAbsent(readFile(path)),
        unlessAbsent(stat(path)),
      ]);
      if (!body || !facts) continue;
      yield {
        session,
        kind: kind as RecordKey["kind"],
        step,
        body,
        digest: besideDigest ?? sha256(body),
        beside: besideDigest !== undefined,
        received: facts.mtime,
      };
    }
  }

  const filesOf = async (session: string) =>
    ((await unlessAbsent(readdir(join(records, session)))) ?? []).filter((name) =>
      RECORD_FILE.test(name),
    );

  async function* indexOf(protocol: string): AsyncGenerator<IndexedRecord> {
    const tombstones = new Set(await readdir(withdrawn));
    const sessions = (await readdir(records)).filter((name) => SESSION_FOLDER.test(name)).sort();
    index.keepOnly(sessions);
    for (let from = 0; from < sessions.length; from += INDEXED_AT_ONCE) {
      const some = sessions
        .slice(from, from + INDEXED_AT_ONCE)
        .filter((session) => !tombstones.has(tombstoneOf(session)));
      const listed = some.map(
        async (session) => [session, await index.factsOf(session, await filesOf(session))] as const,
      );
      for (const [session, files] of await Promise.all(listed))
        for (const [name, { digest, bytes, protocol: own }] of files) {
          const [, kind, step = "", beside] = RECORD_FILE.exec(name) ?? [];
          if (own !== protocol) continue;
          const version = { session, kind: kind as RecordKey["kind"], step };
          yield {
            ...version,
            digest: beside ?? digest,
            bytes,
            ...(beside !== undefined && { beside: true }),
          };
        }
    }
  }

  async function bodyOf(version: RecordVersion): Promise<Buffer | undefined> {
    const read = (name: string) => unlessAbsent(readFile(join(records, version.session, name)));
    const first = await read(fileOf(version));
    if (first && sha256(first) === version.digest) return first;
    const beside = await read(fileOf(version, version.digest));
    // The disk has changed a file, or the version was never stored.
    if (!beside) index.forget(version.session);
    return beside;
  }

  async function* bodiesOf(
    versions: readonly RecordVersion[],
  ): AsyncGenerator<readonly [RecordVersion, Buffer | undefined]> {
    for (const version of versions) {
      const body = await bodyOf(version);
      // The tombstone is searched after the record was read, so that a record is never returned after its withdrawal.
      yield [version, (await isWithdrawn(version.session)) ? undefined : body];
    }
  }

  /** Reads one record of each session, because only the records state their protocol. */
  async function* sessionsOf(protocol: string): AsyncGenerator<string> {
    for (const session of (await readdir(records)).sort())
      for await (const { body } of recordsOf(session)) {
        if ((await readStored(body)).values.protocol === protocol) yield session;
        break;
      }
  }

  return {
    put,
    isWithdrawn,
    has: async (session) => (await unlessAbsent(stat(join(records, session)))) !== undefined,
    async stepsOf(session) {
      const names = (await unlessAbsent(readdir(join(records, session)))) ?? [];
      return names.flatMap((name) => {
        const [, kind, step, beside] = RECORD_FILE.exec(name) ?? [];
        return kind === "step" && step !== undefined && beside === undefined ? [step] : [];
      });
    },
    places,
    withdrawals: async () => (await readdir(withdrawn)).length,
    async bury(session, day) {
      const path = join(withdrawn, tombstoneOf(session));
      await unlessThere(writeDurably(path, `${JSON.stringify({ day })}\n`));
      await syncFolder(withdrawn);
    },
    erase,
    async sweep() {
      if ((await readdir(withdrawn)).length === 0) return;
      for (const session of await readdir(records))
        if (await isWithdrawn(session)) await erase(session);
      await places.sweep(isWithdrawn);
    },
    records: stored,
    sessionsOf,
    recordsOf,
    indexOf,
    bodiesOf,
    tidy,
    ping: probe,
    close: async () => undefined,
  };
}

/**
 * Error codes of file systems without hard links, such as FAT, some network file systems and some container file
 * systems.
 */
const WITHOUT_LINKS = new Set<string | undefined>([
  "EPERM",
  "ENOTSUP",
  "EOPNOTSUPP",
  "ENOSYS",
  "EXDEV",
]);

const unlessThere = (written: Promise<void>) =>
  written.catch((error) => {
    if (codeOf(error) !== "EEXIST") throw error;
  });

async function removeStale(folder: string, prefix = ""): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const draft = join(folder, name);
    const written = await unlessAbsent(stat(draft));
    if (written && Date.now() - written.mtimeMs > STALE_DRAFT_MS) await rm(draft, { force: true });
  }
}
