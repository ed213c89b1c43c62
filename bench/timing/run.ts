import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { round } from "@/lib/stats/statistics";
import { findChromium } from "@/scripts/programs.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { startServer } from "@/scripts/serve";
import { runMain, say, secondsSince, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, DISTURBED_LOAD, machine, waitUntilCalm } from "../machine";
import { CPU_SLOWDOWN, KBIT_PER_S, READING_MS, ROUND_TRIP_MS, startOnce } from "./measure-start";
import { measureTiming, type Plan } from "./measure-timing";
import type { Started } from "./records";
import { serveTimingPage } from "./serve-page";
import type { Target } from "./summary";

/**
 * The timing benchmark: measures the project's plugin and jsPsych's own keyboard plugin in one run, and the wait before
 * a task. A measurement cannot be reproduced byte for byte. Unlike every other generated file, the file with the
 * results is therefore not compared with a second run; a test only checks that the file is complete.
 */
const RESULT = "content/generated/timing.json";

type RunPlan = Plan & { coldRuns: number };

const FULL: RunPlan = {
  durationsMs: [50, 100, 200, 500],
  perDuration: 50,
  rounds: 5,
  latenciesMs: [200, 500],
  answers: 30,
  holdsMs: [0, 90, 200],
  touches: 20,
  coldRuns: 5,
};

/** A short run with which the script itself is tested. The figures of this run are not meaningful. */
const SHORT: RunPlan = { ...FULL, perDuration: 2, rounds: 1, answers: 4, touches: 3, coldRuns: 1 };

const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8")).version;

async function measure(plan: RunPlan) {
  const timingPage = await serveTimingPage();
  const site = await startServer({ port: 0, quiet: true });
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ hasTouch: true });
    const page = await context.newPage();
    await page.goto(timingPage.url);
    let loadPeak = 0;
    const timing = await measureTiming(page, plan, (line) => {
      say(`· ${line}`);
      loadPeak = Math.max(loadPeak, currentLoad());
    });

    const coldRuns = async (readingMs: number) => {
      const runs: Started[] = [];
      for (let run = 1; run <= plan.coldRuns; run += 1) {
        say(`· cold start ${run} of ${plan.coldRuns}, after ${readingMs} ms`);
        runs.push(await startOnce(browser, site.url, readingMs));
      }
      return runs;
    };
    const started = { atOnce: await coldRuns(0), afterReading: await coldRuns(READING_MS) };

    const result = await page.evaluate(
      (records) => {
        const figures = window.bench.summarise(records);
        const targets = window.bench.checkTargets(figures);
        return { figures, targets, load: window.bench.load };
      },
      { ...timing, started },
    );
    return { ...result, loadPeak, frameMs: timing.frameMs, browser: browser.version() };
  } finally {
    await browser.close();
    await Promise.all([site.close(), timingPage.close()]);
  }
}

/** Returns the targets as a table for the terminal. */
function targetTable(targets: readonly Target[]): string {
  const row = (id: string, value: unknown, limit: unknown, met: string) =>
    `${id.padEnd(16)}${String(value).padStart(10)}${String(limit).padStart(10)}  ${met}`;
  return [
    row("target", "measured", "limit", ""),
    ...targets.map(({ id, value, limit, met }) => row(id, value, limit, met ? "met" : "MISSED")),
  ].join("\n");
}

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      anyway: { type: "boolean", default: false },
      short: { type: "boolean", default: false },
    },
  });
  const begin = performance.now();
  const isForTheRecord = !values.anyway && !values.short;
  if (isForTheRecord) await waitUntilCalm();
  const loadBefore = currentLoad();
  const plan = values.short ? SHORT : FULL;
  const { figures, targets, load, loadPeak, frameMs, browser } = await measure(plan);

  const result = {
    measured: new Date().toISOString().slice(0, 10),
    machine: {
      ...machine(),
      browser: `Chromium ${browser}`,
      displayHz: round(1000 / frameMs, 1),
      loadBefore,
      loadPeak,
    },
    versions: {
      jspsych: installedVersion("jspsych"),
      stockPlugin: installedVersion("@jspsych/plugin-html-keyboard-response"),
    },
    parameters: {
      ...plan,
      ...load,
      cpuSlowdown: CPU_SLOWDOWN,
      kbitPerSecond: KBIT_PER_S,
      roundTripMs: ROUND_TRIP_MS,
      readingMs: READING_MS,
    },
    ...figures,
    targets,
  };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  // Whether a run is published depends on the load and not on the figures. Otherwise only runs with good figures would
  // be published.
  if (isForTheRecord && loadPeak > DISTURBED_LOAD)
    throw new UserError(
      `Something else ran beside the benchmark (load ${loadPeak}), so its figures are not written.`,
      "Run it again while the machine does nothing else.",
    );
  if (isForTheRecord) {
    mkdirSync(join(ROOT, dirname(RESULT)), { recursive: true });
    writeFileSync(join(ROOT, RESULT), text);
    say(`${RESULT} written.`);
  } else say(`${text}Not written: --anyway and --short are for trying.`);
  say(`\n${targetTable(targets)}\n\nMeasured in ${secondsSince(begin)}.`);
  const missed = targets.filter(({ met }) => !met);
  if (missed.length > 0)
    throw new UserError(
      `${missed.length} of ${targets.length} targets missed: ${missed.map(({ id }) => id).join(", ")}.`,
      "Run it again on a calm machine before looking for the reason in the code.",
    );
});
