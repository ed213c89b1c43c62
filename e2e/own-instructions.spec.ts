import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { runWords } from "@/content/run";
import { protocolWords } from "@/content/running-study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { Participant, takeOverTime } from "../testing/lab";
import { downloadArchive } from "../testing/recompute";
import { downloadedArchive, unzip } from "../testing/standalone-archive";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

const OWN = {
  en: "Answer with the colour of the ink.\n\n**No mistakes**: take your time.\n\n- <b>Sit still</b>.",
  fr: "Indiquez la couleur de l’encre.\n\n**Aucune erreur** : prenez votre temps.\n\n- <b>Ne bougez pas</b>.",
};
const STRONG = { en: "No mistakes", fr: "Aucune erreur" };
const FAST = /as fast as you can|aussi vite que possible|le plus vite possible/i;

type Timed = "stroop" | "go-no-go";
const step = (app: Timed, instructions: unknown) => ({
  id: app,
  app,
  version: versionOf(app),
  parameters: {},
  instructions,
});

function linkOf(steps: object[], more: object = {}): string {
  const checked = checkProtocol({ protocol: 1, steps, ...more }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

async function begin(page: Page, locale: Locale, hash: string) {
  const words = localize(protocolWords, locale);
  await takeOverTime(page);
  await page.goto(`${pathOf("study", locale)}${hash}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: words.start, exact: true }).click();
  return words;
}

const panel = (page: Page) => page.locator("dialog[open] [data-wait]");

/** A simulated participant who reads the instructions before each block. */
class Reader extends Participant {
  constructor(
    page: Page,
    app: Timed,
    locale: Locale,
    private readonly read: () => Promise<void>,
  ) {
    super(page, app, locale, "keys");
  }

  protected override async beginBlock() {
    await this.read();
    await super.beginBlock();
  }
}

for (const [index, app] of (["stroop", "go-no-go"] as const).entries())
  for (const locale of drawnOf(LOCALES, index))
    test(`the researchers’ instructions replace the instructions of ${app} before the task and each block (${locale})`, async ({
      page,
    }) => {
      test.slow();
      const words = await begin(page, locale, linkOf([step(app, OWN)]));
      const main = page.locator("main");
      await expect(main.locator("strong", { hasText: STRONG[locale] })).toBeVisible();
      // Markup in a text that a stranger wrote is displayed as characters.
      await expect(main).toContainText("<b>");
      await expect(main).not.toContainText(FAST);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: words.parts.start, exact: true }).click();

      const { strategy, keys } = TIMED_SCRIPTS[app];
      const { keys: keyText } = localize(APPS[app].words, locale).run;
      const seen: string[] = [];
      const participant = new Reader(page, app, locale, async () => {
        seen.push((await panel(page).getAttribute("data-wait")) ?? "");
        await expect(panel(page).locator("strong", { hasText: STRONG[locale] })).toBeVisible();
        await expect(panel(page)).not.toContainText(FAST);
        // The text without which a participant could not answer remains.
        await expect(panel(page)).toContainText(keyText.split("{")[0]?.trim() ?? "");
      });
      expect(await participant.work(strategy, keys)).toBe("over");
      expect(seen).toEqual(["0", "1", "2"].slice(0, seen.length));
      expect(seen.length).toBeGreaterThan(1);

      const files = await downloadArchive(page, locale, words.end.download);
      expect(JSON.parse(files[`records/1-${app}.json`] ?? "")).toMatchObject({
        instructions: "own",
      });
      expect(files[`1-${app}/README.md`]).toContain("written by the researchers");
    });

test("a task whose researchers removed the instructions displays only the keys and the number of trials", async ({
  page,
}) => {
  const words = await begin(page, "en", linkOf([step("stroop", "none")]));
  const { instruction } = localize(APPS.stroop.words, "en").run;
  const main = page.locator("main");
  await expect(page.getByRole("button", { name: words.parts.start, exact: true })).toBeVisible();
  await expect(main).not.toContainText(instruction);
  await expect(main).toContainText("Keys:");
  await page.getByRole("button", { name: words.parts.start, exact: true }).click();
  await expect(panel(page)).toContainText("Keys:");
  await expect(panel(page)).not.toContainText(instruction);
  await expect(panel(page)).toContainText("8 practice trials");
});

test("long instructions scroll within their panel on a phone, and the start button of the task remains visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const long = { en: "A long text. ".repeat(150), fr: "a" };
  const words = await begin(page, "en", linkOf([step("stroop", long)]));
  await page.getByRole("button", { name: words.parts.start, exact: true }).click();
  const start = panel(page).getByRole("button", { name: localize(runWords, "en").wait.start });
  await start.scrollIntoViewIfNeeded();
  await start.click();
  await expect(panel(page)).toHaveCount(0);
});

test("a study without French texts is opened in English, also from the French page", async ({
  page,
}) => {
  const text = { en: "Welcome to the study.", fr: "" };
  const document = {
    protocol: 1,
    language: "en",
    steps: [{ id: "welcome", text }, { ...step("stroop", { en: "Be careful.", fr: "" }) }],
    title: { en: "In English", fr: "" },
    debriefing: { en: "Thank you.", fr: "" },
  };
  // The link contains the study document exactly as the author wrote it.
  await page.goto(`${pathOf("study", "fr")}${linkHash(document as never)}`);
  await expect(page).toHaveURL(/\/study#p=/);
  await waitForHydration(page);
  const words = localize(protocolWords, "en");
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await expect(page.locator("main")).toContainText("Welcome to the study.");
});

test("an archive of a study in English contains the instructions of the study, and no French texts", async ({
  page,
  context,
}, testInfo) => {
  const study = {
    protocol: 1,
    language: "en",
    steps: [step("stroop", { en: OWN.en, fr: "" })],
    title: { en: "Carefully", fr: "" },
  };
  const folder = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, study, "en"), folder);
  expect(existsSync(join(folder, "LISEZMOI.md"))).toBe(false);
  expect(readFileSync(join(folder, "README.md"), "utf8")).not.toContain("?lang=");
  expect(readFileSync(join(folder, "papers", "methods.en.md"), "utf8")).toContain(
    "**No mistakes**",
  );

  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  const words = localize(protocolWords, "en");
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await expect(page.locator("strong", { hasText: STRONG.en })).toBeVisible();
  await page.getByRole("button", { name: words.parts.start, exact: true }).click();
  await expect(panel(page).locator("strong", { hasText: STRONG.en })).toBeVisible();
  await expect(panel(page)).not.toContainText(FAST);
});
