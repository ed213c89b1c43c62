import { expect, type Page, test } from "@playwright/test";
import { dataWords } from "@/content/data-downloads";
import { runWords } from "@/content/run";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { drawnOf } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant } from "../testing/lab";

const result = (page: Page) => page.locator("main h2").first();

/** Returns the numbers of the result as the texts of the table cells. */
const numbers = (page: Page) => page.locator("main section td").allInnerTexts();

for (const locale of drawnOf(LOCALES, 1))
  test(`a finished session can be opened again, with its result, from the list “What you did here” (${locale})`, async ({
    page,
  }) => {
    const { mine } = localize(dataWords, locale);
    const participant = new Participant(page, "eleven-twenty", locale, "keys");
    await participant.open();
    await participant.start();
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect(result(page)).toBeFocused();
    const title = await result(page).innerText();
    const cells = await numbers(page);

    await page.goto(pathOf("study", locale));
    await page.getByRole("link", { name: mine.result }).press("Enter");
    await expect(result(page)).toHaveText(title);
    await expect(result(page)).toBeFocused();
    expect(await numbers(page)).toEqual(cells);
    expect(await violations(page, { part: "main" })).toEqual([]);

    await page.reload();
    await expect(result(page)).toHaveText(title);
    await page.getByRole("link", { name: localize(runWords, locale).result.again }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      localize(APPS["eleven-twenty"].words, locale).name,
    );
    await page.goBack();
    await expect(result(page)).toHaveText(title);
  });
