import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.mjs";
import { npmCommand, run, systemAdvice, UserError } from "./terminal.mjs";

/** This file is inside node_modules. If this folder is removed, the file is removed, too. */
const STAMP = "node_modules/.protocole-platform";

/** The properties by which npm selects native packages. */
const PLATFORM = `node ${process.versions.node.split(".")[0]} ${process.platform} ${process.arch}`;

/** @param {string} path */
const readIfPresent = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/**
 * Returns the reason why the packages must be installed, or undefined if they match the lock file.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function whyInstall(root) {
  if (!existsSync(join(root, "node_modules"))) return "there is no node_modules folder yet";
  // npm writes this record of an installation at the very end. If the record is missing, the installation was
  // interrupted.
  const record = readIfPresent(join(root, "node_modules/.package-lock.json"));
  if (record === undefined) return "the last installation was not finished";
  const stamp = readIfPresent(join(root, STAMP));
  if (stamp !== undefined && stamp !== PLATFORM) return "node or the platform has changed";
  /** @type {Record<string, { version?: string }>} */
  const installed = JSON.parse(record).packages ?? {};
  /** @type {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
  const { "": _project, ...locked } =
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages ?? {};
  const isAsLocked =
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(([path, { version, optional, devOptional }]) =>
      path in installed ? installed[path]?.version === version : optional || devOptional,
    );
  return isAsLocked ? undefined : "package-lock.json names other packages than are installed";
}

/**
 * Records the platform of node_modules.
 * @param {string} root
 */
export function writePlatformStamp(root) {
  writeFileSync(join(root, STAMP), PLATFORM);
}

/**
 * @param {string} [running]
 * @throws UserError unless package.json allows the running node
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

/**
 * Returns advice for an `npm ci` that failed with this output.
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

/**
 * Installs the packages of the lock file.
 * @throws UserError with advice if the installation fails
 */
export async function installPackages() {
  rmSync(join(ROOT, STAMP), { force: true });
  // Without --include=dev, npm would not install the build tools if NODE_ENV is production.
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
  if (code !== 0) throw new UserError(`npm ci failed (exit code ${code}).`, installAdvice(stderr));
}
