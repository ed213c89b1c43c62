import { expect, type Page, test } from "@playwright/test";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { SITE_WORDS, waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { versionOf } from "../testing/version-of";

const TASKS = ["eleven-twenty", "lottery-choice"] as const;

const TITLE = { en: "What people choose", fr: "Ce que les gens choisissent" };

/** Returns the link of a study with a page of text before each of its tasks. */
function studyLink(): string {
  const steps = TASKS.flatMap((app) => [
    { id: `before-${app}`, text: { en: "Take your time.", fr: "Prenez votre temps." } },
    { id: app, app, version: versionOf(app), parameters: {} },
  ]);
  const information = { controller: "Laboratory of Decisions", contact: "lab@example.org" };
  const checked = checkProtocol({ protocol: 1, steps, title: TITLE, information }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Expects that the page does not display the navigation of the site or the name of a task. */
async function expectOnlyTheStudy(page: Page, locale: Locale) {
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const text = await page.locator("body").innerText();
  for (const app of TASKS) expect(text).not.toContain(localize(APPS[app].words, locale).name);
}

for (const locale of drawnOf(LOCALES, 0)) {
  const words = localize(protocolWords, locale);
  const path = pathOf("study", locale);

  test(`a participant sees only the study, without the site's navigation, from the first paint to the end (${locale})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await test.step("before any script of the page has arrived", async () => {
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path + studyLink());
      await expect(page.getByRole("banner")).toBeHidden();
      await page.unroute("**/*.js");
      await page.goto("about:blank");
    });

    await page.goto(path + studyLink());
    await waitForHydration(page);
    await expect(page.getByRole("button", { name: words.start })).toBeVisible();
    await expectOnlyTheStudy(page, locale);
    const bar = page.getByRole("region", { name: words.study, exact: true });
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    const twoParts = interpolate(words.parts.length, { parts: 2, length: "" }).split(",")[0] ?? "";
    await expect(page.getByText(twoParts)).toBeVisible();

    await press(page, words.start);
    for (const [index, app] of TASKS.entries()) {
      const place = index + 1;
      await expect(heading(page)).toHaveText(words.parts.read);
      await expect(bar).toContainText(quoted(TITLE[locale], locale));
      await expect(bar).toContainText("Laboratory of Decisions");
      await expect(bar).toContainText(interpolate(words.parts.place, { n: place, of: 2 }));
      await press(page, words.parts.continue);
      await expect(heading(page)).toHaveText(interpolate(words.parts.part, { place, places: 2 }));
      await expectOnlyTheStudy(page, locale);
      await press(page, words.parts.start);
      await expect(page.locator("main form")).toBeVisible();
      await expectOnlyTheStudy(page, locale);
      await fillForm(page, FORM_SCRIPTS[app].pages, "keys");
    }
    await expect(heading(page)).toHaveText(words.end.completed);
    await expect(page.getByRole("banner")).toBeHidden();
    await page.getByRole("link", { name: words.leave.button, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test(`the button that leaves a study is directly before the content in the Tab order (${locale})`, async ({
    page,
  }) => {
    await page.goto(path + studyLink());
    await waitForHydration(page);
    await page.getByRole("button", { name: words.start }).press("Enter");
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: words.leave.button })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(words.leave.title);
    await expect(heading(page)).toBeFocused();
  });

  test(`a participant can continue an unfinished study from the page of participants (${locale})`, async ({
    page,
  }) => {
    await page.goto(path + studyLink());
    await waitForHydration(page);
    await press(page, words.start);
    await press(page, words.parts.continue);
    await expect(page.getByRole("button", { name: words.parts.start })).toBeVisible();
    await page.goto("about:blank");
    await page.goto(path);
    await waitForHydration(page);
    await page.locator("#own-runs").getByRole("button").click();
    await press(page, words.unfinished.goOn);
    await expect(heading(page)).toHaveText(interpolate(words.parts.part, { place: 1, places: 2 }));
  });
}

test("a study that its author tries leads back to the previous location in the editor", async ({
  page,
}) => {
  const words = localize(protocolWords, "en");
  const editor = localize(editorWords, "en");
  await page.goto(`${pathOf("protocol", "en")}${studyLink()}`);
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: editor.undo })).toBeVisible();
  const place = page.url();
  await page.getByRole("link", { name: editor.away.run, exact: true }).click();
  await expect(page.getByRole("button", { name: words.start })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await press(page, words.start);
  await expect(heading(page)).toHaveText(words.parts.read);
  await page.getByRole("link", { name: words.backToEditor, exact: true }).click();
  await expect(page).toHaveURL(place);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("button", { name: editor.undo })).toBeVisible();
});

test("the page displays the site's navigation around a task that a visitor tries alone", async ({
  page,
}) => {
  await page.goto(`${pathOf("study", "en")}?app=stroop`);
  await waitForHydration(page);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("link", { name: SITE_WORDS.en.pages.portfolio }),
  ).toBeVisible();
});
