import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { ROOT } from "../scripts/project.mjs";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { unzip } from "../testing/standalone-archive";

const RECORDED = join(ROOT, "__tests__/experiments/study/export/recorded");

/** The oldest release of which the project has recorded archives. Its `study.zip` is complete. */
const RELEASE = "a62bb519c7a8eed6";

const TITLE: Record<Locale, string> = { en: "Colours and choices", fr: "Couleurs et choix" };

type ArchiveFile = "study.zip" | "study.jzip" | "session.zip";

const recorded = (file: ArchiveFile) => readFileSync(join(RECORDED, RELEASE, file));

const wordsIn = (locale: Locale) => localize(editorWords, locale);
const benchIn = (locale: Locale) => localize(benchWords, locale);

async function openEditor(page: Page, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}?app=stroop`);
  await waitForHydration(page);
  await page.getByRole("button", { name: wordsIn(locale).undo, exact: true }).waitFor();
}

/** Opens a file with the button of the editor that opens files. */
async function choose(page: Page, locale: Locale, name: string, buffer: Buffer) {
  await page.getByRole("button", { name: benchIn(locale).tools.open, exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: wordsIn(locale).openFile, exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "application/zip", buffer });
}

/** Drops a file onto the editor. */
async function drop(page: Page, locale: Locale, name: string, buffer: Buffer) {
  const transfer = await page.evaluateHandle(
    ([name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    [name, buffer.toString("base64")] as const,
  );
  const button = page.getByRole("button", { name: wordsIn(locale).asText, exact: true });
  await button.dispatchEvent("drop", { dataTransfer: transfer });
}

/** Returns the title of the study, which is an input field. */
const titleOf = (page: Page) => page.getByRole("heading", { level: 1 }).getByRole("textbox");

/** Expects that the editor displays the study that was recorded. */
async function expectStudy(page: Page, locale: Locale, name: string) {
  const words = wordsIn(locale);
  await expect(page.getByText(interpolate(words.opened, { name }))).toBeAttached();
  await expect(titleOf(page)).toHaveValue(TITLE[locale]);
  await expect(page.getByText(words.faults.one)).toHaveCount(0);
}

test.describe("the editor opens an archive of an older release", () => {
  for (const [file, open, how, locale] of [
    ["study.zip", choose, "chosen", "en"],
    ["study.jzip", choose, "chosen", "fr"],
    ["session.zip", choose, "chosen", "en"],
    ["study.zip", drop, "dropped", "fr"],
    ["study.jzip", drop, "dropped", "en"],
  ] as const)
    test(`from the file ${file}, ${how}, ${locale}`, async ({ page }) => {
      await openEditor(page, locale);
      await open(page, locale, file, recorded(file));
      await expectStudy(page, locale, file);
      await page.getByRole("button", { name: /^Stroop/ }).click();
      await expect(page.locator('[id="field-steps.1.parameters.trials"]')).toHaveValue("96");
    });
});

/** A study document that names a later major version of the Stroop app than this site contains. */
function ofAnotherMajor(text: string): string {
  const document: { steps: { app?: string; version: string }[] } = JSON.parse(text);
  for (const step of document.steps) if (step.app === "stroop") step.version = "99.0";
  return JSON.stringify(document);
}

/** Returns the recorded archive with this later document in place of the recorded document. */
function laterArchive(): Buffer {
  const files = unzipSync(new Uint8Array(recorded("study.zip")));
  const change = (path: string, changed: (text: string) => string) => {
    files[path] = strToU8(changed(strFromU8(files[path] ?? new Uint8Array())));
  };
  change("protocol.json", ofAnotherMajor);
  change("index.html", (html) =>
    html.replace(
      /(id="document">)([\s\S]*?)(<\/script>)/,
      (_, start, text, end) => start + ofAnotherMajor(text) + end,
    ),
  );
  return Buffer.from(zipSync(files));
}

for (const locale of drawnOf(LOCALES, 0))
  test(`an archive with another major version of an app is refused; the message names a release for it (${locale})`, async ({
    page,
  }) => {
    const words = wordsIn(locale);
    await openEditor(page, locale);
    await choose(page, locale, "later.zip", laterArchive());
    await expect(titleOf(page)).toHaveValue(TITLE[locale]);
    await expect(
      page.getByText(interpolate(words.archive.ownRelease, { release: RELEASE })),
    ).toBeVisible();
    const rule = {
      en: /This release has version [\d.]+ of the task/,
      fr: /Le site a la version/,
    };
    await expect(page.getByText(rule[locale]).first()).toBeVisible();
  });

test("a zip that contains no study is refused with an explanation, and the open study remains open", async ({
  page,
}) => {
  const words = wordsIn("en");
  await openEditor(page, "en");
  const address = page.url();
  const photos = Buffer.from(zipSync({ "photo.txt": strToU8("no study") }));
  await choose(page, "en", "photos.zip", photos);
  await expect(
    page.getByText(interpolate(words.archive.noStudy, { name: "photos.zip" })),
  ).toBeVisible();
  await drop(page, "en", "half.zip", recorded("study.zip").subarray(0, 10_000));
  await expect(
    page.getByText(interpolate(words.archive.unreadable, { name: "half.zip" })),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Stroop/ })).toBeVisible();
  expect(page.url()).toBe(address);
});

test("an archive of an older release can still be run from a disk", async ({ page }, testInfo) => {
  const home = testInfo.outputPath("home");
  unzip(recorded("study.zip"), home);
  await page.goto(`${pathToFileURL(join(home, "index.html")).href}?lang=en&participant=1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE.en);
  await page.getByRole("button", { name: localize(protocolWords, "en").start }).click();
  await expect(page.locator("strong", { hasText: "you" })).toBeVisible();
});
