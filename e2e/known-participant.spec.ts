import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { Session } from "@/experiments/engine/session/session";
import type { Locale } from "@/lib/routes";
import { median, variance } from "@/lib/stats/statistics";
import { watchFaults } from "../testing/behaviour";
import { drawnOf, HANDS, type Hands } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { isDifference, knownParticipant, meantTime, trueValue } from "../testing/known-participant";
import { expectLateCaution } from "../testing/late-caution";
import { PLACE_SCRIPTS, placeCities } from "../testing/places";
import { RealTimeParticipant } from "../testing/real-time";
import { downloadArchive, parsePrinted, recompute, unpack } from "../testing/recompute";
import { SEED, TIMED_SCRIPTS } from "../testing/strategies";

type TimedId = keyof typeof TIMED_SCRIPTS;

const isTimed = (app: AppId): app is TimedId => app in TIMED_SCRIPTS;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The time limit of a run. It is a multiple of the usual duration, because the machine may be busy. */
const timeoutOf = (app: AppId) => (APPS[app].model.facts.seconds * 3 + 60) * 1000;

/** The tolerance for a proportion or a mean of whole numbers. */
const TOLERANCE = 0.1;

/**
 * The tolerance for a value in ms. The simulated key presses are some ms late. By chance, the delay may be longer in
 * one condition than in the other condition. The tolerance is four standard errors of a difference between two halves
 * of the delays.
 */
const toleranceOf = (delays: readonly number[]) =>
  4 * Math.sqrt((4 * variance(delays)) / delays.length);

/**
 * The largest difference in ms between the response times of the app and those that listeners of the test measured: some
 * frames, because the app takes the time of the frame as the onset.
 */
const FRAMES_MS = 60;

/** Returns the displayed result and the downloaded files of the result. */
async function readResult(page: Page, locale: Locale, testInfo: TestInfo) {
  await expect(page.locator("h2").first()).toBeFocused();
  const files = await downloadArchive(page, locale);
  const session: Session = JSON.parse(files["session.json"] ?? "");
  const folder = testInfo.outputPath("data");
  unpack(files, folder);
  const { python = "" } = await recompute(folder);
  return {
    session,
    printed: parsePrinted(python),
    headline: await page.locator("h2").first().innerText(),
  };
}

/** The participant's intentions, and the times in ms at which the browser received the presses. */
type Done = { meant: ReturnType<typeof knownParticipant>["meant"]; responseTimes: number[] };

async function doApp(participant: RealTimeParticipant): Promise<Done> {
  const { page, app, hands } = participant;
  if (isTimed(app)) {
    const known = knownParticipant(app, SEED);
    expect(await participant.work(known.strategy, TIMED_SCRIPTS[app].keys)).toBe("over");
    return { meant: known.meant, responseTimes: await participant.responseTimes() };
  }
  if (app in FORM_SCRIPTS)
    await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, hands);
  else await placeCities(page, PLACE_SCRIPTS[app as keyof typeof PLACE_SCRIPTS].offsets, hands);
  return { meant: [], responseTimes: [] };
}

/**
 * Expects that the result matches the participant's known behaviour: each response time, the value of the measure, and
 * the interval of the value.
 */
