import { strToU8, zipSync } from "fflate";
import type { Files } from "./data-set-files";

/** The earliest date that a zip archive can contain. */
const FIRST_DAY = [1980, 0, 1] as const;

/**
 * Returns files as a zip archive. The same files always produce the same bytes, because all entries have the given
 * time. Zip archives store this time as local time.
 */
export function zipOf(
  files: Files,
  { level = 9, mtime = new Date(...FIRST_DAY) }: { level?: 6 | 9; mtime?: Date } = {},
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level, mtime });
}
