import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { deliveryWords } from "@/content/delivery";
import { editorWords } from "@/content/editor";
import { launchWords } from "@/content/launch";
import { protocolWords } from "@/content/running-study";
import { study as studyWords } from "@/content/study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { REHEARSAL_WORDS } from "@/experiments/engine/run/rehearsal-words";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { archiveWords } from "@/experiments/study/export/archive-words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { downloadArchive } from "../testing/recompute";
import { downloadedArchive, unzip } from "../testing/standalone-archive";
import { storedParticipations } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

/** A study with a text, a timed task and a form, whose recruitment service pays for a completion code. */
const STUDY = {
  protocol: 1,
  steps: [
    { id: "hello", text: { en: "Hello.", fr: "Bonjour." } },
    { id: "speed", app: "simple-rt", version: versionOf("simple-rt"), parameters: {} },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
  ],
  title: { en: "Speed and level", fr: "Vitesse et niveau" },
  information: { controller: "A lab", contact: "lab@example.org" },
  delivery: { ids: ["PROLIFIC_PID"], exits: { completed: { code: "C1A2B3" } } },
};
const GAME = { ...STUDY, steps: STUDY.steps.filter(({ id }) => id === "game") };

function hashOf(document: object): string {
  const checked = checkProtocol(document, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns the visible statements that the session does not count. */
const statements = (page: Page, locale: Locale) =>
  page.getByText(REHEARSAL_WORDS.bar[locale]).filter({ visible: true });

for (const locale of drawnOf(LOCALES, 0))
  test(`an author who tries the study reads on every page that it does not count, and the editor then shows the rehearsal as done (${locale})`, async ({
    page,
  }) => {
    test.slow();
    const words = localize(protocolWords, locale);
    const launch = localize(launchWords, locale);
    const editor = localize(editorWords, locale);
    const panel = page.getByRole("region", { name: launch.title });
    await takeOverTime(page);
    await page.goto(pathOf("protocol", locale) + hashOf(STUDY));
    await waitForHydration(page);
    await expect(panel.getByText(launch.rehearsal.missing)).toBeVisible();
    await expect(panel.getByRole("link", { name: launch.steps.rehearse })).toBeVisible();

    await page.getByRole("link", { name: editor.away.run, exact: true }).click();
    const isStated = () => expect(statements(page, locale)).toHaveCount(1);
    const participant = new Participant(page, "simple-rt", locale, "keys");
    await expect(page.getByText(words.rehearsal)).toBeVisible();
    await isStated();
    // The progress bar of the navigation is not part of the page.
    await expect(page.locator("#nprogress")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await participant.press(words.start);
    await expect(heading(page)).toHaveText(words.parts.read);
    await isStated();
    await participant.press(words.parts.continue);
    await expect(page.getByRole("button", { name: words.parts.start })).toBeVisible();
    await isStated();
    await participant.press(words.parts.start);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(REHEARSAL_WORDS.bar[locale])).toBeVisible();
    const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];
    expect(await participant.work(strategy, keys)).toBe("over");
    await participant.press(words.parts.start);
    await expect(page.locator("main form")).toBeVisible();
    await isStated();
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect(heading(page)).toHaveText(words.end.completed);
    await isStated();
    const { withheld } = localize(deliveryWords, locale).exit;
    await expect(page.getByText(withheld.rehearsal)).toBeVisible();
    await expect(page.getByText("C1A2B3")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const [kept] = await storedParticipations(page);
    expect(kept).toMatchObject({
      rehearsal: true,
      ending: "completed",
      runs: { speed: { rehearsal: true }, game: { rehearsal: true } },
    });

    await page.getByRole("link", { name: words.backToEditor, exact: true }).click();
    await expect(panel.getByText(launch.rehearsal.done)).toBeVisible();
    // A rehearsal of another version of the study does not count for this version.
    const title = page.getByRole("heading", { level: 1 }).getByRole("textbox");
    await title.fill("Another title");
    await page.keyboard.press("Tab");
    await expect(panel.getByText(launch.rehearsal.missing)).toBeVisible();

    await page.goto(pathOf("study", locale));
    await waitForHydration(page);
    await expect(
      page.getByRole("heading", { name: REHEARSAL_WORDS.listed[locale], exact: true }),
    ).toBeVisible();
    await expect(page.locator("#own-runs")).toContainText(
      localize(studyWords, locale).own.saved.split("{n}")[0]?.trim() ?? "",
    );
  });

test("after a rehearsal with an identifier, the same identifier can take part as if for the first time", async ({
  page,
}) => {
  const words = localize(protocolWords, "en");
  const address = (query: string) => `${pathOf("study", "en")}?${query}${hashOf(FREE)}`;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  for (const query of ["rehearsal&panel=5a9", "panel=5a9"]) {
    await page.goto("about:blank");
    await page.goto(address(query));
    await waitForHydration(page);
    await press(words.start);
    await press(words.parts.start);
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect(heading(page)).toHaveText(words.end.completed);
  }
  const participations = await storedParticipations(page);
  const eventsOf = (isRehearsal: boolean) =>
    participations
      .filter(({ rehearsal }) => rehearsal === isRehearsal)
      .flatMap(({ events }) => events.map(({ what }) => what));
  expect(eventsOf(true)).toContain("finished");
  expect(eventsOf(false)).toContain("finished");
  expect(eventsOf(false)).not.toContain("id_again");
});

/** A study with an identifier and without a completion code. */
const FREE = { ...GAME, delivery: { ids: ["panel"] } };

for (const [device, options] of [
  ["a computer", { viewport: { width: 1280, height: 800 } }],
  ["a phone", { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("the stimuli of a rehearsal have the same position as in a run that counts, and nothing covers the label of the rehearsal", async ({
      page,
    }) => {
      const stage = page.getByRole("dialog").locator("[data-waiting]");
      const answers = page.getByRole("dialog").locator("fieldset button").last();
      const { start } = localize(studyWords, "en").brief;
      const places = [];
      for (const query of ["app=stroop&seed=1", "app=stroop&seed=1&rehearsal"]) {
        await page.goto(`${pathOf("study", "en")}?${query}`);
        await waitForHydration(page);
        await expect(statements(page, "en")).toHaveCount(query.endsWith("rehearsal") ? 1 : 0);
        await page.getByRole("button", { name: start, exact: true }).click();
        await expect(stage).toBeAttached();
        places.push([await stage.boundingBox(), await answers.boundingBox()]);
      }
      expect(places[1]).toEqual(places[0]);
      const label = await page.getByRole("dialog").locator("[data-rehearsal]").boundingBox();
      const last = places[1]?.[1];
      if (!label || !last) throw new Error("The label or the answers are not displayed.");
      expect(label.y).toBeGreaterThanOrEqual(last.y + last.height);
      expect(label.y + label.height).toBeLessThanOrEqual(options.viewport.height);
    });
  });

test("the author of an archive rehearses it from a disk, and its data are marked", async ({
  page,
  context,
}, testInfo) => {
  const words = localize(protocolWords, "en");
  const { rehearsal } = localize(archiveWords, "en");
  const folder = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, GAME, "en"), folder);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(pathToFileURL(`${folder}/index.html`).href);
  await expect(heading(page)).toHaveText(GAME.title.en);
  await expect(statements(page, "en")).toHaveCount(0);
  await page.getByRole("link", { name: rehearsal.begin, exact: true }).click();
  await expect(page).toHaveURL(/index\.html\?rehearsal$/);
  await expect(statements(page, "en")).toHaveCount(1);
  await page.getByRole("link", { name: rehearsal.end, exact: true }).click();
  await expect(statements(page, "en")).toHaveCount(0);
  await page.getByRole("link", { name: rehearsal.begin, exact: true }).click();
  await press(words.start);
  await expect(page.getByRole("link", { name: rehearsal.end })).toHaveCount(0);
  await press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(heading(page)).toHaveText(words.end.completed);
  await expect(statements(page, "en")).toHaveCount(1);
  const files = await downloadArchive(page, "en", words.end.download);
  const [, record = "{}"] =
    Object.entries(files).find(([path]) => path.startsWith("records/")) ?? [];
  const { rehearsal: isMarked, rows } = JSON.parse(record);
  expect(isMarked).toBe(true);
  expect(rows.map((row: { rehearsal: boolean }) => row.rehearsal)).toContain(true);
  expect(rows.every((row: { rehearsal: boolean }) => row.rehearsal)).toBe(true);
  expect(files["README.md"]).toMatch(/^# One rehearsal/);
});
