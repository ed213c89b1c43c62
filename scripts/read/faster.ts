import { hash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import type { Faster } from "@/experiments/study/reading/reader";

/** Functions of Node that replace slower code of the reader. They make the reader of data several times as fast. */
export const FASTER_IN_NODE: Faster = {
  digest: (content) => hash("sha256", content),
  inflate(packed, size) {
    try {
      const bytes = inflateRawSync(packed, { maxOutputLength: size + 1 });
      return bytes.length === size ? new Uint8Array(bytes.buffer, bytes.byteOffset, size) : null;
    } catch {
      return null;
    }
  },
};
