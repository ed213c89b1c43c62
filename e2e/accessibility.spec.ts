import { expect, type Locator, type Page, test } from "@playwright/test";
import { about } from "@/content/about";
import { cgu } from "@/content/cgu";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { PAGES as PAGE_FACTS } from "@/content/pages";
import { portfolio } from "@/content/portfolio";
import { siteWords } from "@/content/site-words";
import { study } from "@/content/study";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { SCHEMES, TEXT_SIZES } from "@/lib/preferences";
import { LOCALES, type Locale, type PageId, pathOf } from "@/lib/routes";
import { DESKTOP, expectNoViolations, PHONE, violations } from "../testing/axe";
import { choose } from "../testing/behaviour";
import { drawnHalf, drawnOf, inDrawnLanguage } from "../testing/drawn-cases";
import { type Lab, Participant } from "../testing/lab";
import {
  backgroundBehind,
  layOutAll,
  open,
  PAGES,
  pageThatPrefers,
  readToTheEnd,
  SCREENS,
  visibleContrast,
} from "../testing/site";

/** The minimum size of a target in WCAG 2.5.8, in CSS pixels. */
const LEAST_TARGET = 24;
/** The minimum contrast of graphics and controls in WCAG 1.4.11. For text, WCAG 1.4.3 applies. */
const LEAST_CONTRAST = 3;
const LEAST_TEXT_CONTRAST = 4.5;

/**
 * French pages differ from English pages only in their texts. Ordinary runs therefore test in French only the rules
 * that depend on texts. Release runs test the other rules in French, with axe on half of the pages.
 */
const inFrench = (locale: Locale) => ({ tag: locale === "fr" ? "@release" : [] });
const inEnglish = (locale: Locale) => ({ tag: locale === "en" ? "@release" : [] });

