import { randomUUID } from "node:crypto";
import { chmod, link, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  RunningStudies,
  RunningStudy,
} from "../../experiments/engine/sending/running-studies.ts";
import { syncFolder, writeDurably } from "../durable-files.ts";
import { HttpError } from "../http-error.ts";
import { sha256 } from "./session-record.ts";
import { parseStudies, StudiesError } from "./studies.ts";

/** The wait before the next attempt while another process changes the file, and the number of attempts. */
const WAIT_MS = 25;
const ATTEMPTS = 200;

/** After this time, a crash must have interrupted a change. */
const STALE_MS = 2000;

/** Error codes of files and folders that the receiver may not change, and of a file that is mounted by itself. */
const READ_ONLY = new Set<string | undefined>([
  "EROFS",
  "EACCES",
  "EPERM",
  "EBUSY",
  "EXDEV",
  "ENOTSUP",
  "EOPNOTSUPP",
  "ENOSYS",
]);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The end of this process's latest change. The next change waits for it. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Changes the pause or the quota of a study in the file of running studies. Everything else in the file remains, also
 * what another process changes at the same moment.
 *
 * @throws HttpError 404 if the file does not contain the study; 409 if the file is wrong; 422 if the quota is; 501 if the
 *   file cannot be written
 */
export function changeStudy(
  path: string,
  protocol: string,
  change: Pick<RunningStudy, "paused" | "quota">,
): Promise<void> {
  const next = turn.then(() => replaceContent(path, (text) => changed(text, protocol, change)));
  turn = next.catch(() => undefined);
  return next.catch((error) => {
    throw READ_ONLY.has(codeOf(error))
      ? new HttpError(501, [{ code: "READ_ONLY" }], {}, codeOf(error))
      : error;
  });
}

/** Returns the text of the file with a change. */
function changed(
  text: string,
  protocol: string,
  change: Pick<RunningStudy, "paused" | "quota">,
): string {
  if (!isRight(text)) throw new HttpError(409, [{ code: "WRONG_STUDIES" }]);
  const file: RunningStudies = JSON.parse(text.replace(/^\uFEFF/, ""));
  const study = Object.hasOwn(file.studies, protocol) ? file.studies[protocol] : undefined;
  if (!study) throw new HttpError(404, [{ code: "NO_STUDY" }]);
  const studies = { ...file.studies, [protocol]: { ...study, ...change } };
  const next = `${JSON.stringify({ ...file, studies }, null, 2)}\n`;
  if (!isRight(next)) throw new HttpError(422, [{ field: "quota", code: "QUOTA" }]);
  return next;
}

function isRight(text: string): boolean {
  try {
    parseStudies(text);
    return true;
  } catch (error) {
    if (error instanceof StudiesError) return false;
    throw error;
  }
}

/**
 * Replaces the content of a file at once, until the file contains a change. The new content is first linked to a name
 * that contains the digest of the old content. Only one process can link it, so no other process changes the same old
 * content at the same moment. A lock file could remain after a crash; what remains here is removed by the next change. A
 * process whose link was removed notices that its change is missing, and makes it again.
 *
 * @param change may be called several times; returns the same text if nothing is to be changed
 * @throws HttpError 503 if other processes change the file all the time
 */
export async function replaceContent(
  path: string,
  change: (text: string) => string,
): Promise<void> {
  // If the path is a symbolic link, the link remains.
  const target = await realpath(path);
  let written: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const text = await readFile(target, "utf8");
    const next = text === written ? text : change(text);
    if (next === text) return syncFolder(dirname(target));
    const claim = `${target}.after-${sha256(text)}`;
    const draft = `${target}.${randomUUID()}`;
    try {
      await writeDurably(draft, next);
      await chmod(draft, (await stat(target)).mode & 0o777);
      if (!(await linkNew(draft, claim))) {
        await removeStale(claim);
        await pause(WAIT_MS);
      } else if ((await readFile(target, "utf8")) === text) {
        await unlessAbsent(rename(claim, target));
        written = next;
      }
      // Another process has replaced the content between the reading and the link.
      else await rm(claim, { force: true });
    } finally {
      await rm(draft, { force: true });
    }
  }
  throw new HttpError(503, [{ code: "UNAVAILABLE" }], { "Retry-After": 1 }, "STUDIES");
}

/** @returns false if another process has linked the name */
async function linkNew(draft: string, claim: string): Promise<boolean> {
  try {
    await link(draft, claim);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function removeStale(claim: string): Promise<void> {
  const written = await unlessAbsent(stat(claim));
  if (written && Date.now() - written.ctimeMs >= STALE_MS) await rm(claim, { force: true });
}

const unlessAbsent = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
