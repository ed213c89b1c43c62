import { expect, test } from "@playwright/test";
import { dataWords } from "@/content/data-downloads";
import { study } from "@/content/study";
import { pathOf } from "@/lib/routes";
import { visit } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";

const { mine, erase } = dataWords;

test("the page of studies states that nothing is stored, and lists a run that another tab stores, until it is erased", async ({
  page,
  context,
}) => {
  await visit(page, pathOf("study", "en"));
  const note = page.locator("#own-runs");
  const run = page.locator("#my-data").getByRole("listitem");
  await expect(note).toHaveText(study.own.none.en);
  await expect(run).toHaveCount(0);

  const other = await context.newPage();
  await visit(other, `${pathOf("study", "en")}?app=eleven-twenty`);
  await other.getByRole("button", { name: study.brief.start.en, exact: true }).click();
  await fillForm(other, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(other.locator("[data-arrives]").first()).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(run).toHaveCount(1);
  await expect(note).not.toContainText(study.own.none.en);

  await run.getByRole("button", { name: new RegExp(`^${mine.erase.en}`) }).click();
  await run.getByRole("button", { name: erase.confirm.en, exact: true }).click();
  await expect(run).toHaveCount(0);
  await expect(page.locator("#my-data").getByRole("status")).toHaveText(erase.erased.en);
  await expect(note).toHaveText(study.own.none.en);
});
