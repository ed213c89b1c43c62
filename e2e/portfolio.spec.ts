import { expect, type Page, test } from "@playwright/test";
import {
  countChoices,
  filterApps,
  foldText,
  sortApps,
  tellingGroups,
} from "@/components/features/portfolio/list-choice";
import { lengthSteps } from "@/components/features/portfolio/list-lengths";
import { namedPages, slicePage } from "@/components/features/portfolio/list-pages";
import {
  DEFAULT_STATE,
  GROUP_NAMES,
  PAGE_SIZES,
  SORTS,
} from "@/components/features/portfolio/list-state";
import { parsePortfolioQuery } from "@/components/features/portfolio/list-url";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { apps } from "@/content/apps";
import { portfolio } from "@/content/portfolio";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { median } from "@/lib/stats/statistics";
import {
  choose,
  expectSameWindow,
  headerLink,
  hold,
  markWindow,
  SITE_WORDS,
  stopClock,
  untilPrefetched,
  visit,
  waitForHydration,
  watchFaults,
  watchRest,
} from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { layOutAll } from "../testing/site";

/** The minimum target size of the list's controls, in px (WCAG 2.5.5). */
const LEAST_TARGET = 44;
const PHONE = { width: 360, height: 740 };
const NOWHERE = "xyzzy";

const ENTRIES = { en: portfolioEntries("en"), fr: portfolioEntries("fr") };
const WORDS = { en: localize(portfolio, "en").list, fr: localize(portfolio, "fr").list };
const STEPS = lengthSteps(ENTRIES.en);
const TELLING = tellingGroups(ENTRIES.en);
/** The number of apps on one page, small enough for a list of several pages. */
const SMALLEST = Math.min(...PAGE_SIZES);
/**
 * The maximum heights of a row on a desktop, in px: for the row that contains the highest figure, and for most of the
 * other rows.
 */
const LARGEST_ROW = 220;
const USUAL_ROW = 190;
const PAGES = slicePage(ENTRIES.en, { page: 1, perPage: SMALLEST }).pages;

const address = (locale: Locale, query = "") =>
  pathOf("portfolio", locale) + (query && `?${query}`);

const list = (page: Page, locale: Locale) =>
  page.getByRole("region", { name: WORDS[locale].label, exact: true });
const total = (page: Page) => page.locator("[data-top]").getByRole("status");
const searchField = (page: Page, locale: Locale) =>
  page.getByRole("searchbox", { name: WORDS[locale].search, exact: true });
const sorting = (page: Page, locale: Locale) =>
  page.getByRole("combobox", { name: WORDS[locale].sort });
const pageSize = (page: Page, locale: Locale) =>
  page.getByRole("combobox", { name: WORDS[locale].perPage });
const pagination = (page: Page, locale: Locale) =>
  page.getByRole("navigation", { name: WORDS[locale].pages });
const slider = (page: Page, locale: Locale) =>
  page.getByRole("slider", { name: WORDS[locale].length });
const group = (page: Page, locale: Locale, name: (typeof GROUP_NAMES)[number]) =>
  page.getByRole("group", { name: WORDS[locale].groups[name], exact: true });

/** Returns the apps that a query should list. The function computes them from all existing apps. */
function expected(locale: Locale, query: string) {
  const state = parsePortfolioQuery(new URLSearchParams(query));
  const matching = sortApps(filterApps(ENTRIES[locale], state), state.sort, locale);
  return { state, matching, ...slicePage(matching, state) };
}

