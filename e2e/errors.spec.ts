import { expect, type Page, test } from "@playwright/test";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { about } from "@/content/about";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { precision } from "@/content/precision";
import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import {
  breakWhile,
  countDocuments,
  enter,
  footerLink,
  headerLink,
  hold,
  LAZY_CHUNK,
  pageChunk,
  SITE_WORDS,
  saveData,
  visit,
  waitForHydration,
  watchFaults,
} from "../testing/behaviour";

const LOST_CHUNK = /^Loading chunk \S+ failed/;
const A_PAGE_INSTEAD = {
  status: 200,
  contentType: "text/html",
  body: "<!doctype html><title>Home</title><p>A host that answers everything with its home page.",
};

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const slider = (page: Page) => page.getByRole("slider", { name: precision.slider.en });

/** Expects the page to display the error with this status code, and with this message as its heading. */
async function expectErrorPage(page: Page, statusCode: number, message: string | RegExp) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(message);
  await expect(page.getByText(String(statusCode), { exact: true })).toBeVisible();
}

test.describe("a lost chunk", () => {
  test.beforeEach(({ page }) => saveData(page));

  test("of a page, lost once, causes one reload, after which the page is displayed", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "en"));
    await breakWhile(page, pageChunk("about"), () => documents() === 1);
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(title(page, about.title.en)).toBeVisible();
    await expect(slider(page)).toBeVisible();
    await expect(page).toHaveURL(pathOf("about", "en"));
    expect(documents()).toBe(2);
  });

  test("of a page, lost permanently, causes one reload and then the error page, from which other pages can be opened", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "en"));
    await breakWhile(page, pageChunk("about"), () => true);
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expectErrorPage(page, 500, LOST_CHUNK);
    expect(documents()).toBe(2);

    // The header and footer remain, and their links open other pages completely.
    await waitForHydration(page);
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(title(page, contact.title.en)).toBeVisible();
    expect(documents()).toBe(2);
  });

  test("of a page opened directly, lost once, is requested again", async ({ page }) => {
    const documents = countDocuments(page);
    let requests = 0;
    await breakWhile(page, pageChunk("about"), () => {
      requests += 1;
      return requests === 1;
    });
    const main = await hold(page, "**/main-app-*.js");
    const loss = page.waitForEvent("requestfailed");
    await enter(page, pathOf("about", "en"));
    await loss;
    await main.release();
    await expect(slider(page)).toBeVisible();
    expect(requests).toBe(2);
    expect(documents()).toBe(1);
  });

  test("of a page opened directly, lost permanently, causes one reload, then the error page", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await breakWhile(page, pageChunk("about"), () => true);
    await enter(page, pathOf("about", "en"));
    await expectErrorPage(page, 500, LOST_CHUNK);
    expect(documents()).toBe(2);
    await expect(page.getByRole("button", { name: ERROR_WORDS.en.tryAgain })).toBeVisible();
  });

  test("of a page causes no reload if session storage is not available, because the reload might repeat without end", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "fr"));
    await breakWhile(page, pageChunk("about"), () => true);
    await headerLink(page, SITE_WORDS.fr.pages.about).click();
    await expectErrorPage(page, 500, LOST_CHUNK);
    expect(documents()).toBe(1);
  });

  test("of a component that loads later, lost once, causes one reload, after which the component is displayed", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await breakWhile(page, LAZY_CHUNK, () => documents() === 1);
    await enter(page, pathOf("about", "en"));
    await expect(slider(page)).toBeVisible();
    expect(documents()).toBe(2);
  });

  test("of a component that loads later, lost permanently, causes one reload and then the error page", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await breakWhile(page, LAZY_CHUNK, () => true);
    await enter(page, pathOf("about", "en"));
    await expectErrorPage(page, 500, LOST_CHUNK);
    expect(documents()).toBe(2);
  });

  test("of a component that loads later does not stop a navigation that aborts the request for the chunk", async ({
    page,
  }) => {
    const part = await hold(page, LAZY_CHUNK);
    const other = await hold(page, `**${pathOf("about", "fr")}`);
    await page.goto(pathOf("about", "en"));
    await waitForHydration(page);
    await expect.poll(part.count).toBeGreaterThan(0);
    await page
      .getByRole("banner")
      .getByRole("link", { name: SITE_WORDS.en.otherLanguage, exact: true })
      .click({ noWaitAfter: true });
    await expect.poll(other.count).toBe(1);
    // Firefox aborts the request itself. In other browsers, the test aborts the request.
    await part.cutOff();
    await other.release();
    await expect(page).toHaveURL(pathOf("about", "fr"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(localize(about, "fr").title);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("that the host once replaces by HTML causes one reload, after which the page is displayed", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "en"));
    await breakWhile(
      page,
      pageChunk("about"),
      () => documents() === 1,
      (route) => route.fulfill(A_PAGE_INSTEAD),
    );
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(title(page, about.title.en)).toBeVisible();
    await expect(slider(page)).toBeVisible();
    expect(documents()).toBe(2);
  });

  test("that the host always replaces by HTML causes the error page without repeated reloads", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "en"));
    await breakWhile(
      page,
      pageChunk("about"),
      () => true,
      (route) => route.fulfill(A_PAGE_INSTEAD),
    );
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expectErrorPage(page, 500, LOST_CHUNK);
    expect(documents()).toBe(2);
    await enter(page, pathOf("contact", "en"));
    await expect(title(page, contact.title.en)).toBeVisible();
  });

  test("counts as lost after 120 s without a response, but not before", async ({ page }) => {
    await page.clock.install();
    const documents = countDocuments(page);
    const chunk = await hold(page, LAZY_CHUNK);
    await enter(page, pathOf("about", "en"));
    await expect.poll(chunk.count).toBeGreaterThan(0);
    await page.clock.runFor(100_000);
    await expect(title(page, about.title.en)).toBeVisible();
    expect(documents()).toBe(1);

    await page.clock.runFor(21_000);
    await expect.poll(documents).toBe(2);
    await chunk.release();
    await page.clock.resume();
    await expect(slider(page)).toBeVisible();
    expect(documents()).toBe(2);
  });
});

