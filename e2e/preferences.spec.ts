import { expect, type Page, test } from "@playwright/test";
import { storage } from "@/components/features/terms/stored-data";
import { cgu } from "@/content/cgu";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { PREFERENCES_KEY, type Scheme, TEXT_SIZES, type TextSize } from "@/lib/preferences";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import {
  choose,
  countDocuments,
  headerLink,
  SITE_WORDS,
  visit,
  watchFaults,
} from "../testing/behaviour";

/** The maximum zoom scale by default and with larger text (docs/design.md, "Generic behaviours"). */
const MAXIMUM_SCALE = 1.5;
const RELAXED_SCALE = 5;
const WHITE = "rgb(255, 255, 255)";
const NIGHT = "rgb(22, 26, 33)";

const schemeButton = (page: Page, scheme: Scheme) =>
  page
    .getByRole("group", { name: SITE_WORDS.en.scheme.legend })
    .getByRole("radio", { name: SITE_WORDS.en.scheme[scheme], exact: true });
const sizeButton = (page: Page, size: TextSize) =>
  page.getByRole("group", { name: SITE_WORDS.en.textSize.legend }).getByRole("radio", {
    name: interpolate(SITE_WORDS.en.textSize.percent, { size }),
    exact: true,
  });
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const maximumScale = async (page: Page) => {
  const content = await page.locator('meta[name="viewport"]').getAttribute("content");
  return Number(/maximum-scale=([\d.]+)/.exec(content ?? "")?.[1]);
};

async function expectPage(page: Page, background: string) {
  await expect(page.locator("body")).toHaveCSS("background-color", background);
}

/** Returns the colour that the browser displays around the page. */
const themeColour = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return tags.find(({ media }) => media === "" || matchMedia(media).matches)?.content;
  });

