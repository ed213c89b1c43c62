import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { standaloneArchive } from "@/content/standalone-archive";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { fileAt } from "../scripts/build/html/referenced-files";
import { readPrecacheManifest } from "../scripts/build/offline/precache-manifest";
import { type Weights, weigh } from "../scripts/generate/set-budgets";
import { sentSizes, sumOf } from "../scripts/generate/weights";
import { OUT } from "../scripts/project.mjs";
import { waitForHydration } from "../testing/behaviour";
import { HAND_OVER, RUNNER, textOf, watchCode } from "../testing/run-code";
import { PAGES } from "../testing/site";
import budgets from "./budgets.json" with { type: "json" };

/**
 * Maximum bytes until a page is hydrated: html, scripts and styles compressed by brotli 11, fonts without further
 * compression. No budget in budgets.json may exceed these maxima. The French portfolio has the longest text, because
 * only the portfolio lists all tasks. The guide, the page of participants and the page of data load the most code. The
 * page of data adds 1.2 kB for its two sources of data to the 137 kB that all pages of its layout load; everything else
 * on it loads when a source is chosen. The page of the device check adds 2.8 kB for the parts of its check, which the step of a study shares.
 * Buttons that keep the focus when they cannot be used, and titles that only the query of a URL names, take 0.3 kB.
 */
const LIMIT = { html: 29_900, js: 141_000, css: 15_000, fonts: 30_000 };

/**
 * Maximum bytes of all files that a device stores for offline use, compressed by brotli. The code for writing, planning
 * and printing studies takes 0.29 MB of it. Scripts and archives that withstand strangers' files take 0.05 MB. The
 * pages of the guide and of withdrawal take 0.08 MB. The preview, the keys and the launch panel of the editor take 0.06
 * MB. Comparisons, exclusion rules, sessions, rehearsals and facts about the device take 0.05 MB. Surveys take 0.12 MB,
 * most of it for the editor and the files of surveys. Places, the start of a session and the assignment of groups take
 * 0.004 MB. The page of data takes 0.08 MB: its texts in two languages, each four times, and the live part. Reading data
 * takes 0.17 MB: the reader, the statistics and their scripts in R (a worker with the models of all apps), the view of
 * the findings, and its texts. The page of the device check takes 0.04 MB in two languages, and studies of several visits
 * take 0.02 MB.
 * Three further tasks take 0.07 MB with their texts, figures, simulations and planner data. The step that checks the
 * device of a participant and visits in plans take 0.04 MB.
 * Digit span, and a backward direction for both span tasks, take 0.03 MB.
 */
const OFFLINE = 2_690_000;

/**
 * Maximum bytes of the files for archives, which are stored after the others: a script, styles, texts, and the code
 * that makes archives. The frame of a study, results that can be reopened and the card at the end of a study take 0.012
 * MB of it. The papers' sentences on comparisons, rules and sessions take 0.01 MB. Surveys take 0.03 MB. The errors of
 * scores, which the scripts in R and Python state as well, take 0.001 MB. Studies of several visits take 0.008 MB. Three
 * further tasks, the step that checks a device, and the places of JATOS take 0.02 MB.
 * Digit span takes 0.003 MB.
 */
const ARCHIVE_PARTS = 484_000;

/** Maximum bytes of the pictures of the guide, in both languages and for both computers and phones. */
const GUIDE_PICTURES = 835_000;

/** Maximum bytes of the map's tiles, which are stored last. */
const TILES = 3_000_000;

/**
 * Maximum bytes of the archive of an app. Each archive contains all apps and, for 0.03 MB, surveys. Visits with their
 * links and calendar files take 0.01 MB. Three further
 * tasks and the step that checks a device take 0.02 MB. Buttons and headings that take over the focus take 0.002 MB. The aim is 440 kB again: an archive could leave out the apps and libraries that its document does not use.
 */
const ARCHIVE = 512_000;

/** Returns the exported file at a URL path. */
const exportedAt = (path: string) => {
  const file = fileAt(path, "");
  const page = `${file || "index"}.html`;
  return existsSync(join(OUT, page)) ? page : file;
};

// The compression of files is slow. One worker therefore runs these tests, and compresses each file once.
test.describe.configure({ mode: "default" });

