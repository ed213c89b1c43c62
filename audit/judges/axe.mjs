import { readFileSync } from "node:fs";
import { lookAtScreens } from "../screens.mjs";
import { toolFile } from "../tools.mjs";

/** @typedef {import("@playwright/test").Page} Page */

export const name = "axe";

const DESKTOP = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

/** @param {Page} page @param {string} size in percent, as the control in the footer sets it */
const setTextSize = (page, size) =>
  page.evaluate((value) => {
    document.documentElement.dataset.textSize = value;
  }, size);

/**
 * The ways in which each screen is shown, each of which leaves it to the next.
 *
 * @type {Record<string, (page: Page) => Promise<unknown>>}
 */
const WAYS = {
  light: (page) => page.emulateMedia({ colorScheme: "light" }),
  dark: (page) => page.emulateMedia({ colorScheme: "dark" }),
  "forced colours": (page) => page.emulateMedia({ forcedColors: "active" }),
  "320 px": async (page) => {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await page.setViewportSize(NARROW);
  },
  "text at 200 %": async (page) => {
    await page.setViewportSize(DESKTOP);
    await setTextSize(page, "200");
  },
};

/**
 * Returns what axe-core finds wrong on a page as it is shown, as `rule: element, what is wrong`.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function violations(page) {
  // Adding it again would make it forget a run that is under way, of which there is none.
  await page.evaluate(readFileSync(toolFile("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const { axe } = /** @type {any} */ (window);
    const results = await axe.run(document, { resultTypes: ["violations"] });
    return results.violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map(
        (/** @type {any} */ { target, failureSummary }) =>
          `${id}: ${target.join(" ")}, ${failureSummary.replace(/\s+/g, " ")}`,
      ),
    );
  });
}

/**
 * Returns what axe-core finds, with all of its rules, on every screen, shown in every way.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge(site) {
  const { screens, findings } = await lookAtScreens(site, async (page, where) => {
    const found = [];
    for (const [way, show] of Object.entries(WAYS)) {
      await show(page);
      for (const what of await violations(page)) found.push({ where: `${where}, ${way}`, what });
    }
    await setTextSize(page, "100");
    await page.emulateMedia({ colorScheme: "light" });
    return found;
  });
  return { checked: `${screens} screens in ${Object.keys(WAYS).length} ways`, findings };
}
