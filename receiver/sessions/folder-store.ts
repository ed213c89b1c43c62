import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, link, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "../durable-files.ts";
import { type Placed, type RecordStore, type StoredRecord, tombstoneOf } from "./record-store.ts";
import { type RecordKey, type SessionRecord, sha256 } from "./session-record.ts";

/** No request takes as long, so an older draft is the remains of a crash. */
const STALE_DRAFT_MS = 3_600_000;

/** How often a session may be erased by another process while one of its records is written. */
const ATTEMPTS = 3;

/** `step_stroop.json`, `end_.json`, and beside them `step_stroop.beside.<64 digits>.json`. */
const RECORD_FILE = /^(step|end)_([a-z0-9-]*)(?:\.beside\.([0-9a-f]{64}))?\.json$/;

const fileOf = ({ kind, step }: RecordKey, besideDigest?: string) =>
  `${kind}_${step}${besideDigest ? `.beside.${besideDigest}` : ""}.json`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Resolves with undefined where there is no such file. */
const unlessAbsent = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });

/**
 * Stores each record in a file, in a folder of its session. A record is written as a draft and linked to its name:
 * it appears complete or not at all, and of several writers only one gets the name.
 *
 * @throws NodeJS.ErrnoException if the folder cannot be created or written to
 */
export async function openFolderRecords(folder: string): Promise<RecordStore> {
  const [records, drafts, withdrawn] = ["records", "drafts", "withdrawn"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  for (const each of [records, drafts, withdrawn]) {
    await mkdir(each, { recursive: true, mode: 0o700 });
    await access(each, constants.W_OK);
  }
  await syncFolder(folder);
  await removeStaleDrafts(drafts);

  const isWithdrawn = async (session: string) =>
    (await unlessAbsent(stat(join(withdrawn, tombstoneOf(session))))) !== undefined;

  async function put(record: SessionRecord): Promise<Placed> {
    const draft = join(drafts, `${record.session}.${randomUUID()}`);
    try {
      return await putByDraft(record, draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function putByDraft(record: SessionRecord, draft: string): Promise<Placed> {
    const home = join(records, record.session);
    const isThere = async (name: string, digest: string) => {
      const bytes = await unlessAbsent(readFile(join(home, name)));
      return bytes && sha256(bytes) === digest;
    };
    const first = fileOf(record);
    const beside = fileOf(record, record.digest);
    let place: Placed | undefined;
    for (let attempt = 1; place === undefined; attempt++) {
      if (await isWithdrawn(record.session)) return "withdrawn";
      const known = await isThere(first, record.digest);
      if (known) place = "first";
      else if (known === undefined) place = (await linkNew(first)) ? "first" : undefined;
      else if ((await isThere(beside, record.digest)) || (await linkNew(beside))) place = "beside";
      if (place === undefined && attempt >= ATTEMPTS) throw new Error("The session keeps changing");
    }
    // Also for a record that was there: the process that linked it may not have come to this.
    await unlessAbsent(syncFolder(home));
    await syncFolder(records);
    return place;

    /** @returns false where another process was faster, or has erased the session */
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

  async function erase(session: string): Promise<void> {
    const its = (await readdir(drafts)).filter((name) => name.startsWith(`${session}.`));
    for (const name of its) await rm(join(drafts, name), { force: true });
    await rm(join(records, session), { recursive: true, force: true, maxRetries: ATTEMPTS });
    await syncFolder(records);
  }

  async function* stored(): AsyncGenerator<StoredRecord> {
    for (const session of (await readdir(records)).sort())
      for (const name of ((await unlessAbsent(readdir(join(records, session)))) ?? []).sort()) {
        const [, kind, step, besideDigest] = RECORD_FILE.exec(name) ?? [];
        if (kind === undefined || step === undefined) continue;
        const path = join(records, session, name);
        const body = await unlessAbsent(readFile(path));
        if (body === undefined) continue;
        yield {
          session,
          kind: kind as RecordKey["kind"],
          step,
          body,
          digest: besideDigest ?? sha256(body),
          beside: besideDigest !== undefined,
          received: (await stat(path)).mtime,
        };
      }
  }

  return {
    put,
    isWithdrawn,
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
    },
    records: stored,
    ping: () => access(records, constants.W_OK),
    close: async () => undefined,
  };
}

const unlessThere = (written: Promise<void>) =>
  written.catch((error) => {
    if (codeOf(error) !== "EEXIST") throw error;
  });

async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    const written = await unlessAbsent(stat(draft));
    if (written && Date.now() - written.mtimeMs > STALE_DRAFT_MS) await rm(draft, { force: true });
  }
}
