import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { installWithApt, isRoot } from "./apt.mjs";
import { UserError } from "./terminal.mjs";

/** Where the installers of Chromium and Chrome put them. */
const KNOWN_PATHS = {
  linux: ["/opt/google/chrome/chrome", "/snap/bin/chromium"],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    join(homedir(), "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
  ],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Chromium/Application/chrome.exe"),
    ]),
};

/** Names of the command on a search path. */
const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Debian's Chromium without a window: it draws the same pages with half the processor's time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** A browser of which parts are missing, such as the cache of pages that were left. */
const SHELL_NAME = /headless[-_]shell/;

/** Debian's headless shell, or undefined. @param {boolean} install whether it may be installed */
async function headlessShell(install) {
  if (!existsSync(HEADLESS_SHELL) && install)
    await installWithApt("chromium-headless-shell", "tests take half the time in it");
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/** The system's Chromium, or undefined. */
function systemChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onSearchPath =
    process.platform === "win32"
      ? []
      : ["/usr/bin", ...folders].flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  const known = KNOWN_PATHS[/** @type {keyof typeof KNOWN_PATHS} */ (process.platform)] ?? [];
  return [...onSearchPath, ...known].find((path) => existsSync(path));
}

/**
 * Returns the path of a browser that is no headless shell: the chosen one, else the system's, else
 * undefined.
 *
 * @returns {string | undefined}
 */
export function wholeChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen && existsSync(chosen) && !SHELL_NAME.test(chosen) ? chosen : systemChromium();
}

/** The Chromium that `npx playwright install` put into Playwright's cache, or undefined. */
async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Returns the Chromium to use and the arguments that it needs here: the one that CHROMIUM_PATH names,
 * else Playwright's own, else the system's. None is ever downloaded; with `install`, Debian's package is
 * installed where that is allowed.
 *
 * @param {{ install?: boolean, windowless?: boolean }} [options] windowless: Debian's headless shell
 *   before the system's Chromium; it is no browser to measure times in
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findChromium({ install = false, windowless = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new UserError(
      `CHROMIUM_PATH is "${chosen}", and there is no such file.`,
      "Set it to the path of a Chromium or Chrome, or leave it out to use the one found.",
    );
  }
  let executablePath = chosen || (await playwrightChromium());
  if (windowless) executablePath ||= await headlessShell(install);
  executablePath ||= systemChromium();
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
  // Chromium's sandbox refuses to work for root.
  return { executablePath, args: isRoot() ? ["--no-sandbox"] : [] };
}
