import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OfflineSet } from "@/components/shell/offline/precache-manifest";
import { HASH_LENGTH } from "@/lib/build-constants.mjs";
import { listFiles } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import { COMPRESSIBLE } from "../delivery/content-types";
import { WORKER_FILE } from "../delivery/headers";
import { basePath, buildEnvironment } from "../environment";
import { dataFileOf, pagePath } from "../html/pages";
import { parseTags } from "../html/tags";
import { brotliSizes } from "../weight/brotli-size";
import { referencedFiles } from "../weight/page-weight";

/** The URL of the one entry that next-pwa writes where the manifest belongs. */
export const MANIFEST_PLACEHOLDER = "precache-manifest";

const PLACEHOLDER = new RegExp(
  String.raw`\[\{\s*(?:'[^']*'|"[^"]*"|\w+)\s*:[^\]]*['"]${MANIFEST_PLACEHOLDER}['"][^\]]*\}\]`,
);

const NOT_FOUND = "404.html";

/**
 * Exported files that no open page asks for: what other sites and crawlers read, pictures that a
 * system fetches when it installs the site, pictures for browsers without AVIF (those are older than
 * the styles' light-dark()), Next's own pages and those parts of its bundle that only its other router
 * runs.
 */
const NOT_USED_BY_PAGES = [
  /^(_headers|_redirects|robots\.txt|sitemap\.xml|sw\.js)$/,
  /^(og|screenshots|splash|\.well-known)\//,
  /^icons\/.*\.png$/,
  /^apps\/.*\.webp$/,
  /^_(not-found(\.html|\/)|global-error[./])/,
  /\/?__next\._full\.txt$/,
  /\.(br|gz)$/,
  /^_next\/static\/chunks\/((framework|main(?!-app)|polyfills)-|pages\/|app\/.*\/route-)/,
  /_(build|ssg)Manifest\.js$/,
];

/** The tiles of the map, which are many, and kept after everything else. */
const TILE = /^tiles\//;

/** In the order of use: pages and their data, their scripts, the apps, their pictures, the map's tiles. */
const ORDER = [
  /\.html$/,
  /\.txt$/,
  /^_next\/static\/(css|media)\//,
  /^_next\//,
  /^apps\/.*\.json$/,
  /^(?!tiles\/)/,
  TILE,
];

/**
 * Returns what is kept for use without a connection: every file that a page of the export may ask for.
 *
 * @param base the path that the site is published under, or ""
 * @throws UserError that names what a page needs and the export does not have
 */
export function precacheManifest(out: string, base: string): OfflineSet {
  const files = listFiles(out).filter(
    (file) => !NOT_USED_BY_PAGES.some((pattern) => pattern.test(file)),
  );
  const kept = new Set(files);
  const shell = new Set(
    [NOT_FOUND, "index.html", "fr.html"].flatMap((page) => [
      page,
      ...usedBy(out, page, base),
      dataFileOf(page),
    ]),
  );
  const missing = files
    .filter((file) => file.endsWith(".html"))
    .flatMap((page) =>
      usedBy(out, page, base)
        .concat(dataFileOf(page))
        .map((file) => ({ page, file })),
    )
    .filter(({ file }) => !kept.has(file));
  if (missing.length > 0) {
    throw new UserError(
      "Pages need files that the export does not have, or that are not kept for use offline.",
      missing.map(({ page, file }) => `${page} needs ${file}`).join("\n"),
    );
  }
  const places = new Map(
    files.map((file) => [file, shell.has(file) ? -1 : ORDER.findIndex((kind) => kind.test(file))]),
  );
  const place = (file: string) => places.get(file) ?? 0;
  return {
    version: versionOf(readFileSync(join(out, "index.html"), "utf8")),
    shell: shell.size,
    site: files.filter((file) => !TILE.test(file)).length,
    files: files
      .toSorted((one, other) => place(one) - place(other))
      .map((file) => ({
        url: `${base}${file === NOT_FOUND ? `/${NOT_FOUND}` : urlOf(file)}`,
        hash: hashOf(readFileSync(join(out, file))),
        ...localeOf(file),
      })),
  };
}

const hashOf = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("base64").slice(0, HASH_LENGTH);

/** The address that pages ask for a file by. */
const urlOf = (file: string) =>
  file.endsWith(".html")
    ? (pagePath(file) as string)
    : `/${file.split("/").map(encodeURIComponent).join("/").replaceAll("%40", "@")}`;