/** Expects that the URL, the list, the displayed total and all controls agree with a query. */
async function expectList(page: Page, locale: Locale, query: string) {
  const words = WORDS[locale];
  const { state, matching, items, page: shown, pages } = expected(locale, query);
  await expect(page).toHaveURL(address(locale, query));
  await expect(list(page, locale).getByRole("article").getByRole("heading")).toHaveText(
    items.map(({ name }) => name),
  );
  const all = ENTRIES[locale].length;
  const count = interpolate(matching.length < all ? words.totalOf : words.total, {
    count: matching.length,
    all,
  });
  const place = pages > 1 ? `, ${interpolate(words.pageOf, { page: shown, pages })}` : "";
  await expect(total(page)).toHaveText(count + place);

  await expect(searchField(page, locale)).toHaveValue(state.q);
  await expect(sorting(page, locale)).toHaveValue(state.sort);
  // If the list is empty, there is no navigation between pages of the list.
  if (matching.length === 0) await expect(pageSize(page, locale)).toHaveCount(0);
  else await expect(pageSize(page, locale)).toHaveValue(String(state.perPage));
  const { families, settings, devices, access } = localize(apps, locale);
  const names = { family: families, setting: settings, device: devices, access };
  for (const name of GROUP_NAMES) {
    // If all apps have the same category in a filter group, the page displays the group only while one of the filters
    // of the group is active.
    if (!TELLING.includes(name) && state[name].length === 0) continue;
    const choices = countChoices(ENTRIES[locale], state, name);
    const boxes = group(page, locale, name).getByRole("checkbox");
    await expect(boxes).toHaveCount(choices.length);
    for (const [index, { value, count: left }] of choices.entries()) {
      const label = (names[name] as Record<string, string>)[value];
      await expect(boxes.nth(index)).toHaveAccessibleName(`${label} ${left}`);
      await expect(boxes.nth(index)).toBeChecked({
        checked: (state[name] as readonly string[]).includes(value),
      });
    }
  }
  await expect(page.getByText(words.none, { exact: true })).toBeVisible({
    visible: matching.length === 0,
  });
  await expect(pagination(page, locale)).toHaveCount(pages > 1 ? 1 : 0);
  if (pages === 1) return;
  const links = pagination(page, locale).getByRole("listitem").getByRole("link");
  const named = namedPages(shown, pages).filter((each) => each !== null);
  await expect(links).toHaveText(named.map(String));
  await expect(pagination(page, locale).locator("[aria-current=page]")).toHaveText(String(shown));
}

const historyLength = (page: Page) => page.evaluate(() => history.length);

