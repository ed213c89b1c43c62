import type { Locator, Page } from "@playwright/test";
import type { Pages } from "@/experiments/engine/contract/tested-app";
import type { Hands } from "./drawn-cases";
import { testedOfKind } from "./tested-apps";

/**
 * The answers of a scripted participant in each untimed app, and the numbers that the result must contain for these
 * answers.
 */
export const FORM_SCRIPTS = testedOfKind("form");

const radio = (page: Page, { name, value }: { name: string; value: string }): Locator =>
  page.locator(`input[type=radio][name="${name}"][value="${value}"]`);

/** Fills in the pages of a questionnaire by keys or by touch, and submits each page. */
export async function fillForm(page: Page, pages: Pages, hands: Hands) {
  for (const choices of pages) {
    for (const choice of choices) {
      const button = radio(page, choice);
      if (hands === "touch") await page.locator("label").filter({ has: button }).tap();
      else {
        await button.focus();
        await page.keyboard.press("Space");
      }
    }
    // During the page transition, the old page is visible for a moment outside the main element.
    const send = page.locator("main form button[type=submit]");
    if (hands === "touch") await send.tap();
    else {
      await send.focus();
      await page.keyboard.press("Enter");
    }
  }
}
