import { expect, type Page, type Route, test } from "@playwright/test";
import { about } from "@/content/about";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { pathOf } from "@/lib/routes";
import {
  breakWhile,
  countDocuments,
  expectSameWindow,
  footerLink,
  headerLink,
  hold,
  markWindow,
  payloadsOf,
  SITE_WORDS,
  saveData,
  stopClock,
  visit,
} from "../testing/behaviour";

const bar = (page: Page) => page.locator("#nprogress .bar");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const CONTACT = pathOf("contact", "en");
/** The time from the commit of a navigation to the appearance of the bar. */
const BAR_DELAY_MS = 200;

/** Returns the width of the bar as a fraction of the window's width. */
const filled = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().width / innerWidth);

/**
 * Returns the width of the bar at the moment at which the bar appears. The clock of the browser, not the clock of the
 * test, fills the bar.
 */
const filledAtStart = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const element = document.querySelector("#nprogress .bar");
          if (!element) return;
          observer.disconnect();
          resolve(element.getBoundingClientRect().width / innerWidth);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

/** Opens the home page, stops the page's clock, and follows a link to a page whose payload does not arrive. */
async function startSlowNavigation(page: Page) {
  await saveData(page);
  await page.clock.install();
  await visit(page, pathOf("home", "en"));
  const answer = await hold(page, payloadsOf(CONTACT));
  await stopClock(page);
  await watchDelay(page);
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect.poll(answer.count).toBe(1);
  await expect.poll(() => isBarDue(page)).toBe(true);
  return answer;
}

/**
 * Marks the window when the delay of the bar begins: when React commits the navigation, some time after the request. If
 * a test moved the clock before the commit, the bar would never appear.
 */
const watchDelay = (page: Page) =>
  page.evaluate((delay) => {
    const { setTimeout: original } = window;
    window.setTimeout = ((action: () => void, ms?: number) => {
      if (ms === delay) Object.assign(window, { isBarDue: true });
      return original(action, ms);
    }) as typeof window.setTimeout;
  }, BAR_DELAY_MS);

const isBarDue = (page: Page) => page.evaluate(() => "isBarDue" in window);

