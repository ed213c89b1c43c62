import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { findingsWords } from "@/content/findings";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";
import { ARCHIVES, makeArchives, PAGE_LIMITS } from "./archives";

/**
 * Measures how the page of data reads archives in Chromium: npm run bench:part reading-page [-- <number of archives> …].
 * It reports the time until the final findings are displayed, the processor time and the memory of the page's process,
 * and the tasks above 50 ms of its main thread.
 */

const words = localize(findingsWords, "en");

/** The longest reading, ms. */
const LONGEST_MS = 10 * 60_000;

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** A task of the main thread above 50 ms: its beginning and its duration, ms. */
type LongTask = { at: number; duration: number };

/** Returns the id of the process that renders the page. */
async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const used = renderers.sort((one, other) => other.cpuTime - one.cpuTime)[0];
  if (!used) throw new UserError("Chromium did not report the process of the page.");
  return used.id;
}

/** Returns the processor time of a process in seconds, and the largest memory that it has used in MB. */
function usageOf(id: number): { processor: number; peak: number } {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const peak = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, "utf8"));
  return {
    processor: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    peak: Number(peak?.[1] ?? Number.NaN) / 1000,
  };
}

/** Records the long tasks of the page from now on. */
const watchLongTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: LongTask[] = [];
    Object.assign(window, { longTasks: tasks, begin: performance.now() });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ at: startTime, duration });
    }).observe({ type: "longtask" });
  });

const longTasksOf = (page: Page) =>
  page.evaluate(() => {
    const { longTasks, begin } = window as unknown as { longTasks: LongTask[]; begin: number };
    return longTasks.map(({ at, duration }) => ({ at: at - begin, duration }));
  });

/** Writes a CPU profile of the main thread and of the worker if the environment names a folder for traces. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<void> {
  const { TRACE } = process.env;
  if (!TRACE) return work();
  const events: unknown[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "v8", "disabled-by-default-v8.cpu_profiler"],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const { writeFileSync } = await import("node:fs");
  writeFileSync(TRACE, JSON.stringify({ traceEvents: events }));
}

/** Reads archives on the page once. */
async function measure(browser: Browser, url: string, archives: number) {
  const page = await browser.newPage();
  const files = readdirSync(ARCHIVES)
    .slice(0, archives)
    .map((name) => join(ARCHIVES, name));
  await page.goto(url + pathOf("data", "en"));
  await page.getByRole("button", { name: words.files.sample }).waitFor();
  const id = await processOf(browser);
  const session = await page.context().newCDPSession(page);
  await watchLongTasks(page);
  const before = usageOf(id);
  let seconds = 0;
  await traced(session, async () => {
    const begin = performance.now();
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await page.getByRole("heading", { name: words.downloads.title }).waitFor({
      timeout: LONGEST_MS,
    });
    await page.locator("progress").waitFor({ state: "detached", timeout: LONGEST_MS });
    seconds = (performance.now() - begin) / 1000;
    // Sections may be displayed after the last findings have arrived.
    await page.waitForTimeout(2000);
  });
  const tasks = await longTasksOf(page);
  const { processor, peak } = usageOf(id);
  await page.close();
  return { seconds, tasks, processor: processor - before.processor, peak, before: before.peak };
}

await runMain(async () => {
  const given = process.argv.slice(2).map(Number);
  const limits = PAGE_LIMITS.filter(
    ({ archives }) => given.length === 0 || given.includes(archives),
  );
  await makeArchives();
  const { cpu, cores, system } = machine();
  say(`${cpu}, ${cores} cores, ${system}; load ${currentLoad()}`);
  const missed: number[] = [];
  for (const { archives, seconds: most, memory } of limits)
    await withSite(async ({ url, browser }) => {
      const { seconds, tasks, processor, peak, before } = await measure(browser, url, archives);
      const long = tasks.map(({ at, duration }) => `${duration} ms at ${(at / 1000).toFixed(1)} s`);
      say(
        `${archives} archives: ${seconds.toFixed(1)} s of at most ${most} s (processor ${processor.toFixed(1)} s), peak memory ${peak.toFixed(0)} MB of at most ${memory} MB (before: ${before.toFixed(0)} MB), tasks above 50 ms: ${long.join(", ") || "none"}; load ${currentLoad()}`,
      );
      if (seconds > most || peak > memory || tasks.length > 0) missed.push(archives);
    });
  if (missed.length > 0)
    throw new UserError(`The reading of ${missed.join(" and ")} archives exceeds a limit.`);
});
