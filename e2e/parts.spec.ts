import { readFileSync } from "node:fs";
import { expect, type Page, type Route, test } from "@playwright/test";
import { about } from "@/content/about";
import { contact } from "@/content/contact";
import { portfolio } from "@/content/portfolio";
import { precision } from "@/content/precision";
import { stroopWords } from "@/experiments/apps/stroop/words";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, pathOf } from "@/lib/routes";
import {
  headerLink,
  hold,
  LAZY_CHUNK,
  SITE_WORDS,
  saveData,
  stopClock,
  visit,
  watchFaults,
} from "../testing/behaviour";
import { downloadArchive, recompute, unpack } from "../testing/recompute";

const PORTFOLIO = pathOf("portfolio", "en");
const WORDS = localize(portfolio, "en");
const APP = localize(stroopWords, "en");

/** Returns the card of the tested app. */
const card = (page: Page) => page.locator("article#stroop");
const citeButton = (page: Page) =>
  card(page).getByRole("button", { name: `${WORDS.citation.label}: ${APP.name}`, exact: true });
const citation = (page: Page) =>
  page.getByRole("dialog", {
    name: interpolate(WORDS.citation.title, { app: APP.name }),
    exact: true,
  });
/** Returns the control that opens the details for researchers. */
const details = (page: Page) => card(page).locator("summary");

const copyButton = (page: Page) =>
  card(page).getByRole("button", { name: `${WORDS.copyLink}: ${APP.name}`, exact: true });

/**
 * Waits until scripts have added the buttons to the cards. The copy button is a sign of this, because it appears at the
 * same moment.
 */
