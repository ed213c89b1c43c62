import { expect, type Page, test } from "@playwright/test";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { type Locale, pathOf } from "@/lib/routes";
import {
  answerByKeys,
  answerByTouch,
  expectPage,
  form,
  send,
  wordsIn,
} from "../testing/answer-survey";
import { expectNoViolations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnWay, TOUCH_PHONE } from "../testing/drawn-cases";
import { LONG_SURVEY } from "../testing/long-survey";
import { pageThatPrefers } from "../testing/site";
import { storedParticipations } from "../testing/stored";

const STUDY = {
  protocol: 1,
  steps: [{ id: "survey", version: "1.0", survey: LONG_SURVEY }],
  title: { en: "Sleep and coffee", fr: "Sommeil et café" },
  debriefing: { en: "Thank you.", fr: "Merci." },
};

/** Opens the study and starts the survey. */
async function begin(page: Page, locale: Locale) {
  const checked = checkProtocol(STUDY, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const words = wordsIn(locale);
  await page.goto(`${pathOf("study", locale)}${linkHash(checked.document)}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: words.study.start, exact: true }).click();
  await expect(form(page)).toBeVisible();
  return words;
}

/** Returns the recorded answers of the survey, keyed by question. */
async function recorded(page: Page) {
  const [participation] = await storedParticipations(page);
  const rows: TrialRow[] = participation?.runs.survey?.rows ?? [];
  return Object.fromEntries(rows.map((row) => [row.stimulus ?? "", row]));
}

/** Returns whether the page of the survey that the device has stored is the page that is displayed. */
async function isStored(page: Page, locale: Locale) {
  const [participation] = await storedParticipations(page);
  const id = participation?.runs.survey?.draft?.["#page"]?.value;
  const label = LONG_SURVEY.pages.find((each) => each.id === id)?.label;
  // A label can begin with an answer, such as the name of the participant.
  const end = label?.[locale].split("}").at(-1) ?? "";
  return end !== "" && form(page).getByRole("heading", { level: 2, name: end }).isVisible();
}

for (const { locale, hands, device } of drawnWay(0))
  test.describe(`a survey of 60 questions, answered by ${hands} (${locale})`, () => {
    test.use(device);

    test("continues on the same page after a reload, ends without a connection, and records all answers", async ({
      page,
    }) => {
      test.slow();
      const answer = hands === "keys" ? answerByKeys : answerByTouch;
      const words = await begin(page, locale);
      await expectPage(page, words, 1, 4);
      // The title is for researchers. It can reveal the purpose of the study.
      await expect(page.getByText(LONG_SURVEY.title[locale])).toHaveCount(0);
      await answer(page);
      await expectPage(page, words, 2, 4);
      await answer(page);
      await expectPage(page, words, 3, 4);
      // The page is displayed before the device has stored it.
      await expect.poll(() => isStored(page, locale)).toBe(true);
      await page.reload();
      await waitForHydration(page);
      await page.getByRole("button", { name: words.study.unfinished.goOn }).click();
      await expectPage(page, words, 3, 4);

      await page.context().setOffline(true);
      await answer(page);
      await expectPage(page, words, 4, 4);
      await answer(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.study.end.completed);

      const rows = await recorded(page);
      const response = (id: string) => rows[id]?.response;
      expect(response("age")).toBe("34");
      expect(response("height")).toBe("1.75");
      expect(response("nickname")).toBe("Ann");
      expect(response("doctor")).toMatch(/^2026-0[34]-0[34]$/);
      expect(response("region")).toBe("1");
      expect(response("ranking")).toBe("walk nap talk");
      expect(response("liking")).toBe(hands === "keys" ? "51" : "75");
      expect(rows.school).toMatchObject({ response: null, excluded: "notShown" });
      const asked = Object.values(rows).filter(({ excluded }) => excluded === null);
      expect(asked.length).toBeGreaterThanOrEqual(58);
      const used = new Set(asked.map(({ input_type }) => input_type));
      expect([...used]).toContain(hands === "keys" ? "keyboard" : "touch");
      expect(asked.every(({ rt_ms }) => Number.isInteger(rt_ms))).toBe(true);
    });
  });

test.describe("the pages of a survey", () => {
  for (const locale of ["en", "fr"] as const)
    test(`need no horizontal scrolling at 320 px with text at 200 % (${locale})`, async ({
      browser,
      baseURL,
    }) => {
      const page = await pageThatPrefers(browser, baseURL, { textSize: "200" }, TOUCH_PHONE);
      await page.setViewportSize({ width: 320, height: 640 });
      const words = await begin(page, locale);
      for (const at of [1, 2, 3, 4]) {
        await expectPage(page, words, at, 4);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth, `page ${at}`).toBe(clientWidth);
        await answerByTouch(page);
      }
      await page.context().close();
    });

  for (const [name, viewport] of Object.entries({
    phone: TOUCH_PHONE.viewport,
    desktop: { width: 1360, height: 850 },
  }))
    test(`follow the rules of accessibility, also with messages about answers, on a ${name}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const words = await begin(page, "en");
      for (const at of [1, 2, 3, 4]) {
        await expectPage(page, words, at, 4);
        await expectNoViolations(page, `page ${at}`);
        await send(page).click();
        await expect(form(page).getByRole("alert")).not.toBeEmpty();
        await expectNoViolations(page, `page ${at} with messages`);
        const heights = await form(page)
          .locator("label:has(> input), input:not(label > *), select, textarea, button")
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
        expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(44);
        await answerByKeysFromTop(page);
      }
    });
});

/** Answers the questions of a page with the keyboard, after the messages have moved the focus. */
async function answerByKeysFromTop(page: Page) {
  await form(page).locator("section").first().focus();
  await answerByKeys(page);
}
