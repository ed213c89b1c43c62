import { expect, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { editorFormWords } from "@/content/editor-form";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf, TOUCH_PHONE } from "../testing/drawn-cases";

/** Opens the parameters of a Stroop task. On a phone, the parameters are in a separate pane. */
async function openSettings(page: Page, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}?app=stroop`);
  await waitForHydration(page);
  await parameter(page, "trials").waitFor({ state: "attached" });
  const { panes } = localize(benchWords, locale);
  const tabs = page.getByRole("navigation", { name: panes.label });
  if (await tabs.isVisible()) await tabs.getByRole("button", { name: panes.settings }).tap();
  await parameter(page, "trials").waitFor();
}

/** Returns the field of a parameter of the first step. */
const parameter = (page: Page, name: string) =>
  page.locator(`[id="field-steps.0.parameters.${name}"]`);

const wordsIn = (locale: Locale) => ({
  words: localize(editorWords, locale),
  form: localize(editorFormWords, locale),
});

test("an author can set a response key by pressing it; if another answer has the key, the two keys are exchanged", async ({
  page,
}) => {
  await openSettings(page, "en");
  await parameter(page, "redKey").focus();
  await page.keyboard.press("k");
  await expect(parameter(page, "redKey")).toHaveValue("k");
  await expect(parameter(page, "yellowKey")).toHaveValue("d");
  // On the AZERTY keyboard layout, digits are typed with Shift. If the author presses such a key without
  // Shift, the field nevertheless contains the digit.
  await parameter(page, "redKey").dispatchEvent("keydown", { key: "é", code: "Digit2" });
  await expect(parameter(page, "redKey")).toHaveValue("2");
  await page.keyboard.press("Tab");
  await expect(parameter(page, "blueKey")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(TOUCH_PHONE);

  test("parameters are in collapsed groups that state their values, and the drawn keyboard sets a response key", async ({
    page,
  }) => {
    const { form } = wordsIn("fr");
    await openSettings(page, "fr");
    await expect(parameter(page, "fixationMs")).toBeHidden();
    const timing = page.locator("summary").filter({ hasText: form.groups.timing });
    await expect(timing).toContainText("500");
    await timing.tap();
    await expect(parameter(page, "fixationMs")).toBeVisible();
    await page.locator("summary").filter({ hasText: form.groups.keys }).tap();
    await parameter(page, "redKey").tap();
    const free = interpolate(form.keys.free, { key: "A" });
    await page.getByRole("button", { name: free, exact: true }).tap();
    await expect(parameter(page, "redKey")).toHaveValue("a");
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
});

for (const locale of drawnOf(LOCALES, 0))
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds no violation in keys, errors, tasks, conditions and empty texts (${locale}, ${colorScheme})`, {
      tag: (locale === "en") === (colorScheme === "light") ? [] : "@release",
    }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { words, form } = wordsIn(locale);
      await openSettings(page, locale);
      const expectNone = async (state: string) => {
        // The page is scrolled to its end. There, no sticky element covers a button.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect.soft(await violations(page), state).toEqual([]);
      };
      await parameter(page, "trials").fill("95");
      await parameter(page, "redKey").focus();
      await expectNone("an error with its repairs, and a key that is being chosen");
      await page
        .getByRole("button", { name: interpolate(form.repair.use, { value: "96" }) })
        .first()
        .click();
      await page.getByRole("button", { name: `+ ${words.form.addApp}` }).click();
      await expectNone("the tasks to add");
      await page.keyboard.press("Escape");
      await page.locator("summary").filter({ hasText: words.design.title }).click();
      await page.getByRole("button", { name: `+ ${form.conditions.addFirst}` }).click();
      await page.keyboard.type("A, B");
      await page.getByRole("button", { name: `+ ${words.form.addText}` }).click();
      await expect(page.getByText(interpolate(form.toDo.title, { n: 2 }))).toBeVisible();
      await page.getByRole("radio", { name: form.conditions.some }).first().check();
      await expectNone("conditions, and a page of text that is still empty");
    });
