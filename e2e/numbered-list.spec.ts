import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { archiveWords } from "@/experiments/study/export/archive-words";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { downloadedArchive, unzip } from "../testing/standalone-archive";
import { versionOf } from "../testing/version-of";

/** A study with two groups of equal size. The first page after the consent names the group. */
const STUDY = {
  protocol: 1,
  language: "en",
  steps: [
    { id: "high", text: { en: "Group high." }, for: ["high"] },
    { id: "low", text: { en: "Group low." }, for: ["low"] },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
  ],
  conditions: ["high", "low"],
  assignment: "balanced",
  delivery: { ids: ["participant"] },
  title: { en: "Levels" },
};

const own = localize(protocolWords, "en");
const words = localize(archiveWords, "en").numberedList;

/** Returns a notice about a number. The page isolates the writing direction of the number. */
const about = (notice: string, number: string) =>
  interpolate(notice, { came: `\u2068${number}\u2069`, most: "1,000" });

async function openArchive(context: BrowserContext, archive: string, query: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${pathToFileURL(join(archive, "index.html")).href}${query}`);
  await expect(page.getByRole("button", { name: own.start })).toBeVisible();
  return page;
}

/** Begins the study, and returns the group that the page assigns. */
async function begin(page: Page): Promise<string> {
  await page.getByRole("button", { name: own.start }).click();
  const group = page.getByText(/^Group (high|low)\.$/);
  await expect(group).toBeVisible();
  return (await group.innerText()).replace(/^Group |\.$/g, "");
}

test("an archive that is opened from a disk assigns the groups of its printed list", async ({
  context,
}, testInfo) => {
  test.slow();
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, STUDY, "en"), archive);
  const lines = readFileSync(join(archive, "numbered-list.csv"), "utf8").trim().split("\n");
  const printed = new Map(
    lines.slice(1).map((line): [string, string] => {
      const [number = "", group = ""] = line.split(",");
      return [number, group];
    }),
  );
  expect(new Set(["1", "2", "3", "4", "5"].map((each) => printed.get(each)))).toEqual(
    new Set(["high", "low"]),
  );
  for (const number of ["1", "2", "3", "4", "5", "17", "1000"]) {
    const page = await openArchive(context, archive, `?participant=${number}`);
    await expect(page.getByText(about(words.again, number))).toHaveCount(0);
    expect([number, await begin(page)]).toEqual([number, printed.get(number)]);
    await page.close();
  }
});

test("an archive states before the start that a number is not in its list or was already used", async ({
  context,
}, testInfo) => {
  test.slow();
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, STUDY, "en"), archive);
  for (const number of ["0", "1.5", "1001"]) {
    const page = await openArchive(context, archive, `?participant=${number}`);
    await expect(page.getByText(about(words.unknown, number))).toBeVisible();
    expect(["high", "low"]).toContain(await begin(page));
    await page.close();
  }
  const missing = await openArchive(context, archive, "");
  await expect(
    missing.getByText(interpolate(words.missing, { name: "participant" })),
  ).toBeVisible();

  const first = await openArchive(context, archive, "?participant=17");
  const group = await begin(first);
  await first.getByRole("button", { name: own.parts.continue }).click();
  await first.getByRole("button", { name: own.parts.start }).click();
  await fillForm(first, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(own.end.completed);
  const second = await openArchive(context, archive, "?participant=17");
  await expect(second.getByText(about(words.again, "17"))).toBeVisible();
  expect(await begin(second)).toBe(group);
});
