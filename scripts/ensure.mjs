import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { listFiles, ROOT } from "./project.mjs";
import { sourceDay } from "./source-date.mjs";
import { isMain, npmCommand, run, runMain, say, systemAdvice, UserError } from "./terminal.mjs";

/** Inside node_modules, so that removing that folder removes the stamp with it. */
const INSTALL_STAMP = "node_modules/.protocole-install-stamp";

/** Outside out/, which holds nothing but what a CDN serves. */
const BUILD_STAMP = ".next/protocole-build-stamp";

/** What `npm run build` reads. A path that does not exist counts as absent. */
export const BUILD_INPUTS = [
  "app",
  "components",
  "content",
  "experiments",
  "lib",
  "public",
  "scripts/build",
  // What scripts/build imports from outside itself and the site.
  "scripts/ensure.mjs",
  "scripts/project.mjs",
  "scripts/source-date.mjs",
  "scripts/terminal.mjs",
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

/** Written into public/ during the build, by next-pwa and draw-tiles.ts, so an output and not an input. */
export const GENERATED_BY_BUILD =
  /^public\/((sw|workbox-[^/]*|fallback-[^/]*|worker-[^/]*)\.js(\.map)?|tiles(\/.*)?)$/;

/** The documented environment variables that change what is built; see README.md. */
const BUILD_VARIABLES = ["SITE_URL", "BASE_PATH"];

/** @param {string | Buffer} data */
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** @param {string} path */
const readIfPresent = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/**
 * Returns a hash of what an installation depends on: the lock file, and the platform that
 * native packages were chosen for.
 *
 * @param {string} root
 * @returns {string}
 */
export function installFingerprint(root) {
  const nodeMajor = process.versions.node.split(".")[0];
  return sha256(
    [
      sha256(readFileSync(join(root, "package-lock.json"))),
      `node ${nodeMajor}`,
      process.platform,
      process.arch,
    ].join("\n"),
  );
}

/**
 * Returns why the packages have to be installed, or undefined if they are as the lock file says.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function whyInstall(root) {
  if (!existsSync(join(root, "node_modules"))) return "there is no node_modules folder yet";
  const stamp = readIfPresent(join(root, INSTALL_STAMP));
  if (stamp === installFingerprint(root)) return undefined;
  if (stamp !== undefined) return "package-lock.json, node or the platform has changed";
  return installedByHand(root) ? undefined : "the last installation was not finished";
}

/**
 * Records that node_modules is what the lock file says.
 *
 * @param {string} root
 */
export function writeInstallStamp(root) {
  writeFileSync(join(root, INSTALL_STAMP), installFingerprint(root));
}

/**
 * Returns whether npm's own record of the last installation, which it writes at the very end,
 * agrees with the lock file: then somebody ran `npm ci` without this script.
 *
 * @param {string} root
 * @returns {boolean}
 */
function installedByHand(root) {
  const record = readIfPresent(join(root, "node_modules/.package-lock.json"));
  if (record === undefined) return false;
  /** @type {Record<string, { version?: string }>} */
  const installed = JSON.parse(record).packages ?? {};
  /** @type {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
  const { "": _project, ...locked } =
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages ?? {};
  return (
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(([path, { version, optional, devOptional }]) =>
      path in installed ? installed[path]?.version === version : optional || devOptional,
    )
  );
}

/**
 * Returns a hash over the names and contents of everything that the build reads, over the
 * environment variables that change it, and over the day that it counts as its date.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @returns {string}
 */
export function buildFingerprint(root, env = process.env) {
  const files = BUILD_INPUTS.flatMap((input) => {
    const path = join(root, input);
    if (!existsSync(path)) return [];
    return statSync(path).isFile() ? [input] : listFiles(path).map((file) => `${input}/${file}`);
  }).filter((file) => !GENERATED_BY_BUILD.test(file));
  const variables = Object.keys(env)
    .filter((name) => BUILD_VARIABLES.includes(name) || name.startsWith("NEXT_PUBLIC_"))
    .sort();
  return sha256(
    [
      ...files.map((file) => `${file} ${sha256(readFileSync(join(root, file)))}`),
      ...variables.map((name) => `${name}=${env[name]}`),
      sourceDay(root, env).toISOString(),
    ].join("\n"),
  );
}

/**
 * Returns a hash over the names and sizes of the files in out/, which notices a folder that was
 * emptied or half removed after the build. Copies that `npm run precompress` has added do not
 * count.
 *
 * @param {string} root
 * @returns {string}
 */
function outputFingerprint(root) {
  const out = join(root, "out");
  return sha256(
    listFiles(out)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => `${file} ${statSync(join(out, file)).size}`)
      .join("\n"),
  );
}

/**
 * Returns why the site has to be built, or undefined if out/ is what the sources give.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function whyBuild(root, env = process.env) {
  if (!existsSync(join(root, "out/index.html"))) return "there is no built site yet";
  const stamp = readIfPresent(join(root, BUILD_STAMP));
  if (stamp === undefined) return "the last build was not finished";
  const [inputs, output] = stamp.split("\n");
  if (inputs !== buildFingerprint(root, env)) return "a source or setting has changed";
  return output === outputFingerprint(root) ? undefined : "files in out/ were changed or removed";
}

/**
 * Forgets the last build, so that one that is cut short counts as stale.
 *
 * @param {string} root
 */
export function removeBuildStamp(root) {
  rmSync(join(root, BUILD_STAMP), { force: true });
}

/**
 * Records that out/ is the complete result of the inputs with this fingerprint. The build takes
 * the fingerprint before it starts, so that an edit made during the build counts as a change.
 *
 * @param {string} root
 * @param {string} inputs
 */
export function writeBuildStamp(root, inputs) {
  writeFileSync(join(root, BUILD_STAMP), `${inputs}\n${outputFingerprint(root)}`);
}

/**
 * Throws unless the running node is one that package.json admits.
 *
 * @param {string} [running]
 */
export function checkNodeVersion(running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const wanted = engines.node.replace(/^>=/, "");
  const [major = 0, minor = 0] = running.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new UserError(
      `Node ${wanted} or newer is needed; this is Node ${running}.`,
      "Install the current long-term release from https://nodejs.org and run the command again.",
    );
  }
}

