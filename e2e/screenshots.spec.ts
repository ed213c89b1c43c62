import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import record from "../experiments/screenshots.json" with { type: "json" };
import { productOf, SUBJECT_NAMES, takeScreenshots } from "../scripts/take-screenshots.mjs";

for (const subject of SUBJECT_NAMES)
  test(`the pictures of ${subject} are what the script takes of it today`, async ({
    baseURL,
    browser,
  }) => {
    test.slow();
    // biome-ignore lint/suspicious/noSkippedTests: bytes can only be compared within one browser
    test.skip(
      (await productOf(browser)) !== record.browser,
      `taken with ${record.browser}; another browser may draw text differently`,
    );
    const { pictures } = await takeScreenshots(baseURL as string, [subject]);
    expect(pictures).toHaveLength(4);
    for (const { file, bytes } of pictures)
      expect(
        bytes.equals(readFileSync(join(import.meta.dirname, "../public", file))),
        `public/${file} is out of date: npm run screenshots`,
      ).toBe(true);
  });
