import { compiled } from "../scripts/compiled.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./judge").Finding} Finding */
/** @typedef {import("./judge").Site} Site */
/** @typedef {import("./walks").Walk} Walk */

/** For a run of an app on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Goes all walks (walks.ts), each in a browser context of its own, and shows each screen to a judge.
 *
 * @param {Site} site
 * @param {(page: Page, where: string) => Promise<Finding[]>} look
 * @returns {Promise<{ screens: number, findings: Finding[] }>}
 */
export async function lookAtScreens({ browser, url }, look) {
  /** @type {{ WALKS: Walk[] }} */
  const { WALKS } = await compiled("audit/walks");
  /** @type {Finding[]} */
  const findings = [];
  let screens = 0;
  for (const { name, go } of WALKS) {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const lookHere = async (/** @type {string} */ what) => {
      screens += 1;
      findings.push(...(await look(page, `${name}, ${what}`)));
    };
    await go(page, lookHere).catch((error) => {
      findings.push({ where: name, what: `the screen was not reached: ${error.message}` });
    });
    await context.close();
  }
  return { screens, findings };
}
