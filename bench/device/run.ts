import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { device } from "@/content/device";
import { PRESSES } from "@/experiments/engine/device/device-check";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { median, round } from "@/lib/stats/statistics";
import { runMain, say } from "@/scripts/terminal.mjs";
import { NAME_HELPER } from "@/testing/name-helper";
import { currentLoad, machine } from "../machine";
import { serveTimingPage } from "../timing/serve-page";
import { withSite } from "../with-site";

/**
 * Compares the figures of the page that checks a device with two witnesses on the same machine, in the same browser: the
 * page of the timing benchmark, and a script in the page of the check that does not use the code of the project.
 */
const ROUNDS = 3;

/** Durations of the benchmark, ms, each shown this many times. A late frame makes a duration inexact. */
const DURATIONS_MS = [50, 100, 200, 500];
const PER_DURATION = 10;

const { check, report } = localize(device, "en");

/** The figures of one source. */
type Figures = {
  /** The median interval of two frames, ms. */
  frameMs: number | null;
  /** The share of late frames, or of stimuli with another duration than planned. */
  late: number | null;
  /** The median delay from the stamp of a press to its handler, ms. */
  delayMs: number | null;
  /** The step of the clock, ms. */
  clockStepMs: number | null;
};

/** Runs in the page before its own scripts: notes each frame, each press, and the step of the clock. */
function watch() {
  const stamps: number[] = [];
  const delays: number[] = [];
  const note = (stamp: number) => {
    stamps.push(stamp);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  addEventListener(
    "keydown",
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) delays.push(performance.now() - timeStamp);
    },
    { capture: true },
  );
  const step = () => {
    let smallest = Number.POSITIVE_INFINITY;
    for (let found = 0; found < 20; ) {
      const from = performance.now();
      let to = from;
      while (to === from) to = performance.now();
      smallest = Math.min(smallest, to - from);
      found += 1;
    }
    return smallest;
  };
  Object.assign(window, { witness: { stamps, delays, step } });
}

type Witness = { stamps: number[]; delays: number[]; step(): number };
const witnessed = (page: Page) =>
  page.evaluate(() => {
    const { stamps, delays, step } = (window as unknown as { witness: Witness }).witness;
    return { stamps, delays, step: step() };
  });

const intervalsOf = (stamps: readonly number[]) =>
  stamps.slice(1).map((stamp, index) => stamp - (stamps[index] as number));

/** Measures this machine with the page of the check. @returns the figures of the page, and of the witness */
async function checkOnce(browser: Browser, url: string): Promise<[Figures, Figures]> {
  const context = await browser.newContext({ serviceWorkers: "block", acceptDownloads: true });
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript(watch);
  try {
    const page = await context.newPage();
    await page.goto(url + pathOf("device", "en"), { waitUntil: "networkidle" });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button(check.start).click();
    const before = (await witnessed(page)).stamps.length;
    await button(check.parts.presses.pad).waitFor({ timeout: 60_000 });
    const after = (await witnessed(page)).stamps.length;
    for (let press = 1; press <= PRESSES; press += 1) {
      await page.keyboard.press("Space");
      await page.waitForTimeout(150);
    }
    await button(check.skip).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(report.json).click(),
    ]);
    const { facts, display } = JSON.parse(readFileSync(await download.path(), "utf8"));
    const { stamps, delays, step } = await witnessed(page);
    const intervals = intervalsOf(stamps.slice(before, after));
    const usual = median(intervals);
    const frames = display.stampsMs.reduce(
      (sum: number, trial: number[]) => sum + trial.length - 1,
      0,
    );
    return [
      {
        frameMs: facts.frameMs,
        late: facts.lateFrames / frames,
        delayMs: facts.stampDelayMs,
        clockStepMs: facts.clockStepMs,
      },
      {
        frameMs: usual,
        late: intervals.filter((each) => each > 1.5 * usual).length / intervals.length,
        delayMs: median(delays.slice(0, PRESSES)),
        clockStepMs: step,
      },
    ];
  } finally {
    await context.close();
  }
}

/** Measures this machine with the page of the timing benchmark, which displays stimuli with the runner of the site. */
async function benchOnce(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    const frameMs = await page.evaluate(() => window.bench.frameMs());
    const durations = Array.from({ length: PER_DURATION }, () => DURATIONS_MS).flat();
    const shown = await page.evaluate(
      ({ durations: planned, frameMs: frame }) =>
        window.bench.durations({ method: "own", condition: "idle" }, planned, frame),
      { durations, frameMs },
    );
    const inexact = shown.filter(({ requestedMs, loggedMs }) => {
      const planned = Math.round(requestedMs / frameMs) * frameMs;
      return loggedMs === null || Math.abs(loggedMs - planned) >= frameMs / 2;
    });
    return { frameMs, late: inexact.length / shown.length, delayMs: null, clockStepMs: null };
  } finally {
    await context.close();
  }
}

const shown = (value: number | null, decimals: number) =>
  (value === null ? "-" : String(round(value, decimals))).padStart(12);

const row = (name: string, { frameMs, late, delayMs, clockStepMs }: Figures) =>
  name.padEnd(18) +
  shown(frameMs, 3) +
  shown(late === null ? null : 100 * late, 2) +
  shown(delayMs, 2) +
  shown(clockStepMs, 4);

await runMain(async () => {
  const timing = await serveTimingPage();
  try {
    await withSite(async ({ url, browser }) => {
      say(
        `${"".padEnd(18)}${["frame, ms", "late, %", "delay, ms", "step, ms"].map((each) => each.padStart(12)).join("")}`,
      );
      for (let at = 1; at <= ROUNDS; at += 1) {
        const [own, witness] = await checkOnce(browser, url);
        say(row(`check ${at}`, own));
        say(row(`witness ${at}`, witness));
        say(row(`timing page ${at}`, await benchOnce(browser, timing.url)));
      }
      const { cpu, cores } = machine();
      say(`Chromium ${browser.version()}, ${cpu}, ${cores} cores, load ${currentLoad()}`);
    });
  } finally {
    await timing.close();
  }
});
