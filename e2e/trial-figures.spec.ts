import { expect, type Locator, type Page, test } from "@playwright/test";
import { home } from "@/content/home";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { withColon } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { visit } from "../testing/behaviour";
import { layOutAll } from "../testing/site";

/**
 * Opens a page and waits for the figures on this page. The figures are drawings or, on the home page, strips of
 * screens.
 */
async function openFigures(page: Page, path: string) {
  await visit(page, path);
  await page.locator("main").locator("svg:has(> [data-frame]), [data-trial]").first().waitFor();
  await page.evaluate(layOutAll);
}

const figureOf = (page: Page, app: AppId, locale: Locale): Locator =>
  page.getByRole("img", { name: localize(APPS[app].words, locale).brief.figure, exact: true });

/** Returns the link that opens an app from its card on the home page. */
const cardLink = (page: Page, app: AppId): Locator =>
  page.getByRole("link", {
    name: withColon(localize(home, "en").tasks.try, localize(APPS[app].words, "en").name, "en"),
  });

const clockOf = (figure: Locator): Locator => figure.locator("[data-clock]");

/**
 * Watches a figure until its animation has ended. Returns the labels of the active screens, with their clocks but
 * without the numbers, and the total duration in ms.
 */
function recordPlay(figure: Element): Promise<{ clocks: string[]; ms: number }> {
  return new Promise((resolve) => {
    const clocks = new Set<string>();
    let beginning: number | undefined;
    const observer = new MutationObserver(() => {
      const clock = figure.querySelector("[data-clock]");
      if (clock?.textContent) {
        beginning ??= performance.now();
        const label = clock.parentElement?.querySelector("text, span")?.textContent ?? "";
        const said = `${label}: ${clock.textContent.replace(/\d+\s/, "")}`;
        clocks.add(said.replace(/\s/g, " "));
      } else if (beginning !== undefined) {
        observer.disconnect();
        resolve({ clocks: [...clocks], ms: performance.now() - beginning });
      }
    });
    observer.observe(figure, { childList: true, subtree: true, characterData: true });
  });
}

/** Returns descriptions of the faults of the texts in the figures on a page. */
function faultyTexts(): string[] {
  const faults: string[] = [];
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const isWithin = (one: DOMRect, other: DOMRect) =>
    one.left > other.left - 1 && one.right < other.right + 1 && one.bottom < other.bottom + 1;
  const figures = [...document.querySelectorAll("svg:has(> [data-frame])")];
  if (figures.length === 0) faults.push("no figure");
  for (const figure of figures) {
    if (!figure.checkVisibility()) continue;
    const room = (figure.parentElement ?? figure).getBoundingClientRect();
    const texts = [...figure.querySelectorAll("text")].filter(({ textContent }) => textContent);
    const drawn = texts.map((text) => {
      const scale = text.getScreenCTM()?.a ?? 0;
      const screen = text.closest("[data-frame]") as Element;
      return {
        text: text.textContent,
        size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        box: text.getBoundingClientRect(),
        screen,
        isLabel: text.parentElement === screen,
        isStimulus: text.matches("[data-ink]"),
      };
    });
    for (const { text, size, box, screen, isLabel, isStimulus } of drawn) {
      const say = (fault: string) => faults.push(`“${text}” ${fault}`);
      if (!isStimulus && (size < 12 || size > 16)) say(`is ${size} px high`);
      const frame = (screen.querySelector("rect") as Element).getBoundingClientRect();
      if (!isWithin(box, isLabel ? room : frame)) say("is cut off");
      for (const other of drawn) {
        if (other.text !== text && meet(box, other.box)) say(`meets “${other.text}”`);
        if (isLabel && !other.isLabel && other.screen === screen && size > other.size)
          say(`is larger than “${other.text}”`);
      }
      const over = [...figure.querySelectorAll("[data-frame]")];
      for (const later of over.slice(over.indexOf(screen) + 1))
        if (meet(box, (later.querySelector("rect") as Element).getBoundingClientRect()))
          say("is covered by a later screen");
    }
  }
  return faults;
}

