import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import record from "../experiments/catalog/screenshots.json" with { type: "json" };
import { PICTURE_NAMES, productOf, takeScreenshots } from "../scripts/generate/take-screenshots";
import { listFiles, ROOT } from "../scripts/project.mjs";

const PUBLIC = join(ROOT, "public");

for (const subject of PICTURE_NAMES)
  test(`the stored pictures of ${subject} equal new screenshots that the script takes`, {
    tag: "@release",
  }, async ({ baseURL, browser }) => {
    test.slow();
    // biome-ignore lint/suspicious/noSkippedTests: bytes can only be compared within one browser
    test.skip(
      (await productOf(browser)) !== record.browser,
      `taken with ${record.browser}; another browser may draw text differently`,
    );
    const { pictures } = await takeScreenshots(baseURL as string, [subject]);
    const kept = listFiles(PUBLIC).filter((file) =>
      new RegExp(`^(apps|screenshots)/${subject}/`).test(file),
    );
    expect(kept.length).toBeGreaterThanOrEqual(4);
    expect(pictures.map(({ file }) => file).sort()).toEqual(kept);
    for (const { file, bytes } of pictures)
      expect(
        bytes.equals(readFileSync(join(PUBLIC, file))),
        `public/${file} is out of date: npm run gen:screenshots ${subject}`,
      ).toBe(true);
  });
