import { expect, type Page, test } from "@playwright/test";
import { dataWords } from "@/content/data-downloads";
import { runWords } from "@/content/run";
import { protocolWords } from "@/content/running-study";
import { APPS } from "@/experiments/catalog/registry";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { waitForHydration } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { downloadArchive } from "../testing/recompute";
import { type RecordedData, recordedData, recordedReleases } from "../testing/recorded-data";
import { versionOf } from "../testing/version-of";

const words = localize(protocolWords, "en");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Stores items on the device, as the page of an earlier release has stored them. */
async function putOnDevice(
  page: Page,
  store: "sessions" | "participations",
  items: readonly { id: string }[],
) {
  await page.goto("/robots.txt");
  await page.evaluate(
    async ({ storeName, values }) => {
      const opening = indexedDB.open(`protocole-${storeName}`, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(storeName);
        if (storeName !== "sessions") return;
        opening.result.createObjectStore("set-aside", { autoIncrement: true });
        opening.result.createObjectStore("outbox");
      };
      const opened = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = opened.transaction(storeName, "readwrite");
      for (const value of values) transaction.objectStore(storeName).put(value, value.id);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opened.close();
    },
    { storeName: store, values: items },
  );
}

async function openStudy(page: Page, { documents }: RecordedData, ids: string) {
  const { link = "" } = documents.find(({ name }) => name === "site-study") ?? {};
  await page.goto(`${pathOf("study", "en")}?${ids}${link}`);
  await waitForHydration(page);
}

const canContinue = ({ participations }: RecordedData) =>
  Object.entries(participations.unfinished.versions).every(
    ([app, version]) => minorOf(version) === versionOf(app as Parameters<typeof versionOf>[0]),
  );

for (const release of recordedReleases()) {
  const data = recordedData(release);
  const { unfinished, finished } = data.participations;

  test(`a participation that began in release ${release} continues with records of its format, or the page says why it cannot`, async ({
    page,
  }) => {
    await putOnDevice(page, "participations", [unfinished]);
    await openStudy(page, data, "participant=8&group=b");
    if (!canContinue(data)) {
      await expect(page.getByText(words.unfinished.outdated)).toBeVisible();
      return;
    }
    await press(page, words.unfinished.goOn);
    for (const app of ["lottery-choice", "eleven-twenty"] as const) {
      await press(page, words.parts.start);
      await fillForm(page, FORM_SCRIPTS[app].pages, "keys");
    }
    const files = await downloadArchive(page, "en", words.end.download);
    const records = Object.entries(files).filter(([path]) => path.startsWith("records/"));
    expect(records).toHaveLength(3);
    for (const [path, text] of records) {
      const record = JSON.parse(text);
      const then = JSON.parse(data.archive.files[path] ?? "{}");
      expect(record).toMatchObject({ format: then.format, session: unfinished.id });
      expect(Object.keys(record), path).toEqual(Object.keys(then));
      expect(Object.keys(record.rows[0]), path).toEqual(Object.keys(then.rows[0]));
    }
  });

  test(`a study and a run of each task of release ${release} are still listed with their results`, async ({
    page,
  }) => {
    const runs = data.runs.map(({ session }) => session);
    await putOnDevice(page, "sessions", runs);
    await putOnDevice(page, "participations", [finished]);
    await page.goto(pathOf("study", "en"));
    await waitForHydration(page);
    const results = page.getByRole("link", { name: localize(dataWords, "en").mine.result });
    await expect(results).toHaveCount(runs.length + 1);
    const { noScore } = localize(runWords, "en").result;
    const stroop = runs.find(({ app }) => app === "stroop");
    await page.goto(`${pathOf("study", "en")}?result=${stroop?.id}`);
    await expect(page.locator("main section td").first()).toBeVisible();
    await expect(page.getByText(noScore)).toHaveCount(0);

    await page.goto(`${pathOf("study", "en")}?result=${finished.id}`);
    const { name } = localize(APPS["eleven-twenty"].words, "en");
    await page.locator("main summary").filter({ hasText: name }).first().click();
    await expect(page.getByRole("heading", { name: /^You requested \d+/ })).toBeVisible();
    await expect(page.getByText(noScore)).toHaveCount(0);
  });
}
