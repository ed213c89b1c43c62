import { setTimeout as pause } from "node:timers/promises";
import { CPU_SLOWDOWN, newVisitor } from "./browser.mjs";
import { seenBy } from "./observe.mjs";

/** @typedef {import("@playwright/test").CDPSession} Session */
/** @typedef {{ x: number, y: number }} Point */

/** What a visitor may do first. */
export const INPUTS = /** @type {const} */ (["tap", "click", "key"]);
/** @typedef {typeof INPUTS[number]} Input */

const PATIENCE_MS = 30_000;

/** Long enough for what the input sets off, such as code that is fetched because of it. */
const AFTERWARDS_MS = 2500;

/** An event this short is not reported at all, so it counts as just as long. */
const SHORTEST_MS = 16;

/**
 * Runs in the page at its first paint: tells where there is something to press, which does not lead
 * to another page. Where there is nothing, the middle of the first heading.
 */
function announcePaint() {
  /** @param {number} paintedAt */
  const announce = (paintedAt) => {
    const isInView = (/** @type {Element} */ element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    const buttons = [...document.querySelectorAll("main button, main summary, button, label")];
    const target = buttons.find(isInView) ?? document.querySelector("h1") ?? document.body;
    const { left, top, width, height } = target.getBoundingClientRect();
    const name = `${target.localName} ${target.textContent?.trim().slice(0, 20)}`;
    const point = { x: left + width / 2, y: top + height / 2, name, paintedAt };
    /** @type {any} */ (window).benchReady(JSON.stringify(point));
  };
  Object.assign(window, { benchPainted: announce });
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
    /** @type {Promise<Point & { paintedAt: number }>} */
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
    await ACT[input](session, point);
    await pause(AFTERWARDS_MS);
    const { events } = await seenBy(page);
    const first = Math.min(...events.map(({ start }) => start));
    return {
      [input]: Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration)),
      ...(events.length > 0 && { [`${input}-after`]: first - point.paintedAt }),
    };
  } finally {
    await visitor.close();
  }
}
