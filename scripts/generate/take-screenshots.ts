import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import type { Pane } from "@/components/features/editor/shared/panes";
import { benchWords } from "@/content/bench";
import type { guide } from "@/content/guide";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import type { TestedApp } from "@/experiments/engine/contract/tested-app";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, type PageId, pathOf } from "@/lib/routes";
import { TESTED_APPS } from "@/testing/tested-apps";
import { findChromium } from "../programs.mjs";
import { ROOT } from "../project.mjs";
import { startServer } from "../serve";
import { isMain, runMain, say, UserError } from "../terminal.mjs";
import {
  digestOf,
  guidePictures,
  lightest,
  outer,
  type Picture,
  type RecordedShot,
  SHOTS_RECORD,
  type Shot,
  shownPictures,
  withMargin,
} from "./picture-files";

/** The devices on which the site is displayed. Pictures have `scale` pixels per CSS pixel. */
const DEVICES = {
  desktop: { width: 1280, height: 800, scale: 1 },
  phone: { width: 360, height: 720, scale: 2 },
};

/**
 * The app that represents all apps in the manifest (components/shell/metadata/manifest.ts). It has an additional
 * picture for the manifest.
 */
const IN_MANIFEST: AppId = "stroop";

/**
 * The pages that an installation dialog displays in addition to an app (components/shell/metadata/manifest.ts). The
 * list of each page contains the elements that the page contains, in view or not, once every lazily loaded part has
 * loaded.
 */
const PAGES = {
  home: ["next-route-announcer"],
  portfolio: ["ul[data-hydrated]"],
} satisfies Partial<Record<PageId, string[]>>;

/** The guide. Its pictures show parts of the editor (`GUIDE_PICTURES`). */
const GUIDE = "guide";

/** A subject of which there is one picture for each device. */
type PageName = AppId | keyof typeof PAGES;
type PictureName = PageName | typeof GUIDE;

const isApp = (name: PictureName): name is AppId => name in TESTED_APPS;

const isGuide = (name: PictureName): name is typeof GUIDE => name === GUIDE;

/** The subjects of pictures: apps, pages of the site, and the guide. */
export const PICTURE_NAMES = [...APP_IDS, ...Object.keys(PAGES), GUIDE] as PictureName[];

/**
 * The windows in which the editor is displayed for the guide. The panes are taken from a window that is wide enough for
 * three of them; sections as wide as the window are taken from a narrower window, so that their text remains legible.
 */
const GUIDE_WINDOWS = {
  panes: { width: 1360, height: 900, scale: 1.5 },
  sections: { width: 900, height: 900, scale: 1.5 },
  phone: { width: 360, height: 900, scale: 2 },
};

type GuideWindow = keyof typeof GUIDE_WINDOWS;

/** A cut-out of the editor. The editor is opened with the study of the guide. */
type GuidePart = {
  /** The selector of the element in the picture. */
  part: string;
  /** The selector of the element in the picture of a phone, if it differs. */
  phonePart?: string;
  /** The pane that contains the element. A phone displays one pane at a time. */
  pane: Pane;
  /** The window of the picture for computers. */
  from: Exclude<GuideWindow, "phone">;
  /** The selector of an element that must be pressed first. */
  press?: string;
  /** The maximum height in CSS pixels. The picture ends below the last element that fits. */
  height: number;
};

/** The maximum height of a picture of a phone, in CSS pixels. */
const PHONE_HEIGHT = 560;

/**
 * The pictures of the steps of the guide (content/guide.ts). The last step has no picture, because it is not done in
 * the editor.
 */
const GUIDE_PICTURES = {
  question: { part: "main", pane: "steps", from: "sections", height: 560 },
  tasks: { part: '[data-pane="steps"]', pane: "steps", from: "panes", height: 340 },
  parameters: {
    part: '[data-pane="settings"]',
    pane: "settings",
    from: "panes",
    press: "#step-0-title",
    height: 430,
  },
  groups: {
    part: 'details:has([id="field-order"])',
    pane: "settings",
    from: "panes",
    press: 'details:has([id="field-order"]) > summary',
    height: 430,
  },
  sample: { part: "#part-sample", pane: "preview", from: "panes", height: 430 },
  simulation: { part: "#part-simulated", pane: "launch", from: "sections", height: 860 },
  texts: { part: "#part-texts", pane: "launch", from: "sections", height: 480 },
  try: { part: '[data-pane="preview"]', pane: "preview", from: "panes", height: 500 },
  collect: { part: "#launch", pane: "launch", from: "sections", height: 640 },
} satisfies Partial<Record<(typeof guide.steps)[number]["id"], GuidePart>>;

