import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Checker } from "../checker";
import { checkScreens } from "../screens";
import { toolFile } from "../tools";

const DESKTOP = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Sets the text size in percent, as the text size control in the footer does. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.textSize = value;
  }, size);

/** The modes in which each screen is displayed. Each mode changes only some settings of the previous mode. */
const MODES: Record<string, (page: Page) => Promise<unknown>> = {
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

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{
    violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
  }>;
};

/**
 * The time in which the browser paints the page with its new settings, including rows out of view. The checker waits
 * for this fixed time, because the page's own clock may be stopped.
 */
const PAINTED_AFTER_MS = 100;

/** Returns the violations on a page in its current state. Each violation has the format `rule: element, failure`. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(toolFile("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const results = await axe.run(document, { resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(" ")}, ${failureSummary.replace(/\s+/g, " ")}`,
      ),
    );
  });
}

/** axe-core: applies all rules to every screen in every mode. */
export const axe: Checker = {
  name: "axe",
  check: async (site) => {
    const { screens, findings } = await checkScreens(site, async (page, where) => {
      const found = [];
      for (const [mode, show] of Object.entries(MODES)) {
        await show(page);
        await pause(PAINTED_AFTER_MS);
        for (const what of await violations(page)) found.push({ where: `${where}, ${mode}`, what });
      }
      await setTextSize(page, "100");
      await page.emulateMedia({ colorScheme: "light" });
      return found;
    });
    return { checked: `${screens} screens in ${Object.keys(MODES).length} modes`, findings };
  },
};
