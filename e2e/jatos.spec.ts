import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { withdraw } from "@/content/withdraw";
import type { APPS } from "@/experiments/catalog/registry";
import { REHEARSAL_WORDS } from "@/experiments/engine/run/rehearsal-words";
import { receiverName } from "@/experiments/study/document/receiver-name";
import { jatosWords } from "@/experiments/study/export/jatos-words";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { violations } from "../testing/axe";
import { drawnWay } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { jzipFaults } from "../testing/jatos/jzip-rules";
import { serveJatos } from "../testing/jatos/serve-jatos";
import { Participant, takeOverTime } from "../testing/lab";
import { chooseWay, handedOver, openInEditor, unzip } from "../testing/standalone-archive";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

const step = (id: string, app: keyof typeof APPS) => ({
  id,
  app,
  version: versionOf(app),
  parameters: {},
});

const EXIT = "https://recruiter.example/done?cc=C1A2B3";
const NAMED = { controller: "A lab", contact: "lab@example.org" };

/** A study with a text, a timed app and an untimed app, with a completion code and an exit. */
const TIMED = {
  protocol: 1,
  steps: [
    { id: "hello", text: { en: "Hello.", fr: "Bonjour." } },
    step("speed", "simple-rt"),
    step("game", "eleven-twenty"),
  ],
  title: { en: "Speed and level", fr: "Vitesse et niveau" },
  information: NAMED,
  debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
  delivery: { ids: ["PROLIFIC_PID"], exits: { completed: { code: "C1A2B3", url: EXIT } } },
};

/** A study of two untimed apps, without a code or an exit. */
const FORMS = {
  protocol: 1,
  steps: [step("game", "eleven-twenty"), step("lotteries", "lottery-choice")],
  title: { en: "Level and risk", fr: "Niveau et risque" },
  information: NAMED,
};

/** Returns all files of a folder as texts. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path), readFileSync(path, "utf8")];
      }),
  );

const buttonOf = (page: Page, locale: Locale) => {
  const [start = ""] = localize(editorWords, locale).away.archive.toJatos.split("(");
  return page.getByRole("button", { name: start.trim() });
};

/** Exports a protocol from the editor in the format of JATOS, and imports the protocol into JATOS. */
async function importTo(context: BrowserContext, document: object, locale: Locale, folder: string) {
  const page = await context.newPage();
  await openInEditor(page, document, locale);
  await chooseWay(page, "jatos", locale);
  const bytes = await handedOver(page, buttonOf(page, locale));
  await page.close();
  unzip(bytes, folder);
  expect(jzipFaults(filesIn(folder))).toEqual([]);
  return serveJatos(folder, { library: process.env.JATOS_LIBRARY });
}

type Jatos = Awaited<ReturnType<typeof serveJatos>>;

const submitted = (jatos: Jatos) =>
  JSON.parse(jatos.run.run.results.at(-1)?.data ?? "[]") as Record<string, unknown>[];
