import { expect, type Page, test } from "@playwright/test";
import { about } from "@/content/about";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { portfolio } from "@/content/portfolio";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import {
  choose,
  headerLink,
  interact,
  SITE_WORDS,
  visit,
  waitForHydration,
  watchFaults,
} from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";

/**
 * Encloses every text in <font>, as the translation by Chromium does. The function does this now and whenever the page
 * changes.
 */
function translate() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest("script, style, font, textarea, select, title")) continue;
      if (!text.data.trim()) continue;
      const font = document.createElement("font");
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Inserts elements into the page before hydration, as extensions of browsers do. */
function extend() {
  const begin = () => {
    document.documentElement.setAttribute("data-extension", "1");
    document.body.setAttribute("data-extension-installed", "");
    document.body.append(Object.assign(document.createElement("div"), { id: "extension-bar" }));
    document.body.prepend(Object.assign(document.createElement("div"), { id: "extension-front" }));
    document.head.append(document.createElement("meta"));
    document.head.prepend(document.createElement("link"));
    for (const field of document.querySelectorAll("input, textarea"))
      field.setAttribute("data-password-manager", "");
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page remains usable after the browser has translated the page", async ({ page }) => {
  const faults = watchFaults(page);
  await visit(page, pathOf("home", "en"));
  await page.evaluate(translate);
  await expect(h1(page)).toHaveText(home.headline.en.toUpperCase());
  for (const [id, title] of [
    ["portfolio", portfolio.title.en],
    ["about", about.title.en],
    ["contact", contact.title.en],
    ["portfolio", portfolio.title.en],
  ] as const) {
    await headerLink(page, SITE_WORDS.en.pages[id].toUpperCase()).click();
    await expect(page).toHaveURL(pathOf(id, "en"));
    await expect(h1(page)).toHaveText(title.toUpperCase());
  }
  await page.getByRole("searchbox").fill("stroop");
  await expect(page).toHaveURL(/stroop/);
  await page.goBack();
  await expect(h1(page)).toBeVisible();
  expect(faults).toEqual([]);
});

for (const locale of drawnOf(LOCALES, 1))
  test(`pages are hydrated even if a browser extension has inserted elements into them (${locale})`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.addInitScript(extend);
    for (const id of PAGE_IDS) {
      await page.goto(pathOf(id, locale));
      await interact(page);
      await waitForHydration(page);
      await expect(h1(page)).toBeVisible();
      await expect(page.locator("#extension-bar")).toHaveCount(1);
      await expect(page.locator("#extension-front")).toHaveCount(1);
    }
    await choose(page.getByRole("radio", { name: SITE_WORDS[locale].scheme.dark }));
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    expect(faults).toEqual([]);
  });
