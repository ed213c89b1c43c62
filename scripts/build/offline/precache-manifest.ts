import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HASH_LENGTH, type PrecacheManifest } from "@/components/shell/offline/precache-manifest";
import { DEFAULT_LOCALE, LOCALES, pathOf } from "@/lib/routes";
import { listFiles } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import { WORKER_FILE } from "../delivery/headers";
import type { HtmlPage } from "../html/html-page";
import { dataFileOf, type ExportedSite, pagePath } from "../html/pages";
import { fileAt, referencedFiles } from "../html/referenced-files";
import { MANIFEST_PLACEHOLDER } from "./manifest-placeholder";

const PLACEHOLDER = new RegExp(
  String.raw`\[\{\s*(?:'[^']*'|"[^"]*"|\w+)\s*:[^\]]*['"]${MANIFEST_PLACEHOLDER}['"][^\]]*\}\]`,
);

const NOT_FOUND = "404.html";

/**
 * Exported files that no open page requests: files for other sites, crawlers and editors; pictures that a system
 * fetches when it installs the site; pictures for browsers without AVIF; Next's own pages, and the parts of Next's
 * bundle that only Next's other router runs. Browsers without AVIF are older than the light-dark() of the styles.
 */
const NOT_USED_BY_PAGES = [
  /^(_headers|_redirects|robots\.txt|sitemap\.xml|sw\.js|protocol\.v\d+\.schema\.json)$/,
  /^(og|screenshots(?!\/guide)|splash|\.well-known)\//,
  /^icons\/.*\.png$/,
  /^(apps|screenshots)\/.*\.webp$/,
  /^_(not-found(\.html|\/)|global-error[./])/,
  /\/?__next\._full\.txt$/,
  /\.(br|gz)$/,
  /^_next\/static\/chunks\/((framework|main(?!-app)|polyfills)-|pages\/|app\/.*\/route-)/,
  /_(build|ssg)Manifest\.js$/,
];

/**
 * The files of archives, the large pictures of the guide, and the many tiles of the map. The worker caches them after all
 * other files.
 */
const ARCHIVE_PARTS = /^archive\/|\/archive-maker\.[\da-f]+\.js$/;
const GUIDE_PICTURE = /^screenshots\/guide\//;
const TILE = /^tiles\//;

const LATER = [ARCHIVE_PARTS, GUIDE_PICTURE, TILE];

/**
 * The kinds of files in the order in which the worker caches them: pages and their data, their scripts, apps and
 * studies, their pictures, the files of archives, the pictures of the guide, and the map's tiles.
 */
const ORDER = [
  /\.html$/,
  /\.txt$/,
  /^_next\/static\/(css|media)\//,
  /^_next\/(?!.*\/archive-maker\.)/,
  /^(apps|protocols)\/.*\.json$/,
  /^(?!tiles\/|archive\/|_next\/|screenshots\/)/,
  ...LATER,
];

/**
 * Returns whether a device needs the page before all other pages. This applies to the home pages, and to the page that
 * replaces pages that are not stored.
 */
const isShell = ({ file }: HtmlPage) =>
  file === NOT_FOUND || LOCALES.some((locale) => pagePath(file) === pathOf("home", locale));

/**
 * Returns the files for offline use: every file that a page of the export may request.
 *
 * @throws UserError with the file that a page needs and the export does not contain
 */
