import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../../programs.mjs";
import { ROOT } from "../../project.mjs";
import { installApart } from "../install-apart.mjs";
import { runTimed } from "./run-timed.mjs";

const SOURCES = join(ROOT, "scripts/bench/site/lighthouse");

/** Inside node_modules, so that removing that folder removes it too. */
const FOLDER = join(ROOT, "node_modules/.cache/bench-lighthouse");

const CLI = "node_modules/lighthouse/cli/index.js";

/** It now and then loses the beginning of its own recording on a busy machine. */
const ATTEMPTS = 2;

/** What Lighthouse models, by the names that the bench reports them by. */
const TIMES = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  si: "speed-index",
};

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
  seo: "seo",
};

/**
 * Installs Lighthouse where it is not there yet. It is no dependency of the site.
 *
 * @param {(line: string) => void} say
 */
export const installLighthouse = (say) => installApart("Lighthouse", SOURCES, FOLDER, say);

/**
 * @typedef {object} Audit
 * @property {string} id
 * @property {number | null} score
 * @property {number} [numericValue]
 */

/**
 * @typedef {object} LighthouseReport
 * @property {Record<string, Audit>} audits
 * @property {Record<string, { score: number | null,
 *   auditRefs: { id: string, weight: number }[] }>} categories
 */

/**
 * Returns the figures of a report, and which audits that count have failed.
 *
 * @param {LighthouseReport} report
 * @returns {{ figures: Record<string, number | null>, failed: string[] }} scores from 0 to 100, times
 *   in ms; `accessibility-otherwise` leaves `meta-viewport` out, which the specified
 *   viewport fails
 */
export function reportFigures({ audits, categories }) {
  const score = (/** @type {string} */ id) => {
    const value = categories[id]?.score;
    return typeof value === "number" ? Math.round(value * 100) : null;
  };
  const failing = (/** @type {string} */ id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => audit);
  const accessibility = score(CATEGORIES.accessibility);
  const others = failing(CATEGORIES.accessibility).filter((id) => id !== "meta-viewport");
  return {
    figures: {
      ...Object.fromEntries(Object.entries(CATEGORIES).map(([name, id]) => [name, score(id)])),
      ...Object.fromEntries(
        Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? null]),
      ),
      "accessibility-otherwise": others.length === 0 ? 100 : accessibility,
    },
    failed: Object.values(CATEGORIES).flatMap(failing),
  };
}

/**
 * Has Lighthouse look at a page once, as on a phone, with its own model of a slow line.
 *
 * @param {string} url
 * @param {string} trust the argument by which Chromium trusts the server
 * @param {string} folder where its report is written
 * @returns {Promise<ReturnType<typeof reportFigures>>}
 */
export async function lighthouseOnce(url, trust, folder) {
  const { executablePath, args } = await findChromium();
  const flags = ["--headless=new", trust, ...args].join(" ");
  const file = join(folder, "lighthouse.json");
  const command = [
    join(FOLDER, CLI),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  let said = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { code, output } = await runTimed(process.execPath, command, folder, {
      CHROME_PATH: executablePath,
    });
    if (code === 0) return reportFigures(JSON.parse(readFileSync(file, "utf8")));
    said = output;
  }
  throw new Error(`Lighthouse failed: ${said.slice(-500)}`);
}
