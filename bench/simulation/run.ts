import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { simulationWords } from "@/content/simulation";
import { MANY } from "@/experiments/study/simulation/limits";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import { median } from "@/lib/stats/statistics";
import { ROOT } from "@/scripts/project.mjs";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { NAME_HELPER } from "@/testing/name-helper";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";

const DOCUMENT = join(ROOT, "docs/simulation.md");
const RUNS = 10;

/**
 * Limits in ms: the duration of a batch, the longest event-loop task on the main thread during the batch, and the time
 * until a stopped batch ends.
 */
const LIMITS = { batch: 2000, task: 50, stop: 100 };

const words = localize(simulationWords, "en");
const BUTTONS = {
  many: interpolate(words.controls.many, { n: formatNumber(MANY, "en") }),
  stop: words.controls.stop,
};

/** The heading of the panel after a batch of simulated participants is complete. */
const DONE = interpolate(words.heading, { n: formatNumber(MANY, "en"), reliability: "" });

/**
 * The measurements of a batch in ms: the time until the result of the batch is displayed, the processor time of the
 * worker, and the longest event-loop task on the main thread.
 */
type Watched = { ms: number; workerMs: number; longest: number };

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** The processor time of the thread in microseconds. Other programs do not increase this time. */
  tdur?: number;
  args?: { name?: string };
};

/**
 * Returns the processor time of each event-loop task in ms, for one kind of thread. Other programs that run at the same
 * time do not affect processor time.
 */
function tasksOf(events: readonly TraceEvent[], thread: string): number[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name?.startsWith(thread))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Presses a button, waits for the result of the batch, and measures the work of the threads. */
async function watch(browser: Browser, page: Page, button: string, text: string): Promise<Watched> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  const ms = await page.evaluate(pressAndWait, { button, selector: "h2", text });
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const events: TraceEvent[] = trace.traceEvents;
  return {
    ms,
    workerMs: tasksOf(events, "DedicatedWorker").reduce((sum, each) => sum + each, 0),
    longest: Math.max(...tasksOf(events, "CrRendererMain")),
  };
}

/**
 * Runs in the page: presses a button and waits for a text of an element.
 * @returns ms from the press to the frame that shows the text
 */
function pressAndWait({
  button,
  selector,
  text,
}: {
  button: string;
  selector: string;
  text: string;
}) {
  return new Promise<number>((resolve, reject) => {
    const pressed = [...document.querySelectorAll("button")].find(
      (each) => each.textContent === button,
    );
    if (!pressed) return reject(new Error(`There is no button "${button}".`));
    const begin = performance.now();
    const look = () => {
      const isThere = [...document.querySelectorAll(selector)].some((each) =>
        each.textContent?.startsWith(text),
      );
      if (isThere) resolve(performance.now() - begin);
      else requestAnimationFrame(look);
    };
    pressed.click();
    look();
  });
}

/**
 * Runs in the page: presses the button. Presses the button Stop as soon as some of the participants have been
 * simulated.
 */
function pressAndStop({
  button,
  stop,
  stopped,
}: {
  button: string;
  stop: string;
  stopped: string;
}) {
  return new Promise<number>((resolve) => {
    const find = (name: string) =>
      [...document.querySelectorAll("button")].find((each) => each.textContent === name);
    let begin: number | null = null;
    const look = () => {
      const progress = document.querySelector("progress");
      if (begin === null && progress && progress.value > 0 && progress.max > 1) {
        begin = performance.now();
        find(stop)?.click();
      }
      const said = [...document.querySelectorAll('[role="status"]')];
      if (begin !== null && said.some((each) => each.textContent === stopped))
        resolve(performance.now() - begin);
      else requestAnimationFrame(look);
    };
    find(button)?.click();
    look();
  });
}

/** Returns the memory of the page in MB, after garbage collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}

async function openPanel(page: Page, url: string) {
  await page.goto(`${url}${pathOf("protocol", "en")}?app=stroop`);
  await page.getByRole("heading", { name: /^60 simulated participants: / }).waitFor();
  await page.getByText(words.controls.done, { exact: true }).first().waitFor();
}

const range = (values: readonly number[], decimals = 0) =>
  `${median(values).toFixed(decimals)} (${Math.min(...values).toFixed(decimals)} to ${Math.max(...values).toFixed(decimals)})`;

await runMain(() =>
  withSite(async ({ url, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1360, height: 900 },
      serviceWorkers: "block",
    });
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    await openPanel(page, url);
    const devtools = await context.newCDPSession(page);
    const load = currentLoad();

    const batches: Watched[] = [];
    const heaps: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      batches.push(await watch(browser, page, BUTTONS.many, DONE));
      heaps.push(await heapOf(devtools));
      say(
        `· run ${run + 1}: ${Math.round(batches.at(-1)?.ms ?? 0)} ms (worker ${Math.round(batches.at(-1)?.workerMs ?? 0)}, longest ${Math.round(batches.at(-1)?.longest ?? 0)}), ${heaps.at(-1)?.toFixed(1)} MB`,
      );
      // Two batches of the same size have the same heading. The end of the second batch could not be recognised, so a
      // batch with fewer participants is run between them.
      await page.evaluate(pressAndWait, {
        button: interpolate(words.controls.other, { n: "60" }),
        selector: "h2",
        text: interpolate(words.heading, { n: "60", reliability: "" }),
      });
    }
    const stops: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      stops.push(
        await page.evaluate(pressAndStop, {
          button: BUTTONS.many,
          stop: BUTTONS.stop,
          stopped: words.controls.stopped,
        }),
      );
    // The browser reports the end of a worker only after a short delay.
    await pause(1000);
    const left = page.workers().length;

    const longest = Math.max(...batches.map((each) => each.longest));
    const { cpu, cores } = machine();
    const lines = [
      "| measured | median (range) of ten |",
      "| :-- | --: |",
      `| ${formatNumber(MANY, "en")} participants in the Stroop, ms | ${range(batches.map(({ ms }) => ms))} |`,
      `| of these in the worker, ms of the processor | ${range(batches.map(({ workerMs }) => workerMs))} |`,
      `| longest task on the main thread meanwhile, ms of the processor | ${range(batches.map((each) => each.longest))} |`,
      `| from Stop to “Stopped.”, ms | ${range(stops)} |`,
      `| memory of the page after each batch, MB | ${heaps.map((each) => each.toFixed(1)).join(", ")} |`,
      `| workers left a second later | ${left} |`,
      "",
      `Chromium ${browser.version()}, ${cpu}, ${cores} cores, load ${load} at the beginning, processor not slowed down.`,
    ];
    for (const line of lines) say(line);
    const text = readFileSync(DOCUMENT, "utf8");
    writeFileSync(
      DOCUMENT,
      text.replace(
        /(<!-- speed -->\n)[\s\S]*?(<!-- \/speed -->)/,
        (_, open, close) => `${open}${lines.join("\n")}\n${close}`,
      ),
    );
    const isSlow =
      median(batches.map(({ ms }) => ms)) > LIMITS.batch ||
      longest > LIMITS.task ||
      Math.max(...stops) > LIMITS.stop ||
      left > 0;
    if (isSlow) throw new UserError("The simulation is slower than it may be.");
  }),
);