test.describe("the accessibility checker axe", () => {
  test.describe.configure({ timeout: 90_000 });

  for (const [index, screen] of SCREENS.filter(({ locale }) => locale === "en").entries())
    test(`finds no violation on ${screen.path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, screen);
      await readToTheEnd(page);
      // The introductions of apps have one layout, so each is checked in the drawn width.
      const isPage = PAGES.some(({ path }) => path === screen.path);
      const viewports = [PHONE, DESKTOP];
      for (const viewport of isPage ? viewports : drawnOf(viewports, index)) {
        await page.setViewportSize(viewport);
        await expectNoViolations(page, `${viewport.width} px`);
      }
    });

  // French texts are longer, and a narrow screen has the least space for them. Colours do not depend on the language.
  // A run tests each introduction on a narrow screen in one language.
  for (const screen of drawnHalf(
    SCREENS.filter(({ locale }) => locale === "fr"),
    1,
  ))
    test(`finds no violation on ${screen.path}, on a narrow screen`, { tag: "@release" }, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(PHONE);
      await open(page, screen);
      await readToTheEnd(page);
      expect(await violations(page)).toEqual([]);
    });

  for (const locale of LOCALES) {
    test(
      `finds no violation in content that appears after an action of the visitor (${locale})`,
      inFrench(locale),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        const words = localize(portfolio, locale);
        await open(page, { path: pathOf("portfolio", locale), heading: undefined });
        await page.getByRole("button", { name: words.citation.label }).first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoViolations(page, "citation");
        await page.keyboard.press("Escape");
        const card = page.getByRole("article").first();
        await card.locator("summary").click();
        await expect(card.getByRole("link", { name: words.ask })).toBeVisible();
        await expectNoViolations(page, "details");

        await open(page, {
          path: `${pathOf("portfolio", locale)}?q=xyzzy&device=phone`,
          heading: undefined,
        });
        await page.setViewportSize(PHONE);
        await page.getByRole("button", { expanded: false }).click();
        await expect(page.getByText(words.list.none, { exact: true })).toBeVisible();
        await expectNoViolations(page, "filters");

        await open(page, { path: pathOf("about", locale), heading: undefined });
        for (const summary of await page.locator("main summary").all()) await summary.click();
        await expect(page.getByRole("slider")).toBeVisible();
        expect.soft(await violations(page), "tables and slider").toEqual([]);
      },
    );
  }
});

/**
 * Returns the elements that extend beyond the right or left edge of the window. Elements inside a scrollable element
 * are left out.
 */
function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsInside = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    // The skip link and the texts for screen readers are outside of the window on purpose.
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest("[class*=legend], [class*=skip], [class*=sliders]") !== null;
    const over = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isOver = own > 0 && (right > width + 1 || left < -1);
      return isOver && !isHidden(element) && !scrollsInside(element);
    });
    return over
      .filter((element) => !over.includes(element.parentElement ?? element))
      .map((element) => `${element.tagName} ${element.getAttribute("class")}`);
  });
}

async function expectNoSidewaysScrolling(page: Page, where: string) {
  expect.soft(await overhanging(page), where).toEqual([]);
  await page.evaluate(() => scrollTo({ left: 10_000, top: 0, behavior: "instant" }));
  expect.soft(await page.evaluate(() => scrollX), where).toBe(0);
}

/** Returns the texts that become smaller on the screen when the text size increases, with both sizes in pixels. */
function shrinkingTexts(page: Page): Promise<string[]> {
  return page.evaluate((sizes) => {
    const root = document.documentElement;
    /**
     * Returns the displayed font size. A drawing is scaled to the available space, and the text in the drawing is
     * scaled by the same factor.
     */
    const sizeOf = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize) *
      (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1);
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const last = new Map<Element, number>();
    const shrinking: string[] = [];
    for (const size of sizes) {
      root.dataset.textSize = size;
      for (const element of document.querySelectorAll("body :not(script, style)")) {
        if (!hasText(element) || !element.checkVisibility()) continue;
        const before = last.get(element) ?? 0;
        const now = sizeOf(element);
        // The tolerance is 0.05 px, because the layout rounds to 1/64 px.
        if (now < before - 0.05)
          shrinking.push(
            `${size} %: ${before.toFixed(1)} to ${now.toFixed(1)}, ${element.tagName} ${element.getAttribute("class")}, ${element.textContent?.slice(0, 40)}`,
          );
        last.set(element, now);
      }
    }
    delete root.dataset.textSize;
    return shrinking;
  }, TEXT_SIZES);
}

test.describe("on a narrow screen or with large text", () => {
  test.describe.configure({ timeout: 90_000 });

  for (const locale of LOCALES) {
    const screens = SCREENS.filter((screen) => screen.locale === locale);

    // Ordinary runs test only the French pages, because French words are longer.
    test(
      `no content needs horizontal scrolling at 320 px (${locale})`,
      inEnglish(locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        for (const screen of screens) {
          await open(page, screen);
          await expectNoSidewaysScrolling(page, screen.path);
        }
      },
    );

    test(
      `no content needs horizontal scrolling with text at 200 % (${locale})`,
      inEnglish(locale),
      async ({ browser, baseURL }) => {
        const page = await pageThatPrefers(browser, baseURL, { textSize: "200" });
        for (const screen of screens) {
          await open(page, screen);
          await expect(page.locator("html")).toHaveCSS("font-size", "32px");
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 740 });
            await expectNoSidewaysScrolling(page, `${screen.path} at ${width} px`);
          }
        }
        await page.context().close();
      },
    );

    test(
      `no text of a figure is cut off at 320 px with text at 200 % (${locale})`,
      inEnglish(locale),
      async ({ browser, baseURL }) => {
        const page = await pageThatPrefers(browser, baseURL, { textSize: "200" });
        await page.setViewportSize({ width: 320, height: 640 });
        for (const id of ["about", "portfolio"] as const) {
          await open(page, { path: pathOf(id, locale), heading: undefined });
          const cut = await page.locator("main svg text:visible").evaluateAll((texts) =>
            texts.flatMap((text) => {
              const { left, right } = text.getBoundingClientRect();
              let box = text.parentElement;
              while (box && getComputedStyle(box).overflowX !== "clip") box = box.parentElement;
              const edges = box?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
              const isCut =
                left < Math.max(0, edges.left) || right > Math.min(innerWidth, edges.right);
              return isCut ? [text.textContent] : [];
            }),
          );
          expect.soft(cut, id).toEqual([]);
        }
        await page.context().close();
      },
    );
  }

  for (const screen of inDrawnLanguage(SCREENS)) {
    const isPage = PAGES.some(({ path }) => path === screen.path);
    test(`no text of ${screen.path} becomes smaller when the text size increases`, {
      tag: isPage ? [] : "@release",
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, screen);
      await readToTheEnd(page);
      await page.evaluate(layOutAll);
      for (const width of [320, 360, 768, 1360, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await shrinkingTexts(page), `${width} px`).toEqual([]);
      }
    });
  }

  test("the text size control in the footer doubles the text size of the current page and of the next page", async ({
    page,
  }) => {
    const words = localize(siteWords, "en");
    const size = (element: Locator) =>
      element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    const largest = TEXT_SIZES.at(-1) ?? "";
    const parts = {
      paragraph: page.getByRole("main").locator("p").first(),
      navigation: page.getByRole("banner").getByRole("link").last(),
    };
    await open(page, { path: pathOf("contact", "en"), heading: undefined });
    const widths = [PHONE.width, DESKTOP.width];
    const before = { p: await size(parts.paragraph), nav: [] as number[] };
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      before.nav.push(await size(parts.navigation));
    }

    const control = page.getByRole("group", { name: words.textSize.legend });
    await choose(
      control.getByRole("radio", { name: interpolate(words.textSize.percent, { size: largest }) }),
    );
    const address = page.locator("main dd").first();
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 740 });
      // With large text, the header uses its layout for narrow screens. In this layout, the text of the header is one
      // step smaller.
      expect(await size(parts.navigation)).toBeGreaterThanOrEqual(1.8 * (before.nav[index] ?? 0));
      await expect(address).toHaveCSS("font-size", "34px");
    }
    await page.setViewportSize(DESKTOP);
    expect(await size(parts.paragraph)).toBeGreaterThan(1.5 * before.p);

    // This page has no footer and thus no text size control, but it applies the text size that the visitor chose
    // before.
    await page.goto(pathOf("study", "en"));
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  });
});

test.describe("in forced colours mode", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`text, controls and pictures have enough contrast in a ${colorScheme} scheme`, {
      tag: colorScheme === "light" ? "@release" : [],
    }, async ({ page }) => {
      // The test is slow, because it takes a screenshot for every kind of text.
      test.slow();
      await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
      const words = localize(siteWords, "en");
      await open(page, { path: pathOf("home", "en"), heading: undefined });
      // The description of the task changes when the visitor scrolls close to the task.
      await readToTheEnd(page);

      const main = page.getByRole("main");
      await expect(main.getByRole("slider").first()).toBeVisible();
      const everyText = page.locator("h1, h2, h3, a, button, label, figcaption, p");
      // Elements with the same class, inside parents with the same class, have the same colours. Only one of these
      // elements is tested.
      const looks = new Set<string>();
      for (const text of await everyText.all()) {
        const { isShown, look } = await text.evaluate((node) => ({
          isShown: node.textContent?.trim() !== "" && !node.matches("[class*=skip] a"),
          look: `${node.tagName} ${node.className} in ${node.parentElement?.className}`,
        }));
        if (!isShown || looks.has(look) || !(await text.isVisible())) continue;
        looks.add(look);
        expect.soft(await visibleContrast(text), `${text}`).toBeGreaterThan(LEAST_TEXT_CONTRAST);
      }

      const scheme = page.getByRole("group", { name: words.scheme.legend }).locator("label");
      const sizes = page.getByRole("group", { name: words.textSize.legend }).locator("label");
      const drawings = [
        page.locator("header svg").first(),
        ...(await main.locator("figure svg").all()),
        ...(await scheme.all()),
        ...(await sizes.all()),
      ];
      for (const drawing of drawings)
        expect.soft(await visibleContrast(drawing), `${drawing}`).toBeGreaterThan(LEAST_CONTRAST);

      // The selected option must look different from the other options, although forced colours remove some CSS
      // properties.
      for (const group of [scheme, sizes]) {
        const chosen = group.filter({ has: page.locator(":checked") });
        const other = group.filter({ has: page.locator(":not(:checked)") }).last();
        await expect(chosen).toHaveCount(1);
        expect(await backgroundBehind(chosen)).not.toBe(await backgroundBehind(other));
      }

      // Buttons must have a visible outline, because forced colours replace a background colour.
      for (const button of await main.getByRole("button").all())
        await expect(button).not.toHaveCSS("border-top-width", "0px");
    });
  }

  /** Returns the colour of an element's text or drawing, in bytes. */
  const inkOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).color.match(/\d+/g)?.map(Number) ?? []);

  test("the ink colours of the Stroop words do not change, because these colours are the stimulus", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, { path: pathOf("home", "en"), heading: undefined });
    const { screen, inks } = localize(APPS.stroop.words, "en");
    const stimulus = page.getByRole("region", { name: screen.label }).getByRole("img", {
      name: interpolate(screen.stimulus, { word: inks.green, ink: inks.red }),
    });
    const [red = 0, green = 0, blue = 0] = await inkOf(stimulus);
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    expect(await visibleContrast(stimulus)).toBeGreaterThan(LEAST_TEXT_CONTRAST);

    // The app is tested from its start until its first word is displayed.
    const participant = new Participant(page, "stroop", "en", "keys");
    await participant.open({ seed: "1" });
    await participant.start();
    await participant.goOn();
    const seen = await page.evaluate(async () => {
      const { lab } = window as unknown as { lab: Lab };
      await lab.until(["stimulus"]);
      const word = document.querySelector<HTMLElement>("dialog[open] [data-ink]");
      if (!word) return undefined;
      const probe = document.createElement("i");
      probe.style.color = `var(--colour-ink-${word.dataset.ink})`;
      // This element is outside the task, so the browser would force its colours. It refers to the same
      // ink colour as the stimulus.
      probe.style.forcedColorAdjust = "none";
      document.body.append(probe);
      return { shown: getComputedStyle(word).color, named: getComputedStyle(probe).color };
    });
    expect(seen?.shown).toBe(seen?.named);
  });

  test("the plot and the slider remain visible in the colours of the system", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, { path: pathOf("about", "en"), heading: undefined });
    const figure = page.locator("figure#precision");
    await expect(figure.getByRole("slider")).toBeVisible();
    expect(await visibleContrast(figure.locator("svg"))).toBeGreaterThan(LEAST_CONTRAST);
    expect(await visibleContrast(figure.getByRole("slider").locator("xpath=.."))).toBeGreaterThan(
      LEAST_CONTRAST,
    );
    // The filled part of the slider must have a visible edge in every colour scheme of the system.
    const track = figure.locator("[class*=step-slider_track]");
    await expect(track).toHaveCSS("outline-width", "1px");
    const [edge, ground] = await track.evaluate((node) => {
      const style = getComputedStyle(node);
      return [style.outlineColor, style.backgroundColor];
    });
    expect(edge).not.toBe(ground);
  });

  test("drawings remain visible in the colours of the system, whichever scheme the visitor chose on the site", async ({
    browser,
    baseURL,
  }) => {
    const page = await pageThatPrefers(
      browser,
      baseURL,
      { scheme: "light" },
      { forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" },
    );
    for (const id of ["home", "about"] as const) {
      await open(page, { path: pathOf(id, "en"), heading: undefined });
      await readToTheEnd(page);
      for (const drawing of await page.locator("header svg, main figure svg").all())
        if (await drawing.isVisible())
          expect.soft(await visibleContrast(drawing), `${drawing}`).toBeGreaterThan(LEAST_CONTRAST);
    }
    await page.context().close();
  });

  test("the header of a phone still marks the link of the current page", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.setViewportSize(PHONE);
    await open(page, { path: pathOf("about", "en"), heading: undefined });
    await page.getByRole("banner").getByRole("button", { name: siteWords.menu.en }).click();
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links.and(page.locator("[aria-current]"))).not.toHaveCSS("box-shadow", "none");
    await expect(links.and(page.locator(":not([aria-current])")).first()).toHaveCSS(
      "box-shadow",
      "none",
    );
  });
});

test.describe("with and without reduced motion", () => {
  /** Navigates to another page and back. Returns the elements that the browser animated meanwhile. */
  async function motionOfNavigation(page: Page): Promise<string[]> {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Reflect.set(window, "moved", moved);
      for (const event of ["transitionrun", "animationstart"])
        document.addEventListener(event, ({ target }) => {
          moved.push(`${event} ${(target as Element).className}`);
        });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        moved.push(`animate ${this.tagName}`);
        return animate.apply(this, how);
      };
    });
    await open(page, { path: pathOf("contact", "en"), heading: undefined });
    const { pages } = localize(siteWords, "en");
    const navigation = page.getByRole("navigation", { name: localize(siteWords, "en").navigation });
    for (const [id, title] of [
      ["about", localize(about, "en").title],
      ["portfolio", localize(portfolio, "en").title],
    ] as const) {
      await navigation.getByRole("link", { name: pages[id], exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const running = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
      if (running > 0) await page.evaluate(() => Reflect.get(window, "moved").push("running"));
    }
    return page.evaluate(() => Reflect.get(window, "moved") as string[]);
  }

  test("a navigation is not animated for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await motionOfNavigation(page)).toEqual([]);
  });

  test("a navigation is animated by the page transition unless the visitor prefers reduced motion", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await motionOfNavigation(page)).toContain("animate MAIN");
  });
});

/** The texts that a reader must find on each page without scripts, in their order on the page. */
const READABLE: Partial<Record<PageId, (locale: Locale) => string[]>> = {
  home: (locale) => {
    const { headline, lede, builder, tasks, settings, promises, who } = localize(home, locale);
    const titles = [builder, tasks, settings, promises, who].map(({ title }) => title);
    return [headline, lede, ...titles];
  },
  portfolio: (locale) => {
    const { title, lede, own } = localize(portfolio, locale);
    return [
      title,
      interpolate(lede, { count: APP_IDS.length }),
      ...APP_IDS.map((app) => localize(APPS[app].words, locale).name),
      own.title,
    ];
  },
  study: (locale) => {
    const { title, lede, studies, changedMind } = localize(study, locale);
    return [title, lede, studies.title, changedMind.title];
  },
  about: (locale) => {
    const { title, lede, contentsTitle, ...words } = localize(about, locale);
    const { process, notUs, tools, costs, ethics, timing, devices } = words;
    const sections = [process, notUs, tools, costs, ethics, timing, devices];
    return [title, lede, contentsTitle, ...sections.map((section) => section.title)];
  },
  contact: (locale) => {
    const { title, lede, questionsTitle, questions, emailTitle } = localize(contact, locale);
    return [title, lede, questionsTitle, ...questions, emailTitle];
  },
  cgu: (locale) => {
    const { title, contentsTitle, sections } = localize(cgu, locale);
    return [title, contentsTitle, ...sections.map((section) => section.title)];
  },
};

/**
 * Returns the texts that a reader must find on a page without scripts. If the list above does not contain the page,
 * this is only the title of the page.
 */
const readable = (id: PageId, locale: Locale) =>
  READABLE[id]?.(locale) ?? [localize(PAGE_FACTS[id].words, locale).title];

const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Returns the text of the page's main element in reading order, including the text in noscript elements. */
async function shownText(page: Page): Promise<string> {
  const text = await page.getByRole("main").evaluate((main) => (main as HTMLElement).innerText);
  return plain(text);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const { page: id, locale, path } of inDrawnLanguage(PAGES)) {
    test(`a reader can read ${path} in order and follow links to other pages`, async ({ page }) => {
      await page.goto(path);
      const shown = await shownText(page);
      let at = 0;
      for (const text of readable(id, locale)) {
        const found = shown.indexOf(plain(text), at);
        expect(found, `“${text}” comes next`).toBeGreaterThanOrEqual(at);
        at = found;
      }
      // A phone has one column, so the reading order is the order from top to bottom.
      const headings = await page
        .getByRole("heading")
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
      expect(headings.length).toBeGreaterThan(1);
      expect(headings).toEqual([...headings].sort((a, b) => a - b));

      const words = localize(siteWords, locale);
      const next = id === "about" ? "contact" : "about";
      const navigation = page.getByRole("navigation", { name: words.navigation });
      await page.getByRole("banner").getByRole("button", { name: words.menu }).click();
      await navigation.getByRole("link", { name: words.pages[next], exact: true }).click();
      await expect(page).toHaveURL(pathOf(next, locale));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        readable(next, locale)[0] ?? "",
      );
      await page.getByRole("banner").getByRole("link", { name: words.otherLanguage }).click();
      await expect(page).toHaveURL(pathOf(next, locale === "en" ? "fr" : "en"));
    });
  }

  for (const locale of LOCALES) {
    test(`the portfolio displays its pictures (${locale})`, async ({ page }) => {
      await page.goto(pathOf("portfolio", locale));
      const words = localize(portfolio, locale);
      for (const app of APP_IDS) {
        const { name } = localize(APPS[app].words, locale);
        await page.locator(`#${app} summary`).click();
        for (const alt of [words.phoneShot, words.desktopShot]) {
          const picture = page.getByRole("img", {
            name: interpolate(alt, { app: name }),
            exact: true,
          });
          await expect(picture).toHaveCount(1);
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toBeVisible();
          await expect(picture).toHaveJSProperty("complete", true);
          const density = await picture.evaluate(
            (image: HTMLImageElement) => image.naturalWidth / image.width,
          );
          expect(density, "a pixel of the picture for each of the page").toBeGreaterThanOrEqual(1);
        }
      }
    });

    test(`the first section displays its example and states which browser features the example needs (${locale})`, async ({
      page,
    }) => {
      await page.goto(pathOf("home", locale));
      const { screen } = localize(APPS.stroop.words, locale);
      const stimulus = page.getByRole("region", { name: screen.label }).getByRole("img");
      await expect(stimulus).toBeVisible();
      await expect(stimulus).not.toHaveText("");
      expect(await visibleContrast(stimulus)).toBeGreaterThan(LEAST_TEXT_CONTRAST);
      expect(await shownText(page)).toContain(plain(screen.needsScripts));
    });
  }
});

