import { hash, webcrypto } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import type { Faster } from "@/experiments/study/reading/reader";

/** Functions of Node that replace slower code of the reader. They make the reader of data several times as fast. */
export const FASTER_IN_NODE: Faster = {
  digest: async (content) =>
    typeof content === "string"
      ? hash("sha256", content)
      : // This digest is computed in another thread while the reader continues.
        Buffer.from(
          await webcrypto.subtle.digest("SHA-256", content as Uint8Array<ArrayBuffer>),
        ).toString("hex"),
  inflate(packed, size) {
    try {
      const bytes = inflateRawSync(packed, { maxOutputLength: size + 1 });
      return bytes.length === size ? new Uint8Array(bytes.buffer, bytes.byteOffset, size) : null;
    } catch {
      return null;
    }
  },
};
