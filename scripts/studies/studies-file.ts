import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { RunningStudies, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { studiesText } from "@/experiments/study/document/running-study";
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

/**
 * Changes the studies in a file of running studies, which is created if it does not exist. A receiver that reads the
 * file at any moment reads the old or the new content, and never a part of it. The entries that `change` returns
 * unchanged are preserved.
 *
 * @throws UserError if the file is wrong, or if another command is writing it; the file then remains unchanged
 */
export function changeStudies(
  path: string,
  change: (studies: RunningStudies["studies"]) => RunningStudies["studies"],
): void {
  // The file may be a link to another folder. The link remains.
  const file = existsSync(path) ? realpathSync(path) : path;
  // The name of the new file is fixed, so that two commands cannot change the studies at the same time.
  const next = `${file}.new`;
  const descriptor = openNew(next);
  try {
    const text = studiesText(change(readStudies(file)));
    checkStudies(path, text);
    writeFileSync(descriptor, text);
    // The receiver may run with another account, so the permissions remain the same.
    if (existsSync(file)) chmodSync(next, statSync(file).mode & 0o777);
    fsyncSync(descriptor);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function openNew(path: string): number {
  try {
    return openSync(path, "wx", 0o644);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT")
      throw new UserError(`The folder of ${path} does not exist.`, "Create it, or name another.");
    if (code !== "EEXIST") throw error;
    throw new UserError(
      `${path} exists: another command is writing the studies, or was interrupted.`,
      "Wait until the other command has ended. If none runs, delete this file and repeat the command.",
    );
  }
}

function readStudies(file: string): RunningStudies["studies"] {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, "utf8");
  checkStudies(file, text);
  return JSON.parse(text.replace(/^\uFEFF/, "")).studies;
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
