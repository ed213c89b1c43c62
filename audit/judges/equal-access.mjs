import { readFileSync } from "node:fs";
import { lookAtScreens } from "../screens.mjs";
import { toolFile } from "../tools.mjs";

export const name = "equal-access";

const POLICIES = ["WCAG_2_2", "IBM_Accessibility"];

/**
 * Returns what the engine of IBM Equal Access is sure is wrong on every screen; what it asks a person to
 * look at is left out.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge(site) {
  const engine = readFileSync(toolFile("accessibility-checker-engine/ace.js"), "utf8");
  const { screens, findings } = await lookAtScreens(site, async (page, where) => {
    // The strict policy lets no script be added, but code may be run by the browser's own tools.
    await page.evaluate(`${engine}; window.ace = ace;`);
    const found = await page.evaluate(async (policies) => {
      const { ace } = /** @type {any} */ (window);
      const { results } = await new ace.Checker().check(document, policies);
      return results
        .filter((/** @type {any} */ { value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
        .map(
          (/** @type {any} */ { ruleId, message, path, snippet }) =>
            `${ruleId}: ${path.dom}, ${message} ${snippet.slice(0, 240)}`,
        );
    }, POLICIES);
    return found.map((/** @type {string} */ what) => ({ where, what }));
  });
  return { checked: `${screens} screens`, findings };
}