for (const locale of drawnOf(LOCALES, 0)) {
  test.describe(`the portfolio's list (${locale})`, () => {
    const words = WORDS[locale];
    const last = ENTRIES[locale].at(-1);
    if (!last) throw new Error("The portfolio is empty");

    test("displays the first page of all apps", async ({ page }) => {
      const faults = watchFaults(page);
      await visit(page, address(locale));
      await expectList(page, locale, "");
      expect(faults).toEqual([]);
    });

    test("is searched while the visitor types, with only one entry in the browser history", async ({
      page,
    }) => {
      await visit(page, address(locale));
      const before = await historyLength(page);
      // The visitor types without accents and in another case. The search must find the apps nevertheless.
      const typed = foldText(last.name).toUpperCase();
      await searchField(page, locale).pressSequentially(typed);
      const query = new URLSearchParams({ q: typed }).toString();
      await expectList(page, locale, query);
      expect(expected(locale, query).matching).toContainEqual(last);
      await searchField(page, locale).press("Enter");
      await expectList(page, locale, query);
      expect(await historyLength(page)).toBe(before);

      await searchField(page, locale).fill("");
      await expectList(page, locale, "");
    });

    test("is filtered by every displayed group of filters, and follows the Back and Forward buttons", async ({
      page,
    }) => {
      await visit(page, address(locale));
      const steps = [""];
      for (const name of TELLING) {
        const { value } = countChoices(ENTRIES[locale], DEFAULT_STATE, name).at(-1) ?? {};
        const before = await historyLength(page);
        await choose(group(page, locale, name).getByRole("checkbox").last());
        steps.push([steps.at(-1), `${name}=${value}`].filter(Boolean).join("&"));
        await expectList(page, locale, steps.at(-1) ?? "");
        expect(await historyLength(page)).toBe(before + 1);
      }
      for (const query of steps.slice(0, -1).reverse()) {
        await page.goBack();
        await expectList(page, locale, query);
      }
      for (const query of steps.slice(1)) {
        await page.goForward();
        await expectList(page, locale, query);
      }
      await page.getByRole("button", { name: words.clear }).first().click();
      await expectList(page, locale, "");
      await expect(searchField(page, locale)).toBeFocused();
    });

    test("can be sorted in each order", async ({ page }) => {
      await visit(page, address(locale));
      for (const sort of [...SORTS].reverse()) {
        await sorting(page, locale).selectOption(sort);
        await expectList(page, locale, sort === "portfolio" ? "" : `sort=${sort}`);
      }
    });

    test("is displayed with the query, filters and order that a URL contains", async ({ page }) => {
      const { family, settings } = last;
      for (const query of [
        "setting=lab",
        "access=screen-reader",
        "q=risk&setting=lab&page=2",
        `family=${family}&setting=${settings[0]}&sort=name&per=${SMALLEST}`,
        `page=2&per=${SMALLEST}`,
        "page=99999",
        "family=__proto__&sort=constructor&page=-1&per=3&max=none",
      ]) {
        await visit(page, address(locale, query));
        await expectList(page, locale, query);
      }
    });

    test("displays the number of apps, and has as many apps on each page as the visitor requests", async ({
      page,
    }) => {
      await visit(page, address(locale));
      for (const size of PAGE_SIZES.filter((each) => each !== DEFAULT_STATE.perPage)) {
        await pageSize(page, locale).selectOption(String(size));
        await expectList(page, locale, `per=${size}`);
      }
      if (locale === "en") {
        // The allowed numbers of apps on a page (docs/specification.md, "Business constants and limits").
        await expect(pageSize(page, locale)).toHaveAccessibleName("per page");
        await expect(total(page)).toHaveText(/^Total: \d/);
      }
      if (PAGES === 1) return;
      await pageSize(page, locale).selectOption(String(SMALLEST));
      await pagination(page, locale).getByRole("link", { name: words.next, exact: true }).click();
      await expectList(page, locale, `page=2&per=${SMALLEST}`);
      // The focus is at the top of the list, because the visitor continues to read there.
      await expect(page.locator("[data-top]")).toBeFocused();
      await expect(total(page)).toBeInViewport();
      const first = interpolate(words.page, { page: 1 });
      await pagination(page, locale).getByRole("link", { name: first, exact: true }).click();
      await expectList(page, locale, `per=${SMALLEST}`);
      await page.goBack();
      await expectList(page, locale, `page=2&per=${SMALLEST}`);
    });

    test("is limited to short apps by a slider, with one entry in the browser history for each movement", async ({
      page,
    }) => {
      await visit(page, address(locale));
      await expect(slider(page, locale)).toHaveCount(STEPS.length > 1 ? 1 : 0);
      if (STEPS.length === 1) return;
      const before = await historyLength(page);
      await expect(slider(page, locale)).toHaveAttribute("aria-valuetext", words.anyLength);
      await slider(page, locale).focus();
      for (const step of STEPS.slice(0, -1).reverse()) {
        await page.keyboard.press("ArrowLeft");
        await expectList(page, locale, `max=${step}`);
        const minutes = Number(step) / 60;
        const text = interpolate(words.atMost, { minutes });
        await expect(slider(page, locale)).toHaveAttribute("aria-valuetext", text);
      }
      expect(await historyLength(page)).toBe(before + 1);
      await page.goBack();
      await expectList(page, locale, "");
      await expect(slider(page, locale)).toHaveAttribute("aria-valuetext", words.anyLength);
    });

    test("displays a message if no app matches, and this message offers to clear the filters", async ({
      page,
    }) => {
      const query = `q=${NOWHERE}&device=computer&sort=name`;
      await visit(page, address(locale, query));
      await expectList(page, locale, query);
      const clear = page.getByRole("button", { name: words.clear });
      await expect(clear).toHaveCount(1);
      await clear.click();
      await expectList(page, locale, "sort=name");
      await expect(searchField(page, locale)).toBeFocused();
      await page.goBack();
      await expectList(page, locale, query);
    });

    test("can be operated with the keyboard alone", async ({ page }) => {
      await visit(page, address(locale));
      await searchField(page, locale).focus();
      await page.keyboard.type(NOWHERE);
      await expectList(page, locale, `q=${NOWHERE}`);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("Delete");
      await page.keyboard.press("Tab");
      const first = group(page, locale, "family").getByRole("checkbox").first();
      await expect(first).toBeFocused();
      await page.keyboard.press("Space");
      const { value } = countChoices(ENTRIES[locale], DEFAULT_STATE, "family")[0] ?? {};
      await expectList(page, locale, `family=${value}`);
      await expect(first).toBeFocused();
      await page.keyboard.press("Space");
      await expectList(page, locale, "");
      await pageSize(page, locale).focus();
      await page.keyboard.press("ArrowDown");
      await expectList(
        page,
        locale,
        `per=${PAGE_SIZES.find((size) => size > DEFAULT_STATE.perPage)}`,
      );
    });

    test("has collapsed filters on a phone, and its controls are large enough for fingers", async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await visit(page, address(locale, `device=computer&per=${SMALLEST}`));
      const boxes = list(page, locale).getByRole("checkbox");
      const filters = page.getByRole("button", {
        name: interpolate(words.activeFilters, { count: 1 }),
        exact: true,
      });
      await expect(filters).toHaveAttribute("aria-expanded", "false");
      await expect(boxes).toHaveCount(0);
      await filters.click();
      await expect(filters).toHaveAttribute("aria-expanded", "true");
      await expect(boxes.first()).toBeVisible();
      if (STEPS.length > 1) await expect(slider(page, locale)).toBeVisible();
      const small = await list(page, locale).evaluate((section, least) => {
        const controls = section.querySelectorAll("search *, [data-top] *, nav *, label *");
        return [...controls]
          .filter(
            (element) => element.matches("button, select, input, a") && element.checkVisibility(),
          )
          .map((element) =>
            element.matches("[type=range]")
              ? (element.closest("[class*=control]") ?? element)
              : (element.closest("label") ?? element),
          )
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return Math.min(width, height) < least;
          })
          .map((element) => element.outerHTML.slice(0, 100));
      }, LEAST_TARGET);
      expect(small).toEqual([]);
      await filters.click();
      await expect(boxes).toHaveCount(0);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("displays all apps and no control that would not work", async ({ page }) => {
        await page.goto(address(locale, `q=${NOWHERE}&page=2`));
        await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
          ENTRIES[locale].map(({ name }) => name),
        );
        const all = ENTRIES[locale].length;
        await expect(total(page)).toHaveText(interpolate(words.total, { count: all }));
        for (const role of ["searchbox", "checkbox", "combobox", "slider"] as const)
          await expect(list(page, locale).getByRole(role)).toHaveCount(0);
        // The page contains only buttons that work without scripts.
        const buttons = list(page, locale).getByRole("button");
        await expect(buttons).toHaveCount(all);
        const { title } = localize(portfolio, locale).citation;
        const citation = page.getByRole("dialog", {
          name: interpolate(title, { app: last.name }),
          exact: true,
        });
        await buttons.last().click();
        await expect(citation).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(citation).toBeHidden();
        const card = page.locator(`article#${last.id}`);
        await card.locator("summary").click();
        const { labels } = localize(apps, locale);
        await expect(card.getByText(labels.measure, { exact: true })).toBeVisible();
        await expect(pagination(page, locale)).toHaveCount(0);
      });
    });
  });
}

