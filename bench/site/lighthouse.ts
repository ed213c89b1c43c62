import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "@/scripts/programs.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { installApart } from "../install-apart";
import { runTimed } from "../run-timed";
import type { Sample } from "./results";

const SOURCES = join(ROOT, "bench/site/lighthouse");

/** The folder is inside node_modules. If node_modules is removed, Lighthouse is removed, too. */
const FOLDER = join(ROOT, "node_modules/.cache/bench-lighthouse");

const CLI = "node_modules/lighthouse/cli/index.js";

/** The maximum number of attempts. On a busy machine, Lighthouse sometimes loses the beginning of its own trace. */
const ATTEMPTS = 2;

/** The audits whose values are reported, keyed by the names that the benchmark uses. */
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

/** Installs Lighthouse unless it is already installed. The site itself does not depend on Lighthouse. */
export const installLighthouse = () => installApart("Lighthouse", SOURCES, FOLDER);

type LighthouseReport = {
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

/**
 * Returns the figures of a report and the weighted audits that failed.
 *
 * @returns scores from 0 to 100, times in ms; `accessibility-otherwise` ignores the audit `meta-viewport`, which fails
 *   with the viewport of the site's specification
 */
export function reportFigures({ audits, categories }: LighthouseReport) {
  const score = (id: string) => {
    const value = categories[id]?.score;
    return typeof value === "number" ? Math.round(value * 100) : null;
  };
  const failing = (id: string) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => audit);
  const accessibility = score(CATEGORIES.accessibility);
  const others = failing(CATEGORIES.accessibility).filter((id) => id !== "meta-viewport");
  const figures: Sample = {
    ...Object.fromEntries(Object.entries(CATEGORIES).map(([name, id]) => [name, score(id)])),
    ...Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? null]),
    ),
    "accessibility-otherwise": others.length === 0 ? 100 : accessibility,
  };
  return { figures, failed: Object.values(CATEGORIES).flatMap(failing) };
}

/**
 * Runs Lighthouse once on a page, with the settings of Lighthouse for a phone and with the model of a slow network that
 * Lighthouse contains.
 *
 * @param trust the command-line argument that makes Chromium trust the server
 * @param folder the folder for the report
 */
export async function lighthouseOnce(url: string, trust: string, folder: string) {
  const { executablePath, args } = await findChromium();
  const file = join(folder, "lighthouse.json");
  const command = [
    join(FOLDER, CLI),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${["--headless=new", trust, ...args].join(" ")}`,
  ];
  let printed = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { code, output } = await runTimed(process.execPath, command, folder, {
      CHROME_PATH: executablePath,
    });
    if (code === 0) return reportFigures(JSON.parse(readFileSync(file, "utf8")));
    printed = output;
  }
  throw new Error(`Lighthouse failed: ${printed.slice(-500)}`);
}
