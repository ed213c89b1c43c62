import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./find-chromium.mjs";
import { ROOT } from "./project.mjs";
import { startServer } from "./serve.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

/** The devices on which the site is shown; pictures have `scale` pixels per CSS pixel. */
const DEVICES = {
  desktop: { width: 1280, height: 800, scale: 1 },
  phone: { width: 360, height: 720, scale: 2 },
};

/**
 * Pixels of the portfolio's pictures from top to bottom. They are shown 6rem high: this is enough for
 * three pixels per CSS pixel, and for two with text at more than 150 %.
 */
const SHOWN_HEIGHT = 320;

/**
 * How to reach the picture of each app from its brief: the phase of a trial that is shown, or none
 * for a form, whose `ready` is there when it is complete. With its seed the same trial comes each time.
 * One app stands for all in the manifest (components/shell/metadata/manifest.ts).
 *
 * @type {Record<string, { phase?: string, ready?: string, isInManifest?: boolean }>}
 */
const SUBJECTS = {
  stroop: { phase: "stimulus", isInManifest: true },
  flanker: { phase: "stimulus" },
  "simple-rt": { phase: "stimulus" },
  "go-no-go": { phase: "stimulus" },
  "spatial-span": { phase: "square 0" },
  "lottery-choice": {},
  "eleven-twenty": {},
  "mini-ipip": {},
  "where-is-it": { ready: "[role=application][data-state=ready]" },
};

/**
 * The pages that an installation dialog shows beside an app (components/shell/metadata/manifest.ts): their addresses, and
 * what is there, in view or not, when all that comes late has come.
 *
 * @type {Record<string, { path: string, ready: string[] }>}
 */
const PAGES = {
  home: { path: "", ready: ["next-route-announcer"] },
  portfolio: {
    path: "/portfolio",
    ready: ["input[type=range]", "ul[data-hydrated]"],
  },
};

/** What there are pictures of: apps, and pages of the site. */
export const SUBJECT_NAMES = [...Object.keys(SUBJECTS), ...Object.keys(PAGES)];

/** @type {[locale: string, prefix: string][]} */
const LOCALES = [
  ["en", ""],
  ["fr", "/fr"],
];

/**
 * Goes from the brief of an app to the screen that its picture shows.
 *
 * @param {import("@playwright/test").Page} page
 * @param {{ phase?: string, ready?: string }} subject
 */
async function reachPicture(page, { phase, ready = "fieldset" }) {
  await page.locator("main [data-start] button").click();
  // Nothing is hovered in a picture.
  await page.mouse.move(0, 0);
  if (!phase) {
    await page.locator(`main ${ready}`).first().waitFor();
    await page.locator("main section").first().scrollIntoViewIfNeeded();
    return;
  }
  await page.locator("dialog[open] [data-wait] button").click();
  // Time stands still once the phase is there: the frame is then the same whenever it is taken.
  await page.waitForFunction(
    (wanted) =>
      new Promise((resolve) => {
        const surface = document.querySelector("dialog[open] section");
        const look = () => {
          if (!(surface instanceof HTMLElement) || surface.dataset.phase !== wanted) return;
          window.requestAnimationFrame = () => 0;
          resolve(true);
        };
        if (surface) new MutationObserver(look).observe(surface, { attributes: true });
        look();
      }),
    phase,
  );
}

/** Text on flat areas weighs least without loss, or nearly; small text and the fine lines of a map with it. */
const ENCODINGS = [{ lossless: true }, { nearLossless: true, quality: 20 }, { quality: 80 }];

/**
 * Returns a picture as WebP in whichever way it weighs least.
 *
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
async function lightest(png) {
  const pictures = await Promise.all(
    ENCODINGS.map((encoding) =>
      sharp(png)
        .webp({ ...encoding, effort: 6 })
        .toBuffer(),
    ),
  );
  return pictures.reduce((one, other) => (other.length < one.length ? other : one));
}

/** Half of the weight of WebP; with the colours of thin letters, which half as many samples would blur. */
const AVIF = { quality: 50, effort: 9, chromaSubsampling: "4:4:4" };

/**
 * Returns the picture of an app as small as the portfolio shows it, once as AVIF and once for browsers
 * without it.
 *
 * @param {string} name path in public/ without the ending
 * @param {Buffer} png
 * @returns {Promise<Picture[]>}
 */
async function shownPictures(name, png) {
  const small = await sharp(png).resize({ height: SHOWN_HEIGHT }).png().toBuffer();
  return [
    { file: `${name}.avif`, bytes: await sharp(small).avif(AVIF).toBuffer() },
    { file: `${name}.webp`, bytes: await lightest(small) },
  ];
}

/** Parts that are drawn again in what was drawn before have other edges, by a pixel, from time to time. */
const REPEATABLE = "--disable-partial-raster";

/** Where the pictures and the browser that took them are recorded. */
export const RECORD = "experiments/screenshots.json";

