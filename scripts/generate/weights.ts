import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { COMPRESSIBLE } from "../build/delivery/content-types";
import { pagePath, readPages } from "../build/html/pages";
import { referencedFiles } from "../build/html/referenced-files";

const compress = promisify(brotliCompress);

/** The bytes of a page, keyed by kind of file. */
export type Weight = { js: number; css: number; fonts: number; html: number };

/** The compressed sizes of files, keyed by path, time of change and size, because tests weigh files several times. */
const compressedSizes = new Map<string, Promise<number>>();

/** Returns the bytes of a file after compression with brotli 11. */
function compressedSize(path: string): Promise<number> {
  const { mtimeMs, size } = statSync(path);
  const key = [path, mtimeMs, size].join();
  const known =
    compressedSizes.get(key) ??
    readFile(path)
      .then((data) => compress(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }))
      .then(({ length }) => length);
  compressedSizes.set(key, known);
  return known;
}

/**
 * Returns the transferred bytes of files of an export. A file is compressed with brotli 11 if its kind becomes smaller
 * by compression. Each file is compressed once in a process, and several files are compressed at a time.
 *
 * @param files as paths in `out`
 */
export async function sentSizes(
  out: string,
  files: Iterable<string>,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const queue = new Set(files).values();
  const work = async () => {
    for (const file of queue) {
      const path = join(out, file);
      sizes.set(file, COMPRESSIBLE.test(file) ? await compressedSize(path) : statSync(path).size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sizes;
}

export const sumOf = (sizes: Map<string, number>, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/**
 * Returns the bytes that the pages of an export load until they are hydrated, keyed by path. The bytes of inlined
 * styles are counted as styles and also as html.
 */
export async function pageWeights(out: string): Promise<Record<string, Weight>> {
  const pages = readPages(out).map((page) => ({
    path: pagePath(page.file) ?? `/${page.file}`,
    files: { ...referencedFiles(page, ""), html: [page.file] },
  }));
  const sizes = await sentSizes(
    out,
    pages.flatMap(({ files }) => Object.values(files).flat()),
  );
  return Object.fromEntries(
    pages.map(({ path, files: { js, css, fonts, html } }) => [
      path,
      {
        js: sumOf(sizes, js),
        css: sumOf(sizes, css),
        fonts: sumOf(sizes, fonts),
        html: sumOf(sizes, html),
      },
    ]),
  );
}
