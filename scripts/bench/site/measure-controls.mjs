import { setTimeout as pause } from "node:timers/promises";
import { CPU_SLOWDOWN, newVisitor } from "./browser.mjs";
import { seenBy } from "./observe.mjs";
import { pressMouse } from "./press.mjs";
import { settle, settleAfterInteraction } from "./settle.mjs";

/** @typedef {import("./browser.mjs").Visitor} Visitor */

/** Between what is done with one control and the next: longer than anything that a control delays. */
const APART_MS = 1200;

/** A control that reports nothing has answered within this. */
const SHORTEST_MS = 16;

/**
 * What can be done on the portfolio, by the kind of control. What the page does not have is left out.
 *
 * @type {Record<string, { selector: string, act: (visitor: Visitor, selector: string) => Promise<void> }>}
 */
const CONTROLS = {
  search: {
    selector: "main input[type=search]",
    act: async ({ page }, selector) => {
      await page.locator(selector).first().focus();
      for (const letter of ["r", "e", "a", "Backspace"]) {
        await page.keyboard.press(letter);
        await pause(150);
      }
    },
  },
  filter: { selector: "main input[type=checkbox]:visible", act: clickFirst },
  sort: { selector: "main select >> nth=-1", act: chooseNext },
  "page-size": { selector: "main select >> nth=0", act: chooseNext },
  page: { selector: "main nav a:visible", act: clickLast },
  slider: {
    selector: "main input[type=range]:visible",
    act: async ({ page }, selector) => {
      await page.locator(selector).first().focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
    },
  },
  details: { selector: "main [popovertarget]:visible", act: clickFirst },
};

/** @param {Visitor} visitor @param {string} selector */
async function clickFirst(visitor, selector) {
  await pressMouse(visitor, visitor.page.locator(selector).first(), { hovers: true });
}

/** @param {Visitor} visitor @param {string} selector */
async function clickLast(visitor, selector) {
  await pressMouse(visitor, visitor.page.locator(selector).last(), { hovers: true });
}

/** By key, since a list that is open is drawn outside the page. @param {Visitor} visitor @param {string} selector */
async function chooseNext({ page }, selector) {
  await page.locator(selector).focus();
  await page.keyboard.press("ArrowDown");
}

/**
 * Uses every control of the portfolio once on a slow processor.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./link.mjs").Link} link
 * @param {string} origin
 * @returns {Promise<Record<string, number>>} by control, its longest event to the next paint in ms
 */
export async function controlsOnce(browser, link, origin) {
  link.mode = "fast";
  const visitor = await newVisitor(browser, { device: "desktop" });
  try {
    const { page } = visitor;
    await page.goto(`${origin}/portfolio`, { waitUntil: "load" });
    await settle(visitor, link);
    await settleAfterInteraction(visitor, link);
    await visitor.slowDown(CPU_SLOWDOWN);
    /** @type {Record<string, number>} */
    const slowest = {};
    for (const [name, { selector, act }] of Object.entries(CONTROLS)) {
      if ((await page.locator(selector).count()) === 0) continue;
      const before = (await seenBy(page)).events.length;
      await act(visitor, selector);
      await pause(APART_MS);
      const events = (await seenBy(page)).events.slice(before);
      // A press that only takes hold of a control is no answer yet, but has to be quick all the same.
      slowest[name] = Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration));
    }
    return slowest;
  } finally {
    await visitor.close();
  }
}
