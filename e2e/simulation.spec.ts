import { expect, type Locator, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { simulationWords } from "@/content/simulation";
import { FEW, FIRST_SEED, MANY, STUDIES } from "@/experiments/study/simulation/limits";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { expectNoViolations } from "../testing/axe";
import { hold } from "../testing/behaviour";
import { drawnOf, drawnWay, TOUCH_PHONE } from "../testing/drawn-cases";
import { downloadArchive } from "../testing/recompute";

const DESKTOP = { viewport: { width: 1360, height: 900 } };

const wordsIn = (locale: Locale) => localize(simulationWords, locale);
const buttonsIn = (locale: Locale) => {
  const { controls, power } = wordsIn(locale);
  return {
    few: interpolate(controls.other, { n: formatNumber(FEW, locale) }),
    many: interpolate(controls.many, { n: formatNumber(MANY, locale) }),
    studies: interpolate(power.run, { studies: formatNumber(STUDIES, locale) }),
    stop: controls.stop,
    download: controls.download,
  };
};

/** Returns the panel of simulated participants. */
const panelOf = (page: Page, locale: Locale) =>
  page
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { name: wordsIn(locale).power.title }) });

/**
 * Opens the panel of simulated participants.
 * @returns the panel with its first simulated people, and the URL of the worker
 */
async function openPanel(page: Page, locale: Locale) {
  const begun = page.waitForEvent("worker");
  await page.goto(`${pathOf("protocol", locale)}?app=stroop`);
  const worker = await begun;
  // A phone displays only one pane of the editor at a time.
  const { panes } = localize(benchWords, locale);
  const tab = page
    .getByRole("navigation", { name: panes.label })
    .getByRole("button", { name: panes.launch, exact: true });
  if (await tab.isVisible()) await tab.tap();
  const panel = panelOf(page, locale);
  await headingOf(panel, FEW, locale).waitFor();
  return { panel, workerUrl: worker.url() };
}

const headingOf = (panel: Locator, people: number, locale: Locale) =>
  panel.getByRole("heading", {
    level: 2,
    name: interpolate(wordsIn(locale).heading, {
      n: formatNumber(people, locale),
      reliability: "",
    }),
  });

/** Returns the sentence that states the number, the mean and the SD of the scores. */
const scoresOf = (panel: Locator, locale: Locale) =>
  panel
    .locator("figcaption")
    .filter({ hasText: locale === "en" ? /^\d+ scores, mean/ : /^\d+ scores, moyenne/ });

for (const { locale, hands } of drawnWay(1))
  test.describe(`the simulation used by ${hands} (${locale})`, () => {
    test.use(hands === "touch" ? TOUCH_PHONE : DESKTOP);
    const words = wordsIn(locale);
    const buttons = buttonsIn(locale);
    const press = async (panel: Locator, name: string) => {
      const button = panel.getByRole("button", { name, exact: true });
      if (hands === "touch") return button.tap();
      await button.focus();
      await panel.page().keyboard.press("Enter");
    };

    test("yields the same numbers for the same seed, and other numbers for another seed", async ({
      page,
    }) => {
      const { panel } = await openPanel(page, locale);
      const scores = scoresOf(panel, locale);
      const first = await scores.textContent();
      const seed = panel.getByLabel(words.controls.seed, { exact: true });
      await seed.fill("7");
      await seed.press("Enter");
      await expect(scores).not.toHaveText(first ?? "");
      await seed.fill(String(FIRST_SEED));
      await seed.press("Enter");
      await expect(scores).toHaveText(first ?? "");
    });

    test("displays its progress while it simulates many people, and can be stopped", async ({
      page,
    }) => {
      const { panel, workerUrl } = await openPanel(page, locale);
      const worker = await hold(page, workerUrl);
      await press(panel, buttons.many);
      await expect(panel.getByRole("progressbar", { name: words.controls.working })).toBeVisible();
      await press(panel, buttons.stop);
      const said = panel.getByRole("status").filter({ hasText: words.controls.stopped });
      await expect(said).toBeFocused();
      await expect(headingOf(panel, FEW, locale)).toBeVisible();
      await worker.release();
      await press(panel, buttons.many);
      await expect(headingOf(panel, MANY, locale)).toBeVisible();
    });

    test("marks its data as simulated in the ids, the file name, the description and each row", async ({
      page,
    }) => {
      await openPanel(page, locale);
      const files = await downloadArchive(page, locale, buttons.download);
      const textOf = (end: string) =>
        files[Object.keys(files).find((path) => path.endsWith(end)) ?? ""] ?? "";
      const { name, description } = JSON.parse(textOf("dataset_description.json"));
      expect(name).toMatch(/^60 simulated participants of /);
      expect(description).toContain("Simulated data: nobody took part.");
      const [header = "", ...rows] = textOf("description-simulated_data.csv").trim().split("\n");
      const columns = header.trim().split(",");
      const cell = (row: string, column: string) => row.trim().split(",")[columns.indexOf(column)];
      expect(rows.length).toBeGreaterThan(FEW);
      expect(rows.filter((row) => cell(row, "simulated") !== "TRUE")).toEqual([]);
      expect(rows.filter((row) => !cell(row, "session_id")?.startsWith("sim-"))).toEqual([]);
    });
  });

for (const [device, size, locale] of drawnOf(
  [
    ["a phone", TOUCH_PHONE, "fr"],
    ["a desktop", DESKTOP, "en"],
  ] as const,
  0,
))
  test.describe(`the simulation on ${device} (${locale})`, () => {
    test.use(size);

    test("has no violation that axe finds, in any of its states, in a light and a dark scheme", async ({
      page,
    }) => {
      // The test takes long. For the power, thousands of simulated people do the task.
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const words = wordsIn(locale);
      const buttons = buttonsIn(locale);
      const { panel, workerUrl } = await openPanel(page, locale);
      const button = (name: string) => panel.getByRole("button", { name, exact: true });
      const seed = panel.getByLabel(words.controls.seed, { exact: true });
      await seed.fill("?");
      await seed.press("Enter");
      await expect(seed).toHaveAttribute("aria-invalid", "true");
      await button(buttons.studies).click();
      const studies = formatNumber(STUDIES, locale);
      await panel.getByRole("strong").filter({ hasText: studies }).waitFor();
      await expectNoViolations(page, "a wrong seed, and power");

      const worker = await hold(page, workerUrl);
      await button(buttons.many).click();
      await panel.getByRole("progressbar").waitFor();
      await expectNoViolations(page, "at work");
      await button(buttons.stop).click();
      await panel.getByText(words.controls.stopped, { exact: true }).waitFor();
      await worker.release();
      await page.route(workerUrl, (route) => route.abort());
      await button(buttons.many).click();
      await panel.getByText(words.controls.lost).waitFor();
      await expectNoViolations(page, "failed");
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });
  });

test("the curves, the dots and the axes of the simulation are visible in forced colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { panel } = await openPanel(page, "en");
  const strokes = await panel.locator("figure svg path, figure svg line").evaluateAll((lines) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "Canvas";
    const canvas = getComputedStyle(probe).color;
    return lines
      .filter((line) => !/Hole/.test(line.getAttribute("class") ?? ""))
      .map((line) => getComputedStyle(line).stroke)
      .map((stroke) => (stroke === canvas || stroke === "none" ? "unseen" : "seen"));
  });
  expect(strokes.length).toBeGreaterThan(4);
  expect(strokes.filter((each) => each === "unseen")).toEqual([]);
});