function localeOf(file: string) {
  if (/^fr[./]|[/-]fr\b[^/]*$/.test(file)) return { locale: "fr" };
  return /^_|^[^/]*\.ico$|^(icons|tiles)\//.test(file) || file === NOT_FOUND
    ? {}
    : { locale: "en" };
}

/** What a page's html loads, as files of the export. */
function usedBy(out: string, page: string, base: string) {
  const html = readFileSync(join(out, page), "utf8");
  const { js, css, fonts } = referencedFiles(html);
  const icons = parseTags(html)
    .filter(
      ({ name, attributes }) => name === "link" && /^(icon|manifest)$/.test(attributes.rel ?? ""),
    )
    .map(({ attributes }) => attributes.href ?? "");
  return [...js, ...css, ...fonts, ...icons].map((address) =>
    decodeURIComponent(new URL(address, "http://localhost").pathname.slice(base.length + 1)),
  );
}

function versionOf(html: string) {
  const version = parseTags(html).find(({ name }) => name === "html")?.attributes["data-version"];
  if (version) return version;
  throw new UserError(
    "out/index.html does not say which release it is.",
    "Build with npm run build, which sets BUILD_ID.",
  );
}

/**
 * Build step: writes the list into the service worker.
 *
 * @returns what was done
 */
export function writePrecacheManifest(out: string, base = basePath(buildEnvironment())): string {
  const path = join(out, WORKER_FILE);
  if (!existsSync(path)) {
    throw new UserError(
      `next build wrote no ${WORKER_FILE}.`,
      "next-pwa needs webpack: next build --webpack.",
    );
  }
  const worker = readFileSync(path, "utf8");
  const set = precacheManifest(out, base);
  const written = worker.replace(PLACEHOLDER, () => JSON.stringify([set]));
  if (written === worker) throw new UserError(`${WORKER_FILE} has no place for the list of files.`);
  writeFileSync(path, written);
  return `${WORKER_FILE} keeps ${set.files.length} files for use offline`;
}

/** Returns the list that the worker of an export holds. */
export function readPrecacheManifest(out: string): OfflineSet {
  const [list] = /\[\{"version":.*?\]\}\]/.exec(readFileSync(join(out, WORKER_FILE), "utf8")) ?? [];
  if (!list) throw new UserError(`${WORKER_FILE} has no list of files.`, "Build it: npm run build");
  return JSON.parse(list)[0];
}

/**
 * Returns what files of an export weigh in bytes, as a device keeps them and as they are sent: by
 * brotli, if their kind becomes smaller so.
 *
 * @param quality of brotli, at most 11
 */
export async function precacheWeight(
  out: string,
  kept: OfflineSet["files"],
  base: string,
  quality?: number,
): Promise<{ raw: number; sent: number }> {
  const fileAt = new Map(
    listFiles(out).map((file) => [`${base}${file === NOT_FOUND ? `/${file}` : urlOf(file)}`, file]),
  );
  const files = kept.map(({ url }) => fileAt.get(url) ?? url);
  const compressed = await brotliSizes(
    out,
    files.filter((file) => COMPRESSIBLE.test(file)),
    quality,
  );
  const weight = { raw: 0, sent: 0 };
  for (const file of files) {
    const { size } = statSync(join(out, file));
    weight.raw += size;
    weight.sent += compressed.get(file) ?? size;
  }
  return weight;
}

/** What hosts compress with while they answer, and a hundredth of the time that brotli 11 takes. */
const QUICK_QUALITY = 5;

/**
 * Returns what a device keeps of an export, for the terminal. It is sent as at most so much: a host that
 * has compressed the files before sends less.
 */
export async function formatPrecacheWeight(
  out: string,
  base = basePath(buildEnvironment()),
): Promise<string> {
  const { files, site } = readPrecacheManifest(out);
  const kB = async (part: OfflineSet["files"]) => {
    const { raw, sent } = await precacheWeight(out, part, base, QUICK_QUALITY);
    const [kept, fetched] = [raw, sent].map((bytes) =>
      Math.round(bytes / 1000).toLocaleString("en"),
    );
    return `${kept} kB, sent as at most ${fetched} kB`;
  };
  return `Kept for use offline: ${await kB(files.slice(0, site))}; the map's tiles: ${await kB(files.slice(site))}.`;
}
