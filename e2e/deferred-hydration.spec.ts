import { expect, type Page, type Route, test } from "@playwright/test";
import { contactForm } from "@/content/contact-form";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import {
  breakWhile,
  countDocuments,
  hold,
  payloadsOf,
  saveData,
  waitForHydration,
  watchFaults,
} from "../testing/behaviour";
import { inDrawnLanguage } from "../testing/drawn-cases";
import { PAGES } from "../testing/site";

/** Matches the files that a page may fetch for its hydration, such as scripts and page data. */
const COMES_LATE = /\.(js|css|txt|json)$/;

/** Returns the path of the page that the browser loaded last. Client-side navigation does not change this path. */
const documentPath = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType("navigation")[0]?.name ?? "").pathname);

const { textSize } = localize(siteWords, "en");

for (const { path } of inDrawnLanguage(PAGES))
  test(`${path} fetches no script before the first interaction if data saver is on`, async ({
    page,
  }) => {
    await saveData(page);
    const faults = watchFaults(page);
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (COMES_LATE.test(pathname)) fetched.push(pathname);
    });
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(9000);
    expect(fetched).toEqual([]);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
    await page.mouse.wheel(0, 10);
    await waitForHydration(page);
    expect(fetched.filter((url) => url.endsWith(".txt")).length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

test("the browser prefetches whole pages only until client-side navigation handles the links", async ({
  page,
}) => {
  const scripts = await hold(page, "**/_next/static/chunks/**");
  await page.goto("/about");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
  await scripts.release();
  await waitForHydration(page);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});

test("a page at rest is hydrated, and fetches no files for its hydration before the load event", async ({
  page,
}) => {
  await page.goto("/about");
  await expect.poll(() => page.evaluate(() => typeof window.replayEvents)).toBe("undefined");
  const early = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming,
    ];
    const files = performance.getEntriesByType("resource");
    return files.flatMap(({ name, startTime }) =>
      /\.(js|txt)\b/.test(name) && startTime < loadEventStart ? name : [],
    );
  });
  expect(early).toEqual([]);
});

test("the page's pending requests are aborted if the visitor presses a link while the page starts", async ({
  page,
}) => {
  const scripts = await hold(page, "**/_next/static/chunks/**");
  await page.goto("/");
  await expect.poll(scripts.count).toBeGreaterThan(0);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await page.getByRole("banner").getByRole("link", { name: "How we work" }).click();
  await failed;
  await expect(page).toHaveURL("/about");
  expect(await documentPath(page)).toBe("/about");
});

test("a page that the visitor left before its hydration is hydrated when the visitor returns", async ({
  page,
}) => {
  const scripts = await hold(page, "**/_next/static/chunks/**");
  await page.goto("/");
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "How we work" }).click();
  await expect(page).toHaveURL("/about");
  await scripts.release();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => typeof window.replayEvents)).toBe("undefined");
});

test("a page whose next page never arrives is hydrated at the next press", async ({ page }) => {
  const scripts = await hold(page, "**/_next/static/chunks/**");
  await page.goto("/");
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await page.locator("script[type=speculationrules]").evaluate((rules) => rules.remove());
  // The host responds, but does not send the content of the page.
  await page.route("/about", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("banner").getByRole("link", { name: "How we work" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-hydrating");
  await scripts.release();
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => page.evaluate(() => typeof window.replayEvents)).toBe("undefined");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrating");
  await expect(page).toHaveURL("/");
});

test("a choice that a visitor makes before hydration is applied after hydration", async ({
  page,
}) => {
  const scripts = await hold(page, "**/_next/static/chunks/**");
  await page.goto("/");
  await page.getByRole("group", { name: textSize.legend }).getByLabel("150%").check();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-text-size");
  await scripts.release();
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "150");
});

test("a link works while the scripts of the page are loading", async ({ page }) => {
  await hold(page, "**/_next/static/chunks/**");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "How we work" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await documentPath(page)).toBe("/about");
});

const LOSSES = {
  "data are lost": { files: payloadsOf("/about"), fail: undefined },
  "data are a login page": {
    files: payloadsOf("/about"),
    fail: (route: Route) => route.fulfill({ body: "<title>Log in to this network</title>" }),
  },
  "webpack runtime is lost": {
    files: ({ pathname }: URL) => /\/webpack-[^/]+\.js$/.test(pathname),
    fail: undefined,
  },
};
for (const [what, { files, fail }] of Object.entries(LOSSES))
  test(`a page whose ${what} is hydrated at the next interaction`, async ({ page }) => {
    let isLost = true;
    await breakWhile(page, files, () => isLost, fail);
    await page.goto("/about");
    const failed = page
      .waitForRequest((request) => files(new URL(request.url())))
      .then((request) => request.response());
    await page.mouse.wheel(0, 10);
    await failed;
    isLost = false;
    await waitForHydration(page);
  });

test("a button that is pressed twice before hydration reacts once after hydration", async ({
  page,
}) => {
  const chunks = await hold(page, "**/_next/static/chunks/**");
  await page.goto("/contact");
  const submit = page.getByRole("main").locator("button[type=submit]");
  await submit.click();
  await submit.click();
  await expect(page.locator("html")).toHaveAttribute("data-hydrating");
  await chunks.release();
  await expect(page.getByRole("heading", { name: contactForm.errors.title.en })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrating");
  await expect(page).toHaveURL("/contact");
});

test("a button is no longer displayed as pressed if the scripts that the button needs are lost", async ({
  page,
}) => {
  await breakWhile(page, payloadsOf("/contact"), () => true);
  await page.goto("/contact");
  const lost = page.waitForEvent("requestfailed");
  const isWaiting = () => page.evaluate(() => "hydrating" in document.documentElement.dataset);
  await page.getByRole("main").locator("button[type=submit]").click();
  await lost;
  await expect.poll(isWaiting).toBe(false);
});

test("a page of a release that the host no longer has is reloaded once", async ({
  page,
  request,
}) => {
  const data = await (await request.get("/about.txt")).text();
  const body = data.replace(/"b":"[^"]+"/, '"b":"another"');
  await page.route(payloadsOf("/about"), (route) => route.fulfill({ body }));
  await page.goto("/about");
  const documents = countDocuments(page);
  await page.mouse.wheel(0, 10);
  await expect.poll(documents).toBe(1);
  await page.waitForLoadState("networkidle");
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
