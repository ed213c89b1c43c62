import type { Page } from "@playwright/test";
import { NAME_HELPER } from "@/testing/name-helper";
import type { Finding, Site } from "./checker";
import { SCENARIOS } from "./scenarios";

/** The time limit for each action. It is long enough for a complete run of an app on a busy machine. */
const PATIENCE_MS = 60_000;

/** Runs scenarios, each in a new browser context, and checks each screen. */
export async function checkScreens(
  { browser, url }: Site,
  check: (page: Page, where: string) => Promise<Finding[]>,
  scenarios = SCENARIOS,
): Promise<{ screens: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let screens = 0;
  for (const { name, run } of scenarios) {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    const checkHere = async (what: string) => {
      screens += 1;
      findings.push(...(await check(page, `${name}, ${what}`)));
    };
    await run(page, checkHere).catch((error) => {
      findings.push({ where: name, what: `the screen was not reached: ${error.message}` });
    });
    await context.close();
  }
  return { screens, findings };
}