for (const width of [360, 1360])
  test(`figures of up to three screens are drawn at the same scale at a width of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, address("en"));
    const drawn = await page
      .locator("article figure svg:has([class*=screen])")
      .evaluateAll((figures) =>
        figures.map((figure) => ({
          screens: figure.querySelectorAll("[class*=screen]").length,
          scale: (figure as SVGSVGElement).getScreenCTM()?.a.toFixed(3),
        })),
      );
    const compared = drawn.filter(({ screens }) => screens <= 3);
    expect(new Set(compared.map(({ screens }) => screens))).toEqual(new Set([1, 2, 3]));
    expect(new Set(compared.map(({ scale }) => scale)).size).toBe(1);
  });

test("each card describes its app, and no text is the same in all cards", async ({ page }) => {
  await visit(page, address("en", `per=${Math.max(...PAGE_SIZES)}`));
  const { families, settings, devices, languages, facts, access } = localize(apps, "en");
  const main = page.getByRole("main");
  for (const shared of [
    Object.values(settings).join(", "),
    Object.values(devices).join(", "),
    languages,
  ])
    await expect(main.getByText(shared, { exact: true })).toHaveCount(1);
  for (const entry of ENTRIES.en) {
    const card = page.locator(`article#${entry.id}`);
    await expect(card.getByRole("img").first()).toBeVisible();
    await expect(card.getByText(families[entry.family], { exact: true })).toBeVisible();
    await expect(card.getByText(/^about [\d.]+\s(s|min)$/)).toBeVisible();
    await expect(card.getByText(`${facts.access}${access["screen-reader"]}`)).toBeVisible({
      visible: entry.access.length > 0,
    });
  }
});

