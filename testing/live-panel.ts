import { expect, type Page } from "@playwright/test";
import { data } from "@/content/data";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { choose, waitForHydration } from "./behaviour";

const FOLLOW = localize(data, "en").follow;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens the page that reads data, with the data of a receiver as the source. */
export async function openLiveData(page: Page, site: string, locale: Locale = "en") {
  await page.goto(`${site}${pathOf("data", locale)}`);
  await waitForHydration(page);
  await choose(page.getByRole("radio", { name: localize(data, locale).source.live }));
}

/** Enters the token of the receiver, and connects the page to it. */
export async function connectLiveData(page: Page, token: string, locale: Locale = "en") {
  const { connect } = localize(data, locale).follow;
  await page.getByLabel(connect.token, { exact: true }).fill(token);
  await press(page, connect.connect);
}

/** Expects the page to display these numbers, and requests the numbers from the receiver until the page does. */
export async function expectLiveCounts(
  page: Page,
  expected: Partial<Record<keyof typeof FOLLOW.counts, string>>,
) {
  const { counts, fresh } = FOLLOW;
  // The browser draws the page in front, and draws few frames of all other pages.
  await page.bringToFront();
  await expect(async () => {
    await press(page, fresh.now);
    for (const [name, value] of Object.entries(expected)) {
      const row = page.locator("dl > div").filter({
        has: page.getByText(counts[name as keyof typeof FOLLOW.counts], { exact: true }),
      });
      await expect(row.locator("dd")).toHaveText(value, { timeout: 1500 });
    }
  }).toPass({ timeout: 30_000 });
}
