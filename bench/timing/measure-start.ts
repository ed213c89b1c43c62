import type { Browser } from "@playwright/test";
import { NAME_HELPER } from "@/testing/name-helper";
import type { Started } from "./records";

/** The settings of a slow phone on a slow network. */
export const CPU_SLOWDOWN = 4;
export const KBIT_PER_S = 1600;
export const ROUND_TRIP_MS = 150;

/** The time in which a participant reads the brief of a task. In this time, the page fetches the code of the task. */
export const READING_MS = 5000;

/** The path of a single app that is run outside a protocol. */
const APP_PATH = "/study?app=stroop";
const PATIENCE_MS = 60_000;

/** The start button inside the dialog of the task. The page outside this dialog has another start button. */
const TASK_START = "dialog[open] section button:not([data-response])";

type Moments = Partial<Record<"firstPress" | "secondPress" | "dialog" | "fixation", number>>;

declare global {
  interface Window {
    moments: Moments;
  }
}

/**
 * Runs in the page: records the presses, and the first frames that contain the task's start button and the fixation
 * cross.
 */
function noteMoments(taskStart: string) {
  const moments: Moments = {};
  window.moments = moments;
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      moments[document.querySelector("dialog[open]") ? "secondPress" : "firstPress"] = timeStamp;
    },
    true,
  );
  const look = (stamp: number) => {
    if (document.querySelector(taskStart)) moments.dialog ??= stamp;
    if (document.querySelector('[data-phase="fixation"]')) moments.fixation ??= stamp;
    if (moments.fixation === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Starts the Stroop task once with empty caches, alone or as the first step of a protocol. Each wait ends with the time
 * stamp of the first frame in which the expected element exists. The time between the two waits is not counted, because
 * in this time the participant reads.
 */
export async function startOnce(
  browser: Browser,
  siteUrl: string,
  readingMs: number,
  { path, presses }: { path: string; presses?: readonly string[] } = { path: APP_PATH },
): Promise<Started> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const cdp = await context.newCDPSession(page);
    const throughput = (KBIT_PER_S * 1000) / 8;
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(NAME_HELPER);
    await page.addInitScript(noteMoments, TASK_START);
    await page.goto(siteUrl + path, { waitUntil: "commit" });

    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const [first, ...others] = presses ?? [];
    // The brief of an app ends with the start button. The list in the exported page does not contain this button.
    const start = first ? button(first) : page.getByRole("main").getByRole("button").last();
    await start.waitFor();
    await page.waitForTimeout(readingMs);
    await start.click();
    for (const name of others) await button(name).click();
    await page.locator(TASK_START).first().click();
    await page.waitForFunction(() => window.moments.fixation !== undefined);
    const moments = await page.evaluate(() => window.moments);
    const between = (from: keyof Moments, to: keyof Moments) =>
      (moments[to] ?? Number.NaN) - (moments[from] ?? Number.NaN);
    return {
      toDialogMs: between("firstPress", "dialog"),
      toFixationMs: between("secondPress", "fixation"),
    };
  } finally {
    await context.close();
  }
}