/**
 * Goes from the introduction of an app to the screen of its picture: a phase of a trial, or a completed form. The same
 * seed displays the same trial each time.
 */
async function reachPicture(page: Page, app: TestedApp) {
  await page.locator("main [data-start] button").click();
  // The pointer is moved away. Otherwise an element would be hovered in the picture.
  await page.mouse.move(0, 0);
  if (app.kind !== "timed") {
    const ready = app.kind === "map" ? app.picture.ready : "fieldset";
    await page.locator(`main ${ready}`).first().waitFor();
    await page.locator("main section").first().scrollIntoViewIfNeeded();
    return;
  }
  await page.locator("dialog[open] [data-wait] button").click();
  // The clock stops at the start of the phase. The frame in the picture is therefore always the same.
  await page.waitForFunction(
    (wanted) =>
      new Promise((resolve) => {
        const surface = document.querySelector<HTMLElement>("dialog[open] section");
        if (!surface) return;
        new MutationObserver(() => {
          if (surface.dataset.phase !== wanted) return;
          window.requestAnimationFrame = () => 0;
          resolve(true);
        }).observe(surface, { attributes: true });
        // Calls the observer for a phase that has already begun.
        surface.className += "";
      }),
    app.picture.phase,
  );
}

/** The time limit of a picture, in ms. It is long, because the machine may be busy with other work. */
const PATIENCE_MS = 180_000;

/**
 * A switch of the browser. Without this switch, elements that are drawn over an earlier drawing sometimes have edges
 * that differ by a pixel.
 */
const REPEATABLE = "--disable-partial-raster";

/** The file that lists the pictures and the browser that took them. */
export const RECORD = "experiments/catalog/screenshots.json";

/**
 * Opens the subject of a picture.
 *
 * @param siteUrl origin of the served export
 */
async function openSubject(page: Page, siteUrl: string, name: PageName, locale: Locale) {
  if (isApp(name)) {
    await page.goto(`${siteUrl}${pathOf("study", locale)}?app=${name}&seed=1`);
    await reachPicture(page, TESTED_APPS[name]);
  } else {
    await page.goto(`${siteUrl}${pathOf(name, locale)}`);
    for (const part of PAGES[name]) await page.locator(part).first().waitFor({ state: "attached" });
    // Content that is in view may load late. Content in a closed disclosure does not load.
    await page.locator("[data-lazy]:visible").first().waitFor({ state: "hidden" });
    await page.waitForLoadState("networkidle");
  }
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Returns the name of the browser that draws the pictures. The headless shell ("HeadlessChrome/…") and Chromium itself
 * ("Chrome/…") draw text differently.
 */
export async function productOf(browser: Browser): Promise<string> {
  const devtools = await browser.newBrowserCDPSession();
  const { product } = await devtools.send("Browser.getVersion");
  await devtools.detach();
  return product;
}

/** Takes screenshots until two successive screenshots are the same, and returns this screenshot. */
async function takeStill(page: Page, clip?: Box) {
  const options = { caret: "hide", ...(clip && { clip }) } as const;
  let last: Buffer | undefined;
  let png = await page.screenshot(options);
  while (!last?.equals(png)) {
    last = png;
    png = await page.screenshot(options);
  }
  return png;
}

/** A rectangle of the page in CSS pixels. */
type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns the files with a subject's pictures: small pictures for the portfolio, full-size pictures for the manifest.
 */
async function picturesOf(name: PageName, view: string, png: Buffer): Promise<Picture[]> {
  const shown = isApp(name) ? await shownPictures(`apps/${name}/${view}`, png) : [];
  if (isApp(name) && name !== IN_MANIFEST) return shown;
  return [...shown, { file: `screenshots/${name}/${view}.webp`, bytes: await lightest(png) }];
}

/** Returns functions that take the screenshots of a subject, one for each language and device. */
function viewsOf(browser: Browser, siteUrl: string, name: PageName): (() => Promise<Shot>)[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(DEVICES).map(([device, { width, height, scale }]) => async () => {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        hasTouch: device === "phone",
        isMobile: device === "phone",
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      page.setDefaultTimeout(PATIENCE_MS);
      await openSubject(page, siteUrl, name, locale);
      const png = await takeStill(page);
      await page.close();
      const view = `${device}-${locale}`;
      return { name: `${name}/${view}`, png, encode: () => picturesOf(name, view, png) };
    }),
  );
}

/** The sizes of the guide's pictures in CSS pixels, keyed by step and language. */
type GuideSizes = Record<string, [width: number, height: number]>;

/**
 * The spaces at which a picture may end, in CSS pixels: the smallest space between two elements, and the smallest space
 * between two lines of a long paragraph.
 */
const GAPS = { elements: 8, lines: 3 };

