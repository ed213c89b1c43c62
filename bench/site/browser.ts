import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";
import { findChromium } from "@/scripts/programs.mjs";
import { NAME_HELPER } from "@/testing/name-helper";
import { observe } from "./observe";

/** The factor of the processor slowdown. With this factor, the measuring machine resembles a mid-range phone. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1350, height: 900 } };

/** Chromium makes these requests on its own initiative. They do not belong to the measured page. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** @param trust the command-line argument that makes Chromium trust the servers */
export async function startBrowser(trust: string): Promise<Browser> {
  const { executablePath, args } = await findChromium({ install: true });
  return await chromium.launch({ executablePath, args: [...args, ...QUIET, trust] });
}

/** A page with its DevTools session. */
export type Tab = {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** Slows the processor down by the given factor. The factor 1 means full speed. */
  slowDown: (rate: number) => Promise<void>;
  /** Closes the whole browser context, with all of its pages. */
  close: () => Promise<void>;
};

/**
 * Opens a page with empty caches.
 *
 * @param options.worker whether a service worker may register; a worker uses the link after the load
 */
export async function newTab(
  browser: Browser,
  { device = "phone", worker = false }: { device?: "phone" | "desktop"; worker?: boolean } = {},
): Promise<Tab> {
  const context = await browser.newContext({
    ...(device === "phone" ? PHONE : DESKTOP),
    serviceWorkers: worker ? "allow" : "block",
  });
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript(observe);
  return await anotherTab(context);
}

/** Opens one more page of the same visitor. The pages share their caches and their storage. */
export async function anotherTab(context: BrowserContext): Promise<Tab> {
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
