import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { surveyWords } from "@/content/survey";
import { surveyEditorWords } from "@/content/survey-editor";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash, readLinkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf, TOUCH_PHONE } from "../testing/drawn-cases";

const wordsIn = (locale: Locale) => ({
  editor: localize(editorWords, locale),
  bench: localize(benchWords, locale),
  own: localize(surveyEditorWords, locale),
  form: localize(surveyWords, locale).form,
});

/** An empty study in one language. */
const EMPTY = {
  protocol: 1,
  steps: [{ id: "welcome", text: { en: "Welcome.", fr: "Bienvenue." } }],
  order: "fixed",
  title: "Study",
};

async function open(page: Page, locale: Locale, document: object) {
  const checked = checkProtocol(document, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  await page.goto(`${pathOf("protocol", locale)}${linkHash(checked.document)}`);
  await waitForHydration(page);
  const { editor } = wordsIn(locale);
  await page.getByRole("button", { name: editor.undo, exact: true }).waitFor();
}

/** Returns the survey of a step in the URL of the page. */
function surveyOf(page: Page, step: number) {
  const held = readLinkHash(new URL(page.url()).hash);
  return held && "text" in held ? JSON.parse(held.text).steps[step]?.survey : undefined;
}

/** Displays a pane of the editor on a phone. */
async function show(page: Page, locale: Locale, pane: "steps" | "settings" | "preview") {
  const { panes } = wordsIn(locale).bench;
  const tabs = page.getByRole("navigation", { name: panes.label });
  if (await tabs.isVisible()) await tabs.getByRole("button", { name: panes[pane] }).tap();
}

/** A survey of two pages with most types of questions, in both languages. */
const said = (en: string, fr: string) => ({ en, fr });
const SURVEY = {
  title: said("About you", "À votre sujet"),
  choices: {
    sex: [
      { value: "f", label: said("female", "femme") },
      { value: "m", label: said("male", "homme") },
      { value: "o", label: said("other", "autre"), other: true },
    ],
    often: [
      { value: 1, label: said("never", "jamais") },
      { value: 2, label: said("often", "souvent") },
    ],
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "age", type: "integer", label: said("Your age", "Votre âge"), min: 18, max: 99 },
        { id: "sex", type: "one", choices: "sex", label: said("Your sex", "Votre sexe") },
        {
          id: "pain",
          type: "slider",
          min: 0,
          max: 10,
          labels: [said("none", "aucune"), said("worst", "maximale")],
          label: said("Pain today", "Douleur aujourd’hui"),
          show: { item: "age", atLeast: 40 },
        },
      ],
    },
    {
      id: "worry",
      matrix: "often",
      label: said("Worries", "Inquiétudes"),
      items: [
        { id: "w1", label: said("I worry", "Je m’inquiète") },
        { id: "w2", label: said("I am calm", "Je suis calme") },
      ],
    },
  ],
  scales: [
    {
      id: "worrying",
      label: said("Worrying", "Inquiétude"),
      items: ["w1", "w2"],
      reversed: ["w2"],
      score: "mean",
    },
  ],
};
const study = (survey: object, more: object = {}) => ({
  protocol: 1,
  steps: [{ id: "about", version: "1.0", survey }],
  order: "fixed",
  title: "Study",
  ...more,
});

const TEN = [
  "Age",
  "Height in cm",
  "Number of siblings",
  "Hours of sleep last night",
  "Cups of coffee today",
  "Years of education",
  "Hours of sport per week",
  "Minutes to get here",
  "Books read this year",
  "Size of your household",
];

test("an author adds a questionnaire, writes ten questions with the keyboard alone, and tries it", async ({
  page,
}) => {
  const { editor, own, form } = wordsIn("en");
  await open(page, "en", { ...EMPTY, language: "en" });
  await page.getByRole("button", { name: `+ ${editor.form.addSurvey}` }).focus();
  await page.keyboard.press("Enter");
  // When the panel opens, the focus is on the first way to add a survey: an empty questionnaire.
  await expect(page.getByRole("button", { name: own.add.blank })).toBeFocused();
  await page.keyboard.press("Enter");
  const type = page.getByLabel(own.item.type, { exact: true });
  const label = page.getByLabel(own.item.label, { exact: true });
  await expect(label).toBeFocused();
  await type.focus();
  await page.keyboard.type("whole");
  await expect(type).toHaveValue("integer");
  await page.keyboard.press("Tab");
  await expect(label).toBeFocused();
  for (const [at, text] of TEN.entries()) {
    await page.keyboard.type(text);
    if (at === TEN.length - 1) break;
    await page.keyboard.press("Enter");
    await expect(label).toHaveValue("");
    await expect(label).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect
    .poll(() => surveyOf(page, 1)?.pages[0].items.map(({ label }: { label: string }) => label))
    .toEqual(TEN);
  const items: { id: string; type: string }[] = surveyOf(page, 1).pages[0].items;
  expect(items.every((item) => item.type === "integer")).toBe(true);
  expect(items.slice(0, 3).map(({ id }) => id)).toEqual([
    "age",
    "height_in_cm",
    "number_of_siblings",
  ]);
  await page.getByRole("button", { name: own.preview.try, exact: true }).press("Enter");
  const answer = page.getByRole("textbox", { name: "Height in cm" }).last();
  await answer.fill("170");
  await page.getByRole("button", { name: form.finish, exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: own.preview.stop, exact: true })).toBeVisible();
});