/** The space below a heading within which a picture does not end, in CSS pixels. */
const AFTER_HEADING = 40;

/** The share of the maximum height that a picture has at least, if it could end between two lines. */
const LEAST_SHARE = 0.6;

/**
 * Returns the height of the part of an element that a picture can display without cutting a line of text, a control or a
 * drawing, in CSS pixels.
 *
 * @param most the maximum height
 */
function heightToBorder(element: Locator, most: number): Promise<number> {
  return element.evaluate(
    (node, { most, gaps, afterHeading, leastShare }) => {
      const top = node.getBoundingClientRect().top;
      const whole: DOMRect[] = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (texts.currentNode.textContent?.trim()) whole.push(...range.getClientRects());
      }
      const solid = "button, input, select, textarea, svg, img, canvas, tr, summary, label, code";
      for (const each of node.querySelectorAll(solid)) whole.push(each.getBoundingClientRect());
      for (const each of node.querySelectorAll("h1, h2, h3, h4")) {
        const { x, y, width, height } = each.getBoundingClientRect();
        whole.push(new DOMRect(x, y, width, height && height + afterHeading));
      }
      const spans = whole
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => [box.top - top, box.bottom - top] as const)
        .sort(([one], [other]) => one - other);
      const end = node.getBoundingClientRect().height;
      if (end <= most) return end;
      const [border = 0, betweenLines = 0] = [gaps.elements, gaps.lines].map((gap) => {
        let [reached, best] = [0, 0];
        for (const [from, to] of spans) {
          if (reached > most) break;
          if (from - reached >= gap) best = reached + Math.min(12, (from - reached) / 2);
          reached = Math.max(reached, to);
        }
        return best;
      });
      return border >= most * leastShare ? border : betweenLines;
    },
    { most, gaps: GAPS, afterHeading: AFTER_HEADING, leastShare: LEAST_SHARE },
  );
}

/** Waits until an element has had the same size for a second, because the editor computes some content when it is idle. */
async function settled(element: Locator) {
  let last = "";
  for (let same = 0; same < 4; ) {
    const size = JSON.stringify(await element.boundingBox());
    same = size === last ? same + 1 : 0;
    last = size;
    await element.page().waitForTimeout(250);
  }
}

/**
 * Takes the picture of one step of the guide.
 * @returns the screenshot, with a margin, and its size in CSS pixels
 */
async function takeStep(
  page: Page,
  { part, phonePart, pane, press, height: most }: GuidePart,
  window: GuideWindow,
  locale: Locale,
) {
  const { width, height, scale } = GUIDE_WINDOWS[window];
  const isPhone = window === "phone";
  if (isPhone) {
    const { label, ...names } = localize(benchWords, locale).panes;
    const tabs = page.getByRole("navigation", { name: label });
    await tabs.getByRole("button", { name: names[pane], exact: true }).click();
  }
  // A phone displays the settings of the first step at the start, and not the list in which the step is chosen.
  if (press && (await page.locator(press).isVisible())) await page.locator(press).click();
  await page.mouse.move(0, 0);
  const selector = (isPhone && phonePart) || part;
  const element = page.locator(selector).first();
  // Some content loads only when it is in view.
  await element.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.locator("[data-lazy]:visible").first().waitFor({ state: "hidden" });
  await settled(element);
  await element.evaluate((node) => node.scrollIntoView({ block: "start" }));
  const box = await element.boundingBox();
  if (!box) throw new UserError(`“${selector}” is not shown.`, "Correct the part of the guide.");
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const clip = {
    x,
    y,
    width: Math.min(Math.ceil(box.width), width - x),
    height: Math.min(
      Math.ceil(await heightToBorder(element, isPhone ? PHONE_HEIGHT : most)),
      height - y,
    ),
  };
  const png = await withMargin(await takeStill(page, clip), scale);
  return { png, size: [outer(clip.width), outer(clip.height)] satisfies [number, number] };
}

/**
 * Takes the screenshots for the guide in each language. They show parts of the editor, which opens with the guide's study.
 */