/**
 * Returns descriptions of the faults of the strips on a page: elements outside of their screen, and text that is too
 * small.
 */
function faultyStrips(): string[] {
  const faults: string[] = [];
  const strips = [...document.querySelectorAll("[role=img]:has(> [data-kind])")];
  if (strips.length === 0) faults.push("no strip");
  for (const screen of strips.flatMap((strip) => [...strip.children])) {
    if (!screen.checkVisibility()) continue;
    const room = screen.getBoundingClientRect();
    const range = document.createRange();
    for (const part of screen.querySelectorAll("span, text, path, circle, rect")) {
      if (!part.checkVisibility()) continue;
      range.selectNodeContents(part);
      const box = (part.matches("span") ? range : part).getBoundingClientRect();
      const isOutside =
        box.left < room.left - 1 ||
        box.right > room.right + 1 ||
        box.top < room.top - 1 ||
        box.bottom > room.bottom + 1;
      if (isOutside) faults.push(`${part.tagName} “${part.textContent}” leaves its screen`);
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      if (part.matches("span") && size < 12)
        faults.push(`“${part.textContent}” is ${size} px high`);
    }
  }
  return faults;
}

for (const locale of LOCALES)
  for (const width of [360, 768, 1360])
    test(`every text of the figures is legible at a width of ${width} px (${locale})`, {
      tag: locale === "fr" ? "@release" : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openFigures(page, pathOf("portfolio", locale));
      expect.soft(await page.evaluate(faultyTexts)).toEqual([]);
      await openFigures(page, pathOf("home", locale));
      expect.soft(await page.evaluate(faultyStrips)).toEqual([]);
    });

test("a card plays the trial in its figure while it is hovered, and the figure stops afterwards", async ({
  page,
}) => {
  await openFigures(page, pathOf("home", "en"));
  const figure = figureOf(page, "spatial-span", "en");
  await cardLink(page, "spatial-span").hover();
  await expect(clockOf(figure)).toHaveText(/^\d+\sms$/);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(clockOf(figure)).toHaveCount(0);
});

test("a figure plays its trial to the end in real time, and marks the response as an example", async ({
  page,
}) => {
  await openFigures(page, pathOf("home", "en"));
  const played = figureOf(page, "flanker", "en").evaluate(recordPlay);
  await cardLink(page, "flanker").hover();
  const { clocks, ms } = await played;
  expect(clocks).toEqual(["500 ms: ms", "response, ≤ 2,000 ms: e.g. ms"]);
  expect(ms).toBeGreaterThan(APPS.flanker.model.parameters.fixationMs);
});

test("a card plays its trial while the keyboard's focus is in the card", async ({ page }) => {
  await openFigures(page, pathOf("home", "en"));
  const figure = figureOf(page, "spatial-span", "en");
  // The Tab key first moves the focus through the links of the previous card, as it does for a visitor who uses the
  // keyboard.
  await cardLink(page, "go-no-go").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(cardLink(page, "spatial-span")).toBeFocused();
  await expect(clockOf(figure)).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(clockOf(figure)).toHaveCount(0);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a tap plays a figure, unless the figure is a link", async ({ page }) => {
    await openFigures(page, pathOf("home", "en"));
    const figure = figureOf(page, "stroop", "en");
    await expect(async () => {
      await figure.tap();
      await expect(clockOf(figure)).toBeAttached({ timeout: 500 });
    }).toPass();
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("figures do not play their trials", async ({ page }) => {
    await openFigures(page, pathOf("home", "en"));
    const player = page.waitForResponse(/play-trial/);
    await page.reload();
    await player;
    const figure = figureOf(page, "stroop", "en");
    await figure.hover();
    await figure.click();
    // This time is longer than the time for which a pointer must rest on a figure before the figure plays.
    await page.evaluate(async () => {
      const { timeStamp } = new Event("begin");
      while (performance.now() < timeStamp + 400) await new Promise(requestAnimationFrame);
    });
    await expect(clockOf(figure)).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("figures are drawn", async ({ page }) => {
    await page.goto(pathOf("home", "en"));
    await expect(figureOf(page, "stroop", "en")).toBeVisible();
  });
});
