import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { APP_IDS } from "@/experiments/registry";
import record from "../experiments/screenshots.json" with { type: "json" };
import { takeScreenshots } from "../scripts/take-screenshots.mjs";

for (const app of APP_IDS)
  test(`the portfolio's pictures of ${app} are what the script takes of it today`, async ({
    baseURL,
    browser,
  }) => {
    test.slow();
    // biome-ignore lint/suspicious/noSkippedTests: bytes can only be compared within one browser version
    test.skip(
      browser.version() !== record.browser,
      `taken with Chromium ${record.browser}; another version may draw text differently`,
    );
    const { pictures } = await takeScreenshots(baseURL as string, [app]);
    expect(pictures).toHaveLength(4);
    for (const { file, bytes } of pictures)
      expect(
        bytes.equals(readFileSync(join(import.meta.dirname, "../public", file))),
        `public/${file} is out of date: npm run screenshots`,
      ).toBe(true);
  });
