import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { listFiles } from "../../project.mjs";
import { isNeverServed } from "../html/pages";
import { COMPRESSIBLE } from "./content-types";

const COMPRESS: Record<string, (data: Buffer) => Buffer> = {
  ".br": (data) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  ".gz": (data) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a brotli copy and a gzip copy next to each file of an export that compression makes smaller. Some hosts send
 * these copies and do not compress responses themselves. A copy has the modification time of its original, because
 * hosts derive the ETag from this time.
 *
 * @returns number and bytes of the files with copies, and the bytes of the copies, keyed by extension
 */
export function precompress(out: string): {
  files: number;
  bytes: number;
  copies: Record<string, number>;
} {
  const copies = Object.fromEntries(Object.keys(COMPRESS).map((ending) => [ending, 0]));
  let bytes = 0;
  const files = listFiles(out).filter((file) => COMPRESSIBLE.test(file) && !isNeverServed(file));
  for (const file of [...files, "404.html"]) {
    const path = join(out, file);
    const data = readFileSync(path);
    const { atime, mtime } = statSync(path);
    bytes += data.length;
    for (const [ending, compress] of Object.entries(COMPRESS)) {
      const copy = compress(data);
      rmSync(path + ending, { force: true });
      if (copy.length >= data.length) continue;
      writeFileSync(path + ending, copy);
      utimesSync(path + ending, atime, mtime);
      copies[ending] = (copies[ending] ?? 0) + copy.length;
    }
  }
  return { files: files.length + 1, bytes, copies };
}

/** Precompresses an export, as {@link precompress} does, and returns a summary for the log. */
export function writeCompressedCopies(out: string): string {
  const { files, bytes, copies } = precompress(out);
  const sizes = Object.entries(copies).map(([ending, size]) => `${size} as ${ending}`);
  return `${files} files in out/ have compressed copies: ${bytes} bytes, ${sizes.join(", ")}`;
}
