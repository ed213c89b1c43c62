import { expect, type Page, test } from "@playwright/test";
import { dataWords } from "@/content/data-downloads";
import { editorWords } from "@/content/editor";
import { runWords } from "@/content/run";
import { protocolWords } from "@/content/running-study";
import { simulationWords } from "@/content/simulation";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { MANY } from "@/experiments/study/simulation/limits";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { freezeWithClockSetBack, waitForHydration, watchFaults } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { storedDrafts, storedParticipations } from "../testing/stored";
import { versionOf } from "../testing/version-of";

/** The apps of the study, in the order of its tasks. */
const PARTS = ["eleven-twenty", "lottery-choice", "mini-ipip"] as const;

/** Returns the link of a study of three untimed tasks. The link contains all parameters of the tasks. */
function linkOf(): string {
  const steps = PARTS.map((app) => ({ id: app, app, version: versionOf(app), parameters: {} }));
  const checked = checkProtocol({ protocol: 1, steps }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

const wordsIn = (locale: Locale) => localize(protocolWords, locale);
const words = wordsIn("en");
const { notKept } = localize(dataWords, "en");

async function open(page: Page, locale: Locale = "en") {
  await page.goto(`${pathOf("study", locale)}${linkOf()}`);
  await waitForHydration(page);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const expectPart = (page: Page, place: number) =>
  expect(heading(page)).toHaveText(interpolate(words.parts.part, { place, places: PARTS.length }));

/** Completes the tasks of the study from one position to another. The first task has the position 1. */
async function doParts(page: Page, from: number, to: number) {
  for (let place = from; place <= to; place += 1) {
    await expectPart(page, place);
    await press(page, words.parts.start);
    await fillForm(page, FORM_SCRIPTS[PARTS[place - 1] ?? "mini-ipip"].pages, "keys");
  }
}

const STORAGE_FAULTS = {
  "without IndexedDB": () => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  },
  "where storage is refused": () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.databases = refuse;
    LockManager.prototype.request = async () => refuse();
  },
  "on a full device": () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [fault, breakStorage] of Object.entries(STORAGE_FAULTS))
  test(`a study can be completed ${fault}, and the page warns that data are not stored`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.addInitScript(breakStorage);
    await open(page);
    await press(page, words.start);
    await doParts(page, 1, PARTS.length);
    await expect(heading(page)).toHaveText(words.end.completed);
    await expect(page.getByText(notKept)).toBeVisible();
    const download = page.waitForEvent("download");
    await press(page, words.end.download);
    expect((await download).suggestedFilename()).toMatch(/^protocol-.*\.zip$/);
    expect(faults).toEqual([]);
  });

for (const locale of ["en", "fr"] as const)
  test(`a participant who leaves a study without storage reads that this study cannot be resumed (${locale})`, async ({
    page,
  }) => {
    const own = wordsIn(locale);
    await page.addInitScript(STORAGE_FAULTS["where storage is refused"]);
    await open(page, locale);
    await press(page, own.start);
    await press(page, own.parts.start);
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await press(page, own.leave.button);
    await expect(page.getByText(own.leave.textNotKept)).toBeVisible();
    await press(page, own.leave.erase);
    await press(page, own.leave.confirm);
    await expect(heading(page)).toHaveText(own.end.erased);
  });

test("a study continues after its tab was frozen and the clock was set back by a day", async ({
  page,
}) => {
  await open(page);
  await press(page, words.start);
  await doParts(page, 1, 1);
  await expectPart(page, 2);
  await freezeWithClockSetBack(page);
  await doParts(page, 2, PARTS.length);
  await expect(heading(page)).toHaveText(words.end.completed);
  const [participation] = await storedParticipations(page);
  expect(participation).toMatchObject({ ending: "completed", done: PARTS.length });
});

