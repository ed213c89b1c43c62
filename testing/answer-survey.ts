import { expect, type Page } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { surveyWords } from "@/content/survey";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/** The words of a survey and of the study that contains it, in one language. */
export const wordsIn = (locale: Locale) => ({
  form: localize(surveyWords, locale).form,
  study: localize(protocolWords, locale),
});

/** The form of a survey, and the button that goes on to its next page. */
export const form = (page: Page) => page.locator("main form");
export const send = (page: Page) => form(page).locator("button[type=submit]");

/** Waits for a page of the survey. */
export const expectPage = (page: Page, words: ReturnType<typeof wordsIn>, at: number, of: number) =>
  expect(form(page).getByText(interpolate(words.form.page, { page: at, pages: of }))).toBeVisible();

/** The texts that a participant types, by the keyboard that the field requests. */
const TYPED = { numeric: "34", decimal: "1,75", text: "Ann", date: "03042026" };

/** Runs in the page: describes the control with the focus. */
function focused() {
  const control = document.activeElement as HTMLInputElement | null;
  const field = control?.matches("input, textarea, select, form button") ? control : null;
  if (!field) return null;
  return {
    key: field.id || field.name || field.textContent,
    kind: field.localName === "button" && field.closest("li") ? "rank" : field.type,
    mode: (field.inputMode || "text") as "numeric" | "decimal" | "text",
    isLast: field.matches("form button[type=submit]"),
  };
}

/**
 * Answers the questions of a page with the keyboard only, from the top of the page to the button that goes on.
 *
 * @param keyboard presses the keys, for example with a measurement of each press
 */
export async function answerByKeys(
  page: Page,
  keyboard: Pick<Page["keyboard"], "press" | "type"> = page.keyboard,
) {
  const seen = new Set<string | null>();
  for (let presses = 0; presses < 250; presses += 1) {
    await keyboard.press("Tab");
    const control = await page.evaluate(focused);
    if (!control) continue;
    if (control.isLast) return keyboard.press("Enter");
    if (seen.has(control.key)) continue;
    seen.add(control.key);
    if (control.kind === "text" || control.kind === "textarea")
      await keyboard.type(TYPED[control.mode]);
    else if (control.kind === "date") await keyboard.type(TYPED.date);
    else if (control.kind === "rank") await keyboard.press("Enter");
    else if (control.kind === "select-one") await keyboard.press("ArrowDown");
    else if (control.kind === "range") await keyboard.press("ArrowRight");
    else if (control.kind === "checkbox" || control.kind === "radio") await keyboard.press("Space");
  }
  throw new Error("The keyboard did not reach the button that opens the next page.");
}

/** Answers the questions of a page by touch, and taps the button that goes on. */
export async function answerByTouch(page: Page) {
  for (const question of await form(page).locator("[data-question]").all()) {
    const field = question.locator("input:is([type=text], [type=date]), textarea, select").first();
    if ((await question.locator("li button").count()) > 0)
      for (const choice of await question.locator("li button").all()) await choice.tap();
    else if (await question.locator("input[type=range]").count()) {
      const line = question.locator("input[type=range]");
      const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
      await line.tap({ position: { x: width * 0.75, y: height / 2 } });
    } else if (await question.locator("label > input").count())
      await question.locator("label:has(> input)").first().tap();
    else if (await question.locator("select").count()) await field.selectOption({ index: 1 });
    else if ((await field.getAttribute("type")) === "date") await field.fill("2026-04-03");
    else {
      await field.tap();
      const mode = ((await field.getAttribute("inputmode")) ?? "text") as keyof typeof TYPED;
      await page.keyboard.type(TYPED[mode]);
    }
  }
  await send(page).tap();
}
