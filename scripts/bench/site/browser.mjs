import { chromium } from "@playwright/test";
import { findChromium } from "../../programs.mjs";
import { observe } from "./observe.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").BrowserContext} Context */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").CDPSession} Session */

/** A phone of the middle class against the machine that measures. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1350, height: 900 } };

/** What Chromium would otherwise ask of the network by itself. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/**
 * Starts Chromium.
 *
 * @param {string} trust the argument by which it trusts the servers
 * @returns {Promise<Browser>}
 */
export async function startBrowser(trust) {
  const { executablePath, args } = await findChromium({ install: true });
  return await chromium.launch({ executablePath, args: [...args, ...QUIET, trust] });
}

/**
 * @typedef {object} Visitor
 * @property {Context} context
 * @property {Page} page
 * @property {Session} session of the page
 * @property {(rate: number) => Promise<void>} slowDown the processor, 1 for not at all
 * @property {() => Promise<void>} close
 */

/**
 * Opens a page with nothing in any cache.
 *
 * @param {Browser} browser
 * @param {{ device?: "phone" | "desktop", worker?: boolean }} [options] whether a service worker may
 *   register, which keeps the line busy after the load
 * @returns {Promise<Visitor>}
 */
export async function newVisitor(browser, { device = "phone", worker = false } = {}) {
  const context = await browser.newContext({
    ...(device === "phone" ? PHONE : DESKTOP),
    serviceWorkers: worker ? "allow" : "block",
  });
  await context.addInitScript(observe);
  return await newPage(context);
}

/**
 * Opens one more page of the same visitor, whose caches stay.
 *
 * @param {Context} context
 * @returns {Promise<Visitor>}
 */
export async function newPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    context,
    page,
    session,
    slowDown: async (rate) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    },
    close: () => context.close(),
  };
}