test("a fault of a question leads to the question, and the preview follows the open question", async ({
  page,
}) => {
  const { own } = wordsIn("en");
  await open(page, "en", study(SURVEY));
  await page
    .getByRole("button", { name: /I am calm/ })
    .first()
    .click();
  await expect(page.getByText(interpolate(own.preview.page, { n: 2, all: 2 }))).toBeVisible();
  await page.getByRole("button", { name: /^1 Your age/ }).click();
  await page.getByLabel(own.item.min, { exact: true }).fill("120");
  await page
    .getByRole("button", { name: /I am calm/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /question 1 “Your age”/ })
    .first()
    .click();
  await expect(page.getByRole("group", { name: /Question 1: Your age/ })).toBeVisible();
  await expect(page.getByLabel(own.item.min, { exact: true })).toBeVisible();
});

test("a CSV file is listed with what it leaves out, is added, and its download is read again without notes", async ({
  page,
}, info) => {
  const { editor, own } = wordsIn("en");
  await open(page, "en", { ...EMPTY, language: "en" });
  const csv = info.outputPath("my-survey.csv");
  writeFileSync(
    csv,
    [
      "survey,type,name,label,media::image",
      ",integer,how-old,How old are you?,face.png",
      ",select_one yesno,smoker,Do you smoke?,",
      "choices,list_name,name,label,",
      ",yesno,1,yes,",
      ",yesno,0,no,",
    ].join("\n"),
  );
  await page.getByRole("button", { name: `+ ${editor.form.addSurvey}` }).click();
  await page.locator('input[type="file"][accept*=".csv"]').setInputFiles(csv);
  const found = interpolate(own.import.found, { name: "my-survey.csv" });
  await expect(page.getByRole("heading", { name: found })).toBeFocused();
  await expect(page.getByRole("region", { name: own.import.renamed })).toContainText(
    "how-old → how_old",
  );
  await expect(page.getByRole("region", { name: own.import.notes })).toContainText("media::image");
  expect(surveyOf(page, 1)).toBeUndefined();
  await page.getByRole("button", { name: own.import.take, exact: true }).click();
  await expect.poll(() => surveyOf(page, 1)?.pages[0].items.length).toBe(2);
  const taken = surveyOf(page, 1);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: own.survey.download, exact: true }).click();
  const again = info.outputPath("again.csv");
  await (await downloading).saveAs(again);
  await page.getByRole("button", { name: `+ ${editor.form.addSurvey}` }).click();
  await page.locator('input[type="file"][accept*=".csv"]').setInputFiles(again);
  await page.getByRole("button", { name: own.import.take, exact: true }).click();
  await expect.poll(() => surveyOf(page, 2)?.pages).toEqual(taken.pages);
});

test.describe("on a phone", () => {
  test.use(TOUCH_PHONE);

  test("a finger drags a question to another page", async ({ page }) => {
    await open(page, "fr", study(SURVEY));
    await show(page, "fr", "settings");
    const row = page.getByRole("button", { name: /Votre âge/ }).first();
    await row.tap();
    const rows = page.locator("[data-entry]");
    await expect(rows).toHaveCount(7);
    const grip = rows.nth(2).locator("[aria-hidden=true]").last();
    await rows.nth(3).evaluate((element) => element.scrollIntoView({ block: "center" }));
    const from = await grip.boundingBox();
    const to = await rows.nth(5).boundingBox();
    if (!from || !to) throw new Error("The question is not displayed");
    const x = from.x + from.width / 2;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      });
    const start = from.y + from.height / 2;
    const end = to.y + to.height * 0.75;
    await touch("touchStart", start);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch("touchMove", start + share * (end - start));
    await touch("touchEnd");
    await expect
      .poll(() =>
        surveyOf(page, 0)?.pages.map(({ items }: { items: { id: string }[] }) =>
          items.map(({ id }) => id),
        ),
      )
      .toEqual([
        ["age", "pain"],
        ["w1", "sex", "w2"],
      ]);
  });

  test("with text twice as large, no part of a question is wider than a screen of 320 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { own } = wordsIn("fr");
    await open(page, "fr", study(SURVEY));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await show(page, "fr", "settings");
    for (const name of [/Votre âge/, /Votre sexe/, /Douleur/, /Je suis calme/]) {
      const row = page.getByRole("button", { name }).first();
      if ((await row.getAttribute("aria-expanded")) === "false") await row.tap();
      await page.locator("summary").filter({ hasText: own.item.more }).tap();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, String(name)).toBe(0);
    }
  });
});

for (const locale of drawnOf(LOCALES, 1))
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds no violation in the questions, their rules, an import and the scales (${locale}, ${colorScheme})`, {
      tag: (locale === "en") === (colorScheme === "light") ? [] : "@release",
    }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { editor, own } = wordsIn(locale);
      await open(page, locale, study(SURVEY));
      const none = async (state: string) => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect.soft(await violations(page), state).toEqual([]);
      };
      for (const name of [/(Your|Votre) (age|âge)/, /(Your sex|Votre sexe)/, /(Pain|Douleur)/]) {
        const row = page.getByRole("button", { name }).first();
        if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
        await page.locator("summary").filter({ hasText: own.item.more }).click();
        await none(String(name));
      }
      await page.locator("summary").filter({ hasText: own.survey.settings }).click();
      await none("scales and sources");
      await page.getByRole("button", { name: `+ ${editor.form.addSurvey}` }).click();
      await page
        .getByLabel(own.import.paste)
        .fill("type\tname\tlabel\nteleport\tx\tWhere?\ninteger\tage\tAge");
      await page.getByRole("button", { name: own.import.read }).click();
      await page.getByRole("button", { name: own.import.takeRest }).waitFor();
      await none("an import with a fault");
    });
