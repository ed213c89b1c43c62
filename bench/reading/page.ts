import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findingsWords } from "@/content/findings";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";
import { ARCHIVES, makeArchives, PAGE_LIMITS } from "./archives";

/**
 * Measures how the page of data reads archives in Chromium: npm run bench:part reading-page [-- <number of archives> …].
 * The measurement begins when the device has stored the whole site for use without a connection, because the storing of
 * a first visit uses the processors, too. The archives are chosen with the button and the file dialog, as visitors do.
 * It reports the time until the final findings are displayed, the processor time and the memory of the page's process,
 * and the tasks above 50 ms of its main thread.
 */

const words = localize(findingsWords, "en");

/** The longest reading, and the longest storing of the site, ms. */
const LONGEST_MS = 10 * 60_000;

/** The time for which long tasks are recorded after the reading, and in which the stored files must not change, ms. */
const SETTLE_MS = 2000;

/** The time between the opening of the file dialog and the choice of the files, ms. */
const CHOOSE_MS = 1000;

/** A task of the main thread above 50 ms: its beginning and its duration, ms. */
type LongTask = { at: number; duration: number };

/** Returns the processor time of each process that renders pages, in seconds, by its id. */
async function renderersOf(browser: Browser): Promise<Map<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** Returns the largest memory that a process has used in MB. Only Linux states it. */
function peakOf(id: number): number {
  const peak = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, "utf8"));
  return Number(peak?.[1] ?? Number.NaN) / 1000;
}

/**
 * Returns the processor time of the page's process since an earlier moment, in seconds, and its largest memory. The
 * browser has further processes for pages, so the process with most work since then is the process of the page.
 */
async function usageSince(browser: Browser, before: ReadonlyMap<number, number>) {
  const now = await renderersOf(browser);
  const used = [...now].map(([id, time]) => ({ id, processor: time - (before.get(id) ?? 0) }));
  const page = used.sort((one, other) => other.processor - one.processor)[0];
  if (!page) throw new UserError("Chromium did not report the process of the page.");
  return { processor: page.processor, peak: peakOf(page.id) };
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

/**
 * Returns the number of files that the service worker has stored; 0 until it has noted that the site is stored
 * (components/shell/offline/worker/precache.ts).
 */
const storedOf = (page: Page) =>
  page.evaluate(async () => {
    const noted = await (await caches.match("/offline-current.txt"))?.text();
    if (noted !== document.documentElement.dataset.version) return 0;
    return (await (await caches.open("protocole-files")).keys()).length;
  });

/** Waits until the device has stored the site and then the tiles of the map, whose end the worker does not note. */
async function untilStored(page: Page): Promise<void> {
  const begin = performance.now();
  let [before, stored] = [0, await storedOf(page)];
  while (stored === 0 || stored !== before) {
    if (performance.now() - begin > LONGEST_MS)
      throw new UserError("The device has not stored the site.");
    await page.waitForTimeout(SETTLE_MS);
    [before, stored] = [stored, await storedOf(page)];
  }
}

/** Reads archives on the page once. */
async function measure(browser: Browser, url: string, archives: number) {
  const page = await browser.newPage();
  const files = readdirSync(ARCHIVES)
    .slice(0, archives)
    .map((name) => join(ARCHIVES, name));
  await page.goto(url + pathOf("data", "en"));
  await page.getByRole("button", { name: words.files.sample }).waitFor();
  await untilStored(page);
  await watchLongTasks(page);
  const before = await renderersOf(browser);
  const [dialog] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: words.files.choose }).click(),
  ]);
  // Visitors need longer to choose files.
  await page.waitForTimeout(CHOOSE_MS);
  const begin = performance.now();
  await dialog.setFiles(files);
  const title = page.getByRole("heading", { name: words.downloads.title });
  await title.waitFor({ timeout: LONGEST_MS });
  await page.locator("progress").waitFor({ state: "detached", timeout: LONGEST_MS });
  const seconds = (performance.now() - begin) / 1000;
  // Parts of the findings are displayed after the last findings have arrived.
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await longTasksOf(page);
  const usage = await usageSince(browser, before);
  await page.close();
  return { seconds, tasks, ...usage };
}

await runMain(async () => {
  const given = process.argv.slice(2).map(Number);
  const limits = PAGE_LIMITS.filter(
    ({ archives }) => given.length === 0 || given.includes(archives),
  );
  await makeArchives(Math.max(...limits.map(({ archives }) => archives)));
  const { cpu, cores, system } = machine();
  say(`${cpu}, ${cores} cores, ${system}; load ${currentLoad()}`);
  const missed: number[] = [];
  for (const { archives, seconds: most, memory } of limits)
    await withSite(async ({ url, browser }) => {
      const { seconds, tasks, processor, peak } = await measure(browser, url, archives);
      const long = tasks.map(({ at, duration }) => `${duration} ms at ${(at / 1000).toFixed(1)} s`);
      say(
        `${archives} archives: ${seconds.toFixed(1)} s of at most ${most} s (processor ${processor.toFixed(1)} s), peak memory ${peak.toFixed(0)} MB of at most ${memory} MB, tasks above 50 ms: ${long.join(", ") || "none"}; load ${currentLoad()}`,
      );
      if (seconds > most || peak > memory || tasks.length > 0) missed.push(archives);
    });
  if (missed.length > 0)
    throw new UserError(`The reading of ${missed.join(" and ")} archives exceeds a limit.`);
});