/** Returns the focused element, together with the style changes that make the focus visible. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const { parentElement } = element;
    // If a field has buttons next to it, the focus indicator encloses the field and its buttons.
    const marks = [element, parentElement, parentElement?.parentElement].map((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node ?? element);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
    // The focus indicator of a clipped control is on another element, such as a ring around the handle of a plot.
    const isClipped = [element, parentElement, parentElement?.parentElement].some(
      (node) => node && getComputedStyle(node).clipPath !== "none",
    );
    const middle = document.elementFromPoint(
      box.left + box.width / 2,
      box.top + Math.min(box.height, innerHeight - box.top) / 2,
    );
    return {
      tag: element.tagName,
      text: (element as HTMLElement).innerText?.trim() || element.getAttribute("aria-label") || "",
      value: element.getAttribute("value"),
      place: element.closest("header, main, footer")?.tagName ?? "BODY",
      outline: Math.max(...marks),
      isInSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isCovered: !(
        isClipped ||
        (middle &&
          (element.contains(middle) ||
            middle.contains(element) ||
            parentElement?.parentElement?.contains(middle)))
      ),
    };
  });
}

test.describe("with the keyboard", () => {
  for (const locale of LOCALES) {
    test(`the skip link is the first focusable element and moves the focus into the main part (${locale})`, async ({
      page,
    }) => {
      const words = localize(siteWords, locale);
      await open(page, { path: pathOf("about", locale), heading: undefined });
      const skip = page.getByRole("link", { name: words.skip, exact: true });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      expect(await visibleContrast(skip)).toBeGreaterThan(LEAST_TEXT_CONTRAST);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press("Tab");
      expect((await focused(page))?.place).toBe("MAIN");
    });

    test(`the Tab key reaches the links of the header in their order (${locale})`, async ({
      page,
    }) => {
      const words = localize(siteWords, locale);
      await open(page, { path: pathOf("home", locale), heading: undefined });
      await page.keyboard.press("Tab");
      const reached = [];
      for (;;) {
        await page.keyboard.press("Tab");
        const now = await focused(page);
        if (now?.place !== "HEADER") break;
        reached.push(now.value ?? now.text);
      }
      const { portfolio: first, protocol: second, about: third, contact: fourth } = words.pages;
      expect(reached).toEqual([
        words.siteTitle,
        ...[first, second, third, fourth],
        words.otherLanguage,
      ]);
    });

    test(`the arrow keys reach all options of a group of radio buttons (${locale})`, async ({
      page,
    }) => {
      const words = localize(siteWords, locale);
      await open(page, { path: pathOf("home", locale), heading: undefined });
      await page.getByRole("radio", { name: words.scheme[SCHEMES[0]] }).focus();
      for (const scheme of [...SCHEMES.slice(1), SCHEMES[0]]) {
        await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("radio", { name: words.scheme[scheme] })).toBeFocused();
        await expect(page.getByRole("radio", { name: words.scheme[scheme] })).toBeChecked();
      }
    });
  }

  for (const { path } of PAGES.filter(({ locale }) => locale === "en")) {
    test(`the focus indicator is always visible on ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, { path, heading: undefined });
      const places = new Set<string>();
      let stops = 0;
      for (;;) {
        await page.keyboard.press("Tab");
        const now = await focused(page);
        if (!now) break;
        const where = `${now.tag} ${now.text} in ${now.place}`;
        expect.soft(now.outline, where).toBeGreaterThanOrEqual(2);
        expect.soft(now.isInSight, where).toBe(true);
        expect.soft(now.isCovered, where).toBe(false);
        places.add(now.place);
        stops += 1;
        expect(stops, "the focus leaves the page in the end").toBeLessThan(200);
      }
      expect([...places]).toEqual(expect.arrayContaining(["BODY", "HEADER", "MAIN"].slice(0, 2)));
      expect(stops).toBeGreaterThan(7);
    });
  }
});

/** Returns the links and controls that are too small for a finger. Links within a paragraph are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // In the slider of a figure, only the handle is visible and is therefore measured.
    const selector =
      "a[href], button, summary, select, input:not([class*=sliders] *), [role=button], [role=slider]";
    const isInText = (element: Element) =>
      element.matches("main a") && getComputedStyle(element).display === "inline";
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !isInText(element))
      .map((element) => {
        // The pointer can press a slider anywhere in its row, and an input anywhere in its label.
        const isSlider = element.matches("[role=slider], [type=range]");
        const target = (isSlider ? element.parentElement : element.closest("label")) ?? element;
        const { width, height } = target.getBoundingClientRect();
        return { width, height, name: `${element.tagName} ${target.textContent}` };
      })
      .filter(({ width, height }) => Math.min(width, height) < least)
      .map(({ width, height, name }) => `${name}: ${width} × ${height}`);
  }, LEAST_TARGET);
}

test.describe("links and controls", () => {
  test.describe.configure({ timeout: 90_000 });

  for (const locale of LOCALES)
    test(`are large enough for a finger (${locale})`, async ({ page }) => {
      for (const screen of inDrawnLanguage(SCREENS).filter((screen) => screen.locale === locale)) {
        await open(page, screen);
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          const where = `${screen.path} at ${viewport.width} px`;
          expect.soft(await smallTargets(page), where).toEqual([]);
        }
      }
    });
});
