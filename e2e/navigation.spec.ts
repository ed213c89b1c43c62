import { expect, type Page, test } from "@playwright/test";
import { about } from "@/content/about";
import { cgu } from "@/content/cgu";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { ofEachPage, PAGES } from "@/content/pages";
import { portfolio } from "@/content/portfolio";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { LOCALES, type Locale, PAGE_IDS, type PageId, pageAt, pathOf } from "@/lib/routes";
import {
  countDocuments,
  expectSameWindow,
  headerLink,
  hold,
  markWindow,
  payloadsOf,
  SITE_WORDS,
  saveData,
  untilPrefetched,
  visit,
  waitForHydration,
  watchFaults,
  watchRest,
} from "../testing/behaviour";
import { drawnOf, inDrawnLanguage } from "../testing/drawn-cases";
import { open, PAGES as SCREENS } from "../testing/site";

/** The main heading of each page. */
const TITLES = { ...ofEachPage(({ words }) => words.title), home: home.headline };
const isPayload = (url: string) => /\.txt\?(?:.*&)?_rsc=/.test(url);
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Expects a page to have its title. The heading of the editor also contains the title of the study. */
async function expectTitle(page: Page, id: PageId, locale: Locale) {
  if (id === "protocol") await expect(title(page)).toContainText(TITLES[id][locale]);
  else await expect(title(page)).toHaveText(TITLES[id][locale]);
}

/**
 * Returns the URLs of the visible links from this page to other pages of the site in the same language. If links differ
 * only in the app that their URL names, the function returns the first and the last of these links.
 */