test("the files that a device stores for offline use stay within the limit", async () => {
  test.slow();
  const { files, site } = readPrecacheManifest(OUT);
  const paths = files.map(({ url }) => exportedAt(url));
  const sizes = await sentSizes(OUT, paths);
  const sent = sumOf(sizes, paths.slice(0, site));
  expect(sent).toBeGreaterThan(1_000_000);
  expect(sent).toBeLessThanOrEqual(OFFLINE);

  const later = (kind: RegExp) =>
    sumOf(
      sizes,
      paths.slice(site).filter((path) => kind.test(path)),
    );
  const kept = later(/\barchive\b/);
  expect(kept).toBeGreaterThan(200_000);
  expect(kept).toBeLessThanOrEqual(ARCHIVE_PARTS);

  const pictures = later(/^screenshots\b/);
  expect(pictures).toBeGreaterThan(500_000);
  expect(pictures).toBeLessThanOrEqual(GUIDE_PICTURES);

  const tiles = later(/^tiles\b/);
  expect(tiles).toBeGreaterThan(1_000_000);
  expect(tiles).toBeLessThanOrEqual(TILES);
});

test("an archive of an app stays within the limit", async ({ page }) => {
  await page.goto(pathOf("portfolio", "en"));
  const [start = ""] = localize(standaloneArchive, "en").take.split("{size}");
  const labels = await page.locator("[data-app-archive]").allTextContents();
  expect(labels).toHaveLength(APP_IDS.length);
  for (const label of labels) {
    const bytes = Number.parseInt(label.slice(start.length), 10) * 1000;
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(ARCHIVE);
  }
});

test.describe("the files of a visit", () => {
  let reached: Weights = { pages: {}, chunks: {} };
  test.beforeAll(async () => {
    reached = await weigh(OUT);
  });

  for (const { path } of PAGES)
    test(`stay within the limits for ${path}`, () => {
      const weight = reached.pages[path];
      const budget = (budgets.pages as Weights["pages"])[path];
      if (!weight || !budget) throw new Error(`${path} is not in the export or has no budget`);
      // Every page has files of these kinds. If the test finds none, it has read the page incorrectly.
      expect(Math.min(...Object.values(weight))).toBeGreaterThan(1000);
      for (const kind of ["html", "js", "css", "fonts"] as const) {
        expect.soft(weight[kind], kind).toBeLessThanOrEqual(budget[kind]);
        expect.soft(weight[kind], kind).toBeLessThanOrEqual(LIMIT[kind]);
      }
    });

  test("include only chunks that stay within their budgets", () => {
    const budgetOf: Weights["chunks"] = budgets.chunks;
    expect(Object.keys(reached.chunks).length).toBeGreaterThan(30);
    for (const [chunk, size] of Object.entries(reached.chunks)) {
      const advice = `${chunk}: look at what has come, then npm run record:budgets`;
      expect.soft(size, advice).toBeLessThanOrEqual(budgetOf[chunk] ?? 0);
    }
  });
});

/**
 * Maximum bytes of the scripts and styles that run an app, compressed by brotli. They include the run, its result, the
 * shared settings of timed apps (2.8 kB), sending with a receipt (10 kB, of which 3.3 kB are SHA-256), keys of all
 * keyboard layouts (2 kB) and the protection of a run while the browser translates its page (1 kB).
 * Since the folders of experiments/ were divided, Webpack makes one more chunk (0.4 kB). The instructions of
 * researchers take 0.5 kB. The lists of differences from published tasks and the cautions with a next step take 0.5 kB.
 * Facts about the device and their cautions take 1.9 kB, and record format 2 and rehearsals take 0.6 kB. The
 * page of studies loads its list of runs only on a device that has stored a run, so the code that the list and a run
 * share (6.5 kB) is counted here.
 */
const ENGINE = 51_500;
/** Maximum bytes of another app, with its figure. Digit span is the largest, because its number pad is a scene of its own. */
const APP = 8100;
/** Maximum bytes of an app on a map, without Leaflet. They include the app's map layers and its figure. */
const MAP_APP = 13_000;

/** Maximum bytes of Leaflet, compressed by brotli. An app with a map fetches Leaflet in addition to its own code. */
const LEAFLET = 40_000;

