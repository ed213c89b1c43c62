import { findChromium } from "../../scripts/programs.mjs";
import { addresses } from "../pages.mjs";
import { load } from "../tools.mjs";

/** @typedef {import("../judge").Finding} Finding */

export const name = "pa11y";

const TILES = /\/tiles\//;

/**
 * Returns what pa11y says of a page that has been read to its end.
 *
 * @param {any} browser of puppeteer
 * @param {string} url
 * @param {{ withTiles: boolean }} how tiles of maps may be refused
 * @returns {Promise<string[]>}
 */
async function issuesOf(browser, url, { withTiles }) {
  const { default: pa11y } = await load("pa11y");
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  page.on("request", (/** @type {any} */ request) => {
    const isRefused = !withTiles && TILES.test(request.url());
    return isRefused ? request.abort() : request.continue();
  });
  await page.goto(url, { waitUntil: "networkidle0" });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForNetworkIdle();
  const { issues } = await pa11y(url, {
    browser,
    page,
    ignoreUrl: true,
    runners: ["axe", "htmlcs"],
    standard: "WCAG2AA",
    includeWarnings: false,
    // What axe cannot decide is no finding: the judge "axe" looks at it on every screen.
    levelCapWhenNeedsReview: "warning",
  });
  await page.close();
  return issues.map(
    (/** @type {any} */ { runner, code, selector, message }) =>
      `${runner} ${code}: ${selector}, ${message}`,
  );
}

/**
 * Returns what pa11y finds, by axe and by HTML_CodeSniffer, on the pages, and on those with a map once more
 * as they are when its tiles do not come.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge({ url }) {
  const { default: puppeteer } = await load("puppeteer");
  const browser = await puppeteer.launch({ ...(await findChromium()), headless: true });
  /** @type {Finding[]} */
  const findings = [];
  const all = addresses();
  const withMap = all.filter((address) => address.endsWith("/contact"));
  try {
    for (const address of all)
      for (const what of await issuesOf(browser, url + address, { withTiles: true }))
        findings.push({ where: address, what });
    for (const address of withMap)
      for (const what of await issuesOf(browser, url + address, { withTiles: false }))
        findings.push({ where: `${address}, without tiles`, what });
  } finally {
    await browser.close();
  }
  return { checked: `${all.length} pages, ${withMap.length} without tiles`, findings };
}
