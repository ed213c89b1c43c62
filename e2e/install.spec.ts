import { devices, expect, type Page, test } from "@playwright/test";
import { contact } from "@/content/contact";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { LOCALES, type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import {
  choose,
  countDocuments,
  hold,
  interact,
  SITE_WORDS,
  visit,
  waitForHydration,
} from "../testing/behaviour";
import { UNKNOWN_PATHS } from "../testing/site";

const MANIFESTS: Record<Locale, string> = {
  en: "/manifest.webmanifest",
  fr: "/fr/manifest.webmanifest",
};

/** The file with the code of the install button. Pages fetch this file only when the browser is idle. */
const OFFER_CODE = /\/chunks\/install\.[\da-f]+\.js$/;

const button = (page: Page, locale: Locale) =>
  page.getByRole("contentinfo").getByRole("button", { name: SITE_WORDS[locale].install.offer });
const status = (page: Page, text: string) =>
  page.getByRole("contentinfo").getByRole("status").filter({ hasText: text });

/**
 * Simulates the event with which Chromium offers to install a site. The simulated dialog returns the outcome when
 * `answer` is called.
 */
async function offerInstallation(page: Page, outcome: "accepted" | "dismissed" = "accepted") {
  await page.evaluate((outcome) => {
    Reflect.set(window, "prompts", 0);
    const prompt = () => {
      Reflect.set(window, "prompts", Reflect.get(window, "prompts") + 1);
      return new Promise((resolve) => Reflect.set(window, "answer", () => resolve({ outcome })));
    };
    const event = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt }));
    if (!event.defaultPrevented) throw new Error("the browser's own banner would show too");
  }, outcome);
}
const prompts = (page: Page) => page.evaluate(() => Reflect.get(window, "prompts"));
const answer = (page: Page) => page.evaluate(() => Reflect.get(window, "answer")());

/** Opens a page and waits until the page has loaded the code of the install button. */
async function visitUntilIdle(page: Page, address: string) {
  const code = page.waitForResponse((response) => OFFER_CODE.test(response.url()));
  await visit(page, address);
  await (await code).finished();
}

for (const locale of LOCALES) {
  const words = SITE_WORDS[locale].install;
  const address = pathOf("contact", locale);

  test(`every page links to the manifest of its language (${locale})`, async ({ request }) => {
    for (const page of PAGE_IDS) {
      const html = await (await request.get(pathOf(page, locale))).text();
      const links = [...html.matchAll(/<link rel="manifest" href="([^"]*)"/g)];
      expect(links.map(([, href]) => href)).toEqual([MANIFESTS[locale]]);
    }
    const response = await request.get(MANIFESTS[locale]);
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    expect((await response.json()).lang).toBe(LANGUAGE_TAGS[locale]);
  });

  test(`Chromium reads the manifest without an error and would allow the installation of the site (${locale})`, async ({
    page,
    baseURL,
  }) => {
    await visit(page, pathOf("home", locale));
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send("Page.getAppManifest");
    expect(url).toBe(new URL(MANIFESTS[locale], baseURL).href);
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}").start_url).toBe(pathOf("home", locale));
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // Tests run in private windows, where Chromium reports this error in any case.
    const faults = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    expect(faults).toEqual([]);
  });

  test(`the install button opens the browser's dialog once, and displays the outcome (${locale})`, async ({
    page,
  }) => {
    await visitUntilIdle(page, address);
    await expect(button(page, locale)).toHaveCount(0);
    await offerInstallation(page);
    await button(page, locale).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await prompts(page)).toBe(1);
    await answer(page);
    await expect(status(page, words.accepted)).toBeVisible();
    await expect(status(page, words.accepted)).toBeFocused();
    await expect(button(page, locale)).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
    await expect(status(page, words.installed)).toBeVisible();
  });

  test(`a visitor who declines reads how to install the site later, and may be asked again (${locale})`, async ({
    page,
  }) => {
    await visitUntilIdle(page, address);
    await offerInstallation(page, "dismissed");
    await button(page, locale).click();
    await answer(page);
    await expect(status(page, words.dismissed)).toBeVisible();
    await expect(button(page, locale)).toHaveCount(0);
    await offerInstallation(page);
    await expect(button(page, locale)).toBeVisible();
  });

  test(`the install button disappears if the visitor installs the site by the browser's own menu (${locale})`, async ({
    page,
  }) => {
    await visitUntilIdle(page, address);
    await offerInstallation(page);
    await expect(button(page, locale)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
    await expect(button(page, locale)).toHaveCount(0);
    await expect(status(page, words.installed)).toBeVisible();
    // Another page does not display the install button either.
    await page
      .getByRole("banner")
      .getByRole("link", { name: SITE_WORDS[locale].pages.about })
      .click();
    await expect(page).toHaveURL(pathOf("about", locale));
    await expect(button(page, locale)).toHaveCount(0);
  });

  test(`the footer explains on an iPhone how to install the site manually (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...devices["iPhone 15"], baseURL });
    await visit(page, address);
    const offer = page.getByRole("contentinfo").getByText(words.offer, { exact: true });
    await expect(page.getByText(words.byHand)).toBeHidden();
    await offer.click();
    await expect(page.getByText(words.byHand)).toBeVisible();
    await page.close();
  });
}

test("an offer to install that arrives before hydration is still available after a client-side navigation", async ({
  page,
}) => {
  const scripts = await hold(page, "**/_next/static/chunks/**");
  await page.goto(pathOf("contact", "en"), { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await offerInstallation(page);
  await interact(page);
  await scripts.release();
  await expect(button(page, "en")).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link", { name: SITE_WORDS.en.pages.about }).click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await button(page, "en").click();
  expect(await prompts(page)).toBe(1);
});

test("an installed site does not display the install button", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...devices["iPhone 15"], baseURL });
  await page.addInitScript(() => Reflect.set(navigator, "standalone", true));
  await visitUntilIdle(page, pathOf("contact", "en"));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page.getByText(SITE_WORDS.en.install.offer)).toHaveCount(0);
  await page.close();
});

test("the study page does not display the install button", async ({ page }) => {
  await visit(page, pathOf("study", "en"));
  await offerInstallation(page);
  await expect(page.getByText(SITE_WORDS.en.install.offer)).toHaveCount(0);
});

test("a page does not change if the browser cannot fetch the code of the install button", async ({
  page,
}) => {
  await page.route(OFFER_CODE, (route) => route.abort());
  const documents = countDocuments(page);
  const lost = page.waitForEvent("requestfailed", (request) => OFFER_CODE.test(request.url()));
  await visit(page, pathOf("contact", "en"));
  await lost;
  await offerInstallation(page);
  await choose(
    page.getByRole("contentinfo").getByRole("radio", { name: SITE_WORDS.en.scheme.dark }),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.title.en);
  await expect(button(page, "en")).toHaveCount(0);
  expect(documents()).toBe(1);
});

test("the 404 page also links to a manifest", async ({ page }) => {
  await page.goto(UNKNOWN_PATHS.en);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", MANIFESTS.en);
});

test("going back restores the scroll position at the end of a page, because the install button has the same height", async ({
  page,
}) => {
  await visitUntilIdle(page, pathOf("contact", "en"));
  await offerInstallation(page);
  await button(page, "en").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const left = await page.evaluate(() => scrollY);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: SITE_WORDS.en.pages.about, exact: true })
    .click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
