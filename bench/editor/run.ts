import type { Page } from "@playwright/test";
import { editorWords } from "@/experiments/protocol/editor-words";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { runMain, say } from "@/scripts/terminal.mjs";
import { NAME_HELPER } from "@/testing/name-helper";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";

const CPU_SLOWDOWN = 4;

/** A change has shown all that follows from it by then, in ms. */
const PAUSE_MS = 400;

/** Minutes of editing; `npm run bench:editor -- 1` is a quick look. */
const minutes = Number(process.argv[2] ?? 10);

/** In ms: tasks of the main thread above 50, and by key how long its answer and all that follows from it took. */
type Watched = { longTasks: number[]; answers: number[]; consequences: number[] };

/** Runs in the page. */
function watch() {
  const watched: Watched = { longTasks: [], answers: [], consequences: [] };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.name === "keydown")
        watched.answers.push(Math.round(entry.processingEnd - entry.processingStart));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);

  let pressed = 0;
  let changed = 0;
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      if (changed > pressed && pressed > 0)
        watched.consequences.push(Math.round(changed - pressed));
      pressed = timeStamp;
    },
    { capture: true },
  );
  // Simulated people take their time, and say so; what is lit follows the focus.
  const isAside = ({ target, attributeName }: MutationRecord) =>
    attributeName === "data-lit" ||
    (target instanceof Element ? target : target.parentElement)?.closest(
      "[class*=simulated-people]",
    );
  new MutationObserver((changes) => {
    if (!changes.every(isAside)) changed = performance.now();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

const watchedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** What a hand does again and again: a field by its name, and a key in it. */
const EDITS = [
  ["Measured trials", "ArrowUp"],
  ["Measured trials", "ArrowDown"],
  ["Measured blocks", "ArrowDown"],
  ["Measured blocks", "ArrowUp"],
  ["Practice trials", "ArrowUp"],
  ["Practice trials", "ArrowDown"],
  ["Participants to analyse", "ArrowUp"],
  ["Participants to analyse", "5"],
  ["Participants to analyse", "Backspace"],
  ["Participants to analyse", "ArrowDown"],
  ["Pay per hour", "ArrowUp"],
  ["Pay per hour", "ArrowDown"],
  ["Smallest effect that would matter", "ArrowUp"],
  ["Smallest effect that would matter", "ArrowDown"],
] as const;

await runMain(() =>
  withSite(async ({ url, browser }) => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.addInitScript(NAME_HELPER);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.goto(url + pathOf("protocol", "en"));
    const { undo } = localize(editorWords, "en");
    await page.getByRole("button", { name: undo, exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("HeapProfiler.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const heap = async () => {
      await devtools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devtools.send("Runtime.getHeapUsage");
      return (usedSize / 1e6).toFixed(1);
    };
    const heaps: string[] = [];
    const end = performance.now() + minutes * 60_000;
    let edits = 0;
    // Found once: to look for a label takes the page longer than to answer a key.
    const fields = new Map(
      await Promise.all(
        [...new Set(EDITS.map(([name]) => name))].map(
          async (name) =>
            [name, await page.getByLabel(name, { exact: true }).elementHandle()] as const,
        ),
      ),
    );
    while (performance.now() < end) {
      const [name, key] = EDITS[edits % EDITS.length] ?? EDITS[0];
      await fields.get(name)?.focus();
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSE_MS);
      edits += 1;
      // The first rounds fill what is kept.
      if (edits % (EDITS.length * 10) === 0) heaps.push(await heap());
    }
    const { longTasks, answers, consequences } = await watchedIn(page);
    const { cpu, cores } = machine();
    const spread = (values: readonly number[]) => {
      const sorted = values.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      return `median ${at(0.5)}, 95th percentile ${at(0.95)}, worst ${at(1)}`;
    };
    say(`${edits} changes in ${minutes} min, processor slowed down ${CPU_SLOWDOWN} times`);
    say(`Answer to a key, ms: ${spread(answers)} (of ${answers.length} above 16 ms on the screen)`);
    say(`All that follows from it in the document, ms: ${spread(consequences)}`);
    say(
      `Tasks above 50 ms: ${longTasks.length}${longTasks.length ? ` (${longTasks.join(", ")})` : ""}`,
    );
    say(`Heap after each 140 changes, MB: ${heaps.join(", ")}`);
    say(`Chromium ${browser.version()}, ${cpu}, ${cores} cores, load ${currentLoad()}`);
  }),
);
