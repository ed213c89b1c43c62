import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project.mjs";
import { sourceDay } from "./source-date.mjs";

/** The stamp is outside of out/, because out/ must contain only files that a CDN serves. */
const STAMP = ".next/protocole-build-stamp";

/** The inputs of `npm run build`. If a path does not exist, it is treated as absent. */
export const BUILD_INPUTS = [
  "app",
  "components",
  "content",
  "experiments",
  "lib",
  "protocols",
  "surveys",
  "public",
  "scripts/build",
  // The files that scripts/build imports from outside of scripts/build and of the site.
  "scripts/project.mjs",
  "scripts/terminal.mjs",
  // Each archive contains the licence, so the licence is an input.
  "LICENSE",
  "instrumentation-client.ts",
  "next.config.mjs",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

/** Files that next-pwa, draw-tiles.ts and bundle.ts write into public/. They are outputs of the build, not inputs. */
export const GENERATED_BY_BUILD =
  /^public\/((sw|workbox-[^/]*|fallback-[^/]*|worker-[^/]*)\.js(\.map)?|(tiles|archive)(\/.*)?)$/;

/** The folder of an app also contains the tests of the app. The build does not read these tests. */
const TESTS_OF_APPS = /^experiments\/apps\/[^/]+\/__tests__\//;

/** The environment variables that affect the build, all of which docs/environment.md describes. */
const BUILD_VARIABLE = /^(SITE_URL|BASE_PATH|NEXT_PUBLIC_.*)$/;

/** @param {string | Buffer} data */
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/**
 * Returns a hash over the names and contents of all files that the build reads, the environment variables that affect
 * the build, and the day that the build uses as its date.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @param {readonly string[]} [inputs] the files and folders of BUILD_INPUTS that count
 * @returns {string}
 */
export function buildFingerprint(root, env = process.env, inputs = BUILD_INPUTS) {
  const files = inputs
    .flatMap((input) => {
      const path = join(root, input);
      if (!existsSync(path)) return [];
      return statSync(path).isFile() ? [input] : listFiles(path).map((file) => `${input}/${file}`);
    })
    .filter((file) => !GENERATED_BY_BUILD.test(file) && !TESTS_OF_APPS.test(file));
  const variables = Object.keys(env).filter((name) => BUILD_VARIABLE.test(name));
  return sha256(
    [
      ...files.map((file) => `${file} ${sha256(readFileSync(join(root, file)))}`),
      ...variables.sort().map((name) => `${name}=${env[name]}`),
      sourceDay(root, env).toISOString(),
    ].join("\n"),
  );
}

/**
 * Returns a hash over the names and sizes of the files in out/, with which removed and truncated files are detected.
 * Copies written by the option `--precompress` are ignored.
 *
 * @param {string} root
 */
function outputFingerprint(root) {
  const out = join(root, "out");
  const files = listFiles(out).filter((file) => !/\.(br|gz)$/.test(file));
  return sha256(files.map((file) => `${file} ${statSync(join(out, file)).size}`).join("\n"));
}

/**
 * Returns the reason why the site must be built, or undefined if out/ is the result of the current sources.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function whyBuild(root, env = process.env) {
  if (!existsSync(join(root, "out/index.html"))) return "there is no built site yet";
  if (!existsSync(join(root, STAMP))) return "the last build was not finished";
  const [inputs, output] = readFileSync(join(root, STAMP), "utf8").split("\n");
  if (inputs !== buildFingerprint(root, env)) return "a source or setting has changed";
  return output === outputFingerprint(root) ? undefined : "files in out/ were changed or removed";
}

/**
 * Removes the stamp. If the build is interrupted, out/ is then treated as outdated.
 *
 * @param {string} root
 */
export function removeBuildStamp(root) {
  rmSync(join(root, STAMP), { force: true });
}

/**
 * Records that out/ is the result of the inputs with this fingerprint. The fingerprint must be computed before the
 * build starts. An edit during the build is then detected as a change.
 *
 * @param {string} root
 * @param {string} inputs
 */
export function writeBuildStamp(root, inputs) {
  writeFileSync(join(root, STAMP), `${inputs}\n${outputFingerprint(root)}`);
}