async function expectTruth(
  app: AppId,
  { meant, responseTimes }: Done,
  { session, printed }: Awaited<ReturnType<typeof readResult>>,
) {
  const [first] = APPS[app].model.facts.measures;
  const [value, low, high] = printed[first.id] ?? [];
  if (low !== null && high !== null) {
    expect(low).toBeLessThanOrEqual(value ?? Number.NaN);
    expect(high).toBeGreaterThanOrEqual(value ?? Number.NaN);
  }
  if (!isTimed(app)) {
    const script = { ...FORM_SCRIPTS, ...PLACE_SCRIPTS }[app];
    const expected: Readonly<Record<string, number>> =
      "expectedOf" in script ? script.expectedOf(session.rows) : script.expected;
    for (const [measure, truth] of Object.entries(expected))
      expect(printed[measure]?.[0], measure).toBe(truth);
    return;
  }
  const answered = session.rows.filter(({ rt_ms }) => rt_ms !== null);
  const delays = answered.map(
    (row) => (row.rt_ms ?? Number.NaN) - meantTime(meant, session.rows, row),
  );
  // The test presses late on a busy machine. The app has to agree with the time of the press, not with the plan.
  const intended = meant.flatMap(({ afterMs }) => (afterMs === null ? [] : [afterMs]));
  expect(responseTimes).toHaveLength(intended.length);
  const pressed = responseTimes.map((time, index) => time - (intended[index] ?? Number.NaN));
  expect(Math.abs(median(delays) - median(pressed)), "difference of the delays, ms").toBeLessThan(
    FRAMES_MS,
  );
  const truth = trueValue(app, meant, session.rows);
  const delay = first.unit === "ms" && !isDifference(session.rows) ? median(delays) : 0;
  expect(Math.abs((value ?? Number.NaN) - delay - truth)).toBeLessThan(
    first.unit === "ms" ? toleranceOf(delays) : TOLERANCE,
  );
}

/**
 * Expects that the sentence about the first measure agrees with the files. The sentence may not claim more than the
 * interval shows.
 */
function expectHonestSentence(
  app: AppId,
  locale: Locale,
  { printed, headline }: Awaited<ReturnType<typeof readResult>>,
) {
  if (app !== "stroop" && app !== "flanker") return;
  const [first] = APPS[app].model.facts.measures;
  const [, low, high] = printed[first.id] ?? [];
  const holdsNothing = (low ?? 0) <= 0 && (high ?? 0) >= 0;
  const cannotTell =
    locale === "en" ? /^This session does not show/ : /^Cette passation ne permet pas/;
  if (holdsNothing) expect(headline).toMatch(cannotTell);
  else expect(headline).not.toMatch(cannotTell);
  expect(headline).toMatch(
    locale === "en" ? /between −?\d+.ms and −?\d+/ : /entre −?\d+.ms et −?\d+/,
  );
}

// The tests run in parallel. They use the real clock, so they mostly wait.
test.describe.configure({ mode: "parallel" });

for (const [index, app] of APP_IDS.entries())
  test.describe(`${app}, completed by a participant of known behaviour`, () => {
    const complete =
      (locale: Locale, hands: Hands) =>
      async ({ page }: { page: Page }, testInfo: TestInfo) => {
        test.setTimeout(timeoutOf(app));
        const faults = watchFaults(page);
        const participant = new RealTimeParticipant(page, app, locale, hands);
        await participant.open({ seed: String(SEED) });
        await participant.start();
        const done = await doApp(participant);
        const result = await readResult(page, locale, testInfo);
        await expectTruth(app, done, result);
        expectHonestSentence(app, locale, result);
        expect(faults).toEqual([]);
      };
    // A run tests each app in the drawn way. e2e/apps.spec.ts tests the other way of the same draw.
    const hands = drawnOf(HANDS, index);
    if (hands.includes("keys"))
      test("displays a correct result after a run by keyboard in French", complete("fr", "keys"));
    if (hands.includes("touch"))
      test.describe("on a phone", () => {
        test.use(PHONE);
        test("displays a correct result after a run by touch in English", complete("en", "touch"));
      });
  });

/** The app with the shortest run. e2e/late-frames.spec.ts tests all apps on a simulated display. */
const SHORTEST = "simple-rt";

test(`${SHORTEST} displays a caution with its result if the device is too busy for the app`, async ({
  page,
}) => {
  test.setTimeout(timeoutOf(SHORTEST) * 2);
  const participant = new RealTimeParticipant(page, SHORTEST, "en", "keys");
  await participant.open({ seed: String(SEED) });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // Simulates another program. This program blocks the processor for longer than a frame, several times a second.
  await page.evaluate(() => {
    setInterval(() => {
      const end = performance.now() + 40;
      while (performance.now() < end);
    }, 150);
  });
  await participant.start();
  await doApp(participant);
  await expect(page.locator("h2").first()).toBeFocused({ timeout: 30_000 });
  await expectLateCaution(page);
});
