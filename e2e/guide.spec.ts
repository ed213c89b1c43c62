import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { editorFormWords } from "@/content/editor-form";
import { guide } from "@/content/guide";
import { launchWords } from "@/content/launch";
import { protocolWords } from "@/content/running-study";
import { simulationWords } from "@/content/simulation";
import { stroopParameters } from "@/experiments/apps/stroop/parameters";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { choose, waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { downloadArchive, parsePrinted, unpack } from "../testing/recompute";
import { handedOver, unzip } from "../testing/standalone-archive";
import { TIMED_SCRIPTS } from "../testing/strategies";

type StepId = (typeof guide.steps)[number]["id"];

const TITLE: Record<Locale, string> = { en: "Conflict and company", fr: "Conflit et compagnie" };

/**
 * Replaces the different kinds of spaces in a name by ordinary spaces. The typography of the site adds other kinds of
 * spaces.
 */
const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ").trim();

/**
 * Reads the guide.
 * @returns a function that returns a bold name in a step of the guide, by the position of the name or by the name
 * itself; the function throws if the step does not contain the name in bold
 */
async function readGuide(page: Page, locale: Locale) {
  await page.goto(pathOf("guide", locale));
  await waitForHydration(page);
  const bold: Partial<Record<StepId, string[]>> = {};
  for (const { id } of guide.steps)
    bold[id] = (await page.locator(`#${id} strong`).allTextContents()).map(plain);
  return (step: StepId, nameOrPlace: string | number) => {
    const names = bold[step] ?? [];
    const name = typeof nameOrPlace === "number" ? names[nameOrPlace] : plain(nameOrPlace);
    if (name === undefined || !names.includes(name))
      throw new Error(`The guide does not name “${nameOrPlace}” in its step “${step}”.`);
    return name;
  };
}

/**
 * Matches the name of a button that ends with this text. The name may begin with a symbol, and may end with a size in
 * brackets.
 */
const ending = (name: string) =>
  new RegExp(`(?:^|\\s)${name.replace(/[.*+?^$()|[\]\\]/g, "\\$&")}(?: \\(.*)?$`);

type Named = Awaited<ReturnType<typeof readGuide>>;

/** Follows steps 1 to 3 of the guide: an empty study with its title, two tasks, and 96 trials. */
async function build(page: Page, locale: Locale, named: Named) {
  const words = localize(editorWords, locale);
  const bench = localize(benchWords, locale);
  await page.locator("#question").getByRole("link").first().click();
  await page.getByRole("button", { name: named("question", words.startEmpty) }).click();
  const title = page.getByRole("heading", { level: 1 }).getByRole("textbox");
  await expect(title).toHaveAttribute("placeholder", named("question", words.untitled));
  await title.fill(TITLE[locale]);
  await page.keyboard.press("Tab");

  for (const task of [/^Stroop/, /^Mini-IPIP/]) {
    await page.getByRole("button", { name: ending(named("tasks", words.form.addApp)) }).click();
    await page.getByRole("button", { name: task }).last().click();
  }
  const steps = page.locator('[data-pane="steps"]');
  await expect(
    steps.getByRole("heading", { name: named("tasks", bench.steps.title) }),
  ).toBeVisible();

  await steps
    .getByRole("button", { name: /^Stroop/ })
    .first()
    .click();
  const trials = named("parameters", stroopParameters.definitions.trials.label[locale]);
  await page.getByLabel(trials, { exact: true }).fill("96");
  await page.keyboard.press("Tab");
  for (const name of [bench.preview.title, localize(editorFormWords, locale).groups.trials])
    await expect(page.getByText(named("parameters", name), { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole("button", { name: named("parameters", bench.preview.play) }),
  ).toBeVisible();
}

/** Follows steps 4 to 8 of the guide: order, sample size, simulated data, texts, and the link that tries the study. */
async function complete(page: Page, locale: Locale, named: Named) {
  const words = localize(editorWords, locale);
  const { conditions } = localize(editorFormWords, locale);
  await page.getByText(named("groups", words.design.title), { exact: true }).click();
  await expect(page.getByLabel(named("groups", words.design.order), { exact: true })).toBeVisible();
  await expect(
    page.getByRole("button", { name: ending(named("groups", conditions.addFirst)) }),
  ).toBeVisible();

  await page.getByLabel(named("sample", words.who.people), { exact: true }).fill("60");
  await page.keyboard.press("Tab");
  await page.getByLabel(named("sample", words.who.pay), { exact: true }).fill("9");
  await page.keyboard.press("Tab");
  await page
    .getByLabel(named("sample", words.plan.question), { exact: true })
    .selectOption("correlation");
  named("sample", words.plan.questions.correlation);
  await page
    .getByLabel(named("sample", words.plan.other), { exact: true })
    .selectOption("mini-ipip.extraversion");
  await page
    .getByLabel(named("sample", words.plan.effect), { exact: true })
    .fill(locale === "en" ? "0.3" : "0,3");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { level: 2, name: /\b16[0-9]\b/ })).toBeVisible();

  const simulated = named("simulation", localize(simulationWords, locale).controls.download);
  const rows = await handedOver(page, page.getByRole("button", { name: simulated }).first());
  expect(rows.length).toBeGreaterThan(1_000);

  await page.getByText(named("texts", words.information.title), { exact: true }).click();
  const { controller, contact } = words.information.fields;
  await page.getByLabel(named("texts", controller), { exact: true }).fill("Sample Lab");
  await page.getByLabel(named("texts", contact), { exact: true }).fill("lab@university.example");
  await page.keyboard.press("Tab");
  for (const tab of ["methods", "consent"] as const)
    await expect(
      page.getByRole("tab", { name: named("texts", words.paper.tabs[tab]) }),
    ).toBeVisible();

  await expect(
    page.getByRole("link", { name: ending(named("try", words.away.run)) }).first(),
  ).toHaveAttribute("href", /\/study\?rehearsal#p=/);
  const launch = localize(launchWords, locale);
  const panel = page.getByRole("region", { name: named("try", launch.title) });
  const row = panel.getByRole("listitem").filter({ hasText: named("try", launch.rows.rehearsal) });
  await expect(row.getByRole("link")).toHaveAttribute("href", /\/study\?rehearsal#p=/);
}

/**
 * Follows step 9 of the guide up to the archive.
 * @returns the folder of the unpacked archive
 */
async function archive(page: Page, locale: Locale, named: Named, folder: string) {
  const { take } = localize(editorWords, locale).away.archive;
  // The guide first names the launch panel, then the four ways to collect data. The last way is the archive.
  await expect(page.getByRole("heading", { name: named("collect", 0) })).toBeVisible();
  await choose(page.getByRole("radio", { name: named("collect", 4), exact: true }));
  const button = named("collect", take.replace(/ \(.*$/, ""));
  unzip(await handedOver(page, page.getByRole("button", { name: ending(button) })), folder);
  return folder;
}

/**
 * Completes the study of the archive without a connection.
 * @returns the files that the participant downloads
 */
async function takePart(context: BrowserContext, locale: Locale, named: Named, folder: string) {
  const page = await context.newPage();
  const words = localize(protocolWords, locale);
  await context.setOffline(true);
  await takeOverTime(page);
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE[locale]);
  const participant = new Participant(page, "stroop", locale, "keys");
  await participant.press(words.start);
  await participant.press(words.parts.start);
  const { strategy, keys } = TIMED_SCRIPTS.stroop;
  expect(await participant.work(strategy, keys)).toBe("over");
  await participant.press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["mini-ipip"].pages, "keys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
  return downloadArchive(page, locale, named("collect", words.end.download));
}

for (const locale of drawnOf(LOCALES, 1))
  test.describe(`the guide for researchers (${locale})`, () => {
    test.use({ viewport: { width: 1360, height: 900 }, locale });

    test("describes every action from an empty study to the data of a participant and the scores", async ({
      page,
      context,
    }, testInfo) => {
      test.slow();
      const named = await readGuide(page, locale);
      await build(page, locale, named);
      await complete(page, locale, named);
      const folder = await archive(page, locale, named, testInfo.outputPath("archive"));
      const files = await takePart(context, locale, named, folder);
      const measured = Object.entries(files).filter(
        ([path, text]) => /^1-.*\.csv$/.test(path) && /\btest\b/.test(text),
      );
      expect(measured.map(([, text]) => text.match(/,test,/g)?.length)).toContain(96);

      // Step 10 of the guide: the script of the archive computes the scores.
      unpack(files, join(folder, "data", "first"));
      const printed = execFileSync("python3", [join(folder, "analysis", "recompute-all.py")], {
        encoding: "utf8",
        stdio: "pipe",
      });
      const [, stroop = ""] = printed.split(/^# stroop$/m);
      expect(parsePrinted(stroop.split(/^# /m)[0] ?? "").stroop_effect?.[0]).toBe(
        TIMED_SCRIPTS.stroop.expected.stroop_effect,
      );
    });

    test("reserves the space of its pictures, and displays phones on a phone", async ({ page }) => {
      for (const [width, file] of [
        [1360, new RegExp(`/tasks-${locale}\\.`)],
        [360, new RegExp(`/tasks-phone-${locale}\\.`)],
      ] as const) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(pathOf("guide", locale));
        await waitForHydration(page);
        const pictures = page.locator("main img[data-state]");
        const sizes = () =>
          pictures.evaluateAll((images) =>
            images.map((image) => (image as HTMLElement).offsetHeight),
          );
        const before = await sizes();
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveAttribute("data-state", "there");
        }
        expect(await sizes()).toEqual(before);
        expect(
          await page.locator("#tasks img").evaluate((image: HTMLImageElement) => image.currentSrc),
        ).toMatch(file);
      }
    });

    test("has one heading for each step, and its list of contents links to every heading", async ({
      page,
    }) => {
      await page.goto(pathOf("guide", locale));
      await waitForHydration(page);
      const { steps, contentsTitle } = localize(guide, locale);
      const contents = page.getByRole("navigation", { name: contentsTitle });
      for (const { id, title } of steps) {
        await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toHaveText(title);
        await expect(contents.getByRole("link", { name: title })).toHaveAttribute("href", `#${id}`);
      }
    });
  });
