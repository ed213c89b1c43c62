import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "@/lib/routes";
import { visit } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";

/** What of a page would look otherwise if one of the styles that came late had come as the last one. */
const dependsOnOrder = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll("main *:not(svg *)")];
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const before = looks();
    const late = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const found = late.flatMap(({ sheet }) => {
      const copy = new CSSStyleSheet();
      copy.replaceSync(Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join("\n"));
      document.adoptedStyleSheets = [copy];
      const now = looks();
      document.adoptedStyleSheets = [];
      return elements.flatMap(({ className, tagName }, index) =>
        (now[index] ?? [])
          .filter((line, place) => line !== before[index]?.[place])
          .map((line) => `${tagName} ${className}, ${line}`),
      );
    });
    return { late: late.length, found: [...new Set(found)] };
  });

// Parts of a page bring their styles with them, in the order in which they arrive.
test.describe("what comes late looks the same in whatever order it comes", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the result of an app", async ({ page }) => {
    await visit(page, `${pathOf("study", "en")}?app=lottery-choice`);
    await page.locator("main [data-start] button").click();
    await fillForm(page, FORM_SCRIPTS["lottery-choice"].pages, "keys");
    await expect(page.locator("main table").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { late, found } = await dependsOnOrder(page);
    expect(late).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });

  for (const id of ["home", "portfolio", "contact"] as const)
    test(`the page ${id}, to its end`, async ({ page }) => {
      await visit(page, pathOf(id, "en"));
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect((await dependsOnOrder(page)).found).toEqual([]);
    });
});
