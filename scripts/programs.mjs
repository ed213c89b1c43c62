import { existsSync, mkdirSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { ROOT } from "./project.mjs";
import { run, say, UserError } from "./terminal.mjs";

/**
 * Finds the programs that tests, bench and audit need in addition to Node. If a program is missing and no permission is
 * needed (as root), Debian's package is installed. Otherwise these functions do not install anything.
 */

export const isRoot = () => process.getuid?.() === 0;

/**
 * Updates apt's lists and runs the commands.
 *
 * @param {string} what
 * @param {[command: string, args: string[], cwd?: string][]} commands
 */
async function withApt(what, commands) {
  if (!isRoot() || !existsSync("/usr/bin/apt-get")) return;
  say(`${what} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const [command, args, cwd = ROOT] of [
    /** @type {[string, string[]]} */ (["apt-get", ["update", "-qq"]]),
    ...commands,
  ])
    if ((await run(command, args, { env, cwd })).code !== 0) return;
}

/**
 * @param {string} name of a Debian package
 * @param {string} why
 */
export const installWithApt = (name, why) =>
  withApt(`Installing ${name} (apt-get install ${name}), because ${why}`, [
    ["apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]],
  ]);

/**
 * Unpacks a Debian package into a folder, without starting the program.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} why
 * @param {{ dependencies?: boolean }} [options] also unpacks the dependencies that are not installed
 */
export async function unpackWithApt(name, folder, why, { dependencies = false } = {}) {
  mkdirSync(folder, { recursive: true });
  // Without this option, apt warns that its own account cannot write into a folder of root.
  const unsandboxed = ["-o", "APT::Sandbox::User=root"];
  const download = `apt-get download -qq ${unsandboxed.join(" ")}`;
  // The output of apt has one line for each package: the URL in quotation marks, the file, the size and the hash.
  const missing = `apt-get install --print-uris -qq --no-install-recommends ${name} | sed "s/.*' \\([^_]*\\)_.*/\\1/"`;
  await withApt(`Unpacking ${name} (apt-get download ${name}), because ${why}`, [
    ["sh", ["-c", `${download} ${dependencies ? `$(${missing})` : name}`], folder],
  ]);
  for (const archive of readdirSync(folder).filter((file) => file.endsWith(".deb")))
    await run("dpkg-deb", ["-x", join(folder, archive), folder]);
}

const searchPath = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean);

/**
 * Returns the path of a command. Returns undefined if the command is not in a folder of the search path.
 *
 * @param {string} name without an extension
 * @param {readonly string[]} [furtherFolders] searched last
 * @returns {string | undefined}
 */
export function findCommand(name, furtherFolders = []) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return [...searchPath(), ...furtherFolders]
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}

/** This folder is inside node_modules. If node_modules is removed, this folder is removed, too. */
const NGINX = join(ROOT, "node_modules/.cache/nginx");

/**
 * Returns the path of nginx, or undefined if nginx is missing. With `install`, a missing nginx is only unpacked,
 * because an installed nginx would start to serve.
 */
export async function findNginx({ install = false } = {}) {
  // The search path of ordinary accounts on Debian does not include the folder of servers.
  const folders = ["/usr/sbin", "/usr/local/sbin", join(NGINX, "usr/sbin")];
  if (install && !findCommand("nginx", folders))
    await unpackWithApt("nginx", NGINX, "the tests also try the configuration for it");
  return findCommand("nginx", folders);
}

const POSTGRES = join(ROOT, "node_modules/.cache/postgres");

/**
 * Returns the folders that may contain the programs of PostgreSQL. These are Debian's folders, with the newest version
 * first, or the folders of other systems.
 */
function postgresFolders(root = "") {
  const versions = join(root, "/usr/lib/postgresql");
  const numbers = existsSync(versions) ? readdirSync(versions) : [];
  const newestFirst = numbers.sort((one, other) => Number(other) - Number(one));
  return newestFirst.map((version) => join(versions, version, "bin"));
}

/**
 * Returns the folder of PostgreSQL's programs, and the libraries that unpacked programs need. Returns undefined if
 * PostgreSQL is missing.
 */
export function postgresPrograms() {
  const initdb = findCommand("initdb", [...postgresFolders(), ...postgresFolders(POSTGRES)]);
  if (!initdb) return undefined;
  const programs = dirname(realpathSync(initdb));
  const machine = process.arch === "arm64" ? "aarch64" : "x86_64";
  const library = join(POSTGRES, `usr/lib/${machine}-linux-gnu`);
  return { programs, library: programs.startsWith(POSTGRES) ? library : undefined };
}

/**
 * Returns the same as `postgresPrograms`. With `install`, a missing PostgreSQL is unpacked with its dependencies. It is
 * not installed, because an installed server would start.
 */
export async function findPostgres({ install = false } = {}) {
  if (install && !postgresPrograms()) {
    const why = "the tests also try the receiver with a database";
    await unpackWithApt("postgresql", POSTGRES, why, { dependencies: true });
  }
  return postgresPrograms();
}

/**
 * Returns the path of R's program `Rscript`, which runs the R scripts of the apps. Returns undefined if R is missing.
 */
export async function findRscript({ install = false } = {}) {
  if (install && !findCommand("Rscript"))
    await installWithApt("r-base-core", "the tests also run the R scripts of the apps");
  return findCommand("Rscript");
}

/** Debian's folder of R's package `pwr`. */
const PWR = "/usr/lib/R/site-library/pwr";

/**
 * Installs the R package pwr if R was installed from a Debian package. Tests compare the numbers of the planner with
 * this package.
 */
export async function installPwr() {
  if (findCommand("Rscript") === "/usr/bin/Rscript" && !existsSync(PWR))
    await installWithApt("r-cran-pwr", "the tests compare the planner with it");
}

/**
 * Returns the path of Python 3, which runs the Python scripts of the apps. Returns undefined if Python 3 is missing.
 */
export async function findPython({ install = false } = {}) {
  if (install && !findCommand("python3"))
    await installWithApt("python3", "the tests also run the Python scripts of the apps");
  return findCommand("python3");
}

/** Fonts with the same widths as Arial and Courier New. The fallback fonts of the site are adjusted to these widths. */
const LIBERATION_FONTS = "/usr/share/fonts/truetype/liberation";

/** The headless shell of Chromium that Debian packages. It draws the same pages with half of the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const CHROMIUM_COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Folders that may contain Chromium or Chrome, in addition to the folders of the search path. */
const CHROMIUM_PATHS = /** @type {Partial<Record<NodeJS.Platform, string[]>>} */ ({
  linux: ["/opt/google/chrome/chrome", "/snap/bin/chromium"],
  darwin: ["", homedir()].flatMap((home) => [
    `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  ]),
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Chromium/Application/chrome.exe"),
    ]),
});