async function pageLinks(page: Page, locale: Locale): Promise<string[]> {
  const hrefs = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );
  const isOther = (href: string) => {
    const { pathname, search } = new URL(href, page.url());
    const isIn = pageAt(pathname) && pathname === pathOf(pageAt(pathname) ?? "home", locale);
    return isIn && pathname + search !== new URL(page.url()).pathname;
  };
  const others = [...new Set(hrefs)].filter(isOther);
  const kind = (href: string) => href.replace(/app=[^&#]+/, "app=");
  const isLike = (href: string) => (other: string) => kind(other) === kind(href);
  return others.filter((href) =>
    [others.find(isLike(href)), others.findLast(isLike(href))].includes(href),
  );
}

// A run follows every second link of each page. The header and the footer have the same links on each page, so a run
// follows each of these links on about half of the pages.
for (const [number, { page: id, locale }] of inDrawnLanguage(SCREENS).entries())
  test(`every link of ${pathOf(id, locale)} fetches only payloads and does not load a page in full`, async ({
    page,
  }) => {
    await saveData(page);
    const payloads: string[] = [];
    page.on("request", (request) => {
      if (isPayload(request.url())) payloads.push(new URL(request.url()).pathname);
    });
    const start = pathOf(id, locale);
    await open(page, { path: start, heading: undefined });
    await expectTitle(page, id, locale);
    await markWindow(page);
    const documents = countDocuments(page);
    const links = await pageLinks(page, locale);
    const targets = new Set(links.map((href) => pageAt(new URL(href, page.url()).pathname)));
    // A page without a footer contains no links to the pages that are not in the header.
    const hasFooter = PAGES[id].layout !== "no-footer";
    const others = PAGE_IDS.filter(
      (page) => page !== id && (hasFooter || page === "home" || PAGES[page].inHeader),
    );
    expect([...targets]).toEqual(expect.arrayContaining(others));
    const asked = new Set<string>();
    const drawn = links.filter((_, index) => drawnOf([true, false], number + index).includes(true));
    for (const href of drawn) {
      payloads.length = 0;
      await page.locator(`a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(href);
      const { pathname, searchParams, hash } = new URL(href, page.url());
      const target = pageAt(pathname) as PageId;
      const isRun = searchParams.has("app") || searchParams.has("p") || hash.startsWith("#p=");
      if (!isRun) await expectTitle(page, target, locale);
      if (!asked.has(pathname + searchParams)) expect(payloads.join()).toContain(".txt");
      asked.add(pathname + searchParams);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expectTitle(page, id, locale);
    }
    await expectSameWindow(page);
    expect(documents()).toBe(0);
  });

for (const locale of drawnOf(LOCALES, 0)) {
  const other = LOCALES.find((candidate) => candidate !== locale) as Locale;

  test(`the language switch of ${locale} opens the same page in the other language, with the same query and hash`, async ({
    page,
  }) => {
    await visit(page, `${pathOf("study", locale)}?app=stroop&from=mail#start`);
    await markWindow(page);
    const documents = countDocuments(page);
    await page.getByRole("link", { name: SITE_WORDS[locale].otherLanguage, exact: true }).click();
    await expect(page).toHaveURL(`${pathOf("study", other)}?app=stroop&from=mail#start`);
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS[other]);
    expect(documents()).toBe(1);
    expect(await page.evaluate(() => "mark" in window)).toBe(false);
  });

  test(`the language switch of ${locale} still works after a client-side navigation`, async ({
    page,
  }) => {
    await visit(page, pathOf("home", locale));
    await headerLink(page, SITE_WORDS[locale].pages.about).click();
    await expect(title(page)).toHaveText(about.title[locale]);
    await page.getByRole("link", { name: SITE_WORDS[locale].otherLanguage, exact: true }).click();
    await expect(page).toHaveURL(pathOf("about", other));
    await expect(title(page)).toHaveText(about.title[other]);
  });

  test(`the header marks the editor as the current page, and marks no link on the pages of participants (${locale})`, async ({
    page,
  }) => {
    const current = page.getByRole("banner").getByRole("navigation").locator("[aria-current]");
    await visit(page, pathOf("protocol", locale));
    await expect(current).toHaveText(SITE_WORDS[locale].pages.protocol);
    await expect(current).toHaveAttribute("aria-current", "page");
    for (const id of ["study", "withdraw"] as const) {
      await visit(page, pathOf(id, locale));
      await expect(current).toHaveCount(0);
    }
  });

  for (const scripts of ["with", "without"] as const)
    test(`the menu of a phone opens pages by keyboard, ${scripts} scripts (${locale})`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 360, height: 740 },
        javaScriptEnabled: scripts === "with",
      });
      const page = await context.newPage();
      await page.goto(pathOf("about", locale));
      if (scripts === "with") await waitForHydration(page);
      const words = SITE_WORDS[locale];
      const menu = page.getByRole("banner").getByRole("button", { name: words.menu });
      await expect(headerLink(page, words.pages.portfolio)).toBeHidden();
      await menu.press("Enter");
      await expect(headerLink(page, words.pages.portfolio)).toBeInViewport({ ratio: 1 });
      await expect(headerLink(page, words.pages.about)).toHaveAttribute("aria-current", "page");
      await page.keyboard.press("Escape");
      await expect(headerLink(page, words.pages.portfolio)).toBeHidden();
      await menu.press("Enter");
      await page.keyboard.press("Tab");
      await expect(headerLink(page, words.pages.portfolio)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pathOf("portfolio", locale));
      await expect(title(page)).toHaveText(portfolio.title[locale]);
      await expect(headerLink(page, words.pages.portfolio)).toBeHidden();
      await context.close();
    });

  test(`the header marks only the current page (${locale})`, async ({ page }) => {
    const navigation = page.getByRole("banner").getByRole("navigation");
    const current = navigation.locator("[aria-current]");
    await visit(page, pathOf("home", locale));
    await expect(current).toHaveCount(0);
    for (const id of ["about", "contact"] as const) {
      await headerLink(page, SITE_WORDS[locale].pages[id]).click();
      await expect(current).toHaveText(SITE_WORDS[locale].pages[id]);
      await expect(current).toHaveAttribute("aria-current", "page");
    }
  });
}

test("the heading of a newly opened page receives the focus and is announced", async ({ page }) => {
  await visit(page, pathOf("home", "en"));
  await expect(page.locator("body")).toBeFocused();
  for (const id of ["about", "cgu", "study"] as const) {
    const links = page.getByRole("link", { name: SITE_WORDS.en.pages[id], exact: true });
    await links.last().click();
    await expect(title(page)).toHaveText(TITLES[id].en);
    await expect(title(page)).toBeFocused();
    await expect(page.locator("next-route-announcer").getByRole("alert")).toContainText(
      TITLES[id].en,
    );
  }
  // The next element that the Tab key reaches is in the new page, and not in the header.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("Enter follows a link without loading a page in full, and Ctrl+click opens a new tab", async ({
  page,
  context,
}) => {
  await visit(page, pathOf("home", "en"));
  await markWindow(page);
  const aside = context.waitForEvent("page");
  await headerLink(page, SITE_WORDS.en.pages.about).click({ modifiers: ["ControlOrMeta"] });
  await expect(title(await aside)).toHaveText(about.title.en);
  await expect(title(page)).toHaveText(home.headline.en);

  await headerLink(page, SITE_WORDS.en.pages.about).press("Enter");
  await expect(title(page)).toHaveText(about.title.en);
  await expectSameWindow(page);
});

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

