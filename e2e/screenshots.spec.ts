import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import record from "../experiments/catalog/screenshots.json" with { type: "json" };
import { digestOf, type RecordedShot, SHOTS_RECORD } from "../scripts/generate/picture-files";
import { PICTURE_NAMES, productOf, takeScreenshots } from "../scripts/generate/take-screenshots";
import { listFiles, ROOT } from "../scripts/project.mjs";

const PUBLIC = join(ROOT, "public");

const recordedShots: Partial<Record<string, RecordedShot>> = JSON.parse(
  readFileSync(join(ROOT, SHOTS_RECORD), "utf8"),
);

/**
 * The largest share of pixels that may differ. Chromium draws a text at a fraction of a pixel in one of two ways; a
 * label then differs in about 0.1% of the pixels of a picture of the guide, which no reader can see.
 */
const SAME_SHARE = 0.0015;
/** A channel of a pixel differs if its values are further apart than this. */
const SAME_VALUE = 24;

/** Returns the share of pixels of two pictures that differ; 1 if the pictures do not have the same size. */
async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!first || !second) return 1;
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return 1;
  const differing = new Set<number>();
  for (const [at, value] of first.data.entries())
    if (Math.abs(value - (second.data[at] ?? 0)) > SAME_VALUE) differing.add(Math.floor(at / 4));
  return differing.size / (first.info.width * first.info.height);
}

for (const subject of PICTURE_NAMES)
  test(`the stored pictures of ${subject} equal new screenshots that the script takes`, {
    tag: "@release",
  }, async ({ baseURL, browser }) => {
    test.slow();
    // biome-ignore lint/suspicious/noSkippedTests: pictures can only be compared within one browser
    test.skip(
      (await productOf(browser)) !== record.browser,
      `taken with ${record.browser}; another browser may draw text differently`,
    );
    const { shots } = await takeScreenshots(baseURL as string, [subject]);
    const kept = listFiles(PUBLIC).filter((file) =>
      new RegExp(`^(apps|screenshots)/${subject}/`).test(file),
    );
    expect(kept.length).toBeGreaterThanOrEqual(4);
    const expected: string[] = [];
    for (const { name, png, encode } of shots) {
      const known = recordedShots[name];
      // The files of a known screenshot need not be encoded again, which takes most of the time.
      const isKnown =
        known?.screenshot === digestOf(png) &&
        Object.entries(known.files).every(
          ([file, digest]) => digestOf(readFileSync(join(PUBLIC, file))) === digest,
        );
      if (isKnown) {
        expected.push(...Object.keys(known.files));
        continue;
      }
      for (const { file, bytes } of await encode()) {
        expected.push(file);
        expect(
          await differingShare(bytes, readFileSync(join(PUBLIC, file))),
          `public/${file} is out of date: npm run gen:screenshots ${subject}`,
        ).toBeLessThanOrEqual(SAME_SHARE);
      }
    }
    expect(expected.sort()).toEqual(kept);
  });
