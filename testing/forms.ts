import type { Locator, Page } from "@playwright/test";
import type { Pages } from "@/experiments/engine/contract/tested-app";
import { testedOfKind } from "./tested-apps";

/** How a scripted participant fills each form, and the numbers that must come of it. */
export const FORM_SCRIPTS = testedOfKind("form");

const radio = (page: Page, { name, value }: { name: string; value: string }): Locator =>
  page.locator(`input[type=radio][name="${name}"][value="${value}"]`);

/** Fills the pages of a form by keys or by touch, and sends each. */
export async function fillForm(page: Page, pages: Pages, hands: "keys" | "touch") {
  for (const choices of pages) {
    for (const choice of choices) {
      const button = radio(page, choice);
      if (hands === "touch") await page.locator("label").filter({ has: button }).tap();
      else {
        await button.focus();
        await page.keyboard.press("Space");
      }
    }
    // During the page transition, the old page remains visible for a moment outside the main element.
    const send = page.locator("main form button[type=submit]");
    if (hands === "touch") await send.tap();
    else {
      await send.focus();
      await page.keyboard.press("Enter");
    }
  }
}
