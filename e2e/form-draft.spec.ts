import { expect, type Page, test } from "@playwright/test";
import { runWords } from "@/content/run";
import { study } from "@/content/study";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { SESSIONS_DATABASE } from "@/lib/device/database-names";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { visit } from "../testing/behaviour";
import { storedSessions } from "../testing/stored";

const OTHER = { en: "fr", fr: "en" } as const satisfies Record<Locale, Locale>;

/**
 * Opens an app and starts the app.
 * @returns the texts around the app's run
 */
async function begin(page: Page, id: AppId, locale: Locale) {
  await visit(page, `${pathOf("study", locale)}?app=${id}`);
  await page.getByRole("button", { name: localize(study, locale).brief.start }).click();
  await expect(page.locator("main form")).toBeVisible();
  return localize(runWords, locale);
}

/** Returns the number of runs that the device stores. The function does not create a database. */
const runsKept = async (page: Page) => {
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  return names.includes(SESSIONS_DATABASE) ? (await storedSessions(page)).length : 0;
};

const languageLink = (page: Page) => page.locator("header a[hreflang]");
const chosen = (page: Page) => page.locator("main form input:checked");

for (const locale of ["en", "fr"] as const)
  test.describe(`answers on an incomplete page of a questionnaire (${locale})`, () => {
    test("are not lost if the visitor starts to change the language and then decides not to", async ({
      page,
    }) => {
      const words = await begin(page, "mini-ipip", locale);
      await page.locator('input[name="E1"][value="4"]').check();
      await languageLink(page).click();
      const question = page.getByRole("dialog", { name: words.language.title });
      await expect(question).toContainText(words.language.kept);
      await expect(question.getByRole("button", { name: words.language.stay })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${pathOf("study", locale)}\\?`));
      await expect(chosen(page)).toHaveCount(1);
    });

    test("are restored after the visitor has opened the other language and returned", async ({
      page,
    }) => {
      const words = await begin(page, "mini-ipip", locale);
      await page.locator('input[name="E1"][value="4"]').check();
      await page.locator('input[name="N8"][value="2"]').check();
      await languageLink(page).click();
      await page.getByRole("button", { name: words.language.go }).click();
      await expect(page).toHaveURL(new RegExp(`${pathOf("study", OTHER[locale])}\\?`));
      await expect(
        page.getByRole("heading", { level: 1, name: appWords("mini-ipip", OTHER[locale]).name }),
      ).toBeVisible();
      // The page in the other language does not receive the answers.
      await expect(page.getByText(words.before.unfinishedTitle)).toHaveCount(0);

      await languageLink(page).click();
      await page
        .getByRole("button", { name: interpolate(words.before.resume, { next: 1 }) })
        .click();
      await expect(chosen(page)).toHaveCount(2);
      await expect(page.locator('input[name="N8"][value="2"]')).toBeChecked();
      const [session, ...others] = await storedSessions(page);
      expect(others).toEqual([]);
      expect(session).toMatchObject({ locale, sittings: 2 });
    });
  });

test("a questionnaire without an answer changes its language at once", async ({ page }) => {
  await begin(page, "mini-ipip", "en");
  await languageLink(page).click();
  await expect(page).toHaveURL(/\/fr\/study/);
  expect(await runsKept(page)).toBe(0);
});

test("the cross that a participant has placed on the map is restored after a reload", async ({
  page,
}) => {
  const words = await begin(page, "where-is-it", "en");
  const { placed } = appWords("where-is-it", "en").form;
  const map = page.locator("main [role=application]");
  await expect(map).toBeVisible();
  await expect(async () => {
    await map.click({ position: { x: 120, y: 90 } });
    await expect(page.getByText(placed)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => runsKept(page)).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: interpolate(words.before.resume, { next: 1 }) }).click();
  await expect(page.getByText(placed)).toBeVisible();
});
