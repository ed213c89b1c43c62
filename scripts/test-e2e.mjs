import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { findChromium } from "./programs.mjs";
import { ROOT } from "./project.mjs";
import { isMain, run, runMain } from "./terminal.mjs";

/** The number of draws among which the browser tests choose their cases (testing/drawn-cases.ts). */
const DRAWS = 10;

/** `.ci/run` draws for both of its commands, because some tests of the release complete tests of `npm test`. */
const DRAWN = process.env.BROWSER_CASES ?? String(Math.floor(DRAWS * Math.random()));

/** Returns the draw of the browser tests, or "all". Browser tests with the same draw test the same cases again. */
export const drawnCases = () => process.env.CASES ?? DRAWN;

/**
 * Runs Playwright against out/, which must already be built, and returns the exit code of Playwright.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export async function runPlaywright(args, env = {}) {
  const { executablePath } = await findChromium({ install: true, windowless: true });
  const cli = join(ROOT, "node_modules/@playwright/test/cli.js");
  const { code } = await run(process.execPath, [cli, "test", ...args], {
    env: { CHROMIUM_PATH: executablePath, CASES: drawnCases(), ...env },
  });
  return code;
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const args = process.argv.slice(2);
    // Tests that run a build would disturb the other tests. They therefore run only on request.
    process.exitCode = await runPlaywright(args.length > 0 ? args : ["--project=site"]);
  });
}