const untilCardsAnswer = (page: Page) => expect(copyButton(page)).toBeVisible();

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("the popover with an app's citation", () => {
  const trigger = citeButton;
  const popover = citation;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, PORTFOLIO);
    await untilCardsAnswer(page);
  });

  for (const viewport of [
    { width: 1360, height: 800 },
    { width: 360, height: 740 },
  ])
    test(`does not cover its own card at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // A click first moves the mouse to the button. If 300 ms pass before the press, the resting mouse opens the
      // citation, above the button.
      await stopClock(page);
      // The button is at the lower edge of the window. The space above the button is therefore larger than the space
      // below.
      await trigger(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
      await trigger(page).click();
      const opened = await popover(page).boundingBox();
      const button = await trigger(page).boundingBox();
      expect(opened?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
      expect(opened?.height).toBeGreaterThan(250);
    });

  test("opens by click, displays the citation above all other content, and closes", async ({
    page,
  }) => {
    await trigger(page).click();
    await expect(popover(page)).toBeVisible();
    await expect(popover(page)).toContainText(APPS.stroop.model.facts.version);
    const layer = await popover(page).evaluate((element) => {
      let layered: Element | null = element;
      while (layered && getComputedStyle(layered).zIndex === "auto")
        layered = layered.parentElement;
      return layered && getComputedStyle(layered).zIndex;
    });
    expect(layer).toBe("2000");
    await popover(page).getByRole("button", { name: WORDS.close, exact: true }).click();
    await expect(popover(page)).toBeHidden();
  });

  test("has CSS position-try fallbacks only while it is open; otherwise some versions of WebKit would hang", async ({
    page,
  }) => {
    const placesToTry = () =>
      card(page)
        .locator("[popover]")
        .evaluate((element) =>
          getComputedStyle(element).getPropertyValue("position-try-fallbacks"),
        );
    expect(await placesToTry()).toBe("none");
    await trigger(page).click();
    expect(await placesToTry()).toBe("flip-block");
  });

  test("opens by key, closes by Escape, and returns the focus to the button that opened it", async ({
    page,
  }) => {
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await expect(popover(page)).toBeVisible();
    await expect(popover(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(popover(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  test("opens by hovering, and closes 200 ms after the pointer has left it", async ({ page }) => {
    await stopClock(page);
    await trigger(page).hover();
    await page.clock.runFor(1000);
    await expect(popover(page)).toBeVisible();

    // The popover remains open while the pointer is inside the popover.
    await popover(page).hover();
    await page.clock.runFor(2000);
    await expect(popover(page)).toBeVisible();

    await page.mouse.move(2, 2);
    await page.clock.runFor(180);
    await expect(popover(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(popover(page)).toBeHidden();
  });

  test("remains open if the visitor hovers the button and then clicks the button", async ({
    page,
  }) => {
    await stopClock(page);
    await trigger(page).hover();
    await page.clock.runFor(1000);
    await expect(popover(page)).toBeVisible();
    await expect(popover(page).locator(":focus")).toHaveCount(0);
    await trigger(page).click();
    await expect(popover(page).locator(":focus")).toHaveCount(1);
    await page.mouse.move(2, 2);
    await page.clock.runFor(2000);
    await expect(popover(page)).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(popover(page)).toBeHidden();
  });

  test("appears next to the button that opens it, within the window", async ({ page }) => {
    for (const width of [1360, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await trigger(page).click();
      const box = await popover(page).boundingBox();
      const button = await trigger(page).boundingBox();
      if (!box || !button) throw new Error("not shown");
      const gap = Math.max(box.y - button.y - button.height, button.y - box.y - box.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(20);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(740);
      await page.keyboard.press("Escape");
      await expect(popover(page)).toBeHidden();
    }
  });
});

test("the citation opens, closes and returns the focus, even if the code of its popover does not load", async ({
  page,
}) => {
  await hold(page, /\/_next\/static\/.*\.js/);
  await page.goto(PORTFOLIO, { waitUntil: "commit" });
  await citeButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(citation(page)).toContainText(APPS.stroop.model.facts.version);
  await page.keyboard.press("Escape");
  await expect(citation(page)).toBeHidden();
  await expect(citeButton(page)).toBeFocused();
});

test("the details open and close in their card, even if the code for the details does not load", async ({
  page,
}) => {
  await hold(page, /\/_next\/static\/.*\.js/);
  await page.goto(PORTFOLIO, { waitUntil: "commit" });
  const measure = card(page).getByText(APP.brief.measureText, { exact: true });
  await expect(measure).toBeHidden();
  await details(page).focus();
  await page.keyboard.press("Enter");
  await expect(measure).toBeVisible();
  await expect(card(page).getByRole("link", { name: /2019/ })).toHaveAttribute(
    "href",
    /^https:\/\/doi/,
  );
  await page.keyboard.press("Enter");
  await expect(measure).toBeHidden();
});

test.describe("the buttons that copy a citation", () => {
  for (const [name, text] of [
    [WORDS.citation.copyLine, /^Protocole\. \(\d{4}\)\. .*\/study\?app=stroop$/],
    [WORDS.citation.copyBibtex, /^@software\{[\s\S]*\n\}$/],
  ] as const)
    test(`copy the citation: ${name}`, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await visit(page, PORTFOLIO);
      await untilCardsAnswer(page);
      await citeButton(page).click();
      await citation(page).getByRole("button", { name }).click();
      await expect(citation(page).getByText(WORDS.citation.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
    });
});

test.describe("the button that copies an app's link", () => {
  const button = copyButton;
  const tooltip = (page: Page) => page.getByText(WORDS.copyLink, { exact: true });

  test("displays its name in a tooltip, and the tooltip closes 200 ms after the pointer has left", async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, PORTFOLIO);
    await expect(button(page)).toBeVisible();
    await stopClock(page);
    await expect(tooltip(page)).toHaveCount(0);
    expect((await button(page).locator("svg").boundingBox())?.width).toBeGreaterThan(16);
    await button(page).hover();
    await page.clock.runFor(1000);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(180);
    await expect(tooltip(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(tooltip(page)).toBeHidden();
  });

  test("displays its name when it has the focus", async ({ page }) => {
    await visit(page, PORTFOLIO);
    await untilCardsAnswer(page);
    await citeButton(page).focus();
    await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
  });

  const link = (baseURL: string | undefined) => `${baseURL}${pathOf("study", "en")}?app=stroop`;
  const outcome = (page: Page) => card(page).getByRole("status");

  test("copies the link, and confirms this with a message", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, PORTFOLIO);
    await button(page).click();
    await expect(outcome(page)).toHaveText(WORDS.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link(baseURL));
  });

  for (const how of ["refused", "absent"] as const)
    test(`displays the link if copying is ${how}`, async ({ page, baseURL }) => {
      await page.addInitScript((isAbsent) => {
        const value = isAbsent ? undefined : { writeText: () => Promise.reject(new Error("no")) };
        Object.defineProperty(Navigator.prototype, "clipboard", { value });
      }, how === "absent");
      await visit(page, PORTFOLIO);
      await button(page).click();
      await expect(outcome(page)).toHaveText(
        interpolate(WORDS.copyFailed, { link: link(baseURL) }),
      );
    });
});

test.describe("the slider", () => {
  for (const locale of LOCALES)
    test(`moves by keys, and the plot then announces its new content (${locale})`, async ({
      page,
    }) => {
      const words = localize(precision, locale);
      const norms = JSON.parse(
        readFileSync(new URL("../experiments/engine/contract/norms.json", import.meta.url), "utf8"),
      ) as { stroop_effect: { n: number } };
      await visit(page, pathOf("about", locale));
      const slider = page.getByRole("slider", { name: words.slider });
      const plot = (step: { trials: number; se: number }) =>
        page.getByRole("img", {
          name: interpolate(words.description, { n: norms.stroop_effect.n, ...step }),
          exact: true,
        });
      await slider.focus();
      for (const [index, step] of words.standardErrors.entries()) {
        if (index > 0) await page.keyboard.press("ArrowRight");
        await expect(slider).toHaveAttribute("aria-valuetext", interpolate(words.value, step));
        await expect(page.getByText(interpolate(words.value, step), { exact: true })).toBeVisible();
        await expect(plot(step)).toBeVisible();
        await expect(plot(step)).toContainText(interpolate(words.you, step));
      }
      await page.keyboard.press("Home");
      const [first] = words.standardErrors;
      if (first) await expect(plot(first)).toBeVisible();
    });

  test("moves from one step to the next within 300 ms, or at once for visitors who prefer reduced motion", async ({
    page,
  }) => {
    await visit(page, pathOf("about", "en"));
    const slider = page.getByRole("slider", { name: precision.slider.en });
    await slider.focus();
    // The page stores the transitions that begin. The checks below read these transitions.
    await page.evaluate(() => {
      const runs: string[] = [];
      Object.assign(window, { runs });
      addEventListener("transitionrun", ({ target, propertyName }) => {
        for (const run of (target as Element).getAnimations())
          if ((run as CSSTransition).transitionProperty === propertyName)
            runs.push(`${propertyName} ${run.effect?.getTiming().duration}`);
      });
    });
    const runs = () => page.evaluate(() => (window as unknown as { runs: string[] }).runs);
    await page.keyboard.press("ArrowRight");
    await expect.poll(runs).toEqual(expect.arrayContaining(["width 300"]));
    expect((await runs()).every((run) => run.endsWith(" 300"))).toBe(true);
    expect((await runs()).length).toBeGreaterThan(1);

    await page.emulateMedia({ reducedMotion: "reduce" });
    const before = (await runs()).length;
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("2");
    expect((await runs()).length).toBe(before);
  });

  /** Opens the page with the slider. The code of the slider is blocked and the clock is stopped. */
  async function goToSlider(page: Page) {
    await saveData(page);
    await page.clock.install();
    await visit(page, pathOf("home", "en"));
    const chunk = await hold(page, LAZY_CHUNK);
    await stopClock(page);
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(h1(page)).toHaveText(about.title.en);
    // Runs the frames before the other content of the page appears.
    await page.clock.runFor(50);
    await expect.poll(chunk.count).toBeGreaterThan(0);
    return {
      slider: page.getByRole("slider", { name: precision.slider.en }),
      /** Releases the blocked code and waits until it has run. */
      arrive: async () => {
        const arrivals = Array.from({ length: chunk.count() }, () =>
          page.waitForEvent("requestfinished", {
            predicate: (request) => LAZY_CHUNK.test(request.url()),
          }),
        );
        await chunk.release();
        await Promise.all(arrivals);
        await page.evaluate(() => fetch(location.href).then((response) => response.text()));
      },
    };
  }

  test("is displayed after its placeholder was displayed for 200 ms, if its code loads early", async ({
    page,
  }) => {
    const { slider, arrive } = await goToSlider(page);
    await page.clock.runFor(50);
    await arrive();
    await page.clock.runFor(140);
    await expect(slider).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(slider).toBeVisible();

    // When the code of the slider has loaded, the placeholder does not appear again.
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(h1(page)).toHaveText(contact.title.en);
    await headerLink(page, SITE_WORDS.en.pages.about).click();
    await expect(h1(page)).toHaveText(about.title.en);
    await page.clock.runFor(50);
    await expect(slider).toBeVisible();
  });

  test("is displayed as soon as its code loads, if its code loads late", async ({ page }) => {
    const { slider, arrive } = await goToSlider(page);
    await page.clock.runFor(1000);
    await expect(slider).toHaveCount(0);
    await arrive();
    await expect(slider).toBeVisible();
  });
});

test.describe("the sample data set", () => {
  for (const locale of LOCALES)
    test(`computes the number on the page if a visitor runs the scripts of the data set (${locale})`, async ({
      page,
    }, testInfo) => {
      await visit(page, pathOf("about", locale));
      const { download } = localize(about, locale).process.artefacts.archive;
      const files = await downloadArchive(page, locale, download);
      const folder = testInfo.outputPath("archive");
      unpack(files, folder);
      for (const printed of Object.values(await recompute(folder)))
        await expect(page.locator("#sample-data")).toContainText(printed.trim());
      // Each file in the list on the page exists in the archive.
      for (const path of Object.keys(files))
        await expect(page.locator("#sample-data")).toContainText(path.split("/").at(-1) ?? "");
    });

  test("reports on the page that its code did not load, and is downloaded at the next press", async ({
    page,
  }) => {
    await saveData(page);
    await visit(page, pathOf("about", "en"));
    const { download, failed } = localize(about, "en").process.artefacts.archive;
    await page.route(LAZY_CHUNK, (route) => route.abort());
    await page.getByRole("button", { name: download }).click();
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await page.unroute(LAZY_CHUNK);
    expect(Object.keys(await downloadArchive(page, "en", download))).toContain("README.md");
    await expect(page.getByText(failed, { exact: true })).toHaveCount(0);
  });
});

test.describe("the pictures of an app", () => {
  const SCREEN = 600;
  /**
   * The distance within which pictures are preloaded, in screens (docs/specification.md, "Business constants and
   * limits").
   */
  const PRELOAD_SCREENS = 1.3;
  test.use({ viewport: { width: 900, height: SCREEN } });

  const ALT = interpolate(WORDS.desktopShot, { app: APP.name });
  const OTHER_ALT = interpolate(WORDS.phoneShot, { app: APP.name });
  const picture = (page: Page) => page.getByRole("img", { name: ALT, exact: true });
  const isPicture = (url: URL) => url.pathname.startsWith("/apps/");
  const drawn = (route: Route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="25"><path d="M0 0h40v25z"/></svg>',
    });

  /** Answers requests for pictures by calling the given function, and records the URLs of the requests. */
  async function servePictures(page: Page, answer: (route: Route, nth: number) => Promise<void>) {
    const asked: string[] = [];
    await page.route(isPicture, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search);
      await answer(route, asked.filter((address) => address.startsWith(pathname)).length);
    });
    return asked;
  }

  /** Opens the details without changing the scroll position of the page. */
  const openDetails = (page: Page) =>
    details(page).evaluate((summary) => (summary as HTMLElement).click());

  /** Scrolls until the top of the picture is `screens` screens below the top of the window. */
  const scrollTo = (page: Page, screens: number) =>
    picture(page).evaluate(async (element, distance) => {
      window.scrollBy(0, element.getBoundingClientRect().top - distance * innerHeight);
      // The browser notifies intersection observers in the next frame.
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, screens);

  const isShown = (page: Page) =>
    picture(page).evaluate(
      (element) =>
        element instanceof HTMLImageElement &&
        element.currentSrc.includes("/apps/") &&
        element.naturalWidth > 1,
    );

  /** Returns the position and size of the phone picture. */
  const placeOf = (page: Page) =>
    page.getByRole("img", { name: OTHER_ALT, exact: true }).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    });

  test("are requested only if they are within 1.3 screens of the window", async ({ page }) => {
    const asked = await servePictures(page, drawn);
    await visit(page, PORTFOLIO);
    await card(page).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await openDetails(page);
    await scrollTo(page, PRELOAD_SCREENS + 0.1);
    expect(asked).toEqual([]);
    const place = await placeOf(page);
    await scrollTo(page, PRELOAD_SCREENS - 0.05);
    await expect.poll(() => asked).toContain("/apps/stroop/desktop-en.avif");
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await placeOf(page)).toEqual(place);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("are requested three times if they fail to load, and a message then replaces them", async ({
    page,
  }) => {
    const asked = await servePictures(page, (route) => route.abort());
    await visit(page, PORTFOLIO);
    await openDetails(page);
    await picture(page).scrollIntoViewIfNeeded();
    for (const alt of [ALT, OTHER_ALT])
      await expect(page.getByText(alt, { exact: true })).toBeVisible();
    await expect(picture(page)).toHaveCount(1);
    for (const device of ["desktop", "phone"]) {
      const path = `/apps/stroop/${device}-en.avif`;
      const attempts = [path, `${path}?attempt=2`, `${path}?attempt=3`];
      expect(asked.filter((address) => address.startsWith(path))).toEqual(attempts);
    }
  });

  test("appear if only the third request succeeds", async ({ page }) => {
    await servePictures(page, (route, nth) => (nth < 3 ? route.abort() : drawn(route)));
    await visit(page, PORTFOLIO);
    await openDetails(page);
    await picture(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test("that have already loaded appear immediately when the visitor returns to the page", async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await servePictures(page, drawn);
    await visit(page, PORTFOLIO);
    await openDetails(page);
    await picture(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isShown(page)).toBe(true);
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(h1(page)).toHaveText(contact.title.en);
    await headerLink(page, SITE_WORDS.en.pages.portfolio).click();
    await expect(h1(page)).toHaveText(WORDS.title);

    await untilCardsAnswer(page);
    await openDetails(page);
    // The picture is far below the window. A picture that has not loaded would not be requested at this distance.
    const top = await picture(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(PRELOAD_SCREENS * SCREEN);
    await expect.poll(() => isShown(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test("are also displayed without scripts", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await servePictures(page, drawn);
    await page.goto(pathOf("portfolio", "fr"));
    await details(page).click();
    const alt = interpolate(localize(portfolio, "fr").desktopShot, { app: APP.name });
    const visible = page.locator(`img[alt="${alt}"]:visible`);
    await expect(visible).toHaveCount(1);
    await expect(visible).toHaveAttribute("src", "/apps/stroop/desktop-fr.webp");
    await expect
      .poll(() => visible.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toBe("/apps/stroop/desktop-fr.avif");
    await expect
      .poll(() => visible.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(40);
    await context.close();
  });
});