for (const [width, height] of [
  [1360, 850],
  [360, 740],
] as const)
  test(`the first app of the list begins in the first screen of a window of ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const locale of LOCALES) {
      await visit(page, address(locale));
      const first = await page.getByRole("article").first().boundingBox();
      expect(first?.y, locale).toBeLessThanOrEqual(420);
    }
  });

test("a row of the list is low on a desktop, and the figure in the row is not cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 850 });
  for (const locale of LOCALES) {
    await visit(page, address(locale));
    await page.evaluate(layOutAll);
    const heights = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(ENTRIES[locale].length);
    expect(Math.max(...heights), locale).toBeLessThanOrEqual(LARGEST_ROW);
    expect(median(heights), locale).toBeLessThanOrEqual(USUAL_ROW);
  }
});

test("a phone displays the published data of an app without a click", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, address("en"));
  const [beginning = ""] = localize(portfolio, "en").published.caption.split("{");
  const card = page.locator("article#stroop");
  await expect(card.getByText(new RegExp(`^${beginning}`))).toBeVisible();
});

test("the search field, the filters and the duration are in one row on a desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 850 });
  for (const locale of LOCALES) {
    await visit(page, address(locale));
    const controls = [
      searchField(page, locale),
      group(page, locale, "family").getByRole("checkbox").first(),
      group(page, locale, "family").getByRole("checkbox").last(),
      group(page, locale, "access").getByRole("checkbox"),
      slider(page, locale),
    ];
    const middles: number[] = [];
    for (const control of controls) {
      await expect(control).toBeVisible();
      const box = await control.boundingBox();
      middles.push((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  }
});

test("a click on the picture or the title of an app opens the app", async ({ page }) => {
  await visit(page, address("en"));
  const [first] = ENTRIES.en;
  const card = page.locator(`article#${first?.id}`);
  // The clickable area of the title's link also covers the figure.
  const figure = await card.getByRole("img").first().boundingBox();
  await page.mouse.click((figure?.x ?? 0) + 60, (figure?.y ?? 0) + 40);
  await expect(page).toHaveURL(`${pathOf("study", "en")}?app=${first?.id}`);
});

test("the buttons in the list are less prominent than the main button of the page", async ({
  page,
}) => {
  await visit(page, address("en"));
  const backgrounds = await page
    .getByRole("article")
    .getByRole("link", { name: `${localize(portfolio, "en").run}: ` })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(backgrounds).toHaveLength(ENTRIES.en.length);
  expect(new Set(backgrounds)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
});

test("a choice of a filter does not load files, does not move or scroll the page, and does not take the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 500 });
  // The page prefetches these pages when the browser is idle, so their payloads may arrive long after the hydration.
  const prefetched = Promise.all(["about", "contact"].map((name) => untilPrefetched(page, name)));
  const atRest = watchRest(page);
  await visit(page, address("en"));
  await prefetched;
  await atRest();
  await markWindow(page);
  const box = group(page, "en", "family").getByRole("checkbox").last();
  await box.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    scrollBy(0, 40);
    const seen: string[] = [];
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      seen.push(`animate ${this.tagName}`);
      return animate.apply(this, how);
    };
    new MutationObserver(() => {
      const bar = document.getElementById("nprogress");
      if (bar || document.documentElement.dataset.loading) seen.push("loading bar");
    }).observe(document, { childList: true, attributes: true, subtree: true });
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".txt") || request.isNavigationRequest()) asked.push(pathname);
  });
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await choose(box);
  await expectList(page, "en", "family=field");
  expect(await place()).toBe(before);
  await expect(box).toBeFocused();
  await page.goBack();
  await expectList(page, "en", "");
  await page.goForward();
  await expectList(page, "en", "family=field");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  expect(asked).toEqual([]);
  await expectSameWindow(page);
});