const stepsOf = (jatos: Jatos) => submitted(jatos).map((record) => record.step ?? record.kind);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { locale, hands, device } of drawnWay(0))
  test.describe(`a protocol in JATOS, by ${hands}, ${locale}`, () => {
    test.use({ ...device, locale });

    test("continues to its exit, submits all data before it displays the code, and requests no other host", async ({
      page,
      context,
    }, testInfo) => {
      test.slow();
      const jatos = await importTo(context, TIMED, locale, testInfo.outputPath("jatos"));
      const words = localize(protocolWords, locale);
      const own = localize(jatosWords, locale);
      const host = new URL(jatos.origin).host;
      const asked: string[] = [];
      const faults: string[] = [];
      context.on("request", (request) => asked.push(request.url()));
      page.on("pageerror", ({ message }) => faults.push(message));
      page.on("console", (message) => {
        if (/Content Security Policy|Trusted/.test(message.text())) faults.push(message.text());
      });
      await context.route("https://recruiter.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Thank you</h1>" }),
      );
      try {
        await takeOverTime(page);
        await page.goto(jatos.link("?PROLIFIC_PID=abc123"));
        await expect(heading(page)).toHaveText(TIMED.title[locale]);
        await expect(page.getByText(interpolate(own.notice, { host }))).toBeVisible();
        // A participant gives the receipt code to the contact person. JATOS does not offer another way to identify a
        // run.
        await expect(page.getByText(localize(withdraw, locale).form.send)).toBeHidden();
        expect(await violations(page)).toEqual([]);
        const participant = new Participant(page, "simple-rt", locale, hands);
        await participant.press(words.start);
        await participant.press(words.parts.continue);
        await participant.press(words.parts.start);
        const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];
        expect(await participant.work(strategy, keys)).toBe("over");
        await expect.poll(() => stepsOf(jatos)).toEqual(["start", "speed"]);

        await page.reload();
        await expect(heading(page)).toHaveText(
          interpolate(words.parts.part, { place: 2, places: 2 }),
        );
        await expect.poll(() => stepsOf(jatos)).toEqual(["start", "speed"]);
        await participant.press(words.parts.start);
        await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, hands);
        await expect(heading(page)).toHaveText(words.end.completed);
        await expect(page.getByText("C1A2B3", { exact: true })).toBeVisible();
        await expect(page.getByText(TIMED.debriefing[locale])).toBeVisible();
        await expect.poll(() => stepsOf(jatos)).toEqual(["start", "speed", "game", "end"]);
        expect(submitted(jatos)[1]).toMatchObject({ ids: { PROLIFIC_PID: "abc123" }, sittings: 1 });
        expect(submitted(jatos).at(-1)).toMatchObject({ exit: "completed", code: "C1A2B3" });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

        await page.reload();
        await expect(page.getByText("C1A2B3", { exact: true })).toBeVisible();
        await participant.press(own.finish);
        await expect(page).toHaveURL(EXIT);
        expect(jatos.run.run).toMatchObject({ state: "FINISHED", message: "completed" });
        expect(jatos.run.log.some((line) => line.includes("abort"))).toBe(false);
        expect(asked.filter((url) => !url.startsWith(jatos.origin))).toEqual([EXIT]);
        expect(faults).toEqual([]);
      } finally {
        await jatos.close();
      }
    });

    test("of two untimed apps, edited in JATOS, ends on the final page of JATOS", async ({
      page,
      context,
    }, testInfo) => {
      const jatos = await importTo(context, FORMS, locale, testInfo.outputPath("jatos"));
      const words = localize(protocolWords, locale);
      const title = "Edited there";
      jatos.edit((input) => JSON.stringify({ ...JSON.parse(input), title }));
      const press = async (name: string) => {
        const button = page.getByRole("button", { name, exact: true });
        if (hands === "touch") return button.tap();
        await button.focus();
        await page.keyboard.press("Enter");
      };
      try {
        await page.goto(jatos.link());
        await expect(heading(page)).toHaveText(title);
        await press(words.start);
        await press(words.parts.start);
        await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, hands);
        await expect.poll(() => stepsOf(jatos)).toEqual(["start", "game"]);
        await press(words.parts.start);
        await fillForm(page, FORM_SCRIPTS["lottery-choice"].pages, hands);
        await expect(heading(page)).toHaveText(words.end.completed);
        await expect.poll(() => stepsOf(jatos)).toEqual(["start", "game", "lotteries", "end"]);
        await press(localize(jatosWords, locale).finish);
        await expect(page.getByRole("heading", { name: "This study has ended" })).toBeVisible();
        expect(jatos.run.run).toMatchObject({ state: "FINISHED" });
      } finally {
        await jatos.close();
      }
    });
  });