test("the current page does not change if a chunk is lost during prefetching", async ({ page }) => {
  const documents = countDocuments(page);
  await breakWhile(page, pageChunk("about"), () => documents() === 1);
  const failure = page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().includes("/about/page-"),
  });
  await visit(page, pathOf("home", "en"));
  await headerLink(page, SITE_WORDS.en.pages.about).hover();
  await failure;
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(title(page, contact.title.en)).toBeVisible();
  expect(documents()).toBe(1);

  await headerLink(page, SITE_WORDS.en.pages.about).click();
  await expect(slider(page)).toBeVisible();
  expect(documents()).toBe(2);
});

/** Makes the study page throw while it reads the app's name from the URL. */
async function throwInStudyPage(page: Page, thrown: "error" | object | string) {
  await page.addInitScript((what) => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = function (name) {
      const isMended = "isMended" in window;
      if (name !== "app" || isMended) return get.call(this, name);
      throw what === "error" ? new Error("The list of apps is broken") : what;
    };
  }, thrown);
}

test.describe("an error in a page", () => {
  const CASES = [
    { name: "an object with code and message", thrown: { statusCode: 503, message: "Later." } },
    {
      name: "an object with code and message in French",
      thrown: { statusCode: 503, message: "Plus tard." },
      fr: true,
    },
    { name: "an error without a code", thrown: "error", message: "The list of apps is broken" },
    { name: "an empty object", thrown: {}, message: ERROR_WORDS.en.error },
    { name: "an empty object in French", thrown: {}, message: ERROR_WORDS.fr.error, fr: true },
    {
      name: "an object with an invalid code",
      thrown: { statusCode: 99, message: "Odd." },
      message: "Odd.",
    },
    {
      name: "an object with the code 404",
      thrown: { statusCode: 404 },
      message: ERROR_WORDS.en.notFound,
    },
  ] as const;

  for (const { name, thrown, ...rest } of CASES)
    test(`that is thrown as ${name} causes the error page with its code (500 by default) and its message`, async ({
      page,
    }) => {
      const locale: Locale = "fr" in rest ? "fr" : "en";
      const given: { statusCode?: number; message?: string } =
        typeof thrown === "object" ? thrown : {};
      const statusCode = given.statusCode === 99 ? 500 : (given.statusCode ?? 500);
      const message = "message" in rest ? rest.message : (given.message ?? "");
      await throwInStudyPage(page, thrown);
      await enter(page, pathOf("study", locale));
      await expectErrorPage(page, statusCode, message);
      await expect(page).toHaveTitle(`${statusCode} ${message}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

      // The header and footer remain, with links to other pages.
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await headerLink(page, SITE_WORDS[locale].pages.about).click();
      await expect(title(page, about.title[locale])).toBeVisible();
    });

  test("is no longer displayed if the visitor tries again after the cause has disappeared", async ({
    page,
  }) => {
    await throwInStudyPage(page, { statusCode: 503, message: "Later." });
    await enter(page, pathOf("study", "en"));
    await expectErrorPage(page, 503, "Later.");
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByRole("button", { name: ERROR_WORDS.en.tryAgain }).click();
    await expect(title(page, study.title.en)).toBeVisible();
  });

  test("causes the same error page if the page was opened by client-side navigation", async ({
    page,
  }) => {
    await throwInStudyPage(page, { statusCode: 503, message: "Later." });
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "en"));
    await footerLink(page, SITE_WORDS.en.pages.study).click();
    await expectErrorPage(page, 503, "Later.");
    expect(documents()).toBe(1);
  });
});

/**
 * Makes the layout throw an error when its footer reads `navigator.onLine`. With "unreadable", the error page also
 * throws an error, when it reads the status code.
 */
async function throwInFrame(page: Page, thrown: object | "unreadable") {
  await page.addInitScript((what) => {
    const unreadable = {
      get statusCode(): number {
        throw new Error("No error page.");
      },
    };
    Object.defineProperty(Navigator.prototype, "onLine", {
      get() {
        throw what === "unreadable" ? unreadable : what;
      },
    });
  }, thrown);
}

for (const locale of LOCALES) {
  const words = ERROR_WORDS[locale];

  test.describe(`errors outside the page (${locale})`, () => {
    test("an error in the layout causes the error page without header and footer", async ({
      page,
    }) => {
      await throwInFrame(page, { statusCode: 503, message: "No frame." });
      await enter(page, pathOf("about", locale));
      await expect(title(page, "No frame.")).toBeVisible();
      await expect(page.getByText("503", { exact: true })).toBeVisible();
      await expect(page.getByRole("banner")).toBeHidden();
    });

    test("an error in the error page itself causes a last-resort page with a link to the home page", async ({
      page,
    }) => {
      await throwInFrame(page, "unreadable");
      await enter(page, pathOf("about", locale));
      await expect(title(page, words.lastResort)).toBeVisible();
      await expect(page).toHaveTitle(words.lastResort);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${locale}\\b`));
      const link = page.getByRole("link");
      await expect(link).toHaveText(words.lastResortHome);
      await link.click();
      await expect(page).toHaveURL(pathOf("home", locale));
    });

    test("an app id that does not exist causes the 404 page, because the validation of the URL refuses the id", async ({
      page,
    }) => {
      const documents = countDocuments(page);
      const response = await page.goto(`${pathOf("study", locale)}?app=nope`);
      expect(response?.status()).toBe(200);
      await expectErrorPage(page, 404, words.notFound);
      await expect(page).toHaveTitle(words.notFound);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

      await page.getByRole("main").getByRole("link", { name: words.backHome, exact: true }).click();
      await expect(title(page, home.headline[locale])).toBeVisible();
      await expect(page).toHaveURL(pathOf("home", locale));
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

      // Going back does not load the page again.
      await page.goBack();
      await expectErrorPage(page, 404, words.notFound);
      await expect(page).toHaveTitle(words.notFound);

      // The header still contains links to other pages.
      await headerLink(page, SITE_WORDS[locale].pages.contact).click();
      await expect(title(page, contact.title[locale])).toBeVisible();
      await expect(page).not.toHaveTitle(words.notFound);
      expect(documents()).toBe(1);
    });

    test("a browser feature that is missing causes error 501, and the error page names the feature", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(AbortSignal, "any");
      });
      await page.goto(`${pathOf("study", locale)}?app=stroop`);
      const { missingCapability } = localize(study, locale);
      await expectErrorPage(
        page,
        501,
        interpolate(missingCapability, { capability: "AbortSignal.any" }),
      );
      await headerLink(page, SITE_WORDS[locale].pages.contact).click();
      await expect(title(page, contact.title[locale])).toBeVisible();
    });

    test("a URL that does not exist causes the 404 page in the language of the URL", async ({
      page,
    }) => {
      const response = await page.goto(`${pathOf("home", locale)}/nowhere`.replace("//", "/"));
      expect(response?.status()).toBe(404);
      await expectErrorPage(page, 404, words.notFound);
      await expect(page).toHaveTitle(words.notFound);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${locale}\\b`));
      await page.getByRole("main").getByRole("link", { name: words.backHome, exact: true }).click();
      await expect(title(page, home.headline[locale])).toBeVisible();
    });
  });
}

test("a path with two leading slashes displays its page on a host that does not redirect such paths", async ({
  page,
  baseURL,
}) => {
  const path = pathOf("about", "en");
  await page.route(
    (url) => url.pathname === `/${path}`,
    async (route) => route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
  );
  const faults = watchFaults(page);
  const documents = countDocuments(page);
  await page.goto(`${baseURL}/${path}?from=mail#tools`);
  await waitForHydration(page);
  await expect(title(page, about.title.en)).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}${path}?from=mail#tools`);
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(title(page, contact.title.en)).toBeVisible();
  expect(documents()).toBe(1);
  expect(faults).toEqual([]);
});
