import { open } from "node:fs/promises";

/**
 * Writes a new file that is on disk, not just in memory, when this resolves. Its name is durable once its folder
 * is synced.
 *
 * @throws NodeJS.ErrnoException EEXIST if it is there already
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

/** Makes the names in a folder durable. Windows cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
