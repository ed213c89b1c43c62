import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { CPU_SLOWDOWN, newTab } from "./browser";
import { observedBy } from "./observe";
import type { Sample } from "./results";

type Point = { x: number; y: number };

declare global {
  interface Window {
    /** A function that the benchmark adds to the page through DevTools. */
    benchReady: (point: string) => void;
  }
}

const PATIENCE_MS = 30_000;

/**
 * The times at which an input is sent, measured from the start of the frame of the first paint. Only an input after
 * this frame can be measured, because the browser drops or delays earlier inputs.
 */
const SENT_AT_MS = [40, 190, 340, 490, 790];

/** Events that begin within this time of each other are counted as events of the same input. */
const ONE_INPUT_MS = 120;

/** This time is long enough for everything that the input causes, such as the download of code. */
const AFTERWARDS_MS = 2500;

/** The browser does not report events shorter than this duration. */
const SHORTEST_MS = 16;

/**
 * Runs in the page before its first paint. In the frame of the first paint, announces the position of an element that
 * can be pressed without a navigation. If the page has no such element, announces the position of the first heading.
 * The browser's own report of the paint would arrive too late: after the event-loop tasks that prevent the page from
 * responding.
 */
function announcePaint() {
  const isInView = (element: Element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  const look = () => {
    const heading = document.querySelector("h1");
    if (!heading || heading.getBoundingClientRect().height === 0) {
      requestAnimationFrame(look);
      return;
    }
    const buttons = [...document.querySelectorAll("main button, main summary, button, label")];
    const target = buttons.find(isInView) ?? heading;
    const { left, top, width, height } = target.getBoundingClientRect();
    window.benchReady(JSON.stringify({ x: left + width / 2, y: top + height / 2 }));
  };
  requestAnimationFrame(look);
}

async function tap(session: CDPSession, point: Point) {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function click(session: CDPSession, point: Point) {
  const button = { ...point, button: "left", clickCount: 1 } as const;
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
}

async function key(session: CDPSession) {
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab });
}

const INPUTS = { tap, click, key };

/**
 * Loads a page over the slow link on a slow processor, and sends an input right after its first paint.
 * @returns `<input>`, the duration of the longest event up to its next paint in ms; `<input>-after`, the time from the
 *   first paint to the start of the first event in ms
 */
async function firstInputOnce(
  browser: Browser,
  link: ThrottledLink,
  url: string,
  input: keyof typeof INPUTS,
): Promise<Sample> {
  link.mode = "slow";
  const tab = await newTab(browser);
  try {
    const { page, session } = tab;
    const ready = new Promise<Point>((resolve, reject) => {
      session.on("Runtime.bindingCalled", ({ name, payload }) => {
        if (name === "benchReady") resolve(JSON.parse(payload));
      });
      setTimeout(() => reject(new Error("never painted")), PATIENCE_MS).unref();
    });
    await session.send("Runtime.enable");
    await session.send("Runtime.addBinding", { name: "benchReady" });
    await page.addInitScript(announcePaint);
    await tab.slowDown(CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: "commit" });
    const point = await ready;
    const begin = performance.now();
    for (const moment of SENT_AT_MS) {
      await pause(Math.max(0, moment - (performance.now() - begin)));
      // The test does not wait for this call, because the browser confirms an input only after the page has responded.
      INPUTS[input](session, point).catch(() => undefined);
    }
    await pause(AFTERWARDS_MS);
    const { events, fcp } = await observedBy(page);
    const paintedAt = fcp ?? 0;
    const after = events.filter(({ start }) => start >= paintedAt);
    const first = Math.min(...after.map(({ start }) => start));
    const ofFirst = after.filter(({ start }) => start - first < ONE_INPUT_MS);
    return {
      [input]: Math.max(SHORTEST_MS, ...ofFirst.map(({ duration }) => duration)),
      ...(after.length > 0 && { [`${input}-after`]: first - paintedAt }),
    };
  } finally {
    await tab.close();
  }
}

/** Measures the first input of each kind. The page is loaded again for each kind. */
export async function firstInputsOnce(
  browser: Browser,
  link: ThrottledLink,
  url: string,
): Promise<Sample> {
  const sample: Sample = {};
  for (const input of Object.keys(INPUTS) as (keyof typeof INPUTS)[])
    Object.assign(sample, await firstInputOnce(browser, link, url, input));
  return sample;
}
