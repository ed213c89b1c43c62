import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { APP_IDS } from "@/experiments/registry";
import { pathOf } from "@/lib/routes";
import { findChromium, wholeChromium } from "../scripts/programs.mjs";
import { FRAME, headerLink, visit } from "../testing/behaviour";
import { startLine } from "../testing/line";
import { PAGES } from "../testing/site";

/** A whole browser: the headless shell has no cache of pages that were left. */
const whole = wholeChromium();
const { args } = await findChromium({ windowless: true });

/** Where each test leads and comes back from: a document of the other language. */
const ELSEWHERE = { en: pathOf("cgu", "fr"), fr: pathOf("cgu", "en") };

/** Whether the document was restored as it had been left, and if not, why. */
const restored = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return Reflect.get(window, "restored") ?? JSON.stringify(navigation);
  });

test.describe("a document that was left", () => {
  // biome-ignore lint/suspicious/noSkippedTests: only where a machine has nothing but the shell
  test.skip(whole === undefined, "no whole browser was found");
  let browser: Browser;

  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: whole,
      args,
      // Playwright's own, which would have every page loaded again.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  test.afterAll(() => browser.close());

  const SCREENS = [
    ...PAGES.map(({ path, locale }) => ({ path, locale })),
    ...APP_IDS.map((id) => ({ path: `${pathOf("study", "en")}?app=${id}`, locale: "en" as const })),
  ];
  for (const serviceWorkers of ["allow", "block"] as const)
    test(`comes back as it was, service workers: ${serviceWorkers}`, async ({ baseURL }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ baseURL, serviceWorkers });
      await context.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => {
          if (persisted) Object.assign(window, { restored: "as it was" });
        });
      });
      const page = await context.newPage();
      for (const { path, locale } of SCREENS) {
        await visit(page, path);
        // What comes only at rest is there, too.
        await page.waitForLoadState("networkidle");
        await visit(page, ELSEWHERE[locale]);
        // Playwright's own way back waits for a load, of which there is none.
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(path);
        await expect.poll(() => restored(page), { message: path }).toBe("as it was");
      }
      await context.close();
    });
});

test("back and forward inside a language ask the host for nothing", async ({ page, baseURL }) => {
  const line = await startLine(baseURL ?? "");
  await visit(page, `${line.url}/`);
  const heading = page.getByRole("heading", { level: 1 });
  const seen = [{ url: page.url(), title: await heading.innerText() }];
  // Those of the first app, which are fetched when they come near.
  const pictures = ["desktop", "phone"].map((device) =>
    page.waitForResponse(new RegExp(`/apps/stroop/${device}-en\\.`)),
  );
  for (const id of ["about", "portfolio"] as const) {
    await headerLink(page, FRAME.en.pages[id]).click();
    await expect(page).toHaveURL(line.url + pathOf(id, "en"));
    await expect(heading).not.toHaveText(seen.at(-1)?.title ?? "");
    seen.push({ url: page.url(), title: await heading.innerText() });
  }
  await Promise.all(pictures);
  await page.waitForLoadState("networkidle");

  const asked: string[] = [];
  line.breakBy((path) => {
    asked.push(path);
    return undefined;
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
  await line.cut();
});
