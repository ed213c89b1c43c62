import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { findChromium, wholeChromium } from "../scripts/programs.mjs";
import { headerLink, SITE_WORDS, untilPrefetched, visit, watchRest } from "../testing/behaviour";
import { inDrawnLanguage } from "../testing/drawn-cases";
import { APP_BRIEFS, PAGES } from "../testing/site";
import { startThrottledProxy } from "../testing/throttled-proxy";

/** The headless shell of Chromium has no back/forward cache. */
const whole = wholeChromium();
const { args } = await findChromium({ windowless: true });

/** A page in the other language. The test opens it to leave the tested page, and then returns to the tested page. */
const ELSEWHERE = { en: pathOf("cgu", "fr"), fr: pathOf("cgu", "en") };

/** Returns true if the browser restored the page from the back/forward cache, otherwise the reason as text. */
const restored = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return Reflect.get(window, "restored") ?? JSON.stringify(navigation);
  });

test.describe("the back/forward cache", () => {
  // biome-ignore lint/suspicious/noSkippedTests: skipped only if the headless shell is the only Chromium
  test.skip(whole === undefined, "no whole browser was found");
  let browser: Browser;

  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: whole,
      args,
      // Playwright disables the back/forward cache by default.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  test.afterAll(() => browser.close());

  /** The scripts of a page do not depend on its language, so each language is tested in only one of the two ways. */
  const WAYS = { en: "allow", fr: "block" } as const satisfies Record<Locale, string>;
  for (const locale of LOCALES)
    test(`restores every page (${locale}, service workers: ${WAYS[locale]})`, async ({
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ baseURL, serviceWorkers: WAYS[locale] });
      await context.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => {
          if (persisted) Object.assign(window, { restored: "from cache" });
        });
      });
      const page = await context.newPage();
      const atRest = watchRest(page);
      const paths = [...inDrawnLanguage(PAGES), ...inDrawnLanguage(APP_BRIEFS)]
        .filter((each) => each.locale === locale)
        .map(({ path }) => path);
      await visit(page, ELSEWHERE[locale]);
      // The worker claims all pages when it starts. A page that is then in the cache could not be restored.
      if (WAYS[locale] === "allow")
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      for (const path of paths) {
        await visit(page, path);
        // Waits also for the files that the page loads when the browser is idle, because the browser does not restore a
        // page that was left while it fetched a file.
        await atRest();
        await visit(page, ELSEWHERE[locale]);
        // `page.goBack` waits for a load event, but the browser does not fire this event for a page from the cache.
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(path);
        await expect.poll(() => restored(page), { message: path }).toBe("from cache");
      }
      await context.close();
    });
});

test("going back and forward between pages of one language causes no request", async ({
  page,
  baseURL,
}) => {
  const proxy = await startThrottledProxy(baseURL ?? "");
  const atRest = watchRest(page);
  const prefetched = untilPrefetched(page, "contact");
  await visit(page, `${proxy.url}/`);
  await atRest();
  const heading = page.getByRole("heading", { level: 1 });
  const seen = [{ url: page.url(), title: await heading.innerText() }];
  for (const id of ["about", "portfolio"] as const) {
    await headerLink(page, SITE_WORDS.en.pages[id]).click();
    await expect(page).toHaveURL(proxy.url + pathOf(id, "en"));
    await expect(heading).not.toHaveText(seen.at(-1)?.title ?? "");
    seen.push({ url: page.url(), title: await heading.innerText() });
    // The slider is below the title. It is displayed some frames after the title, when its code has loaded.
    await expect(page.getByRole("slider").first()).toBeVisible();
    await atRest();
  }
  // The contact page is the last page that the site prefetches, and no step of this test opens it.
  await prefetched;
  await atRest();

  const asked: string[] = [];
  proxy.setFault((path) => {
    asked.push(path);
    return false;
  });
  for (const [step, place] of [
    [-1, 1],
    [-1, 0],
    [1, 1],
    [1, 2],
  ] as const) {
    await page.evaluate((by) => history.go(by), step);
    await expect(page).toHaveURL(seen[place]?.url ?? "");
    await expect(heading).toHaveText(seen[place]?.title ?? "");
  }
  expect(asked).toEqual([]);
  await page.close();
  await proxy.cut();
});
