import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { CPU_SLOWDOWN, newTab, type Tab } from "./browser";
import { observedBy } from "./observe";
import { pressMouse } from "./press";
import type { Sample } from "./results";
import { settle, settleAfterInteraction } from "./settle";

/** The pause between the uses of two controls. It is longer than any delay inside a control. */
const APART_MS = 1200;

/** The browser does not report events shorter than this duration. */
const SHORTEST_MS = 16;

const clickFirst = (tab: Tab, selector: string) =>
  pressMouse(tab, tab.page.locator(selector).first(), { hovers: true });

const clickLast = (tab: Tab, selector: string) =>
  pressMouse(tab, tab.page.locator(selector).last(), { hovers: true });

/**
 * Chooses the next option of a list with a key. A pointer cannot be used, because Chromium draws an open list outside
 * the page.
 */
async function chooseNext({ page }: Tab, selector: string) {
  await page.locator(selector).focus();
  // The focus scrolls the page to the list. A visitor would have scrolled before.
  await pause(APART_MS);
  await page.keyboard.press("ArrowDown");
}

async function typeQuery({ page }: Tab, selector: string) {
  await page.locator(selector).first().focus();
  for (const letter of ["r", "e", "a", "Backspace"]) {
    await page.keyboard.press(letter);
    await pause(150);
  }
}

async function moveSlider({ page }: Tab, selector: string) {
  await page.locator(selector).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
}

type Control = { selector: string; act: (tab: Tab, selector: string) => Promise<void> };

/**
 * The controls of the portfolio, keyed by their kind. If the page does not contain a control, the control is skipped.
 */
const CONTROLS: Record<string, Control> = {
  search: { selector: "main input[type=search]", act: typeQuery },
  filter: { selector: "main input[type=checkbox]:visible", act: clickFirst },
  sort: { selector: "main select >> nth=0", act: chooseNext },
  "page-size": { selector: "main select >> nth=-1", act: chooseNext },
  page: { selector: "main nav a:visible", act: clickLast },
  slider: { selector: "main input[type=range]:visible", act: moveSlider },
  details: { selector: "main [popovertarget]:visible", act: clickFirst },
};

/**
 * Uses every control of the portfolio once on a slow processor.
 * @returns for each control, the duration of its longest event up to the next paint, in ms
 */
export async function controlsOnce(
  browser: Browser,
  link: ThrottledLink,
  origin: string,
): Promise<Sample> {
  link.mode = "fast";
  const tab = await newTab(browser, { device: "desktop" });
  try {
    const { page } = tab;
    await page.goto(`${origin}/portfolio`, { waitUntil: "load" });
    await settle(tab, link);
    await settleAfterInteraction(tab, link);
    await tab.slowDown(CPU_SLOWDOWN);
    const slowest: Sample = {};
    for (const [name, { selector, act }] of Object.entries(CONTROLS)) {
      if ((await page.locator(selector).count()) === 0) continue;
      const before = (await observedBy(page)).events.length;
      await act(tab, selector);
      await pause(APART_MS);
      const events = (await observedBy(page)).events.slice(before);
      slowest[name] = Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration));
    }
    return slowest;
  } finally {
    await tab.close();
  }
}
