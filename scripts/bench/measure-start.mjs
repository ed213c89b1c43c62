/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("./records").Started} Started */

/** A slow phone on a slow network. */
export const CPU_SLOWDOWN = 4;
export const KBIT_PER_S = 1600;
export const ROUND_TRIP_MS = 150;

/** What a participant may take to read the brief of a task; its code is fetched meanwhile. */
export const READING_MS = 5000;

const PATH = "/study?app=stroop";
const PATIENCE_MS = 60_000;

/** Runs in the page: notes when it is pressed, and the first frames with what the press asked for. */
function noteMoments() {
  /** @type {Record<string, number>} */
  const moments = {};
  Object.assign(window, { moments });
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      moments[document.querySelector("dialog[open]") ? "secondPress" : "firstPress"] = timeStamp;
    },
    true,
  );
  const marks = {
    dialog: "dialog[open] section button:not([data-response])",
    fixation: '[data-phase="fixation"]',
  };
  /** @param {number} stamp */
  const look = (stamp) => {
    for (const [name, selector] of Object.entries(marks))
      if (!(name in moments) && document.querySelector(selector)) moments[name] = stamp;
    if (!("fixation" in moments)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Starts the Stroop task once with nothing in the cache. Each wait ends with the stamp of the first
 * frame that finds its result in the document; the time between the presses is the participant's.
 *
 * @param {Browser} browser
 * @param {string} siteUrl
 * @param {number} readingMs
 * @returns {Promise<Started>}
 */
export async function startOnce(browser, siteUrl, readingMs) {
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
    await page.addInitScript(noteMoments);
    await page.goto(siteUrl + PATH, { waitUntil: "commit" });

    // The start button stands at the end of the brief; the pre-rendered list has none.
    const start = page.getByRole("main").getByRole("button").last();
    await start.waitFor();
    await page.waitForTimeout(readingMs);
    await start.click();
    await page.locator("dialog[open] section button:not([data-response])").first().click();
    await page.waitForFunction(() => "fixation" in /** @type {any} */ (window).moments);
    const moments = await page.evaluate(() => /** @type {any} */ (window).moments);
    return {
      toDialogMs: moments.dialog - moments.firstPress,
      toFixationMs: moments.fixation - moments.secondPress,
    };
  } finally {
    await context.close();
  }
}
