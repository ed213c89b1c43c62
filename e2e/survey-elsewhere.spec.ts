import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { editorWords } from "@/content/editor";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Survey, surveySchema } from "@/experiments/survey/definition/schema";
import { scoreSurvey, surveyScoring } from "@/experiments/survey/model/survey-score";
import { localize } from "@/lib/i18n/define-content";
import { findRscript } from "@/scripts/programs.mjs";
import { answerByKeys, answerByTouch, expectPage, wordsIn } from "../testing/answer-survey";
import { drawnOf, TOUCH_PHONE } from "../testing/drawn-cases";
import { serveJatos } from "../testing/jatos/serve-jatos";
import { LONG_SURVEY } from "../testing/long-survey";
import { downloadArchive, parsePrinted, unpack } from "../testing/recompute";
import {
  chooseWay,
  downloadedArchive,
  handedOver,
  openInEditor,
  unzip,
} from "../testing/standalone-archive";

const STUDY = {
  protocol: 1,
  steps: [{ id: "survey", version: "1.0", survey: LONG_SURVEY }],
  title: { en: "Sleep and coffee", fr: "Sommeil et café" },
  information: { controller: "A lab", contact: "lab@example.org" },
  debriefing: { en: "Thank you.", fr: "Merci." },
};
const survey: Survey = surveySchema.parse(LONG_SURVEY);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The scores of the scales that the model computes from recorded rows, keyed by scale. */
function scales(rows: readonly TrialRow[]): Record<string, number> {
  const score = scoreSurvey(surveyScoring(survey), rows);
  if (score.status !== "scored") throw new Error("A survey always has a score.");
  const ids = new Set(survey.scales?.map(({ id }) => id));
  return Object.fromEntries(
    score.measures.filter(({ id }) => ids.has(id)).map(({ id, value }) => [id, value]),
  );
}

for (const [locale, hands] of drawnOf(
  [
    ["en", "touch"],
    ["fr", "keys"],
  ] as const,
  1,
))
  test.describe(`a survey in a standalone archive, by ${hands}, ${locale}`, () => {
    test.use({ ...(hands === "touch" ? TOUCH_PHONE : {}), locale });

    test("is answered from a disk without a network, and R and Python compute its scales", async ({
      page,
      context,
    }, testInfo) => {
      test.slow();
      const archive = testInfo.outputPath("archive");
      unzip(await downloadedArchive(context, STUDY, locale), archive);
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => faults.push(message));
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      await context.setOffline(true);
      await page.goto(pathToFileURL(join(archive, "index.html")).href);
      const words = wordsIn(locale);
      await page.getByRole("button", { name: words.study.start, exact: true }).click();
      for (const at of [1, 2, 3, 4]) {
        await expectPage(page, words, at, 4);
        await (hands === "keys" ? answerByKeys : answerByTouch)(page);
      }
      await expect(heading(page)).toHaveText(words.study.end.completed);
      const files = await downloadArchive(page, locale, words.study.end.download);
      expect(faults).toEqual([]);

      const session: { rows: TrialRow[] } = JSON.parse(files["1-survey/session.json"] ?? "");
      const expected = scales(session.rows);
      expect(Object.keys(expected)).toHaveLength(survey.scales?.length ?? 0);
      unpack(files, join(archive, "data", "first"));
      const rscript = await findRscript();
      const run = (command: string, script: string) =>
        execFileSync(command, [join(archive, "analysis", script)], {
          encoding: "utf8",
          stdio: "pipe",
        });
      const printed = [
        run("python3", "recompute-all.py"),
        ...(rscript ? [run(rscript, "recompute-all.R")] : []),
      ];
      for (const text of printed)
        for (const [scale, value] of Object.entries(expected))
          expect(parsePrinted(text)[scale]?.[0], scale).toBeCloseTo(value, 2);
    });
  });

test("a survey in JATOS continues on its page after a reload, and is submitted before the study ends", async ({
  page,
  context,
}, testInfo) => {
  test.slow();
  const folder = testInfo.outputPath("jatos");
  const editor = await context.newPage();
  await openInEditor(editor, STUDY, "en");
  await chooseWay(editor, "jatos", "en");
  const [start = ""] = localize(editorWords, "en").away.archive.toJatos.split("(");
  unzip(await handedOver(editor, editor.getByRole("button", { name: start.trim() })), folder);
  await editor.close();
  const jatos = await serveJatos(folder, { library: process.env.JATOS_LIBRARY });
  const words = wordsIn("en");
  try {
    await page.goto(jatos.link());
    await page.getByRole("button", { name: words.study.start, exact: true }).click();
    await expectPage(page, words, 1, 4);
    await answerByKeys(page);
    await expectPage(page, words, 2, 4);
    await page.reload();
    await expectPage(page, words, 2, 4);
    for (const at of [2, 3, 4]) {
      await expectPage(page, words, at, 4);
      await answerByKeys(page);
    }
    await expect(heading(page)).toHaveText(words.study.end.completed);
    const submitted = () =>
      JSON.parse(jatos.run.run.results.at(-1)?.data ?? "[]") as { task?: string; kind: string }[];
    await expect
      .poll(() => submitted().map(({ task, kind }) => task ?? kind))
      .toEqual(["start", "survey", "end"]);
  } finally {
    await jatos.close();
  }
});
