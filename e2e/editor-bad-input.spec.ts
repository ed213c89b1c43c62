import { expect, type Page, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";

const wordsIn = (locale: Locale) => localize(editorWords, locale);
const benchIn = (locale: Locale) => localize(benchWords, locale);

async function openEditor(page: Page, locale: Locale, query = "?app=stroop") {
  await page.goto(`${pathOf("protocol", locale)}${query}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: wordsIn(locale).undo, exact: true }).waitFor();
}

async function choose(page: Page, locale: Locale, name: string, buffer: Buffer) {
  await page.getByRole("button", { name: benchIn(locale).tools.open, exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: wordsIn(locale).openFile, exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** Returns the number of drafts that the device stores. The editor stores a draft after a pause in the changes. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    // The function first lists the databases. If it opened a database that does not exist, the browser would create
    // this database.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "protocole-editor")) return 0;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open("protocole-editor");
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const count = await new Promise<number>((resolve) => {
      if (!database.objectStoreNames.contains("drafts")) return resolve(0);
      const asked = database.transaction("drafts").objectStore("drafts").count();
      asked.onsuccess = () => resolve(asked.result);
    });
    database.close();
    return count;
  });

const STUDY = JSON.stringify({
  protocol: 1,
  language: "fr",
  steps: [{ id: "texte", text: { fr: "Été" } }],
  title: { fr: "Été à la mer" },
});

const zipOf = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );

/** Returns a zip that contains one file, which is marked as encrypted. */
function encrypted(): Buffer {
  const zip = zipOf({ "protocol.json": STUDY });
  const directory = zip.readUInt32LE(zip.length - 6);
  zip.writeUInt16LE(1, directory + 8);
  return zip;
}

const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(STUDY, "utf16le")]);

for (const [what, name, buffer] of [
  ["with a byte order mark", "mark.json", Buffer.from(`\ufeff${STUDY}`)],
  ["in UTF-16 with its mark", "utf16.json", utf16],
] as const)
  test(`a study file ${what} is opened with the correct letters`, async ({ page }) => {
    await openEditor(page, "fr");
    await choose(page, "fr", name, buffer);
    await expect(page.getByRole("heading", { level: 1 }).getByRole("textbox")).toHaveValue(
      "Été à la mer",
    );
  });

const { archive, fileNotUtf8, fileOtherKind } = wordsIn("fr");
for (const [what, name, buffer, note] of [
  ["saved as Windows-1252", "latin1.json", Buffer.from(STUDY, "latin1"), fileNotUtf8],
  ["that is a PDF", "etude.json", Buffer.from("%PDF-1.7\n\u0000"), fileOtherKind],
  ["with a password", "secret.zip", encrypted(), archive.encrypted],
  [
    "that writes outside of its folder",
    "out.zip",
    zipOf({ "../protocol.json": STUDY }),
    archive.unsafe,
  ],
  ["that contains another archive", "many.zip", zipOf({ "study.zip": "PK" }), archive.nested],
  [
    "whose page is full of openings of scripts",
    "slow.zip",
    zipOf({ "index.html": "<script".repeat(500_000) }),
    archive.noStudy,
  ],
] as const)
  test(`a file ${what} is refused with a sentence of explanation, and the open study does not change`, async ({
    page,
  }) => {
    await openEditor(page, "fr");
    await choose(page, "fr", name, buffer);
    await expect(page.getByText(interpolate(note, { name }))).toBeVisible();
    await expect(page.locator('[id="field-steps.0.parameters.trials"]')).toBeVisible();
  });

for (const [index, address] of [
  "https://192.168.1.300/sessions",
  "https://lab.example:99999/in",
  "https://[",
].entries())
  for (const locale of drawnOf(LOCALES, index))
    test(`the URL ${address} of a receiver causes an error at its field, also when the draft is opened again (${locale})`, async ({
      page,
    }) => {
      const { ends, faults } = wordsIn(locale);
      await openEditor(page, locale);
      await page.getByText(ends.title, { exact: true }).click();
      const field = page.getByLabel(ends.receiver);
      await field.fill(address);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(faults.one)).toBeVisible();
      await field.blur();
      await expect.poll(() => keptDrafts(page)).toBeGreaterThan(0);
      await page.goto(pathOf("protocol", locale));
      await expect(page.getByLabel(ends.receiver)).toHaveValue(address);
      await page.getByLabel(ends.receiver).fill("https://lab.example/in");
      await expect(page.getByText(faults.one)).toHaveCount(0);
    });

test("a number with a thousands separator causes a question, and its field still contains the typed text", async ({
  page,
}) => {
  for (const [locale, typed] of [
    ["en", "2,000"],
    ["fr", "2.000"],
  ] as const) {
    const { form } = wordsIn(locale);
    await openEditor(page, locale);
    const field = page.locator('[id="field-plan.people"]');
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(typed);
    await expect(
      page.getByText(interpolate(form.ambiguous, { typed, large: "2000", small: "2" })),
    ).toBeVisible();
    await field.fill("2\u00a0000");
    await field.blur();
    await expect(field).toHaveValue("2000");
  }
});

test("a letter that another program damaged causes a caution, but the study can be run", async ({
  page,
}) => {
  const { cautions } = wordsIn("fr");
  await openEditor(page, "fr");
  await choose(page, "fr", "lost.json", Buffer.from(STUDY.replaceAll("É", "\ufffd")));
  await expect(page.getByText(interpolate(cautions.title, { n: 2 }))).toBeVisible();
});

test("a draft that twice failed to open is stored separately, and the author can download the draft", async ({
  page,
}) => {
  const words = wordsIn("en");
  await openEditor(page, "en", "");
  // The data that the device stores after a visit during which the page stopped responding.
  await page.evaluate(async (text) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open("protocole-editor", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore("drafts");
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const transaction = database.transaction("drafts", "readwrite");
    const draft = { text, title: "The heavy one", keptAt: "2026-11-01T10:00:00Z", tries: 2 };
    transaction.objectStore("drafts").put(draft, "1-2-3-4");
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, STUDY);
  await openEditor(page, "en", "");
  await expect(page.getByText(/“The heavy one”, was set aside/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.broken.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("protocol.json");
  await page.getByRole("button", { name: words.openEarlier }).click();
  await expect(page.getByRole("heading", { level: 1 }).getByRole("textbox")).toHaveValue(
    "Été à la mer",
  );
});