test.describe("the loading bar", () => {
  test("appears after 200 ms, fills in 5000 ms, and disappears 500 ms after the end", async ({
    page,
  }) => {
    const answer = await startSlowNavigation(page);
    await page.clock.runFor(195);
    await expect(bar(page)).toHaveCount(0);
    const start = filledAtStart(page);
    await page.clock.runFor(10);
    await expect(bar(page)).toHaveCount(1);
    expect(await start).toBeLessThan(0.05);

    // From the next frame on, the bar fills at a constant speed.
    await page.clock.runFor(20);
    const runs = await bar(page).evaluate((element) =>
      element.getAnimations().map((run) => ({
        property: (run as CSSTransition).transitionProperty,
        duration: run.effect?.getTiming().duration,
        easing: run.effect?.getTiming().easing,
      })),
    );
    expect(runs).toEqual([{ property: "transform", duration: 5000, easing: "linear" }]);
    await expect(bar(page)).toHaveCSS("transition-duration", "5s");
    await expect.poll(() => filled(page)).toBeGreaterThan(0.05);
    await expect(title(page)).toHaveText(home.headline.en);

    // The bar is full when the page has loaded, and remains visible for 500 ms.
    await answer.release();
    await expect(title(page)).toHaveText(contact.title.en);
    await expect.poll(() => filled(page)).toBe(1);
    await page.clock.runFor(470);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(60);
    await expect(bar(page)).toHaveCount(0);
  });

  test("is not animated for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startSlowNavigation(page);
    await page.clock.runFor(250);
    expect(await filled(page)).toBe(1);
    await expect(bar(page)).toHaveCSS("opacity", "0.5");
    expect(await bar(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  });

  test("remains at 99 percent if the next page takes longer than 5000 ms", async ({ page }) => {
    await startSlowNavigation(page);
    await page.clock.runFor(220);
    await bar(page).evaluate((element) => {
      for (const run of element.getAnimations()) run.finish();
    });
    expect(await filled(page)).toBeCloseTo(0.99, 2);
    await page.clock.runFor(5000);
    await expect(bar(page)).toHaveCount(1);
    expect(await filled(page)).toBeCloseTo(0.99, 2);
  });

  test("appears for a link that is followed while the page hydrates", async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await page.addInitScript((path) => {
      let answer: typeof window.replayEvents;
      Object.defineProperty(window, "replayEvents", {
        get: () => answer,
        set(next: typeof answer) {
          answer = next;
          if (!next) document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click();
        },
      });
    }, CONTACT);
    const answer = await hold(page, payloadsOf(CONTACT));
    await visit(page, pathOf("home", "en"));
    await expect.poll(answer.count).toBe(1);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(1);
  });

  test("never appears for a page that arrives within 200 ms", async ({ page }) => {
    const answer = await startSlowNavigation(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById("nprogress")) Object.assign(window, { barSeen: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.clock.runFor(150);
    await answer.release();
    await expect(title(page)).toHaveText(contact.title.en);
    await page.clock.runFor(6000);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => "barSeen" in window)).toBe(false);
  });

  test("disappears if the visitor cancels the navigation", async ({ page }) => {
    await startSlowNavigation(page);
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveCount(1);
    await page.getByRole("banner").getByRole("link").first().click();
    await page.clock.runFor(530);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(pathOf("home", "en"));
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`fills in the error colour if the next page fails to load (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        const { get } = URLSearchParams.prototype;
        URLSearchParams.prototype.get = function (name) {
          if (name === "app") throw { statusCode: 503, message: "Later." };
          return get.call(this, name);
        };
      });
      await visit(page, pathOf("home", "en"));
      await footerLink(page, SITE_WORDS.en.pages.study).click();
      await expect(title(page)).toHaveText("Later.");
      await expect(bar(page)).toHaveCount(1);
      await expect.poll(() => filled(page)).toBe(1);
      const colours = await bar(page).evaluate((element) => {
        const sample = document.body.appendChild(document.createElement("i"));
        const colourOf = (name: string) => {
          sample.style.color = `var(--colour-${name})`;
          return getComputedStyle(sample).color;
        };
        return {
          bar: getComputedStyle(element).backgroundColor,
          error: colourOf("error"),
          action: colourOf("action"),
        };
      });
      expect(colours.bar).toBe(colours.error);
      expect(colours.bar).not.toBe(colours.action);

      // When another page loads, the error colour disappears.
      await headerLink(page, SITE_WORDS.en.pages.about).click();
      await expect(title(page)).toHaveText(about.title.en);
      await expect(bar(page)).toHaveCount(0);
    });
});

test.describe("a page whose data file", () => {
  test("does not arrive within 12 s is loaded in full", async ({ page }) => {
    await startSlowNavigation(page);
    const documents = countDocuments(page);
    await page.clock.runFor(11_900);
    expect(documents()).toBe(0);
    await expect(title(page)).toHaveText(home.headline.en);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(CONTACT);
    await expect(title(page)).toHaveText(contact.title.en);
    expect(documents()).toBe(1);
  });

  test("never arrives does not prevent a navigation to another page", async ({ page }) => {
    await startSlowNavigation(page);
    await markWindow(page);
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(page).toHaveURL(pathOf("about", "en"));
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(pathOf("about", "en"));
    await expectSameWindow(page);
  });

  // The page may still be requesting the payload when the test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  const cut = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 3) });
  };
  const FAILURES: Record<string, (route: Route) => Promise<void>> = {
    "is dropped": (route) => route.abort(),
    "is missing (404)": (route) => route.fulfill({ status: 404, body: "Not found" }),
    "is answered with 500": (route) => route.fulfill({ status: 500, body: "Oh" }),
    "is cut off": cut,
    "is empty": (route) => route.fulfill({ status: 200, contentType: "text/plain", body: "" }),
    "is a page of HTML": (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><p>Hello" }),
  };
  for (const [name, answer] of Object.entries(FAILURES)) {
    test(`${name} still opens`, async ({ page }) => {
      await saveData(page);
      await breakWhile(page, payloadsOf(CONTACT), () => true, answer);
      await visit(page, pathOf("home", "en"));
      await headerLink(page, SITE_WORDS.en.pages.contact).click();
      await expect(page).toHaveURL(CONTACT);
      await expect(title(page)).toHaveText(contact.title.en);
    });
  }

  test("is lost during prefetching still opens", async ({ page }) => {
    await breakWhile(page, payloadsOf(CONTACT), () => true);
    const failure = page.waitForEvent("requestfailed");
    await visit(page, pathOf("home", "en"));
    await failure;
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(page).toHaveURL(CONTACT);
    await expect(title(page)).toHaveText(contact.title.en);
  });
});
