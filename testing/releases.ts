import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { HEADERS_FILE, WORKER_FILE, writeHeadersFile } from "../scripts/build/delivery/headers";
import { addPolicies } from "../scripts/build/html/csp";
import { readSite, writePages } from "../scripts/build/html/pages";
import { writePrecacheManifest } from "../scripts/build/offline/precache-manifest";
import { listFiles, OUT, ROOT } from "../scripts/project.mjs";
import { startServer } from "../scripts/serve";

/** Matches the hashes that webpack writes (HASH_DIGITS of next.config.mjs), in a file name or in the list of chunks. */
const CONTENT_HASH = /(?<=["\-./])[\da-f]{8}(?=[".])/g;

/**
 * Returns the name of a release. This name is as long as the name of the build, because pages contain the length of
 * their data.
 */
export const releaseOf = (name: string) => `release-${name.repeat(8)}`;

const TEXT = /\.(html|txt|js|css|json|webmanifest)$/;

/**
 * Creates another release of the built site in a folder. The pages are the same but have the version of the new
 * release, and all scripts and styles have new names.
 *
 * @param name a hexadecimal digit that distinguishes releases
 */
export function makeRelease(folder: string, name: string) {
  const version = /data-version="([^"]+)"/.exec(readFileSync(join(OUT, "index.html"), "utf8"))?.[1];
  if (!version) throw new Error("out/ does not state its release");
  const renamed = (text: string) =>
    text
      .replaceAll(version, releaseOf(name))
      .replace(CONTENT_HASH, (hash) => `${hash.slice(0, -1)}${name}`);
  cpSync(OUT, folder, { recursive: true });
  // The service worker as next-pwa has written it, without the list of files.
  cpSync(join(ROOT, "public", WORKER_FILE), join(folder, WORKER_FILE));
  for (const file of listFiles(folder)) {
    const path = join(folder, file);
    if (TEXT.test(file)) {
      const text = renamed(readFileSync(path, "utf8"));
      const ungoverned = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
      writeFileSync(path, ungoverned);
    }
    const target = join(folder, renamed(file));
    mkdirSync(dirname(target), { recursive: true });
    if (target !== path) renameSync(path, target);
  }
  const site = readSite(folder, "");
  addPolicies(site, { data: [], contact: [], tiles: [] });
  writePages(site);
  writePrecacheManifest(site);
  writeHeadersFile(site);
}

/** Adds the scripts and styles of an earlier release, as a careful deployment does. */
export function keepFilesOf(earlier: string, folder: string) {
  cpSync(join(earlier, "_next/static"), join(folder, "_next/static"), {
    recursive: true,
    force: false,
  });
}

/** Sets headers with which the browser's HTTP cache does not store any file of a release. */
export function forbidStoring(folder: string) {
  const path = join(folder, HEADERS_FILE);
  const headers = readFileSync(path, "utf8");
  writeFileSync(path, headers.replace(/Cache-Control: .*/g, "Cache-Control: no-store"));
}

/** A host whose release a test can replace. The test can also stop the host and restart it at the same URL. */
export async function startHost(folder: string) {
  let server = await startServer({ port: 0, quiet: true, out: folder });
  const { url } = server;
  const port = Number(new URL(url).port);
  const start = async (out: string) => {
    server = await startServer({ port, quiet: true, out });
  };
  return {
    url,
    stop: () => server.close(),
    deploy: async (out: string) => {
      await server.close();
      await start(out);
    },
    start,
  };
}
