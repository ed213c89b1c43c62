import { setTimeout as pause } from "node:timers/promises";
import { CPU_SLOWDOWN, newVisitor } from "./browser.mjs";
import { seenBy } from "./observe.mjs";

/** @typedef {import("@playwright/test").CDPSession} Session */
/** @typedef {{ x: number, y: number }} Point */

/** What a visitor may do first. */
export const INPUTS = /** @type {const} */ (["tap", "click", "key"]);
/** @typedef {typeof INPUTS[number]} Input */

const PATIENCE_MS = 30_000;

/**
 * When it is sent, after the frame of the first paint has begun. What comes before that frame is shown
 * is dropped by the browser or waits for it, so the first one after it counts.
 */
const SENT_AT_MS = [40, 190, 340, 490, 790];

/** Events of one input begin this close to each other. */
const ONE_INPUT_MS = 120;

/** Long enough for what the input sets off, such as code that is fetched because of it. */
const AFTERWARDS_MS = 2500;

/** An event this short is not reported at all, so it counts as just as long. */
const SHORTEST_MS = 16;

/**
 * Runs in the page before its first paint: tells, from the frame of that paint, where there is
 * something to press that does not lead to another page, or else the first heading. The report of the
 * paint itself would come too late, after what keeps the page from answering.
 */
function announcePaint() {
  /** @param {Element} element */
  const isInView = (element) => {
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
    const point = { x: left + width / 2, y: top + height / 2 };
    /** @type {any} */ (window).benchReady(JSON.stringify(point));
  };
  requestAnimationFrame(look);
}

/** @param {Session} session @param {Point} point */
async function tap(session, { x, y }) {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** @param {Session} session @param {Point} point */
export async function click(session, { x, y }) {
  const button = { x, y, button: /** @type {const} */ ("left"), clickCount: 1 };
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
}

/** @param {Session} session */
async function key(session) {
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab });
}

const ACT = { tap, click, key };

/**
 * Loads a page over the slow line and on a slow processor, and gives it a first input right after its
 * first paint.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./link.mjs").Link} link
 * @param {string} url
 * @param {Input} input
 * @returns {Promise<Record<string, number>>} `<input>`, the longest event to its next paint in ms;
 *   `<input>-after`, how long after the first paint it was sent
 */
export async function firstInputOnce(browser, link, url, input) {
  link.mode = "slow";
  const visitor = await newVisitor(browser);
  try {
    const { page, session } = visitor;
    /** @type {Promise<Point>} */
    const ready = new Promise((resolve, reject) => {
      session.on("Runtime.bindingCalled", ({ name, payload }) => {
        if (name === "benchReady") resolve(JSON.parse(payload));
      });
      setTimeout(() => reject(new Error("never painted")), PATIENCE_MS).unref();
    });
    await session.send("Runtime.enable");
    await session.send("Runtime.addBinding", { name: "benchReady" });
    await page.addInitScript(announcePaint);
    await visitor.slowDown(CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: "commit" });
    const point = await ready;
    const begin = performance.now();
    for (const moment of SENT_AT_MS) {
      await pause(Math.max(0, moment - (performance.now() - begin)));
      // Not awaited: the browser tells that it is done only when the page has answered.
      ACT[input](session, point).catch(() => undefined);
    }
    await pause(AFTERWARDS_MS);
    const { events, fcp } = await seenBy(page);
    const paintedAt = fcp ?? 0;
    const after = events.filter(({ start }) => start >= paintedAt);
    const first = Math.min(...after.map(({ start }) => start));
    const ofFirst = after.filter(({ start }) => start - first < ONE_INPUT_MS);
    return {
      [input]: Math.max(SHORTEST_MS, ...ofFirst.map(({ duration }) => duration)),
      ...(after.length > 0 && { [`${input}-after`]: first - paintedAt }),
    };
  } finally {
    await visitor.close();
  }
}