/**
 * Opens what a subject's picture shows.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} home address of the site's home page in the picture's language
 * @param {string} subject
 */
async function openSubject(page, home, subject) {
  const app = SUBJECTS[subject];
  if (app) {
    await page.goto(`${home}/study?app=${subject}&seed=1`);
    await reachPicture(page, app);
  } else {
    const { path, ready } = PAGES[subject] ?? { path: "", ready: [] };
    await page.goto(`${home}${path}`);
    for (const part of ready) await page.locator(part).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
  }
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Returns what draws the pictures: the headless shell ("HeadlessChrome/…") draws text differently from
 * Chromium itself ("Chrome/…").
 *
 * @param {import("@playwright/test").Browser} browser
 * @returns {Promise<string>}
 */
export async function productOf(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { product } = await devtools.send("Browser.getVersion");
  await devtools.detach();
  return product;
}

/** Returns what is shown once it stays the same. @param {import("@playwright/test").Page} page */
async function takeStill(page) {
  /** @type {Buffer | undefined} */
  let last;
  let png = await page.screenshot({ caret: "hide" });
  while (!last?.equals(png)) {
    last = png;
    png = await page.screenshot({ caret: "hide" });
  }
  return png;
}

/** @typedef {{ file: string, bytes: Buffer }} Picture a file as a path in public/ */

/**
 * Returns the files that a picture of a subject is kept in: small for the portfolio, whole for the
 * manifest.
 *
 * @param {string} subject
 * @param {string} view
 * @param {Buffer} png
 * @returns {Promise<Picture[]>}
 */
async function picturesOf(subject, view, png) {
  const app = SUBJECTS[subject];
  const shown = app ? await shownPictures(`apps/${subject}/${view}`, png) : [];
  if (app && !app.isInManifest) return shown;
  return [...shown, { file: `screenshots/${subject}/${view}.webp`, bytes: await lightest(png) }];
}

/**
 * Returns what takes the pictures of a subject: in each language, on each device.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} siteUrl
 * @param {string} subject
 * @returns {(() => Promise<Picture[]>)[]}
 */
function viewsOf(browser, siteUrl, subject) {
  return LOCALES.flatMap(([locale, prefix]) =>
    Object.entries(DEVICES).map(([device, { width, height, scale }]) => async () => {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        hasTouch: device === "phone",
        isMobile: device === "phone",
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      await openSubject(page, `${siteUrl}${prefix}`, subject);
      const png = await takeStill(page);
      await page.close();
      return picturesOf(subject, `${device}-${locale}`, png);
    }),
  );
}

/**
 * Takes the pictures for the portfolio and the manifest from the running site. The same browser
 * gives the same bytes (e2e/screenshots.spec.ts); another may draw text differently.
 *
 * @param {string} siteUrl address of the served export
 * @param {string[]} [subjects]
 * @returns {Promise<{ browser: string, pictures: Picture[] }>}
 */
export async function takeScreenshots(siteUrl, subjects = SUBJECT_NAMES) {
  const { executablePath, args } = await findChromium({ windowless: true });
  const browser = await chromium.launch({ executablePath, args: [...args, REPEATABLE] });
  try {
    /** @type {Picture[]} */
    const pictures = [];
    // One after the other: a page that shares the processor may show another moment of a trial.
    for (const subject of subjects)
      for (const takePicture of viewsOf(browser, siteUrl, subject))
        pictures.push(...(await takePicture()));
    return { browser: await productOf(browser), pictures };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string[]} asked names of subjects; none asks for all
 * @returns {string[]}
 */
export function subjectsToTake(asked) {
  const unknown = asked.filter((name) => !SUBJECT_NAMES.includes(name));
  if (unknown.length > 0)
    throw new UserError(
      `Nothing says how to take a picture of ${unknown.join(", ")}.`,
      "SUBJECTS in scripts/take-screenshots.mjs has a line for each app.",
    );
  return asked.length > 0 ? asked : SUBJECT_NAMES;
}

async function main() {
  const subjects = subjectsToTake(process.argv.slice(2));
  const server = await startServer({ port: 0, quiet: true });
  try {
    const { browser, pictures } = await takeScreenshots(server.url, subjects);
    const record = JSON.parse(readFileSync(join(ROOT, RECORD), "utf8"));
    if (subjects !== SUBJECT_NAMES && browser !== record.browser)
      throw new UserError(
        `This is ${browser}, and the other pictures were taken with ${record.browser}.`,
        "npm run screenshots, without names, takes all of them.",
      );
    for (const { file, bytes } of pictures) {
      const target = join(ROOT, "public", file);
      mkdirSync(join(target, ".."), { recursive: true });
      writeFileSync(target, bytes);
      say(`· public/${file}, ${bytes.length.toLocaleString("en")} bytes`);
    }
    writeFileSync(join(ROOT, RECORD), `${JSON.stringify({ browser, sizes: DEVICES }, null, 2)}\n`);
  } finally {
    await server.close();
  }
}

if (isMain(import.meta.url)) await runMain(main);
