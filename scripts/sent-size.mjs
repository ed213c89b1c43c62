import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Returns the bytes of data compressed with brotli.
 *
 * @param {Buffer} data
 * @param {number} [quality] 11 is what takes longest and becomes smallest
 * @returns {Promise<number>}
 */
export async function brotliSize(data, quality = constants.BROTLI_MAX_QUALITY) {
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
 * @param {string} out
 * @param {Iterable<string>} files as paths in `out`
 * @param {number} [quality]
 * @returns {Promise<Map<string, number>>} by file
 */
export async function brotliSizes(out, files, quality) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const waiting = new Set(files).values();
  const compressWaiting = async () => {
    for (const file of waiting)
      sizes.set(file, await brotliSize(await readFile(join(out, file)), quality));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressWaiting));
  return sizes;
}
