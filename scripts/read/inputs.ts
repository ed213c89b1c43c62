import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { UserError } from "../terminal.mjs";
import { fileBlob } from "./file-blob";

/** Returns the paths of the files below a folder, without hidden files. Links are not followed. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * Returns files, and the files of folders, as blobs. The content of a file is read from the disk when it is needed.
 * @throws UserError if a path does not exist
 */
export function inputsOf(paths: readonly string[]): NamedBlob[] {
  const files = paths.flatMap((given) => {
    if (!existsSync(given))
      throw new UserError(`${given} does not exist.`, "Name a file or a folder with data.");
    const folder = dirname(resolve(given));
    const paths = statSync(given).isDirectory() ? filesBelow(resolve(given)) : [resolve(given)];
    return paths.map((path) => ({ folder, path: relative(folder, path) }));
  });
  return files.map(({ folder, path }) => ({
    name: basename(path),
    path,
    blob: fileBlob(folder, path),
  }));
}
