import { expect, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { editorFormWords } from "@/content/editor-form";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens the parameters of a Stroop task; a phone displays them in a pane of their own. */
async function openSettings(page: Page, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}?app=stroop`);
  await waitForHydration(page);
  await parameter(page, "trials").waitFor({ state: "attached" });
  const { panes } = localize(benchWords, locale);
  const tabs = page.getByRole("navigation", { name: panes.label });
  if (await tabs.isVisible()) await tabs.getByRole("button", { name: panes.settings }).tap();
  await parameter(page, "trials").waitFor();
}

/** The field of a parameter of the first step. */
const parameter = (page: Page, name: string) =>
  page.locator(`[id="field-steps.0.parameters.${name}"]`);

const wordsIn = (locale: Locale) => ({
  words: localize(editorWords, locale),
  form: localize(editorFormWords, locale),
});

test("a key is chosen by pressing it, and one that is taken changes places", async ({ page }) => {
  await openSettings(page, "en");
  await parameter(page, "redKey").focus();
  await page.keyboard.press("k");
  await expect(parameter(page, "redKey")).toHaveValue("k");
  await expect(parameter(page, "yellowKey")).toHaveValue("d");
  // AZERTY types digits with Shift: the key without it is the digit as well.
  await parameter(page, "redKey").dispatchEvent("keydown", { key: "é", code: "Digit2" });
  await expect(parameter(page, "redKey")).toHaveValue("2");
  await page.keyboard.press("Tab");
  await expect(parameter(page, "blueKey")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("parameters are folded into groups with their values, and a key is chosen on the drawn keyboard", async ({
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

for (const locale of LOCALES)
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe does not find violations in keys, errors, tasks to add, conditions and empty texts, ${locale}, ${colorScheme}`, {
      tag: (locale === "en") === (colorScheme === "light") ? [] : "@release",
    }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { words, form } = wordsIn(locale);
      await openSettings(page, locale);
      const expectNone = async (state: string) => {
        // At the end of the page, nothing that stays in view covers a button.
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
