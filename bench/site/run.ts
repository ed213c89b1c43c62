import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { OUT } from "@/scripts/project.mjs";
import { describeFailure, runMain, say, secondsSince, UserError } from "@/scripts/terminal.mjs";
import { ThrottledLink } from "@/testing/throttled-proxy";
import { currentLoad, machine, waitUntilCalm } from "../machine";
import { startBrowser } from "./browser";
import { type Certificate, makeCertificate } from "./certificate";
import { measureBuild } from "./measure-build";
import { type Options, parseOptions } from "./options";
import { SERVED_PARTS } from "./parts";
import { report } from "./report";
import { RESULTS_FOLDER, type Results } from "./results";
import { checkTargets } from "./targets";
import { startVariants } from "./variants";

/** The simulated mobile network. It has a round trip of 150 ms, and 1.6 Mbit/s in each direction. */
const SPEED = { oneWayMs: 75, bytesPerMs: 200 };

/** @param folder the folder for the served files */
async function measure(
  options: Options,
  browser: Browser,
  certificate: Certificate,
  folder: string,
): Promise<Partial<Results>> {
  const link = new ThrottledLink(SPEED);
  const results: Partial<Results> = {};
  const isServed = (part: string): part is keyof typeof SERVED_PARTS => part in SERVED_PARTS;
  const servedParts = options.parts.filter(isServed);
  if (servedParts.length > 0) {
    const served = await startVariants({
      exports: { own: OUT, earlier: options.earlier },
      folder,
      certificate,
      link,
      port: options.port,
      names: options.variants,
    });
    const bench = { options, browser, link, certificate, variants: served.variants };
    try {
      for (const part of servedParts) {
        say(`\n${part}`);
        Object.assign(results, await SERVED_PARTS[part](bench));
      }
    } finally {
      await served.close();
    }
  }
  if (options.parts.includes("build"))
    // If the build of a copy fails, the other results are still valid.
    try {
      results.build = await measureBuild();
    } catch (error) {
      say(`✗ build: ${describeFailure(error)}`);
      process.exitCode = 1;
    }
  return results;
}

/** Prints the results of the last run as Markdown. docs/performance.md contains this text. */
function printLast() {
  const last = readdirSync(RESULTS_FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .at(-1);
  if (!last) throw new UserError("There are no results yet.", "Measure first: npm run bench:site");
  const results: Results = JSON.parse(readFileSync(join(RESULTS_FOLDER, last), "utf8"));
  say(report(results, checkTargets(results)));
}

async function measureAndReport(options: Options) {
  const begin = performance.now();
  if (!options.anyway) await waitUntilCalm();
  const loadBefore = currentLoad();
  const temporary = mkdtempSync(join(tmpdir(), "protocole-bench-"));
  process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const certificate = await makeCertificate(temporary);
  const browser = await startBrowser(certificate.trust);
  try {
    const version = browser.version();
    const measured = await measure(options, browser, certificate, temporary);
    const { port: _port, anyway: _anyway, print: _print, ...shown } = options;
    const results: Results = {
      measured: new Date().toISOString(),
      machine: {
        ...machine(),
        browser: `Chromium ${version}`,
        node: process.versions.node,
        loadBefore,
        loadAfter: currentLoad(),
      },
      options: shown,
      ...measured,
    };
    const targets = checkTargets(results);
    const file = join(RESULTS_FOLDER, `${results.measured.replaceAll(":", "-")}.json`);
    mkdirSync(RESULTS_FOLDER, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...results, targets }, null, 2)}\n`);
    say(`\n${report(results, targets)}\n\n${file} written after ${secondsSince(begin)}.`);
  } finally {
    await browser.close();
  }
}

await runMain(async () => {
  // The signal is handled, because an interrupted run would otherwise leave servers and files behind.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const options = parseOptions(process.argv.slice(2));
  if (options.print) printLast();
  else await measureAndReport(options);
});
