import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { MODELS } from "@/experiments/models";
import { checkProtocol } from "@/experiments/protocol/check";
import { linkHash } from "@/experiments/protocol/link";
import { protocolWords } from "@/experiments/protocol/protocol-words";
import { APPS } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { waitForHydration } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { downloadArchive, parsePrinted, recompute, unpack } from "../testing/recompute";
import { TIMED_SCRIPTS } from "../testing/strategies";

const minorOf = (app: keyof typeof APPS) =>
  APPS[app].model.facts.version.split(".").slice(0, 2).join(".");

/** A study of four steps, as somebody would write it. */
const STUDY = {
  protocol: 1,
  steps: [
    {
      id: "welcome",
      text: { en: "Welcome to **our study**.", fr: "Bienvenue dans **notre étude**." },
    },
    { id: "stroop", app: "stroop", version: minorOf("stroop"), parameters: { trials: 96 } },
    { id: "game", app: "eleven-twenty", version: minorOf("eleven-twenty"), parameters: {} },
    { id: "traits", app: "mini-ipip", version: minorOf("mini-ipip"), parameters: {} },
  ],
  title: { en: "Interference and personality", fr: "Interférence et personnalité" },
  debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
  delivery: { ids: ["PROLIFIC_PID"] },
};

/** The link of a document, its settings written out. */
function linkOf(document: object): string {
  const checked = checkProtocol(document, MODELS);
  return linkHash("document" in checked ? checked.document : document);
}

const wordsIn = (locale: Locale) => localize(protocolWords, locale);

async function open(page: Page, locale: Locale, rest: string) {
  await page.goto(`${pathOf("study", locale)}${rest}`);
  await waitForHydration(page);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function doStudy(page: Page, locale: Locale, hands: "keys" | "touch") {
  const words = wordsIn(locale);
  const participant = new Participant(page, "stroop", locale, hands);
  const part = (place: number) => interpolate(words.parts.part, { place, places: 4 });
  await takeOverTime(page);
  await open(page, locale, `?PROLIFIC_PID=5a9d64f5${linkOf(STUDY)}`);
  await expect(page.getByText(STUDY.title[locale])).toBeVisible();
  await expect(page.getByText(words.stranger.split("{id}")[0]?.trim() ?? "")).toBeVisible();
  await participant.press(words.start);
  await expect(heading(page)).toHaveText(part(1));
  await expect(page.locator("strong", { hasText: /our study|notre étude/ })).toBeVisible();
  await participant.press(words.parts.continue);

  await expect(heading(page)).toHaveText(part(2));
  await participant.press(words.parts.start);
  const { strategy, keys } = TIMED_SCRIPTS.stroop;
  await participant.work(strategy, keys, ({ block, index }) => block === 2 && index === 10);
  await page.reload();
  await waitForHydration(page);
  await participant.press(words.unfinished.goOn);
  await expect(heading(page)).toHaveText(part(2));
  await participant.press(words.parts.start);
  expect(await participant.work(strategy, keys)).toBe("over");

  await expect(heading(page)).toHaveText(part(3));
  await participant.press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, hands);
  await expect(heading(page)).toHaveText(part(4));
  await participant.press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["mini-ipip"].pages, hands);
  await expect(heading(page)).toHaveText(words.end.completed);
  await expect(page.getByText(STUDY.debriefing[locale])).toBeVisible();
  return { words, participant };
}

const EXPECTED = {
  "1-stroop": TIMED_SCRIPTS.stroop.expected,
  "2-game": FORM_SCRIPTS["eleven-twenty"].expected,
  "3-traits": FORM_SCRIPTS["mini-ipip"].expected,
};

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const [locale, hands, tag] of [
  ["en", "keys", ""],
  ["fr", "touch", ""],
  ["fr", "keys", " @release"],
  ["en", "touch", " @release"],
] as const)
  test.describe(`a study of four steps by ${hands}, ${locale}${tag}`, () => {
    test.use(hands === "touch" ? PHONE : {});

    test("goes on in its step after a reload, and its one archive recomputes", async ({
      page,
    }, testInfo) => {
      test.slow();
      const { words } = await doStudy(page, locale, hands);
      const files = await downloadArchive(page, locale, words.end.download);
      const { protocol, document, ids, order } = JSON.parse(files["participation.json"] ?? "");
      expect(ids).toEqual({ PROLIFIC_PID: "5a9d64f5" });
      expect(order).toEqual(["welcome", "stroop", "game", "traits"]);
      expect(
        createHash("sha256")
          .update(files["protocol.json"] ?? "")
          .digest("hex"),
      ).toBe(document);
      for (const [folder, expected] of Object.entries(EXPECTED)) {
        const own = Object.entries(files).flatMap(([path, text]) =>
          path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text]] : [],
        );
        const target = testInfo.outputPath(folder);
        unpack(Object.fromEntries(own), target);
        for (const printed of Object.values(await recompute(target)))
          for (const [measure, value] of Object.entries(expected))
            expect(parsePrinted(printed)[measure]?.[0], measure).toBe(value);
      }
      const [, csv = ""] =
        Object.entries(files).find(([path]) => /^1-stroop\/data\/.*_data\.csv$/.test(path)) ?? [];
      const [header = "", ...rows] = csv
        .trim()
        .split("\n")
        .map((line) => line.split(","));
      const cells = (column: string) =>
        new Set(rows.map((row) => row[[...header].indexOf(column)]));
      expect(cells("protocol_id")).toEqual(new Set([protocol]));
      expect(cells("id_PROLIFIC_PID")).toEqual(new Set(["5a9d64f5"]));
      expect(cells("sitting")).toEqual(new Set(["1", "2"]));
      // Results of its own length, opened one by one.
      await page.locator("summary", { hasText: /^Stroop$/ }).click();
      await expect(page.getByText(/519/).first()).toBeVisible();
    });
  });