test("a new page starts at its top, and the Back and Forward buttons restore the scroll position", async ({
  page,
}) => {
  await visit(page, pathOf("about", "en"));
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => scrollOf(page)).toBe(1200);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("header a[href='/contact']")?.click(),
  );
  await expect(title(page)).toHaveText(contact.title.en);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => scrollOf(page)).toBe(200);

  await page.goBack();
  await expect(title(page)).toHaveText(about.title.en);
  await expect.poll(() => scrollOf(page)).toBe(1200);
  await page.goForward();
  await expect(title(page)).toHaveText(contact.title.en);
  await expect.poll(() => scrollOf(page)).toBe(200);
});

test("the Back button opens another page even if the previous URL is a hash of the other page", async ({
  page,
}) => {
  await visit(page, pathOf("cgu", "en"));
  const place = page.getByRole("main").locator("a[href^='#']").last();
  const hash = (await place.getAttribute("href")) ?? "";
  await place.click();
  await expect(page).toHaveURL(pathOf("cgu", "en") + hash);
  await markWindow(page);
  await headerLink(page, SITE_WORDS.en.pages.about).click();
  await expect(title(page)).toHaveText(about.title.en);
  await page.goBack();
  await expect(page).toHaveURL(pathOf("cgu", "en") + hash);
  await expect(title(page)).toHaveText(cgu.title.en);
  await expectAtTop(page, hash.slice(1));
  await expectSameWindow(page);
});

/** Expects the element to be in the window, near the top of the window, and not covered. */
async function expectAtTop(page: Page, id: string) {
  await expect
    .poll(() =>
      page.locator(`#${id}`).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        const seen = document.elementFromPoint(innerWidth / 2, Math.max(top, 0) + 40);
        const isSeen = element.contains(seen) || seen === document.body;
        return top >= 0 && (isAtEnd ? top < innerHeight : top < 100) && isSeen;
      }),
    )
    .toBe(true);
}

test.describe("hash links", () => {
  test("to another page scroll to their target", async ({ page }) => {
    const faults = watchFaults(page);
    await visit(page, pathOf("home", "en"));
    await page.getByRole("link", { name: SITE_WORDS.en.footer.privacy, exact: true }).click();
    await expect(page).toHaveURL(`${pathOf("cgu", "en")}#privacy`);
    await expect(title(page)).toHaveText(cgu.title.en);
    await expectAtTop(page, "privacy");
    expect(faults).toEqual([]);
  });

  test("within a page scroll to their target", async ({ page }) => {
    await visit(page, pathOf("cgu", "fr"));
    for (const { id, title: name } of [cgu.sections[6], cgu.sections[2]]) {
      await page
        .getByRole("main")
        .getByRole("navigation")
        .getByRole("link", { name: name.fr })
        .click();
      await expect(page).toHaveURL(`${pathOf("cgu", "fr")}#${id}`);
      await expectAtTop(page, id);
    }
  });

  test("scroll to their target if the URL with the hash is opened directly", async ({ page }) => {
    await visit(page, `${pathOf("about", "en")}#ethics`);
    await expectAtTop(page, "ethics");
  });

  /** Inserts an element far down the page, in the way that a component that loads late does. */
  const addLate = (page: Page, id: string) =>
    page.evaluate((id) => {
      const late = document.createElement("section");
      late.id = id;
      late.textContent = id;
      document.querySelector("main section:last-of-type")?.before(late);
    }, id);

  async function expectToArriveLate(page: Page) {
    await visit(page, `${pathOf("about", "en")}#late`);
    expect(await scrollOf(page)).toBe(0);
    await addLate(page, "late");
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    await expect(page.locator("#late")).toBeInViewport();
  }

  test("scroll to a target that loads late as soon as the target loads", async ({ page }) => {
    await expectToArriveLate(page);
  });

  test("do not scroll to a target that loads late if the visitor has scrolled in the meantime", async ({
    page,
  }) => {
    await expectToArriveLate(page);
    await page.evaluate(() => {
      scrollTo(0, 0);
      const changed = new Promise((resolve) =>
        addEventListener("hashchange", resolve, { once: true }),
      );
      location.hash = "later";
      return changed;
    });
    await page.keyboard.press("Shift");
    await addLate(page, "later");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator("#later")).not.toBeInViewport();
    expect(await scrollOf(page)).toBe(0);
  });
});

