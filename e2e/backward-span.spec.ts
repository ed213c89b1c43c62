import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { BACKWARD_STRATEGY as DIGITS } from "@/experiments/apps/digit-span/tested";
import { BACKWARD_STRATEGY as SQUARES } from "@/experiments/apps/spatial-span/tested";
import { appWords } from "@/experiments/catalog/app-texts";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration, watchFaults } from "../testing/behaviour";
import { drawnOf, HANDS, type Hands, TOUCH_PHONE } from "../testing/drawn-cases";
import { Participant, takeOverTime } from "../testing/lab";
import { downloadArchive, parsePrinted, recompute, unpack } from "../testing/recompute";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

/** The scripted participants recall at most five items in reverse order. Their mean span is the mean of the lengths. */
const BACKWARD = {
  "digit-span": { strategy: DIGITS, meanSpan: 5.7 },
  "spatial-span": { strategy: SQUARES, meanSpan: 5.7 },
} as const;
type SpanApp = keyof typeof BACKWARD;

/** Opens a study that consists of one task in the backward direction, and starts the task. */
async function begin(page: Page, app: SpanApp, locale: Locale) {
  const words = localize(protocolWords, locale);
  const step = {
    id: "backward",
    app,
    version: versionOf(app),
    parameters: { direction: "backward" },
  };
  const checked = checkProtocol({ protocol: 1, steps: [step] }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  await takeOverTime(page);
  await page.goto(`${pathOf("study", locale)}${linkHash(checked.document)}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: words.start, exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: words.parts.start, exact: true }).click();
  return words;
}

const complete =
  (app: SpanApp, locale: Locale, hands: Hands) =>
  async ({ page }: { page: Page }, testInfo: TestInfo) => {
    const faults = watchFaults(page);
    const words = await begin(page, app, locale);
    const { orders } = appWords(app, locale);
    await expect(page.locator("dialog[open] [data-wait]")).toContainText(orders.backward);

    const { strategy, meanSpan } = BACKWARD[app];
    const participant = new Participant(page, app, locale, hands);
    expect(await participant.work(strategy, TIMED_SCRIPTS[app].keys)).toBe("over");

    const files = await downloadArchive(page, locale, words.end.download);
    expect(JSON.parse(files["records/1-backward.json"] ?? "")).toMatchObject({
      parameters: { direction: "backward" },
    });
    const folder = testInfo.outputPath("data");
    unpack(files, folder);
    for (const output of Object.values(await recompute(`${folder}/1-backward`)))
      expect(parsePrinted(output).mean_span?.[0]).toBe(meanSpan);
    expect(faults).toEqual([]);
  };

for (const [index, app] of (Object.keys(BACKWARD) as SpanApp[]).entries())
  test.describe(`${app} with backward recall`, () => {
    const hands = drawnOf(HANDS, index);
    if (hands.includes("keys"))
      test(
        "can be completed by keyboard in a study in English, with the span that its scripts print",
        complete(app, "en", "keys"),
      );

    if (!hands.includes("touch")) return;
    test.describe("on a phone", () => {
      test.use(TOUCH_PHONE);
      test(
        "can be completed by touch in a study in French, with the span that its scripts print",
        complete(app, "fr", "touch"),
      );
    });
  });