/** Returns the Chromium that is installed on the system, or undefined. */
const systemChromium = () =>
  CHROMIUM_COMMANDS.map((name) => findCommand(name, ["/usr/bin"])).find(Boolean) ??
  CHROMIUM_PATHS[process.platform]?.find((path) => existsSync(path));

/**
 * Returns a Chromium that is not a headless shell, or undefined. A headless shell cannot be used for tests of the
 * back/forward cache, because it has none.
 */
export function wholeChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen && existsSync(chosen) && !/headless[-_]shell/.test(chosen)
    ? chosen
    : systemChromium();
}

/**
 * Returns the Chromium to use and the arguments that it needs: the Chromium of CHROMIUM_PATH, otherwise Playwright's,
 * otherwise the system's. No browser is downloaded.
 *
 * @param {{ install?: boolean, windowless?: boolean }} [options] windowless: prefers Debian's headless shell to the
 *   system's Chromium; do not measure times in it
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 * @throws UserError if there is no Chromium
 */
export async function findChromium({ install = false, windowless = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new UserError(
      `CHROMIUM_PATH is "${chosen}", and there is no such file.`,
      "Set it to the path of a Chromium or Chrome, or leave it out to use the one found.",
    );
  }
  const { chromium } = await import("@playwright/test");
  let executablePath = chosen || [chromium.executablePath()].find((path) => existsSync(path));
  if (!executablePath && windowless) {
    if (install && !existsSync(HEADLESS_SHELL))
      await installWithApt("chromium-headless-shell", "tests take half the time in it");
    if (existsSync(HEADLESS_SHELL)) executablePath = HEADLESS_SHELL;
  }
  executablePath ??= systemChromium();
  if (!executablePath && install) {
    await installWithApt("chromium", "no browser was found");
    executablePath = systemChromium();
  }
  if (!executablePath) {
    throw new UserError(
      "The tests in a browser need Chromium or Chrome, and none was found.",
      "Install one (Debian: `apt install chromium`; any system: `npx playwright install chromium`),\nor set CHROMIUM_PATH to the path of one.",
    );
  }
  if (install && process.platform === "linux" && !existsSync(LIBERATION_FONTS))
    await installWithApt(
      "fonts-liberation",
      "the tests look at text in the fonts of a usual system",
    );
  // Chromium's sandbox does not work if root starts Chromium.
  return { executablePath, args: isRoot() ? ["--no-sandbox"] : [] };
}
