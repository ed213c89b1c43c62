import { inflateSync } from "fflate";
import { LIMITS } from "./limits";
import type { ZipEntry } from "./zip-directory";

/** The reason why an entry of a zip file cannot be read. */
export type EntryProblem =
  | "entryEncrypted"
  | "entryMethod"
  | "entryTooLarge"
  | "entryBomb"
  | "entryDamaged";

const STORED = 0;
const DEFLATED = 8;

/** Returns the reason why an entry is not decompressed; undefined if it can be decompressed. */
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
 * Returns the decompressed bytes; null if they are damaged or have another size. The function never uses more memory
 * than the directory states, so a wrong size in the directory does no harm.
 */
export function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | null {
  try {
    // The buffer is one byte larger than the stated size, so that additional bytes are noticed.
    const bytes = inflateSync(packed, { out: new Uint8Array(size + 1) });
    return bytes.length === size ? (bytes as Uint8Array<ArrayBuffer>) : null;
  } catch {
    return null;
  }
}
