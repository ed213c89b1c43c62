import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";

/**
 * A probe with the size of a record. A smaller probe is not enough, because a disk may have space for a few bytes but
 * not for a record.
 */
const PROBE = Buffer.alloc(65_536);

/**
 * Writes a new file. When the promise resolves, the content is on the disk and not only in memory. The name of the file
 * is durable only after its folder is synced.
 *
 * @throws NodeJS.ErrnoException EEXIST if the file already exists
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Checks whether a disk can store files. For this purpose, the function writes a file and removes it.
 *
 * @param prefix the beginning of the file's path
 * @param use is called with the path before the file is removed
 * @throws NodeJS.ErrnoException, such as ENOSPC
 */
export async function probeDisk(
  prefix: string,
  use: (path: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const path = prefix + randomUUID();
  try {
    await writeDurably(path, PROBE);
    await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Makes the file names in a folder durable. Does nothing on Windows, which cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