test("the run of a researcher in JATOS is a rehearsal: each page states it, the records are marked, and no code is shown", async ({
  page,
  context,
}, testInfo) => {
  const { exits } = TIMED.delivery;
  const document = { ...FORMS, steps: FORMS.steps.slice(0, 1), delivery: { exits } };
  const jatos = await importTo(context, document, "en", testInfo.outputPath("jatos"));
  const words = localize(protocolWords, "en");
  const bar = page.getByText(REHEARSAL_WORDS.bar.en);
  try {
    await page.goto(jatos.researcherLink);
    await expect(bar).toBeVisible();
    await page.getByRole("button", { name: words.start }).click();
    await page.getByRole("button", { name: words.parts.start }).click();
    await expect(bar).toBeVisible();
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect(heading(page)).toHaveText(words.end.completed);
    await expect.poll(() => stepsOf(jatos)).toEqual(["start", "game", "end"]);
    expect(submitted(jatos)).toMatchObject([
      { kind: "start", rehearsal: true },
      { rehearsal: true },
      { rehearsal: true, exit: "completed", code: null },
    ]);
    await expect(page.getByText("C1A2B3")).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText(words.end.completed);
    await expect(bar).toBeVisible();
    await page.getByRole("button", { name: localize(jatosWords, "en").finish }).click();
    await expect(page.getByRole("heading", { name: "This study has ended" })).toBeVisible();
  } finally {
    await jatos.close();
  }
});

test("a withdrawal in JATOS deletes all submitted data", async ({ page, context }, testInfo) => {
  const jatos = await importTo(context, FORMS, "en", testInfo.outputPath("jatos"));
  const words = localize(protocolWords, "en");
  try {
    await page.goto(jatos.link());
    await page.getByRole("button", { name: words.start }).click();
    await page.getByRole("button", { name: words.parts.start }).click();
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect.poll(() => stepsOf(jatos)).toEqual(["start", "game"]);
    await page.getByRole("button", { name: words.leave.button }).click();
    await page.getByRole("button", { name: "Stop and withdraw my answers" }).click();
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    const { withdrawn } = localize(jatosWords, "en");
    const { host } = new URL(jatos.origin);
    await expect(
      page.getByText(interpolate(withdrawn, { host: receiverName(FORMS, host, "en") })),
    ).toBeVisible();
    expect(jatos.run.run.state).toBe("ABORTED");
    expect(jatos.run.run.results.map(({ data }) => data)).toEqual([null]);
  } finally {
    await jatos.close();
  }
});

test("a study input that was damaged in JATOS causes a message with the fault's location, and can be repaired there", async ({
  page,
  context,
}, testInfo) => {
  const jatos = await importTo(context, FORMS, "en", testInfo.outputPath("jatos"));
  try {
    jatos.edit((input) => input.replace('"eleven-twenty"', '"no-such-app"'));
    await page.goto(jatos.link());
    await expect(page.getByText(localize(jatosWords, "en").brokenText)).toBeVisible();
    await expect(page.getByText("steps.0.app")).toBeVisible();
  } finally {
    await jatos.close();
  }
});

test("the download button states the size of the archive, and each download is a separate study in JATOS", async ({
  page,
}, testInfo) => {
  await openInEditor(page, FORMS, "en");
  await chooseWay(page, "jatos", "en");
  const button = buttonOf(page, "en");
  const folders = ["one", "two"].map((name) => testInfo.outputPath(name));
  const files = [];
  for (const folder of folders) {
    const bytes = await handedOver(page, button);
    const [, kilobytes] = (await button.textContent())?.match(/(\d+)\s?kB/) ?? [];
    // The button states the size of the archive for a study of one task. A study document adds a few hundred bytes.
    expect(Math.abs(Number(kilobytes) * 1000 - bytes.length)).toBeLessThan(0.01 * bytes.length);
    unzip(bytes, folder);
    files.push(filesIn(folder));
  }
  const [one = {}, two = {}] = files;
  const differing = Object.keys(one).filter((path) => one[path] !== two[path]);
  expect(differing).toEqual([expect.stringMatching(/\.jas$/)]);
});
