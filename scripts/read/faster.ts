import { hash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import type { Faster } from "@/experiments/study/reading/reader";

/** The smallest piece of memory into which Node decompresses, bytes. */
const SMALLEST_CHUNK = 64;

/** Functions of Node that replace slower code of the reader. They make the reader of data several times as fast. */
export const FASTER_IN_NODE: Faster = {
  digest: (content) => hash("sha256", content),
  inflate(packed, size) {
    try {
      // One piece for all bytes: many small pieces would be copied into one afterwards.
      const chunkSize = Math.max(SMALLEST_CHUNK, size + 1);
      const bytes = inflateRawSync(packed, { maxOutputLength: size + 1, chunkSize });
      return bytes.length === size ? new Uint8Array(bytes.buffer, bytes.byteOffset, size) : null;
    } catch {
      return null;
    }
  },
};
