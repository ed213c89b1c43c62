import type { Page } from "@playwright/test";
import { runMain, say } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";
import { CPU_SLOWDOWN, EDITS, openSlowEditor, spread } from "./hand";

/** The time after which the editor has updated everything that depends on a change, in ms. */
const PAUSE_MS = 400;

/** The duration of the editing, in minutes. The command `npm run bench:part editor 1` measures for one minute. */
const minutes = Number(process.argv[2] ?? 10);

/**
 * Durations in ms: event-loop tasks of the main thread above 50, the time in which each key press is handled, and the
 * time until the editor has updated everything that depends on the key press.
 */
type Watched = { longTasks: number[]; answers: number[]; consequences: number[] };

/** Runs in the page: observes long event-loop tasks, key presses and changes of the page. */
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
  // Changes of two elements are ignored. The simulated participants take longer and display a message meanwhile, and
  // the highlight follows the focus.
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

await runMain(() =>
  withSite(async (site) => {
    const { page, devtools, focus, press } = await openSlowEditor(site, watch);
    await devtools.send("HeapProfiler.enable");
    const heap = async () => {
      await devtools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devtools.send("Runtime.getHeapUsage");
      return (usedSize / 1e6).toFixed(1);
    };
    const heaps: string[] = [];
    const end = performance.now() + minutes * 60_000;
    let edits = 0;
    while (performance.now() < end) {
      const edit = EDITS[edits % EDITS.length] ?? EDITS[0];
      await focus(edit);
      await press(edit);
      await page.waitForTimeout(PAUSE_MS);
      edits += 1;
      // The heap is measured for the first time after ten rounds, because the first rounds fill the caches.
      if (edits % (EDITS.length * 10) === 0) heaps.push(await heap());
    }
    const { longTasks, answers, consequences } = await watchedIn(page);
    const { cpu, cores } = machine();
    say(`${edits} changes in ${minutes} min, processor slowed down ${CPU_SLOWDOWN} times`);
    say(`Answer to a key, ms: ${spread(answers)} (of ${answers.length} above 16 ms on the screen)`);
    say(`All that follows from it in the document, ms: ${spread(consequences)}`);
    say(
      `Tasks above 50 ms: ${longTasks.length}${longTasks.length ? ` (${longTasks.join(", ")})` : ""}`,
    );
    say(`Heap after each 140 changes, MB: ${heaps.join(", ")}`);
    say(`Chromium ${site.browser.version()}, ${cpu}, ${cores} cores, load ${currentLoad()}`);
  }),
);