/** @param {string} root */
function checkWritable(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new UserError(
      `${root} cannot be written to, so nothing can be installed or built there.`,
      "Copy the project to a folder of your own, or change the owner of its files.",
    );
  }
}

/**
 * Returns what to do about an `npm ci` that failed with this output.
 *
 * @param {string} output
 * @returns {string}
 */
export function installAdvice(output) {
  const system = systemAdvice(output);
  if (system) return system;
  if (/\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT)\b/.test(output))
    return "The package registry cannot be reached: check the connection and the proxy settings\nof npm (`npm config list`), then run the command again.";
  if (/\bEUSAGE\b/.test(output))
    return "package.json and package-lock.json do not agree: run `npm install`, then commit both.";
  if (/\bEINTEGRITY\b/.test(output))
    return "A package arrived damaged: run `npm cache verify`, then the command again.";
  return "npm's own message is above. Running `npm ci` by hand shows more.";
}

/** Installs the packages with `npm ci` unless they are already as the lock file says. */
export async function ensureInstalled() {
  checkNodeVersion();
  const reason = whyInstall(ROOT);
  if (reason) {
    checkWritable(ROOT);
    say(`Installing packages (npm ci), because ${reason} …`);
    await installPackages();
  }
  if (!existsSync(join(ROOT, INSTALL_STAMP))) writeInstallStamp(ROOT);
}

async function installPackages() {
  rmSync(join(ROOT, INSTALL_STAMP), { force: true });
  // Without --include=dev, NODE_ENV=production would leave the build tools out.
  const npm = npmCommand(["ci", "--include=dev", "--no-audit", "--no-fund"]);
  const { code, stderr } = await run(npm.command, npm.args, {
    shell: npm.shell,
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  }).catch((error) => {
    if (error.code !== "ENOENT") throw error;
    throw new UserError(
      "npm was not found.",
      "It comes with Node: install Node from https://nodejs.org, or your system's npm package.",
    );
  });
  if (code !== 0) {
    throw new UserError(`npm ci failed (exit code ${code}).`, installAdvice(stderr));
  }
}

/** Builds the site unless out/ is what the sources give. */
export async function ensureBuilt() {
  const reason = whyBuild(ROOT);
  if (!reason) return;
  checkWritable(ROOT);
  say(`Building the site (npm run build), because ${reason} …`);
  const { code } = await run(process.execPath, [
    "--import",
    "tsx",
    join(ROOT, "scripts/build/build.ts"),
  ]);
  if (code !== 0) {
    throw new UserError("The site could not be built.", "The reason is in the lines above.");
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const what = process.argv[2];
    if (what !== "install" && what !== "build") {
      throw new UserError("Usage: node scripts/ensure.mjs install|build");
    }
    await ensureInstalled();
    if (what === "build") await ensureBuilt();
  });
}