test("the tab that resumed a study continues to store the study, and the older tab reports that it no longer does", async ({
  page,
  context,
}) => {
  await open(page);
  await press(page, words.start);
  await doParts(page, 1, 1);
  await expectPart(page, 2);
  const other = await context.newPage();
  await open(other);
  await press(other, words.unfinished.goOn);
  await doParts(other, 2, 2);
  await expectPart(other, 3);
  const before = await storedParticipations(other);
  expect(before).toMatchObject([{ sittings: 2, done: 2 }]);

  await doParts(page, 2, PARTS.length);
  await expect(heading(page)).toHaveText(words.end.completed);
  await expect(page.getByText(notKept)).toBeVisible();
  expect(await storedParticipations(page)).toEqual(before);
  await doParts(other, 3, PARTS.length);
  await expect(heading(other)).toHaveText(words.end.completed);
  expect(await storedParticipations(other)).toMatchObject([
    { ending: "completed", done: PARTS.length },
  ]);
});

test("a connection that is lost before a task is reported, and the task begins when the connection works again", async ({
  page,
}) => {
  const { loadFailed, tryAgain } = localize(runWords, "en");
  await open(page);
  await press(page, words.start);
  for (let place = 1; place <= PARTS.length; place += 1) {
    const isFirst = place === 1;
    if (!isFirst) {
      await expect(page.getByText(loadFailed)).toBeVisible();
      await page.unroute("**/*");
      await press(page, tryAgain);
    }
    await expectPart(page, place);
    await press(page, words.parts.start);
    await page.route("**/*", (route) => route.abort());
    await fillForm(page, FORM_SCRIPTS[PARTS[place - 1] ?? "mini-ipip"].pages, "keys");
  }
  await expect(heading(page)).toHaveText(words.end.completed);
  await page.unroute("**/*");
  expect(await storedParticipations(page)).toMatchObject([
    { ending: "completed", done: PARTS.length },
  ]);
});

test.describe("with the site stored by the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a study continues even if the browser removes the worker and the cache during a run", async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await press(page, words.start);
    await expectPart(page, 1);
    await press(page, words.parts.start);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.stopAllWorkers");
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await doParts(page, 2, PARTS.length);
    await expect(heading(page)).toHaveText(words.end.completed);
    expect(await storedParticipations(page)).toMatchObject([
      { ending: "completed", done: PARTS.length },
    ]);
  });
});

const trialsOf = (page: Page) => page.getByLabel("Test trials", { exact: true });

/** Opens the editor with the draft that is stored on the device. */
async function openEditor(page: Page, rest = "") {
  await page.goto(`${pathOf("protocol", "en")}${rest}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: localize(editorWords, "en").undo, exact: true }).waitFor();
}

test("two tabs of the editor do not overwrite each other's changes", async ({ page, context }) => {
  const { openEarlier } = localize(editorWords, "en");
  const write = async (tab: Page, trials: string) => {
    await trialsOf(tab).fill(trials);
    await expect
      .poll(() => storedDrafts(tab))
      .toContainEqual(expect.stringContaining(`"trials":${trials}`));
  };
  // Both tabs begin with the same draft of a study.
  await openEditor(page, "?app=stroop");
  await write(page, "24");
  await page.goto("about:blank");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openEditor(tab);
    await expect(trialsOf(tab)).toHaveValue("24");
  }
  await write(page, "48");
  await write(other, "72");
  await write(page, "96");
  for (const tab of [other, page]) await tab.goto("about:blank");

  await openEditor(page);
  await expect(trialsOf(page)).toHaveValue("96");
  await press(page, openEarlier);
  await expect(trialsOf(page)).toHaveValue("72");
});

test("a simulation whose worker is ended by the browser reports this, and can be run again", async ({
  page,
}) => {
  const { controls, heading } = localize(simulationWords, "en");
  await page.clock.install();
  await openEditor(page, "?app=stroop");
  const people = (n: number) =>
    page.getByRole("heading", { name: interpolate(heading, { n, reliability: "" }) });
  await people(60).waitFor();
  const begun = page.waitForEvent("worker");
  const many = interpolate(controls.many, { n: formatNumber(MANY, "en") });
  await press(page, many);
  const worker = await begun;
  await expect(page.getByRole("progressbar", { name: controls.working })).not.toHaveJSProperty(
    "value",
    0,
  );
  await worker.evaluate(() => self.close());
  await page.clock.runFor(60_000);
  await expect(page.getByRole("status").filter({ hasText: controls.ended })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await press(page, many);
  await expect(
    page.getByRole("heading", {
      name: interpolate(heading, { n: formatNumber(MANY, "en"), reliability: "" }),
    }),
  ).toBeVisible({ timeout: 30_000 });
});