/** Returns the data that the device stores for the site. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookies: document.cookie,
  }));
const NOTHING = { local: {}, session: {}, databases: 0, caches: 0, cookies: "" };

test.describe("the colour scheme", () => {
  for (const system of ["light", "dark"] as const) {
    const other = system === "light" ? "dark" : "light";
    const colours = { light: WHITE, dark: NIGHT };

    test(`follows the setting ${system} of the system, unless the visitor chooses a scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await visit(page, pathOf("home", "en"));
      await expect(schemeButton(page, "system")).toBeChecked();
      await expectPage(page, colours[system]);
      const systemColour = await themeColour(page);

      await choose(schemeButton(page, other));
      await expectPage(page, colours[other]);
      await expect.poll(() => themeColour(page)).not.toBe(systemColour);
      const otherColour = await themeColour(page);

      await page.reload();
      await expectPage(page, colours[other]);
      await expect(schemeButton(page, other)).toBeChecked();
      await expect.poll(() => themeColour(page)).toBe(otherColour);

      await choose(schemeButton(page, system));
      await page.emulateMedia({ colorScheme: other });
      await expectPage(page, colours[system]);
      expect(await themeColour(page)).toBe(systemColour);

      await choose(schemeButton(page, "system"));
      await expectPage(page, colours[other]);
      expect(await themeColour(page)).toBe(otherColour);
    });
  }

  test("is applied before the first paint, together with the text size", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, pathOf("home", "en"));
    await choose(schemeButton(page, "dark"));
    await choose(sizeButton(page, "150"));
    // When the body of the page starts, the browser has run only the script in the head.
    await page.addInitScript(() => {
      const parsing = new MutationObserver(() => {
        if (!document.body) return;
        parsing.disconnect();
        const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
        const { scheme, textSize } = document.documentElement.dataset;
        Object.assign(window, { early: { colorScheme, fontSize, scheme, textSize } });
      });
      parsing.observe(document, { childList: true, subtree: true });
    });
    await page.route("**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.evaluate(() => (window as { early?: object }).early)).toEqual({
      colorScheme: "dark",
      fontSize: "24px",
      scheme: "dark",
      textSize: "150",
    });
    await expectPage(page, NIGHT);
  });
});

test("the text can be enlarged to 200 %, and pinching may zoom further only after this", async ({
  page,
}) => {
  await visit(page, pathOf("about", "en"));
  expect(await rootSize(page)).toBe(16);
  expect(await maximumScale(page)).toBe(MAXIMUM_SCALE);
  for (const size of [...TEXT_SIZES].reverse()) {
    await choose(sizeButton(page, size));
    await expect.poll(() => rootSize(page)).toBe((16 * Number(size)) / 100);
    expect(await maximumScale(page)).toBe(size === "100" ? MAXIMUM_SCALE : RELAXED_SCALE);
  }
  await choose(sizeButton(page, "200"));
  await page.reload();
  await expect.poll(() => rootSize(page)).toBe(32);
  await expect.poll(() => maximumScale(page)).toBe(RELAXED_SCALE);
  await expect(sizeButton(page, "200")).toBeChecked();

  // The next page has the same text size, and its content is not wider than the window.
  // At this text size, the header displays the menu of a phone.
  await page.getByRole("banner").getByRole("button", { name: SITE_WORDS.en.menu }).click();
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(page).toHaveURL(pathOf("contact", "en"));
  expect(await rootSize(page)).toBe(32);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("two tabs of the site have the same preferences", async ({ page, context }) => {
  const second = await context.newPage();
  await visit(page, pathOf("home", "en"));
  await visit(second, pathOf("cgu", "en"));
  await choose(schemeButton(page, "dark"));
  await choose(sizeButton(page, "125"));
  await expectPage(second, NIGHT);
  await expect(schemeButton(second, "dark")).toBeChecked();
  await expect(sizeButton(second, "125")).toBeChecked();
  await expect.poll(() => rootSize(second)).toBe(20);

  await second.getByRole("button", { name: storage.erase.en }).click();
  await expectPage(page, WHITE);
  await expect(schemeButton(page, "system")).toBeChecked();
  await expect.poll(() => rootSize(page)).toBe(16);
});

for (const how of ["refused", "full"] as const)
  test(`a chosen preference remains in effect until the page is closed if storage is ${how}`, async ({
    page,
  }) => {
    await page.addInitScript((isRefused) => {
      const refuse = () => {
        throw new DOMException("no", isRefused ? "SecurityError" : "QuotaExceededError");
      };
      if (isRefused) {
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      } else Storage.prototype.setItem = refuse;
    }, how === "refused");
    const faults = watchFaults(page);
    const documents = countDocuments(page);
    await visit(page, pathOf("home", "en"));
    await choose(schemeButton(page, "dark"));
    await choose(sizeButton(page, "200"));
    await expectPage(page, NIGHT);
    // At this text size, the header displays the menu of a phone.
    await page.getByRole("banner").getByRole("button", { name: SITE_WORDS.en.menu }).click();
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(page).toHaveURL(pathOf("about", "en"));
    await expectPage(page, NIGHT);
    await expect(schemeButton(page, "dark")).toBeChecked();
    expect(await rootSize(page)).toBe(32);
    expect(documents()).toBe(1);
    expect(faults).toEqual([]);
  });

for (const value of ["{", "null", "7", '"dark"', '{"scheme":"pink","textSize":"900"}', "[]"])
  test(`a stored ${value} has the same effect as the default settings`, async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      PREFERENCES_KEY,
      value,
    ] as const);
    const faults = watchFaults(page);
    await visit(page, pathOf("home", "en"));
    await expect(schemeButton(page, "system")).toBeChecked();
    await expect(sizeButton(page, "100")).toBeChecked();
    await expectPage(page, WHITE);
    expect(await rootSize(page)).toBe(16);
    await choose(schemeButton(page, "dark"));
    await expectPage(page, NIGHT);
    expect(faults).toEqual([]);
  });

test.describe("the site's storage on the device", () => {
  test("is empty on every page until the visitor uses a control", async ({ page, context }) => {
    await visit(page, pathOf("home", "en"));
    for (const id of PAGE_IDS) {
      await page.goto(pathOf(id, "en"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await stored(page)).toEqual(NOTHING);
    }
    await page.goto(`${pathOf("study", "fr")}?app=stroop`);
    await expect(page.getByRole("button").first()).toBeVisible();
    expect(await stored(page)).toEqual(NOTHING);
    expect(await context.cookies()).toEqual([]);
  });

  test("is a single entry after the visitor has used a control, and the terms page lists this entry", async ({
    page,
    context,
  }) => {
    await visit(page, pathOf("cgu", "en"));
    await choose(schemeButton(page, "dark"));
    await expectPage(page, NIGHT);
    const { local, ...rest } = await stored(page);
    expect(Object.keys(local)).toEqual([PREFERENCES_KEY]);
    expect({ local: {}, ...rest }).toEqual(NOTHING);
    expect(await context.cookies()).toEqual([]);
    const table = page.getByRole("table", { name: storage.caption.en });
    await expect(
      table.getByRole("rowheader", { name: PREFERENCES_KEY, exact: true }),
    ).toBeVisible();
  });

  for (const locale of LOCALES)
    test(`is erased by the button on the terms page, and the page confirms the deletion (${locale})`, async ({
      page,
    }) => {
      const words = localize(storage, locale);
      const section = cgu.sections.find(({ part }) => part === "storage");
      await visit(page, `${pathOf("cgu", locale)}#${section?.id}`);
      await choose(page.getByRole("radio", { name: SITE_WORDS[locale].scheme.dark }));
      await choose(
        page.getByRole("radio", {
          name: interpolate(SITE_WORDS[locale].textSize.percent, { size: "150" }),
        }),
      );
      await page.evaluate(() => sessionStorage.setItem("protocole:reloaded-chunks", "{}"));
      await page.getByRole("button", { name: words.erase }).click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText(words.erased);
      expect(await stored(page)).toEqual(NOTHING);
      await expectPage(page, WHITE);
      expect(await rootSize(page)).toBe(16);
      expect(await maximumScale(page)).toBe(MAXIMUM_SCALE);
      await page.reload();
      await expectPage(page, WHITE);
    });
});

for (const locale of LOCALES)
  test(`the state of the connection is displayed, and changes of this state are announced (${locale})`, async ({
    page,
    context,
  }) => {
    await visit(page, pathOf("contact", locale));
    const { online, offline } = SITE_WORDS[locale].connection;
    const state = page.getByRole("contentinfo").getByRole("status");
    await expect(state).toHaveText(online);
    await context.setOffline(true);
    await expect(state).toHaveText(offline);
    await context.setOffline(false);
    await expect(state).toHaveText(online);
  });
