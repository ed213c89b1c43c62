import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Returns the bytes of data compressed with brotli.
 *
 * @param quality 11 is what takes longest and becomes smallest
 */
export async function brotliSize(
  data: Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const compressed = await compress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  return compressed.length;
}

/**
 * Returns the bytes of files of an export compressed with brotli, several at a time and each file once.
 *
 * @param files as paths in `out`
 * @returns by file
 */
export async function brotliSizes(
  out: string,
  files: Iterable<string>,
  quality?: number,
): Promise<Map<string, number>> {
  const sizes: Map<string, number> = new Map();
  const waiting = new Set(files).values();
  const compressWaiting = async () => {
    for (const file of waiting)
      sizes.set(file, await brotliSize(await readFile(join(out, file)), quality));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressWaiting));
  return sizes;
}
