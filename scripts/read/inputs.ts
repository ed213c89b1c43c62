import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { UserError } from "../terminal.mjs";
import { fileBlob } from "./file-blob";

/**
 * Returns the paths of the files below a folder, without hidden files. Links are not followed.
 * @param folder the folder to which the paths are relative
 * @param names the names of the folders that lead from there
 */
function filesBelow(folder: string, names: readonly string[]): string[] {
  return readdirSync(join(folder, ...names), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const own = [...names, entry.name];
    if (entry.isDirectory()) return filesBelow(folder, own);
    // A joined text does not keep a longer text in memory, which a part of a longer path would.
    return entry.isFile() ? [own.join(sep)] : [];
  });
}

/**
 * Returns files, and the files of folders, as blobs. The content of a file is read from the disk when it is needed.
 * @throws UserError if a path does not exist
 */
export function inputsOf(paths: readonly string[]): NamedBlob[] {
  return paths.flatMap((given) => {
    if (!existsSync(given))
      throw new UserError(`${given} does not exist.`, "Name a file or a folder with data.");
    const [folder, name] = [dirname(resolve(given)), basename(resolve(given))];
    const found = statSync(given).isDirectory()
      ? filesBelow(folder, [name].filter(Boolean))
      : [name];
    return found.map((path) => fileBlob(folder, path));
  });
}
