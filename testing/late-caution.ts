import { expect, type Page } from "@playwright/test";
import { runWords } from "@/content/run";
import { localize } from "@/lib/i18n/define-content";

/** Expects the caution about late frames in an English result. */
export async function expectLateCaution(page: Page) {
  const { lateCaution, lateLimit, lateNoScore } = localize(runWords, "en").result;
  // Compares only the beginning of the caution. The rest of the caution contains numbers.
  const cautions = [lateCaution, lateLimit, lateNoScore].map((text) =>
    text.slice(0, 40).replace(/\{\w*\}?/g, ".+"),
  );
  await expect(
    page.getByRole("listitem").filter({ hasText: new RegExp(`^(${cautions.join("|")})`) }),
  ).toBeVisible();
}
