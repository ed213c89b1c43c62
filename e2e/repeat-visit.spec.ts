import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { WORKER_FILE } from "../scripts/build/delivery/headers";
import { SITE_WORDS, visit, waitForHydration } from "../testing/behaviour";
import { makeRelease, releaseOf, startHost } from "../testing/releases";
import { UNKNOWN_PATHS } from "../testing/site";
import { type Fault, silence, startThrottledProxy } from "../testing/throttled-proxy";

test.use({ serviceWorkers: "allow" });

/** What the whole site takes to arrive behind everything else. */
const expectKept = expect.configure({ timeout: 150_000 });
const expectSoon = expect.configure({ timeout: 30_000 });

const HOME = pathOf("home", "en");
const ABOUT = pathOf("about", "en");
const STUDY = pathOf("study", "en");

/** The release that the device has noted as the one which is kept whole, and which the host has. */
const noted = (page: Page) =>
  page.evaluate(async () => (await caches.match("/offline-current.txt"))?.text());

/** Visits the site until all of it is kept, and the host has said that it is current. */
async function visitOnce(page: Page) {
  await visit(page, HOME);
  const release = await page.locator("html").getAttribute("data-version");
  await expectKept.poll(() => noted(page)).toBe(release);
}

const expectRelease = (page: Page, name: string) =>
  expectSoon(page.locator("html")).toHaveAttribute("data-version", releaseOf(name));

/** Does with requests as a fault does, and notes which there are. The map's tiles are kept behind all. */
function watched(fault: Fault) {
  const asked: string[] = [];
  const watching: Fault = (path, ...others) => {
    if (!path.startsWith("/tiles/")) asked.push(path);
    return fault(path, ...others);
  };
  return { asked, watching };
}

test("a precached page waits for nothing; a reload, a query or an unknown path asks the host", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const proxy = await startThrottledProxy(baseURL ?? "");
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await visitOnce(page);

  // No answer comes, so what is there has waited for none.
  const { asked, watching } = watched(silence);
  proxy.setFault(watching);
  for (const path of [HOME, pathOf("portfolio", "fr"), ABOUT]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  await expectSoon.poll(() => asked).toContain(HOME);
  expect(asked.filter((path) => path !== HOME && path !== `/${WORKER_FILE}`)).toEqual([]);

  // What is loaded again, has a query or is not the site's is asked of the host.
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

/** The folders of one release and the next. */
function twoReleases(testInfo: TestInfo): [string, string] {
  const [a, b] = ["a", "b"].map((name) => testInfo.outputPath(name)) as [string, string];
  makeRelease(a, "a");
  makeRelease(b, "b");
  return [a, b];
}

test("a new release is asked about once it is known of, and the next page is of it", async ({
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

test("a host that has another release, and still the old list of files, is asked first", async ({
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
  await page.goto(ABOUT);
  await expectRelease(page, "b");
  // Of which this host has the scripts, and the next one has not.
  await page.waitForLoadState("networkidle");

  // Back to the release before, and what is kept is current again.
  await host.deploy(a);
  await page.goto(ABOUT);
  await expectRelease(page, "a");
  await expectSoon.poll(() => noted(page)).toBe(releaseOf("a"));
  await context.close();
  await host.stop();
});