/** A name that occurs in the code of Leaflet but not in the code of the site. */
const LIBRARY = /leaflet-zoom-anim/;

/** A name that occurs in the code for storage. The contact form uses this code, too. */
const STORAGE = /continuePrimaryKey/;

/** A text that occurs in the library of SHA-256. The page of data uses this library, too. */
const HASHES = /digest\(\) was already called/;

/**
 * Returns the scripts and styles that a page has fetched once it is at rest and the awaited files have been received.
 */
async function fetchedBy(
  browser: Browser,
  baseURL: string | undefined,
  address: string,
  awaited: readonly RegExp[] = [],
) {
  const page = await browser.newPage({ baseURL });
  const code = watchCode(page);
  await page.goto(address);
  await waitForHydration(page);
  await code.untilReceived(awaited);
  await page.close();
  return code.requested;
}

const without = (files: Iterable<string>, others: Set<string>) =>
  new Set([...files].filter((path) => !others.has(path)));

const sizeOf = async (files: Iterable<string>) => sumOf(await sentSizes(OUT, files), files);

test("the code that runs apps stays within its limits, and only pages that run an app fetch this code", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const study = pathOf("study", "en");
  const list = await fetchedBy(browser, baseURL, study);
  const beyondList = new Map<string, Set<string>>();
  for (const app of APP_IDS) {
    const fetched = await fetchedBy(browser, baseURL, `${study}?app=${app}`, [HAND_OVER, RUNNER]);
    beyondList.set(app, without(fetched, list));
  }
  const timed = APP_IDS.filter((app) => APPS[app].model.kind === "timed");
  const [first = new Set<string>(), ...rest] = timed.map((app) => beyondList.get(app));
  const common = [...first].filter((path) => rest.every((files) => files?.has(path)));
  const engine = common.filter((path) => !HAND_OVER.test(textOf(path)));
  // The engine contains the runner, so it must be larger than this number of bytes. If it is smaller, the test has
  // measured it incorrectly.
  expect(await sizeOf(engine)).toBeGreaterThan(5000);
  expect(await sizeOf(engine)).toBeLessThanOrEqual(ENGINE);
  for (const [app, files] of beyondList) {
    // Code that other apps also fetch is not counted for this app.
    const others = [...beyondList].flatMap(([other, its]) => (other === app ? [] : [...its]));
    const own = without(files, new Set(others));
    const library = [...own].filter((path) => path.endsWith(".js") && LIBRARY.test(textOf(path)));
    const written = without(own, new Set(library));
    expect.soft(await sizeOf(library), app).toBeLessThanOrEqual(LEAFLET);
    expect.soft(await sizeOf(written), app).toBeGreaterThan(500);
    const limit = library.length > 0 ? MAP_APP : APP;
    expect.soft(await sizeOf(written), app).toBeLessThanOrEqual(limit);
  }

  const ofRuns = new Set([...beyondList.values()].flatMap((files) => [...files]));
  /**
   * Returns whether a file belongs to the table of a result and its statistics, or contains the settings that timed
   * apps share. The short task on the home page and the page of data contain these files, too, and other pages prefetch
   * them.
   */
  const isOfResult = (file: string) =>
    (textOf(file).includes('"scored"') || /\/(?:results|settings)\.[\da-f]+\.js$/.test(file)) &&
    !RUNNER.test(textOf(file));
  /** Returns whether a file contains only published figures, with which the planner and the reader compare. */
  const isData = (file: string) =>
    /\{\w\.exports=JSON\.parse\('[^']*'\)\}\}\]\);?\s*$/.test(textOf(file));
  // The editor itself runs apps and simulates runs, and the check of a device runs trials.
  const running: readonly string[] = ["protocol", "device"];
  for (const { path } of PAGES.filter(({ page }) => !running.includes(page))) {
    const fetched = await fetchedBy(browser, baseURL, path);
    const early = [...fetched].filter(
      (file) =>
        ofRuns.has(file) &&
        !isOfResult(file) &&
        !isData(file) &&
        !STORAGE.test(textOf(file)) &&
        !HASHES.test(textOf(file)),
    );
    expect.soft(early, path).toEqual([]);
  }
});
