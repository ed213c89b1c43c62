import { inflateSync } from "fflate";
import { LIMITS } from "./limits";
import type { ZipEntry } from "./zip-directory";

/** Why an entry of a zip file cannot be read. */
export type EntryProblem =
  | "entryEncrypted"
  | "entryMethod"
  | "entryTooLarge"
  | "entryBomb"
  | "entryDamaged";

const STORED = 0;
const DEFLATED = 8;

/** Returns the reason why an entry is not inflated; undefined if it can be. */
export function entryProblem({
  method,
  isEncrypted,
  packed,
  size,
}: ZipEntry): EntryProblem | undefined {
  if (isEncrypted) return "entryEncrypted";
  if (method !== STORED && method !== DEFLATED) return "entryMethod";
  if (method === STORED) return packed === size ? undefined : "entryDamaged";
  if (size > LIMITS.entry) return "entryTooLarge";
  return size > LIMITS.smallEntry && size > packed * LIMITS.ratio ? "entryBomb" : undefined;
}

/**
 * Returns the inflated bytes; null if they are damaged or have another size. The memory never exceeds the size that the
 * directory states, so an entry that lies about its size does no harm.
 */
export function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | null {
  try {
    // One byte more than stated shows whether there are more bytes.
    const bytes = inflateSync(packed, { out: new Uint8Array(size + 1) });
    return bytes.length === size ? (bytes as Uint8Array<ArrayBuffer>) : null;
  } catch {
    return null;
  }
}
