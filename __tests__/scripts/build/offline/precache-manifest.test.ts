/** @jest-environment node */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { HASH_LENGTH } from "@/components/shell/offline/precache-manifest";
import { readSite } from "@/scripts/build/html/pages";
import { precacheManifest, writePrecacheManifest } from "@/scripts/build/offline/precache-manifest";

const page = (script: string) =>
  `<html lang="en" data-version="r1"><script src="/_next/static/chunks/${script}"></script>`;

const FILES = {
  "index.html": page("a.js"),
  "fr.html": page("a.js"),
  "404.html": page("a.js"),
  "about.html": page("b.js"),
  "index.txt": "0:home",
  "fr.txt": "0:accueil",
  "about.txt": "0:about",
  "_not-found.txt": "0:not found",
  "_not-found.html": page("a.js"),
  "_next/static/chunks/a.js": "a",
  "_next/static/chunks/b.js": "b",
  "_next/static/chunks/main-1.js": "the other router",
  "apps/stroop/fr.1a2b3c4d.json": "{}",
  "apps/stroop/phone-fr.avif": "picture",
  "apps/stroop/phone-fr.webp": "picture",
  "screenshots/home-en.avif": "picture",
  "screenshots/guide/tasks-en.avif": "picture",
  "screenshots/guide/tasks-en.webp": "picture",
  "tiles/light/0/0/0.png": "tile",
  "tiles/drawn.json": "{}",
  "splash/1x1.png": "picture",
  "protocol.v1.schema.json": "{}",
  "protocols/a-study.json": "{}",
  _headers: "/*",
  "sw.js": `let s=[{'revision':null,'url':'precache-manifest'}];`,
};

it("the precache manifest lists every file that a page may request, with its hash and with the app shell first", () => {
  const set = precacheManifest(readSite(temporaryFolder(FILES), ""));
  const urls = set.files.map(({ url }) => url);
  expect(urls.slice(0, set.shell).sort()).toEqual([
    "/",
    "/404.html",
    "/_next/static/chunks/a.js",
    "/_not-found.txt",
    "/fr",
    "/fr.txt",
    "/index.txt",
  ]);
  expect(urls.slice(set.shell)).toEqual([
    "/about",
    "/about.txt",
    "/_next/static/chunks/b.js",
    "/apps/stroop/fr.1a2b3c4d.json",
    "/protocols/a-study.json",
    "/apps/stroop/phone-fr.avif",
    "/screenshots/guide/tasks-en.avif",
    "/tiles/drawn.json",
    "/tiles/light/0/0/0.png",
  ]);
  expect(urls.indexOf("/screenshots/guide/tasks-en.avif")).toBe(set.site);
  const hash = createHash("sha256").update("0:about").digest("base64").slice(0, HASH_LENGTH);
  expect(set.files).toContainEqual({ url: "/about.txt", hash, locale: "en" });
  expect(set.files[set.site - 1]?.locale).toBe("fr");
  expect(set.version).toBe("r1");
});

it("the precache step stops the build if a page needs a file that the export does not contain", () => {
  const { "about.txt": _, "_next/static/chunks/b.js": __, ...rest } = FILES;
  const out = temporaryFolder(rest);
  expect(() => precacheManifest(readSite(out, ""))).toThrow(
    /about\.html needs _next\/static\/chunks\/b\.js\s+about\.html needs about\.txt/,
  );
});

it("the precache step stops the build without a release name, a worker, or a placeholder for the list of files", () => {
  const nameless = temporaryFolder({ ...FILES, "index.html": "<html lang='en'>" });
  expect(() => precacheManifest(readSite(nameless, ""))).toThrow(
    "does not say which release it is",
  );
  const { "sw.js": _, ...rest } = FILES;
  expect(() => writePrecacheManifest(readSite(temporaryFolder(rest), ""))).toThrow(
    "next build wrote no sw.js",
  );
  const filled = temporaryFolder({ ...FILES, "sw.js": "let s=[]" });
  expect(() => writePrecacheManifest(readSite(filled, ""))).toThrow(
    "no place for the precache manifest",
  );
});

it("the precache step writes the list of files into the worker, with URLs below the base path", () => {
  const files = Object.fromEntries(
    Object.entries(FILES).map(([name, text]) => [name, text.replace("/_next", "/repo/_next")]),
  );
  const out = temporaryFolder(files);
  expect(writePrecacheManifest(readSite(out, "/repo"))).toContain("precaches 16 files");
  const worker = readFileSync(join(out, "sw.js"), "utf8");
  const [set] = JSON.parse(worker.slice("let s=".length, -1));
  expect(set.files.map(({ url }: { url: string }) => url)).toContain("/repo/about");
});
