import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { dataWords } from "@/content/data-downloads";
import { PAGES as PAGE_FACTS } from "@/content/pages";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import { readPrecacheManifest } from "../scripts/build/offline/precache-manifest";
import { OUT } from "../scripts/project.mjs";
import {
  enter,
  expectSameWindow,
  markWindow,
  SITE_WORDS,
  saveData,
  visit,
  waitForHydration,
} from "../testing/behaviour";
import { Participant } from "../testing/lab";
import { PAGES, UNKNOWN_PATHS } from "../testing/site";
import { TIMED_SCRIPTS } from "../testing/strategies";
import {
  cutOffOnce,
  type LinkSpeed,
  missing,
  portal,
  redirectingPortal,
  SLOW_3G,
  silence,
  startThrottledProxy,
} from "../testing/throttled-proxy";

test.use({ serviceWorkers: "allow" });

/** Time limit for loading the whole site in the background. */
const expectKept = expect.configure({ timeout: 150_000 });

const untilKept = (page: Page) =>
  expectKept(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.kept);

/** Returns the heading of each page in the export. */
const headingOf = (path: string) => {
  const file = path === "/" ? "index" : path.slice(1);
  const html = readFileSync(join(OUT, `${file}.html`), "utf8");
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  // The heading of the editor also contains the title of a study. On this device, this may be another study than in the
  // export.
  const [first = ""] = heading.split(/<[^>]+>/).filter((text) => text !== "");
  return first.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};

const expectPage = (page: Page, path: string) =>
  expect(page.getByRole("heading", { level: 1 })).toContainText(headingOf(path));

/** Collects the errors of a page. A message of the browser about a request without a response is ignored. */
function watchAll(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !/net::ERR_|status of 404/.test(message.text()))
      faults.push(message.text());
  });
  context.on("weberror", (error) => faults.push(String(error.error())));
  return faults;
}

/** Opens every page of the site once, and uses a control on the page. */
async function useAll(page: Page) {
  for (const { path } of PAGES) {
    await page.goto(path);
    await expectPage(page, path);
    await page.reload();
    await expectPage(page, path);
    await waitForHydration(page);
  }

  for (const locale of LOCALES) {
    await page.goto(pathOf("home", locale));
    await waitForHydration(page);
    await markWindow(page);
    const withFooter = PAGE_IDS.filter((id) => PAGE_FACTS[id].layout !== "no-footer");
    for (const id of [...withFooter, "study"] as const) {
      const name = SITE_WORDS[locale].pages[id];
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(pathOf(id, locale));
      await expectPage(page, pathOf(id, locale));
    }
    await expectSameWindow(page);
  }

  await page.goto(pathOf("portfolio", "en"));
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("article");
  const all = await cards.count();
  await page.getByRole("searchbox").fill("flanker");
  await expect(cards).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  await expect(cards).toHaveCount(all);

  for (const locale of LOCALES) {
    const response = await page.goto(UNKNOWN_PATHS[locale]);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ERROR_WORDS[locale].notFound);
  }

  // An alias of a URL also opens the page.
  await page.goto("/about.html?from=elsewhere");
  await expect(page).toHaveURL("/about?from=elsewhere");
  await expectPage(page, "/about");
}

/** Completes an app, from the page of the app to the download of its data. */
async function doApp(context: BrowserContext) {
  const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];
  const page = await context.newPage();
  const participant = new Participant(page, "simple-rt", "fr", "keys");
  await participant.open();
  await participant.start();
  expect(await participant.work(strategy, keys)).toBe("over");
  await expect(page.locator("h2").first()).toContainText("305");
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: localize(dataWords, "fr").zip })
    .first()
    .click();
  expect(readFileSync(await (await download).path()).length).toBeGreaterThan(1000);
  await page.close();
}

function sayConnectionIs3g() {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), { saveData: false, effectiveType: "3g" }),
  });
}

const WAYS = {
  "the host stopped": {},
  "the browser offline": { isOffline: true },
  "the host stopped after a visit by slow 3G": { speed: SLOW_3G },
} satisfies Record<string, { isOffline?: boolean; speed?: LinkSpeed }>;

for (const [way, { isOffline = false, speed }] of Object.entries<{
  isOffline?: boolean;
  speed?: LinkSpeed;
}>(WAYS))
  test(`after one visit, every page works with ${way}`, {
    tag: isOffline || speed ? "@release" : [],
  }, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const proxy = await startThrottledProxy(baseURL ?? "", { speed });
    const context = await browser.newContext({ baseURL: proxy.url });
    // Chromium estimates the speed of the connection from queueing times. On a busy machine, the estimate is 2g. With
    // this estimate, the site saves data.
    if (speed) await context.addInitScript(sayConnectionIs3g);
    const faults = watchAll(context);
    const page = await context.newPage();
    await page.goto("/");
    await untilKept(page);
    if (isOffline) await context.setOffline(true);
    else await proxy.cut();
    await useAll(page);
    await doApp(context);
    await context.close();
    if (isOffline) await proxy.cut();
    expect(faults).toEqual([]);
  });