test("a control changes before the list changes, and each choice has a separate entry in the browser history", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, address("en"));
  await expect(slider(page, "en")).toBeVisible();
  await stopClock(page);
  const before = await historyLength(page);
  const boxes = group(page, "en", "family").getByRole("checkbox");
  for (const box of [boxes.last(), boxes.first()]) {
    await box.check();
    await expect(box).toBeChecked();
  }
  // Both controls have changed within one frame of the page. In this frame, the list has not changed yet.
  const all = ENTRIES.en.length;
  await expect(total(page)).toHaveText(interpolate(WORDS.en.total, { count: all }));
  await page.clock.runFor(1000);
  await expectList(page, "en", "family=cognition&family=field");
  expect(await historyLength(page)).toBe(before + 2);
});

test("the next page of the list is not prefetched, because the page already contains the data of the whole list", async ({
  page,
}) => {
  await visit(page, address("en", `per=${SMALLEST}`));
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A prefetch of the next page of the list would request the data of the whole list again.
    const isFromHere = request.headers().referer?.includes(pathOf("portfolio", "en"));
    if (isFromHere && !/\.(avif|webp)$/.test(pathname)) asked.push(pathname);
  });
  const next = pagination(page, "en").getByRole("link", { name: WORDS.en.next, exact: true });
  await next.hover();
  await next.focus();
  // A hover causes its requests before another page has loaded, so the test does not wait longer.
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(asked.filter((path) => path.startsWith(pathOf("portfolio", "en")))).toEqual([]);
});

test("the Back button restores the scroll position of the list", async ({ page }) => {
  const query = `per=${SMALLEST}`;
  await visit(page, address("en", query));
  await pagination(page, "en").scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await pagination(page, "en").getByRole("link", { name: WORDS.en.next, exact: true }).click();
  await expectList(page, "en", `page=2&${query}`);
  await page.goBack();
  await expectList(page, "en", query);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("the portfolio has the same height after repeated visits", async ({ page }) => {
  await visit(page, address("en", ""));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // The test first scrolls every row into view. The browser then knows the final height of each row.
  for (const row of await page.locator("[data-app]").all()) await row.scrollIntoViewIfNeeded();
  const before = await height();
  for (let times = 0; times < 2; times += 1) {
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await page.waitForURL(pathOf("about", "en"));
    await page.goBack();
    await expectList(page, "en", "");
    await expect.poll(height).toBe(before);
  }
});

test("a link to the portfolio resets the list, but the language switch preserves the query of the list", async ({
  page,
}) => {
  await visit(page, address("en"));
  await markWindow(page);
  await searchField(page, "en").fill(NOWHERE);
  await expectList(page, "en", `q=${NOWHERE}`);
  await headerLink(page, SITE_WORDS.en.pages.portfolio).click();
  await expectList(page, "en", "");
  await expectSameWindow(page);

  await choose(group(page, "en", "family").getByRole("checkbox").last());
  await expectList(page, "en", "family=field");
  await page.getByRole("banner").getByRole("link", { name: SITE_WORDS.en.otherLanguage }).click();
  await waitForHydration(page);
  await expectList(page, "fr", "family=field");
});

test("a URL that names an app displays this app, whichever page of the list contains the app", async ({
  page,
}) => {
  const last = ENTRIES.en.at(-1);
  if (!last) throw new Error("no apps");
  await visit(page, `${address("en")}?per=4#${last.id}`);
  await expect(page.getByRole("heading", { name: last.name, exact: true })).toBeInViewport();
});

test("words that a visitor types before the scripts have loaded are used for the search", async ({
  page,
}) => {
  const scripts = await hold(page, /\/_next\/static\/.*\.js/);
  await page.goto(address("en"), { waitUntil: "commit" });
  await searchField(page, "en").fill(NOWHERE);
  await scripts.release();
  await expectList(page, "en", `q=${NOWHERE}`);
});
