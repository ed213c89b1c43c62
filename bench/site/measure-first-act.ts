import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { CPU_SLOWDOWN, newTab, type Tab } from "./browser";
import { headingTimes } from "./heading-times";
import { pressMouse, tapFinger } from "./press";
import type { Sample } from "./results";
import { watchHeading } from "./watch-heading";

/**
 * The page from which each journey starts and the page to which it leads. Both are given as paths of links in the
 * navigation.
 */
export const JOURNEYS = [
  { from: "/", to: "/about" },
  { from: "/", to: "/portfolio" },
  { from: "/portfolio", to: "/contact" },
] as const;
type Journey = (typeof JOURNEYS)[number];

export const DEVICES = ["desktop", "phone"] as const;
type Device = (typeof DEVICES)[number];

/** The time for which a page is at rest before the link becomes slow and the visitor acts. */
const REST_MS = 3000;

/** The time between the movement of the pointer to the link and the press. */
const MOVED_BEFORE_MS = 1500;

/**
 * The delays between the appearance of the navigation's link and the press. They apply if the connection is slow from
 * the beginning.
 */
const EARLY_MS = [100, 500, 1000, 2000, 3000] as const;

type Act = {
  name: string;
  /** Whether the page itself is also loaded over the slow connection and on a slow processor. */
  isSlowFromBeginning: boolean;
  waitMs: number;
  hovers?: boolean;
  moves?: boolean;
};

const ACTS: Record<Device, readonly Act[]> = {
  phone: [
    { name: "rest", isSlowFromBeginning: false, waitMs: REST_MS },
    ...EARLY_MS.map((waitMs) => ({ name: `at-${waitMs}`, isSlowFromBeginning: true, waitMs })),
  ],
  desktop: [
    { name: "rest", isSlowFromBeginning: false, waitMs: REST_MS },
    { name: "hover", isSlowFromBeginning: false, waitMs: REST_MS, hovers: true },
    { name: "moved", isSlowFromBeginning: false, waitMs: REST_MS - MOVED_BEFORE_MS, moves: true },
    ...EARLY_MS.map((waitMs) => ({ name: `at-${waitMs}`, isSlowFromBeginning: true, waitMs })),
  ],
};

export const ACT_NAMES = ACTS.desktop.map(({ name }) => name);

/** The first interaction of a visitor with a page: the device, the journey and the time of the interaction. */
type FirstAct = { device: Device; journey: Journey; act: Act };

/** Opens a page in a new tab. As the visitor's first interaction, follows a link. */
async function doFirstAct(
  tab: Tab,
  link: ThrottledLink,
  origin: string,
  { device, journey: { from, to }, act }: FirstAct,
) {
  const slowDown = async () => {
    link.mode = "slow";
    await tab.slowDown(CPU_SLOWDOWN);
  };
  const { page } = tab;
  await page.addInitScript(watchHeading);
  link.mode = "fast";
  if (act.isSlowFromBeginning) await slowDown();
  await page.goto(origin + from, { waitUntil: act.isSlowFromBeginning ? "commit" : "load" });
  const anchor = page.locator(`header a[href="${to}"]:visible`).first();
  const menu = page.locator("header [popovertarget]:visible");
  await anchor.or(menu).first().waitFor();
  await pause(act.waitMs);
  if (!act.isSlowFromBeginning) await slowDown();
  // On a narrow screen, the links are in a menu.
  if (await menu.isVisible()) {
    await tapFinger(tab, menu);
    await anchor.waitFor();
  }
  if (act.moves) {
    await page.mouse.move(2, 300, { steps: 2 });
    await pause(MOVED_BEFORE_MS);
  }
  if (device === "phone") await tapFinger(tab, anchor);
  else await pressMouse(tab, anchor, { hovers: act.hovers === true });
}

/**
 * Measures a journey once for each first interaction of a device.
 * @returns ms from the click to the heading's first frame
 */
export async function firstActsOnce(
  browser: Browser,
  link: ThrottledLink,
  origin: string,
  device: Device,
  journey: Journey,
): Promise<Sample> {
  const sample: Sample = {};
  for (const act of ACTS[device]) {
    const tab = await newTab(browser, { device });
    try {
      await doFirstAct(tab, link, origin, { device, journey, act });
      sample[act.name] = (await headingTimes(tab)).h1;
    } finally {
      await tab.close();
    }
  }
  return sample;
}
