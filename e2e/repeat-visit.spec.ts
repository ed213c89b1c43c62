import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { WORKER_FILE } from "../scripts/build/delivery/headers";
import { SITE_WORDS, visit, waitForHydration, watchRest } from "../testing/behaviour";
import { makeRelease, releaseOf, startHost } from "../testing/releases";
import { UNKNOWN_PATHS } from "../testing/site";
import { type Fault, silence, startThrottledProxy } from "../testing/throttled-proxy";

test.use({ serviceWorkers: "allow" });

/** Time limit for loading the whole site in the background. */
const expectKept = expect.configure({ timeout: 150_000 });
const expectSoon = expect.configure({ timeout: 30_000 });

const HOME = pathOf("home", "en");
const ABOUT = pathOf("about", "en");
const STUDY = pathOf("study", "en");

/** Returns the release that the device has recorded as completely stored and as the current release of the host. */
const noted = (page: Page) =>
  page.evaluate(async () => (await caches.match("/offline-current.txt"))?.text());

/**
 * Visits the site until the device has stored the whole site, and the host has confirmed that the stored release is
 * current.
 */
async function visitOnce(page: Page) {
  await visit(page, HOME);
  const release = await page.locator("html").getAttribute("data-version");
  await expectKept.poll(() => noted(page)).toBe(release);
}

const expectRelease = (page: Page, name: string) =>
  expectSoon(page.locator("html")).toHaveAttribute("data-version", releaseOf(name));

/** The map tiles and the pictures of the guide. The device stores them last, so they may still be on their way. */
const STORED_LAST = /^\/(?:tiles|screenshots\/guide)\//;

/** Applies a fault to requests, and records the requests except those for the files that the device stores last. */
function watched(fault: Fault) {
  const asked: string[] = [];
  const watching: Fault = (path, ...others) => {
    if (!STORED_LAST.test(path)) asked.push(path);
    return fault(path, ...others);
  };
  return { asked, watching };
}

test("a page in the precache does not wait for the host, but a reload, a query or an unknown path does", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const proxy = await startThrottledProxy(baseURL ?? "");
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await visitOnce(page);

  // The host does not respond. If the page is displayed, the browser has therefore not waited for a response.
  const { asked, watching } = watched(silence);
  proxy.setFault(watching);
  for (const path of [HOME, pathOf("portfolio", "fr"), ABOUT]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  await expectSoon.poll(() => asked).toContain(HOME);
  expect(asked.filter((path) => path !== HOME && path !== `/${WORKER_FILE}`)).toEqual([]);

  // The browser requests reloads, queries and unknown paths from the host.
  proxy.setFault(undefined);
  await page.goto(ABOUT);
  const again = watched(() => false);
  proxy.setFault(again.watching);

  await page.reload();
  expect(again.asked).toContain(ABOUT);
  await page.goto(`${STUDY}?app=stroop`);
  expect(again.asked).toContain(STUDY);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(localize(APPS.stroop.words, "en").name);
  const response = await page.goto(UNKNOWN_PATHS.en);
  expect(response?.status()).toBe(404);
  expect(again.asked).toContain(UNKNOWN_PATHS.en);
  await page.goto(`${ABOUT}.html?from=elsewhere`);
  await expect(page).toHaveURL(`${ABOUT}?from=elsewhere`);
  expect(again.asked).toContain(`${ABOUT}.html`);
  await context.close();
  await proxy.cut();
});

/** Makes the export folders of two successive releases. */
function twoReleases(testInfo: TestInfo): [string, string] {
  const [a, b] = ["a", "b"].map((name) => testInfo.outputPath(name)) as [string, string];
  makeRelease(a, "a");
  makeRelease(b, "b");
  return [a, b];
}

test("once the device knows of a new release, the next page is requested from the host and belongs to this release", async ({
  browser,
}, testInfo) => {
  test.setTimeout(180_000);
  const [a, b] = twoReleases(testInfo);
  const host = await startHost(a);
  const context = await browser.newContext({ baseURL: host.url });
  const page = await context.newPage();
  await visitOnce(page);
  await host.deploy(b);

  await page.goto(ABOUT);
  await expectRelease(page, "a");
  await expectSoon(page.getByText(SITE_WORDS.en.update.ready)).toBeVisible();
  await expectRelease(page, "a");

  await page.goto(pathOf("cgu", "en"));
  await expectRelease(page, "b");
  await waitForHydration(page);
  await expect(page.getByText(SITE_WORDS.en.update.ready)).toHaveCount(0);
  await context.close();
  await host.stop();
});

test("pages are requested from the host first if the host has another release but the old list of files", async ({
  browser,
}, testInfo) => {
  test.setTimeout(180_000);
  const [a, b] = twoReleases(testInfo);
  copyFileSync(join(a, WORKER_FILE), join(b, WORKER_FILE));
  const host = await startHost(a);
  const context = await browser.newContext({ baseURL: host.url });
  const page = await context.newPage();
  await visitOnce(page);
  await host.deploy(b);

  await page.goto(ABOUT);
  await expectRelease(page, "a");
  await expectSoon.poll(() => noted(page)).toBeUndefined();
  const atRest = watchRest(page);
  await page.goto(ABOUT);
  await expectRelease(page, "b");
  // This host has the scripts of release b. After the next deployment, the host does not have them.
  await waitForHydration(page);
  await atRest();

  // If the host returns to the previous release, the stored files are current again.
  await host.deploy(a);
  await page.goto(ABOUT);
  await expectRelease(page, "a");
  await expectSoon.poll(() => noted(page)).toBe(releaseOf("a"));
  await context.close();
  await host.stop();
});