export function precacheManifest({ out, base, pages }: ExportedSite): PrecacheManifest {
  const files = listFiles(out).filter(
    (file) => !NOT_USED_BY_PAGES.some((pattern) => pattern.test(file)),
  );
  const precached = new Set(files);
  const needs = pages
    .filter(({ file }) => precached.has(file))
    .map((page) => ({ page, files: [...usedBy(page, base), dataFileOf(page.file)] }));
  const missing = needs.flatMap(({ page, files }) =>
    files.filter((file) => !precached.has(file)).map((file) => `${page.file} needs ${file}`),
  );
  if (missing.length > 0) {
    throw new UserError(
      "Pages need files that the export does not have, or that are not kept for use offline.",
      missing.join("\n"),
    );
  }
  const shell = new Set(
    needs.filter(({ page }) => isShell(page)).flatMap(({ page, files }) => [page.file, ...files]),
  );
  const turns = new Map(
    files.map((file) => [file, shell.has(file) ? -1 : ORDER.findIndex((kind) => kind.test(file))]),
  );
  const turnOf = (file: string) => turns.get(file) ?? 0;
  return {
    version: versionOf(pages),
    shell: shell.size,
    site: files.filter((file) => !LATER.some((kind) => kind.test(file))).length,
    files: files
      .toSorted((one, other) => turnOf(one) - turnOf(other))
      .map((file) => ({
        url: base + urlOf(file),
        hash: hashOf(readFileSync(join(out, file))),
        ...localeOf(file),
      })),
  };
}

const hashOf = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("base64").slice(0, HASH_LENGTH);

/** Returns the URL path at which pages request a file. Only the worker requests the 404 page, by its file name. */
const urlOf = (file: string) =>
  (file.endsWith(".html") && pagePath(file)) ||
  `/${file.split("/").map(encodeURIComponent).join("/").replaceAll("%40", "@")}`;

/**
 * A file for a language other than the default language contains the language in the name of its folder or of the file.
 */
const TRANSLATED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
  locale,
  file: new RegExp(String.raw`^${locale}[./]|[/-]${locale}\b[^/]*$`),
}));

const OF_ALL_LANGUAGES = /^_|^[^/]*\.ico$|^(icons|tiles|protocols|archive)\/|^404\.html$/;

function localeOf(file: string) {
  const locale = TRANSLATED.find((each) => each.file.test(file))?.locale;
  if (locale) return { locale };
  return OF_ALL_LANGUAGES.test(file) ? {} : { locale: DEFAULT_LOCALE };
}

/** Returns the files of the export that a page loads. */
function usedBy(page: HtmlPage, base: string) {
  const { js, css, fonts } = referencedFiles(page, base);
  const icons = page.elements.flatMap(({ name, attributes: { rel = "", href = "" } }) =>
    name === "link" && /^(icon|manifest)$/.test(rel) ? fileAt(href, base) : [],
  );
  return [...js, ...css, ...fonts, ...icons];
}

function versionOf(pages: HtmlPage[]) {
  const home = pages.find(({ file }) => file === "index.html");
  const version = home?.find("html")?.attributes["data-version"];
  if (version) return version;
  throw new UserError(
    "out/index.html does not say which release it is.",
    "Build with npm run build, which sets BUILD_ID.",
  );
}

/**
 * Build step: writes the precache manifest into the service worker.
 *
 * @returns a summary for the log
 */
export function writePrecacheManifest(site: ExportedSite): string {
  const path = join(site.out, WORKER_FILE);
  if (!existsSync(path)) {
    throw new UserError(
      `next build wrote no ${WORKER_FILE}.`,
      "next-pwa needs webpack: next build --webpack.",
    );
  }
  const worker = readFileSync(path, "utf8");
  const manifest = precacheManifest(site);
  const written = worker.replace(PLACEHOLDER, () => JSON.stringify([manifest]));
  if (written === worker)
    throw new UserError(`${WORKER_FILE} has no place for the precache manifest.`);
  writeFileSync(path, written);
  return `${WORKER_FILE} precaches ${manifest.files.length} files`;
}

/** Returns the precache manifest in the worker of an export. */
export function readPrecacheManifest(out: string): PrecacheManifest {
  const [list] = /\[\{"version":.*?\]\}\]/.exec(readFileSync(join(out, WORKER_FILE), "utf8")) ?? [];
  if (!list)
    throw new UserError(`${WORKER_FILE} has no precache manifest.`, "Build it: npm run build");
  return JSON.parse(list)[0];
}
