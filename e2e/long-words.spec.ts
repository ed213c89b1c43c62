import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "@/lib/routes";
import { footerLink, SITE_WORDS, visit } from "../testing/behaviour";
import { CONTACT, contactControls } from "../testing/contact";
import { inDrawnLanguage } from "../testing/drawn-cases";
import { PAGES } from "../testing/site";

const LONG = "https://example.org/".padEnd(300, "abcdefghij");

test.use({ viewport: { width: 360, height: 740 } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * Finds the texts that would make the page scroll sideways if they were one very long word, and returns these texts.
 * Tables, captions and single-line labels are exempt, because they contain only texts of the site.
 */
const tooWide = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.flatMap((text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility()) return [];
      if (parent.closest("table, figcaption, svg, select, noscript")) return [];
      if (
        getComputedStyle(parent).whiteSpaceCollapse === "collapse" &&
        getComputedStyle(parent).textWrapMode === "nowrap"
      )
        return [];
      const { data } = text;
      text.data = word;
      const isWide = document.documentElement.scrollWidth > innerWidth;
      text.data = data;
      return isWide
        ? `${parent.closest("[class]")?.className} ${parent.localName}: ${data.slice(0, 30)}`
        : [];
    });
  }, LONG);

for (const { path } of [
  ...inDrawnLanguage(PAGES),
  { path: `${pathOf("study", "en")}?app=stroop` },
  { path: "/404.html" },
])
  test(`${path} does not scroll sideways even if one of its texts is a very long word`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    expect(await tooWide(page)).toEqual([]);
  });

for (const width of [360, 1024])
  test(`an error page that is ${width} px wide wraps a very long error message`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((message) => {
      const { get } = URLSearchParams.prototype;
      URLSearchParams.prototype.get = function (name) {
        if (name === "app") throw { statusCode: 503, message };
        return get.call(this, name);
      };
    }, LONG);
    await visit(page, pathOf("home", "en"));
    await footerLink(page, SITE_WORDS.en.pages.study).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG);
    expect(await overflow(page)).toBe(0);
  });

test("the contact form wraps very long words that a visitor types", async ({ page }) => {
  await visit(page, pathOf("contact", "en"));
  const { field, fill, submit } = contactControls(page);
  await fill({ message: LONG, name: LONG.slice(0, 90) });
  await field("attachment").setInputFiles({
    name: `${"long".repeat(45)}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4"),
  });
  await submit.click();
  await expect(page.getByRole("region", { name: CONTACT.en.ready.title })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await tooWide(page)).toEqual([]);
});

test("the list of errors above the form wraps very long texts", async ({ page }) => {
  await visit(page, pathOf("contact", "en"));
  await contactControls(page).submit.click();
  await expect(page.getByRole("region", { name: CONTACT.en.errors.title })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
