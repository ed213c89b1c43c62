import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findingsWords } from "@/content/findings";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { visit, watchFaults } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import {
  checkedDocument,
  peopleOfThreeTasks,
  sentRecords,
  THREE_TASKS,
} from "../testing/simulated-participations";

const wordsIn = (locale: Locale) => localize(findingsWords, locale);
const words = wordsIn("en");

test.describe.configure({ timeout: 90_000 });

const sampleButton = (page: Page, locale: Locale = "en") =>
  page.getByRole("button", { name: wordsIn(locale).files.sample });

/** Opens the page and displays the simulated participants. */
async function openSample(page: Page, locale: Locale = "en") {
  await visit(page, pathOf("data", locale));
  await sampleButton(page, locale).click();
  await expect(
    page.getByRole("heading", { name: wordsIn(locale).exploratory.title, exact: true }),
  ).toBeVisible({ timeout: 30_000 });
}

/** The files of a real study: the document, and the records of four people in one file. */
function studyFiles() {
  const document = checkedDocument(THREE_TASKS);
  const lines = peopleOfThreeTasks(4).flatMap(sentRecords);
  const file = (name: string, text: string) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(text),
  });
  return {
    plan: file("study.json", JSON.stringify(document)),
    records: file("records.ndjson", `${lines.join("\n")}\n`),
    broken: file("broken.zip", "PK\u0003\u0004 cut off"),
  };
}

/** Drops files on the page as a visitor does. */
async function drop(page: Page, files: readonly { name: string; buffer: Buffer }[]) {
  const transfer = await page.evaluateHandle(
    (all) => {
      const made = new DataTransfer();
      for (const { name, text } of all) made.items.add(new File([text], name));
      return made;
    },
    files.map(({ name, buffer }) => ({ name, text: buffer.toString("latin1") })),
  );
  for (const event of ["dragenter", "dragover", "drop"])
    await page.dispatchEvent("main", event, { dataTransfer: transfer });
}

for (const locale of drawnOf(LOCALES, 1))
  test(`one press displays simulated participants with the answer to a plan (${locale})`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await openSample(page, locale);
    const own = wordsIn(locale);
    await expect(page.getByText(own.study.simulated).first()).toBeVisible();
    await expect(page.getByText(own.answer.asked)).toBeVisible();
    await expect(page.getByRole("heading", { name: own.planned.title })).toBeVisible();
    await expect(page.getByText(/undefined|NaN|\{\w+\}/)).toHaveCount(0);
    await expect(page.locator("main")).not.toContainText(/\bp\s*[<=]\s*[.0]/);
    expect(faults).toEqual([]);
  });

test("dropped files are read and counted, a faulty file is reported, and further files are added to the data", async ({
  page,
}) => {
  const { plan, records, broken } = studyFiles();
  await visit(page, pathOf("data", "en"));
  await expect(sampleButton(page)).toBeVisible();
  await drop(page, [broken, records]);
  const list = page.getByRole("listitem");
  await expect(list.filter({ hasText: "records.ndjson" })).toContainText("4 sessions");
  await expect(list.filter({ hasText: "broken.zip" })).toContainText(words.files.states.short);
  await expect(page.getByText(words.study.noDocument)).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles([plan]);
  await expect(page.getByRole("heading", { name: "Three tasks" })).toBeVisible();
  await expect(page.getByText(words.study.noDocument)).toBeHidden();
  await expect(list.filter({ hasText: "records.ndjson" })).toBeVisible();
  await expect(page.getByText(words.study.simulated)).toHaveCount(0);
});

test("a number opens the list of its people, and a person opens the rows of their runs", async ({
  page,
}) => {
  await openSample(page);
  const summary = page.locator("summary").filter({ hasText: words.flow.counted }).first();
  await summary.focus();
  await page.keyboard.press("Enter");
  const people = page.getByRole("table", { name: new RegExp(words.flow.counted) });
  await expect(people).toBeVisible();
  await people.getByRole("button").first().click();
  await expect(page.getByRole("columnheader", { name: "rt_ms" })).toBeVisible();
});

test("each file can be downloaded, and says that its data are simulated", async ({ page }) => {
  await openSample(page);
  for (const name of [
    words.downloads.participants,
    words.downloads.results,
    words.downloads.deviations,
  ]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^simulated-/);
    const path = await download.path();
    expect(readFileSync(path).length).toBeGreaterThan(20);
  }
  const [set] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: new RegExp(words.downloads.dataSet) }).click(),
  ]);
  expect(
    readFileSync(await set.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
});

test("data are read without a connection once the page has been used", async ({
  page,
  context,
}) => {
  await openSample(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: words.files.clear }).click();
  await sampleButton(page).click();
  await expect(
    page.getByRole("heading", { name: words.exploratory.title, exact: true }),
  ).toBeVisible();
  await context.setOffline(false);
});

for (const [name, size] of drawnOf(
  [
    ["phone", PHONE],
    ["desktop", DESKTOP],
  ] as const,
  1,
))
  test(`the findings have no accessibility fault and fit the page: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openSample(page);
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await expectNoViolations(page, `findings, ${name}`);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
    const rows = page.getByRole("list", { name: words.sensitivity.title });
    await expect(rows.getByText(/^n\s=/).first()).toBeVisible();
  });

test("the printed report has the findings and no controls", async ({ page }) => {
  await openSample(page);
  await page.emulateMedia({ media: "print" });
  for (const heading of [words.planned.title, words.exploratory.title, words.sensitivity.title])
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page.getByText(words.study.simulated).first()).toBeVisible();
  await expect(page.getByRole("button", { name: words.files.add })).toBeHidden();
  await expect(page.getByRole("button", { name: words.downloads.results })).toBeHidden();
});
