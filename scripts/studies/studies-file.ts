import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, link, rm } from "node:fs/promises";
import type { RunningStudies, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { studiesText } from "@/experiments/study/document/running-study";
import { writeDurably } from "@/receiver/durable-files";
import { HttpError } from "@/receiver/http-error";
import { replaceContent } from "@/receiver/sessions/change-study";
import { parseStudies, StudiesError } from "@/receiver/sessions/studies";
import { UserError } from "../terminal.mjs";

/**
 * Returns a study after its document was added: the facts of the document are new, and the documents that were
 * published before, the quota, the pause and the other versions of the study remain.
 */
export const mergedStudy = (
  known: RunningStudy | undefined,
  { documents, ...facts }: RunningStudy,
): RunningStudy => {
  const { quota, paused, sameStudyAs } = known ?? {};
  return {
    documents: [...new Set([...(known?.documents ?? []), ...documents])],
    ...facts,
    ...(quota !== undefined && { quota }),
    ...(paused !== undefined && { paused }),
    ...(sameStudyAs !== undefined && { sameStudyAs }),
  };
};

/** The receiver may run with another account, and the file contains no secrets. */
const NEW_FILE_MODE = 0o644;

/**
 * Changes the studies in a file of running studies, which is created if it does not exist. A receiver that reads the
 * file at any moment reads the old or the new content, and never a part of it. The entries that `change` returns
 * unchanged are preserved, also those that a receiver or another command changes at the same moment.
 *
 * @param change may be called several times
 * @throws UserError if the file is wrong; the file then remains unchanged
 */
export async function changeStudies(
  path: string,
  change: (studies: RunningStudies["studies"]) => RunningStudies["studies"],
): Promise<void> {
  const changed = (text: string) => {
    checkStudies(path, text);
    const next = studiesText(change(JSON.parse(text.replace(/^\uFEFF/, "")).studies));
    checkStudies(path, next);
    return next;
  };
  try {
    if (!existsSync(path) && (await isCreated(path, changed(studiesText({}))))) return;
    await replaceContent(path, changed);
  } catch (error) {
    if (error instanceof HttpError)
      throw new UserError(`Other processes change ${path} all the time.`, "Try again later.");
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new UserError(`The folder of ${path} does not exist.`, "Create it, or name another.");
    throw error;
  }
}

/** Creates a file at once with its whole content. @returns false if the file exists */
async function isCreated(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeDurably(draft, text);
    await chmod(draft, NEW_FILE_MODE);
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function checkStudies(file: string, text: string): void {
  try {
    parseStudies(text);
  } catch (error) {
    if (!(error instanceof StudiesError)) throw error;
    throw new UserError(
      `${file}: ${error.message}`,
      "The file was not changed. docs/deploy/receiver.md describes its fields.",
    );
  }
}
