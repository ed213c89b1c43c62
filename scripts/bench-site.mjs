import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentLoad, machine, waitUntilCalm } from "./bench/machine.mjs";
import { startBrowser } from "./bench/site/browser.mjs";
import { measureApps, measureBuilds } from "./bench/site/build-parts.mjs";
import { makeCertificate } from "./bench/site/certificate.mjs";
import { Link } from "./bench/site/link.mjs";
import { parseOptions } from "./bench/site/options.mjs";
import { measureLighthouse, SERVED_PARTS } from "./bench/site/parts.mjs";
import { putBetweenMarks, report } from "./bench/site/report.mjs";
import { judge } from "./bench/site/targets.mjs";
import { startVariants } from "./bench/site/variants.mjs";
import { OUT, ROOT } from "./project.mjs";
import { isMain, runMain, say, secondsSince } from "./terminal.mjs";

/** @typedef {import("./bench/site/options.mjs").Options} Options */
/** @typedef {import("./bench/site/results").Results} Results */

const DOCUMENT = join(ROOT, "docs/performance.md");

/**
 * Measures what was asked for.
 *
 * @param {Options} options
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./bench/site/certificate.mjs").Certificate} certificate
 * @param {string} folder for what is served
 * @returns {Promise<Partial<Results>>}
 */
async function measure(options, browser, certificate, folder) {
  const link = new Link();
  /** @type {Partial<Results>} */
  const results = {};
  const ofServed = options.parts.filter((part) => part in SERVED_PARTS || part === "lighthouse");
  if (ofServed.length > 0) {
    const { port } = options;
    const served = await startVariants({ out: OUT, folder, certificate, link, port, say });
    const bench = { options, browser, link, certificate, variants: served.variants, say };
    try {
      for (const part of ofServed) {
        say(`\n${part}`);
        if (part === "lighthouse") Object.assign(results, await measureLighthouse(bench));
        else {
          const name = /** @type {keyof typeof SERVED_PARTS} */ (part);
          results[name] = await SERVED_PARTS[name](bench);
        }
      }
    } finally {
      await served.close();
    }
  }
  if (options.parts.includes("build")) results.build = await measureBuilds(options, say);
  if (options.parts.includes("apps"))
    Object.assign(results, await measureApps({ options, browser, link, certificate, say }));
  return results;
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    // Node by itself would leave servers and files of a run behind that is broken off.
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
    const begin = performance.now();
    const options = parseOptions(process.argv.slice(2));
    if (options.isFull) await waitUntilCalm(say);
    const loadBefore = currentLoad();
    const temporary = mkdtempSync(join(tmpdir(), "protocole-bench-"));
    process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
    const certificate = await makeCertificate(temporary);
    const browser = await startBrowser(certificate.trust);
    try {
      const version = browser.version();
      const measured = await measure(options, browser, certificate, temporary);
      const { parts, rounds, lighthouseRounds, pages, growth, apps } = options;
      /** @type {Results} */
      const results = {
        measured: new Date().toISOString(),
        machine: {
          ...machine(),
          browser: `Chromium ${version}`,
          node: process.versions.node,
          loadBefore,
          loadAfter: currentLoad(),
        },
        options: { parts, rounds, lighthouseRounds, pages, growth, apps },
        ...measured,
      };
      const targets = judge(results);
      const text = report(results, targets);
      const folder = join(ROOT, ".next/bench");
      const file = join(folder, `${results.measured.replaceAll(":", "-")}.json`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...results, targets }, null, 2)}\n`);
      say(`\n${text}\n\n${file} written after ${secondsSince(begin)}.`);
      if (options.isFull) {
        writeFileSync(DOCUMENT, putBetweenMarks(readFileSync(DOCUMENT, "utf8"), text));
        say("docs/performance.md has the table.");
      }
    } finally {
      await browser.close();
    }
  });
}
