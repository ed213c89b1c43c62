import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";

/** The size of a record: a disk may have room for a few bytes and not for a record. */
const PROBE = Buffer.alloc(65_536);

/**
 * Writes a new file that is on disk, not just in memory, when this resolves. Its name is durable once its folder is synced.
 *
 * @throws NodeJS.ErrnoException EEXIST if the file exists already
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
 * Checks whether files can be stored, by storing one.
 *
 * @param prefix prefix of its path
 * @param use is called with its path before it is removed
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

/** Makes the names in a folder durable. Windows cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