async function takeGuide(browser: Browser, siteUrl: string) {
  const shots: Shot[] = [];
  const sizes: GuideSizes = {};
  for (const locale of LOCALES)
    for (const window of Object.keys(GUIDE_WINDOWS) as GuideWindow[]) {
      const { width, height, scale } = GUIDE_WINDOWS[window];
      const isPhone = window === "phone";
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        hasTouch: isPhone,
        isMobile: isPhone,
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(siteUrl + pathOf("protocol", locale));
      // The static example has the same panes, but it contains no element that the script could press.
      await page.locator("#step-0-title").waitFor();
      await page.waitForLoadState("networkidle");
      // Sticky elements are made static, because they would cover other elements in the picture. Content that is wider
      // than its panel, and panels that are higher than the window, do not scroll.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>("main *"))
          if (getComputedStyle(element).position === "sticky") {
            element.style.position = "static";
            element.style.maxBlockSize = "none";
            element.style.background = "none";
          }
      });
      await page.evaluate(() => document.fonts.ready);
      for (const [step, part] of Object.entries<GuidePart>(GUIDE_PICTURES)) {
        if (!isPhone && part.from !== window) continue;
        const name = `${step}-${isPhone ? "phone-" : ""}${locale}`;
        const { png, size } = await takeStep(page, part, window, locale);
        sizes[name] = size;
        shots.push({
          name: `${GUIDE}/${name}`,
          png,
          encode: () => guidePictures(`screenshots/${GUIDE}/${name}`, png),
        });
      }
      await page.close();
    }
  return { shots, sizes };
}

/**
 * Takes the screenshots for the portfolio, the manifest and the guide from the running site. The same browser produces
 * the same bytes (e2e/screenshots.spec.ts). Another browser may draw text differently.
 *
 * @param siteUrl origin of the served export
 */
export async function takeScreenshots(
  siteUrl: string,
  names: PictureName[] = PICTURE_NAMES,
): Promise<{ browser: string; shots: Shot[]; guideSizes: GuideSizes | null }> {
  const { executablePath, args } = await findChromium({ windowless: true });
  const browser = await chromium.launch({ executablePath, args: [...args, REPEATABLE] });
  try {
    const shots: Shot[] = [];
    // The screenshots are taken one after the other. If several pages shared the processor, a page might display another
    // moment of a trial.
    for (const name of names)
      if (!isGuide(name))
        for (const takePicture of viewsOf(browser, siteUrl, name)) shots.push(await takePicture());
    const guideTaken = names.some(isGuide) ? await takeGuide(browser, siteUrl) : null;
    if (guideTaken) shots.push(...guideTaken.shots);
    return { browser: await productOf(browser), shots, guideSizes: guideTaken?.sizes ?? null };
  } finally {
    await browser.close();
  }
}

const isPictureName = (name: string): name is PictureName =>
  PICTURE_NAMES.some((known) => known === name);

/** @param asked names of pictures; empty for all */
function namesToTake(asked: string[]): PictureName[] {
  const unknown = asked.filter((name) => !isPictureName(name));
  if (unknown.length > 0)
    throw new UserError(
      `There is no app or page ${unknown.join(", ")} to take a picture of.`,
      `Write one of these, or none for all: ${PICTURE_NAMES.join(", ")}.`,
    );
  return asked.length > 0 ? asked.filter(isPictureName) : PICTURE_NAMES;
}

/**
 * Writes the picture files of screenshots into public/, and their digests into the record.
 *
 * @param isComplete whether these are all screenshots; the record then contains no others
 */
async function writePictures(shots: readonly Shot[], isComplete: boolean) {
  const record: Record<string, RecordedShot> = isComplete
    ? {}
    : JSON.parse(readFileSync(join(ROOT, SHOTS_RECORD), "utf8"));
  for (const { name, png, encode } of shots) {
    const pictures = await encode();
    for (const { file, bytes } of pictures) {
      const target = join(ROOT, "public", file);
      mkdirSync(join(target, ".."), { recursive: true });
      writeFileSync(target, bytes);
      say(`· public/${file}, ${bytes.length.toLocaleString("en")} bytes`);
    }
    const files = Object.fromEntries(pictures.map(({ file, bytes }) => [file, digestOf(bytes)]));
    record[name] = { screenshot: digestOf(png), files };
  }
  writeFileSync(join(ROOT, SHOTS_RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

async function main() {
  const names = namesToTake(process.argv.slice(2));
  const server = await startServer({ port: 0, quiet: true });
  try {
    const { browser, shots, guideSizes } = await takeScreenshots(server.url, names);
    const record = JSON.parse(readFileSync(join(ROOT, RECORD), "utf8"));
    if (names !== PICTURE_NAMES && browser !== record.browser)
      throw new UserError(
        `This is ${browser}, and the other pictures were taken with ${record.browser}.`,
        "npm run gen:screenshots, without names, takes all of them.",
      );
    await writePictures(shots, names === PICTURE_NAMES);
    writeFileSync(
      join(ROOT, RECORD),
      // As the formatter of the project writes it: the two numbers of a size are on one line.
      `${JSON.stringify({ browser, sizes: DEVICES, guide: guideSizes ?? record.guide }, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, "[$1, $2]")}\n`,
    );
  } finally {
    await server.close();
  }
}

if (isMain(import.meta.url)) await runMain(main);