type Run = { name: string; keyframes: string; duration: number; delay: number; fill: string };

/** Returns the paused animations of the page transition. */
const transitions = (page: Page): Promise<Run[]> =>
  page.evaluate(() =>
    (window as unknown as { runs: Animation[] }).runs.map((run) => {
      const effect = run.effect as KeyframeEffect;
      const { duration, delay, fill } = effect.getTiming();
      return {
        name: run.id,
        keyframes: effect
          .getKeyframes()
          .map(({ opacity }) => opacity)
          .join(),
        duration: Number(duration),
        delay: Number(delay),
        fill: String(fill),
      };
    }),
  );

/** Pauses each animation at the moment at which the animation begins. */
async function freezeAnimations(page: Page) {
  await page.addInitScript(() => {
    const runs: Animation[] = [];
    Object.assign(window, { runs });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const run = animate.apply(this, args);
      if (run.id.startsWith("page-")) {
        run.pause();
        runs.push(run);
      }
      return run;
    };
  });
}

/** Records the title and the number of elements of each frame in which the title or this number has changed. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const frames: { title: string; elements: number }[] = [];
    Object.assign(window, { frames });
    const look = () => {
      requestAnimationFrame(look);
      const main = document.querySelector("main");
      const title = main?.querySelector("h1")?.textContent ?? "";
      const elements = main?.querySelectorAll("*").length ?? 0;
      const last = frames.at(-1);
      if (last?.title !== title || last.elements !== elements) frames.push({ title, elements });
    };
    look();
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { frames: { title: string; elements: number }[] }).frames,
    );
}

test("the title of a page is painted before its other content, after a link and after the Back button", async ({
  page,
}) => {
  await visit(page, pathOf("about", "en"));
  const frames = await watchFrames(page);
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(title(page)).toHaveText(contact.title.en);
  await expect(page.locator("main form")).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText(about.title.en);

  await expect(page.getByRole("table").first()).toBeAttached();
  // This list contains only elements that are attached to the page. The next animation frame records them.
  await expect.poll(async () => (await frames()).at(-1)?.elements).toBeGreaterThan(50);

  const seen = await frames();
  const there = seen.findIndex((frame) => frame.title === contact.title.en);
  const back = seen.findLastIndex((frame) => frame.title === contact.title.en) + 1;
  for (const at of [there, back]) {
    expect(seen[at]?.elements).toBeLessThan(10);
    expect(seen[at + 1]?.elements).toBeGreaterThan(50);
  }
});

test.describe("the page transition", () => {
  test("fades the old page out and the new page in, 150 ms each, while the new page can already be used", async ({
    page,
  }) => {
    await freezeAnimations(page);
    await visit(page, pathOf("home", "en"));
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect.poll(async () => (await transitions(page)).length).toBe(2);
    expect(await transitions(page)).toEqual([
      { name: "page-leave", keyframes: "1,0", duration: 150, delay: 0, fill: "forwards" },
      { name: "page-enter", keyframes: "0.5,1", duration: 150, delay: 150, fill: "backwards" },
    ]);

    // The transition is stopped at its start, so the old page is still visible. The new page below the old page is
    // readable, focused and clickable.
    await expect(page.getByRole("main")).toHaveCSS("opacity", "0.5");
    await expect(title(page)).toHaveText(contact.title.en);
    await expect(title(page)).toBeFocused();
    await expect(page.getByText(home.headline.en)).toBeVisible();
    await expect(page.getByRole("heading", { name: home.headline.en })).toHaveCount(0);
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(title(page)).toHaveText(about.title.en);

    await page.evaluate(() => {
      for (const run of (window as unknown as { runs: Animation[] }).runs) run.finish();
    });
    await expect(page.getByText(home.headline.en)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: contact.title.en })).toHaveCount(0);
    await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
  });

  test("does not block clicks on the new page", async ({ page }) => {
    await freezeAnimations(page);
    await visit(page, pathOf("home", "en"));
    await headerLink(page, SITE_WORDS.en.pages.portfolio).click();
    await expect(title(page)).toHaveText(portfolio.title.en);
    await page.getByRole("main").getByRole("link", { name: portfolio.own.action.en }).click();
    await expect(title(page)).toHaveText(contact.title.en);
  });

  test("does not run with reduced motion, or if only the query of the page changes", async ({
    page,
  }) => {
    await freezeAnimations(page);
    await visit(page, `${pathOf("study", "en")}?app=stroop`);
    const { name } = localize(APPS["lottery-choice"].words, "en");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(title(page)).toHaveText(name);
    expect(await transitions(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(title(page)).toHaveText(contact.title.en);
    await expect(title(page)).toBeFocused();
    expect(await transitions(page)).toEqual([]);
  });
});

test.describe("prefetched pages", () => {
  test("are opened without a request", async ({ page }) => {
    const prefetched = untilPrefetched(page, "contact");
    const atRest = watchRest(page);
    await visit(page, pathOf("home", "en"));
    await prefetched;
    await atRest();
    const later = await hold(page, (url) => isPayload(url.href));
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(title(page)).toHaveText(contact.title.en);
    await later.release();
  });

  test("can still be opened after an hour", async ({ page }) => {
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + ((window as { laterMs?: number }).laterMs ?? 0);
    });
    const prefetched = untilPrefetched(page, "contact");
    const atRest = watchRest(page);
    await visit(page, pathOf("home", "en"));
    await prefetched;
    await atRest();
    await page.evaluate(() => {
      Object.assign(window, { laterMs: 3_600_000 });
    });
    const later = await hold(page, (url) => isPayload(url.href));
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(title(page)).toHaveText(contact.title.en);
    await later.release();
  });

  test("include the targets of links that the visitor hovers or focuses before the browser is idle", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const payloads = new Set<string>();
    page.on("request", (request) => {
      if (isPayload(request.url())) payloads.add(new URL(request.url()).pathname);
    });
    await visit(page, pathOf("home", "en"));
    await page.waitForLoadState("networkidle");
    expect([...payloads]).toEqual([]);
    await headerLink(page, SITE_WORDS.en.pages.about).hover();
    await expect.poll(() => [...payloads].join()).toContain("about.__PAGE__.txt");
    await headerLink(page, SITE_WORDS.en.pages.contact).focus();
    await expect.poll(() => [...payloads].join()).toContain("contact.__PAGE__.txt");
    expect([...payloads].filter((path) => !/about|contact/.test(path))).toEqual([]);
  });

  const CONDITIONS = [
    { name: "data saver", network: { saveData: true, effectiveType: "4g" } },
    { name: "2g", network: { saveData: false, effectiveType: "2g" } },
    { name: "slow 2g", network: { saveData: false, effectiveType: "slow-2g" } },
    { name: "offline", network: null },
  ];
  for (const { name, network } of CONDITIONS)
    test(`are not fetched on ${name} until this condition ends`, async ({ page }) => {
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, "connection", {
          value: Object.assign(new EventTarget(), connection),
        });
        if (!connection)
          Object.defineProperty(Navigator.prototype, "onLine", {
            value: false,
            configurable: true,
          });
      }, network);
      const payloads: string[] = [];
      page.on("request", (request) => {
        if (isPayload(request.url())) payloads.push(request.url());
      });
      await visit(page, pathOf("home", "en"));
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await headerLink(page, SITE_WORDS.en.pages.about).hover();
      await page.waitForLoadState("networkidle");
      expect(payloads).toEqual([]);

      await page.evaluate(() => {
        const { connection } = navigator as unknown as { connection: EventTarget };
        Object.assign(connection, { saveData: false, effectiveType: "4g" });
        Object.defineProperty(Navigator.prototype, "onLine", { value: true, configurable: true });
        connection.dispatchEvent(new Event("change"));
        window.dispatchEvent(new Event("online"));
      });
      await expect.poll(() => payloads.length).toBeGreaterThan(0);
    });

  test("are not fetched with data saver on; a click then loads the page", async ({ page }) => {
    await saveData(page);
    await visit(page, pathOf("home", "en"));
    const answer = await hold(page, payloadsOf(pathOf("contact", "en")));
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect.poll(answer.count).toBe(1);
    await expect(title(page)).toHaveText(home.headline.en);
    await answer.release();
    await expect(title(page)).toHaveText(contact.title.en);
  });
});