test("pages in the precache open despite a captive portal, a redirecting portal and a network that does not respond", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const proxy = await startThrottledProxy(baseURL ?? "");
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await visit(page, "/");
  await untilKept(page);
  for (const [name, fault] of Object.entries({ portal, redirectingPortal, silence }))
    await test.step(name, async () => {
      proxy.setFault(fault);
      for (const path of [pathOf("about", "en"), pathOf("study", "fr")]) {
        await page.goto(path);
        await expectPage(page, path);
        await waitForHydration(page);
      }
      // A URL outside the site displays the response of the portal. If the network does not respond, the browser
      // displays its error page.
      if (fault !== redirectingPortal) await page.goto(UNKNOWN_PATHS.en);
      const heading = page.getByRole("heading", { level: 1 });
      if (fault === portal) await expect(heading).toHaveText("Log in to this network");
      if (fault === silence) await expect(heading).toHaveText(ERROR_WORDS.en.notFound);
      // The responses of the portal are not stored. When the network works again, the site works as before.
      proxy.setFault(undefined);
      await page.goto(pathOf("contact", "en"));
      await expectPage(page, pathOf("contact", "en"));
    });
  await context.close();
  await proxy.cut();
});

test("a file that is missing on the host does not prevent the precaching of the other files", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const proxy = await startThrottledProxy(baseURL ?? "");
  proxy.setFault(missing(/^\/(about|fr\/cgu\.txt|icons\/icon\.svg)$/));
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await visit(page, "/");
  const entries = () =>
    page.evaluate(async () => (await (await caches.open("protocole-files")).keys()).length);
  const { files } = readPrecacheManifest(OUT);
  // One more entry of the cache is the list of the release's files.
  await expectKept.poll(entries).toBe(files.length - 3 + 1);
  await proxy.cut();
  await page.goto(pathOf("contact", "fr"));
  await expectPage(page, pathOf("contact", "fr"));
  await context.close();
});

test("files whose transfer is interrupted are requested again", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const proxy = await startThrottledProxy(baseURL ?? "");
  proxy.setFault(cutOffOnce(/^\/(404\.html|about|fr\/cgu\.txt|icons\/icon\.svg)$/));
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await visit(page, "/");
  await untilKept(page);
  await proxy.cut();
  await page.goto(pathOf("contact", "fr"));
  await expectPage(page, pathOf("contact", "fr"));
  await context.close();
});

test("data saver limits the cache to the app shell and the pages that the visitor has opened", async ({
  browser,
  baseURL,
}) => {
  const proxy = await startThrottledProxy(baseURL ?? "");
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await saveData(page);
  await visit(page, pathOf("about", "en"));
  const entries = () =>
    page.evaluate(async () => (await (await caches.open("protocole-files")).keys()).length);
  await expectKept.poll(entries).toBeGreaterThan(readPrecacheManifest(OUT).shell);
  await proxy.cut();
  await page.reload();
  await expectPage(page, pathOf("about", "en"));
  await page.goto(pathOf("home", "fr"));
  await expectPage(page, pathOf("home", "fr"));
  expect(await entries()).toBeLessThan(readPrecacheManifest(OUT).files.length / 2);
  await context.close();
});

test("a device with full storage stores the files that fit, and reports that other files are missing", async ({
  browser,
  baseURL,
}) => {
  const proxy = await startThrottledProxy(baseURL ?? "");
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin: proxy.url,
    quotaSize: 2_000_000,
  });
  await visit(page, "/");
  await expectKept(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.noRoom);
  await proxy.cut();
  await page.reload();
  await expectPage(page, "/");
  await context.close();
});

test("the browser requests the service worker only after the page has loaded", async ({ page }) => {
  let loaded = false;
  page.on("load", () => {
    loaded = true;
  });
  await Promise.all([
    page.context().waitForEvent("request", (asked) => asked.url().endsWith("/sw.js")),
    enter(page, "/"),
  ]);
  expect(loaded).toBe(true);
});

test("the site does not mention offline use if the browser has no service workers", async ({
  page,
}) => {
  const faults = watchAll(page.context());
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(faults).toEqual([]);
  await expect(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.online);
});
