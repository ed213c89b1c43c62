import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { SITE_WORDS, waitForHydration } from "../testing/behaviour";
import { drawnOf, type Hands } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { storedParticipations } from "../testing/stored";
import { versionOf } from "../testing/version-of";

test.describe.configure({ timeout: 180_000 });

const wordsIn = (locale: Locale) => localize(protocolWords, locale);

/** Returns the link of a study of three visits. */
function studyLink(): string {
  const checked = checkProtocol(
    {
      protocol: 1,
      title: { en: "Three days of choices", fr: "Trois jours de choix" },
      steps: [
        { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
      ],
      visits: [
        { id: "first" },
        { id: "second", after: "first", days: [6, 9] },
        { id: "third", after: "second", days: [7, 7] },
      ],
      information: { controller: "Laboratory of Days", contact: "days@lab.example" },
      debriefing: { en: "This was about days.", fr: "Il s’agissait de jours." },
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

const STUDY_LINK = studyLink();

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const personalLink = (page: Page) => page.getByText(/visit=[0-9a-f]{8}\./).first();

type Device = { timezoneId: string; isPhone?: boolean };

/** Opens a new device, which has stored nothing, in a time zone. */
async function newDevice(browser: Browser, { timezoneId, isPhone = false }: Device) {
  const context = await browser.newContext({
    timezoneId,
    serviceWorkers: "block",
    viewport: isPhone ? PHONE : DESKTOP,
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  return { context, page: await context.newPage() };
}

/** Opens a link at a moment. The clock of the page does not advance, but its timers do. */
async function openAt(page: Page, link: string, moment: string) {
  await page.clock.setFixedTime(moment);
  // A link that differs from the address of the page only after # would not load the page.
  await page.goto("about:blank");
  await page.goto(link);
  await waitForHydration(page);
}

/** Does a visit by keyboard or by touch, and returns the personal link at its end; null if the page displays none. */
async function doVisit(page: Page, locale: Locale, hands: Hands = "keys") {
  const words = wordsIn(locale);
  for (const name of [words.start, words.parts.start]) {
    if (hands === "keys") await button(page, name).press("Enter");
    else await button(page, name).tap();
  }
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, hands);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
  const link = personalLink(page);
  return (await link.count()) > 0 ? await link.innerText() : null;
}

/** Expects that the page is not wider than its window, and follows the rules of accessibility. */
async function expectSound(page: Page, what: string) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, what).toBe(clientWidth);
  await expect(page.getByRole("main").getByText(/undefined|NaN|\{\w+\}/)).toHaveCount(0);
  await expectNoViolations(page, what);
}

const between = (text: string, from: string, to: string, locale: Locale) =>
  interpolate(text, {
    n: 2,
    of: 3,
    from: formatDay(from, locale),
    to: formatDay(to, locale),
  });

for (const [locale, isPhone] of drawnOf(
  [
    ["en", false],
    ["fr", true],
  ] as const,
  1,
)) {
  const words = wordsIn(locale);
  const { visits } = words;
  const path = pathOf("study", locale);
  const hands = isPhone ? "touch" : "keys";

  test(`three visits follow each other across a change of clocks, on devices in three time zones, each with only its link (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const paris = await newDevice(browser, { timezoneId: "Europe/Paris", isPhone });
    await openAt(paris.page, `${baseURL}${path}${STUDY_LINK}`, "2026-10-22T23:50:00+02:00");
    await expect(
      paris.page.getByText(interpolate(visits.now, { n: 1, of: 3 }), { exact: true }),
    ).toBeVisible();
    await expectSound(paris.page, "the information of the first visit");
    const second = await doVisit(paris.page, locale, hands);
    await expect(
      paris.page.getByText(between(visits.next.days, "2026-10-28", "2026-10-31", locale)),
    ).toBeVisible();
    await expect(paris.page.getByText(words.end.debriefing, { exact: true })).toHaveCount(0);
    const [download] = await Promise.all([
      paris.page.waitForEvent("download"),
      button(paris.page, visits.next.calendar).click(),
    ]);
    const calendar = readFileSync(await download.path(), "utf8");
    expect(calendar).toContain("DTSTART;VALUE=DATE:20261028\r\nDTEND;VALUE=DATE:20261101\r\n");
    expect(calendar.replaceAll("\r\n ", "")).toContain(`URL:${second}\r\n`);
    await expectSound(paris.page, "the end of the first visit");
    await paris.context.close();

    const montreal = await newDevice(browser, { timezoneId: "America/Montreal", isPhone });
    // At this moment it is the 28th in Paris, and the 27th on this device.
    await openAt(montreal.page, second ?? "", "2026-10-28T00:10:00+01:00");
    await expect(heading(montreal.page, visits.early.title)).toBeVisible();
    await expect(button(montreal.page, words.start)).toHaveCount(0);
    await expectSound(montreal.page, "a visit that is opened too early");
    await openAt(montreal.page, second ?? "", "2026-10-31T23:50:00-04:00");
    await expect(
      montreal.page.getByText(interpolate(visits.now, { n: 2, of: 3 }), { exact: true }),
    ).toBeVisible();
    const third = await doVisit(montreal.page, locale, hands);
    // The link of the second visit now leads to the third one, which is on a single day.
    await openAt(montreal.page, second ?? "", "2026-11-01T09:00:00-05:00");
    await expect(heading(montreal.page, visits.early.title)).toBeVisible();
    await montreal.context.close();

    const auckland = await newDevice(browser, { timezoneId: "Pacific/Auckland", isPhone });
    await openAt(auckland.page, third ?? "", "2026-11-07T08:00:00+13:00");
    expect(await doVisit(auckland.page, locale, hands)).toBeNull();
    await expect(auckland.page.getByText(words.end.debriefing, { exact: true })).toBeVisible();
    const [last] = await storedParticipations(auckland.page);
    expect(last?.startedAt).toMatch(/^2026-11-07T08:00:00\.000\+13:00$/);
    expect(last?.personal?.done.map(({ visit, day }) => [visit, day])).toEqual([
      ["first", "2026-10-22"],
      ["second", "2026-10-31"],
    ]);
    await openAt(auckland.page, third ?? "", "2026-11-07T09:00:00+13:00");
    await expect(heading(auckland.page, visits.over.title)).toBeVisible();
    await expectSound(auckland.page, "the page after the last visit");
    await auckland.context.close();
  });

  test(`a visit that is too late, a damaged link and a lost link each have a page that says what to do (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const address = `${baseURL}${path}${STUDY_LINK}`;
    const first = await newDevice(browser, { timezoneId: "Europe/Paris", isPhone });
    await openAt(first.page, address, "2026-10-22T12:00:00+02:00");
    const link = (await doVisit(first.page, locale, hands)) ?? "";
    const [one] = await storedParticipations(first.page);
    // On the device of the first visit, the page displays the link again.
    await openAt(first.page, `${address}&visit=second`, "2026-10-28T12:00:00+01:00");
    await expect(personalLink(first.page)).toHaveText(link);
    await expectSound(first.page, "a lost link on the device of the first visit");
    await button(first.page, interpolate(visits.stored.open, { n: 2 })).click();
    await expect(
      first.page.getByText(interpolate(visits.now, { n: 2, of: 3 }), { exact: true }),
    ).toBeVisible();
    await first.context.close();

    const { context, page } = await newDevice(browser, { timezoneId: "Europe/Paris", isPhone });
    await openAt(page, link, "2026-11-01T00:05:00+01:00");
    await expect(heading(page, visits.late.title)).toBeVisible();
    await expectSound(page, "a visit that is opened too late");
    await openAt(page, link.slice(0, -9), "2026-10-28T12:00:00+01:00");
    await expect(page.getByText(visits.fault.damaged, { exact: true })).toBeVisible();
    await expectSound(page, "a damaged link");

    await openAt(page, `${address}&visit=second`, "2026-10-28T12:00:00+01:00");
    await expect(page.getByText(visits.fault.absent, { exact: true })).toBeVisible();
    await page.getByText(visits.make.summary).press("Enter");
    const { make } = visits;
    await page.getByLabel(make.person, { exact: true }).fill(one?.person ?? "");
    await page
      .getByLabel(interpolate(make.session, { visit: "first" }), { exact: true })
      .fill(one?.id ?? "");
    await page
      .getByLabel(interpolate(make.day, { visit: "first" }), { exact: true })
      .fill("2026-10-22");
    await button(page, make.button).press("Enter");
    await expect(personalLink(page)).toHaveText(link);
    await expectSound(page, "the form for a new link");
    await context.close();
  });
}

test("a visit that is open in two tabs begins once, and is continued from where it was left", async ({
  browser,
  baseURL,
}) => {
  const words = wordsIn("en");
  const { context, page } = await newDevice(browser, { timezoneId: "Europe/Paris" });
  await openAt(
    page,
    `${baseURL}${pathOf("study", "en")}${STUDY_LINK}`,
    "2026-10-22T12:00:00+02:00",
  );
  const link = (await doVisit(page, "en")) ?? "";
  const other = await context.newPage();
  for (const tab of [page, other]) await openAt(tab, link, "2026-10-28T12:00:00+01:00");
  await expect(button(other, words.start)).toBeVisible();
  // Both tabs have read the device before the visit begins in one of them.
  expect(await storedParticipations(other)).toHaveLength(1);
  await button(page, words.start).click();
  await expect(button(page, words.parts.start)).toBeVisible();
  await button(other, words.start).click();
  await expect(other.getByText(words.unfinished.begunElsewhere, { exact: true })).toBeVisible();
  await expectSound(other, "a visit that was begun in another tab");
  await button(other, words.unfinished.goOn).click();
  await button(other, words.parts.start).click();
  await fillForm(other, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
  const visits = (await storedParticipations(other)).map(({ visit }) => visit);
  expect(visits.sort()).toEqual(["first", "second"]);
  await context.close();
});

for (const locale of drawnOf(LOCALES, 0))
  test(`the link to the next visit is printed in full (${locale})`, async ({ page, baseURL }) => {
    await openAt(
      page,
      `${baseURL}${pathOf("study", locale)}${STUDY_LINK}`,
      "2026-10-22T12:00:00+02:00",
    );
    const link = await doVisit(page, locale);
    await page.emulateMedia({ media: "print" });
    await expect(personalLink(page)).toHaveText(link ?? "");
    const isWhole = await personalLink(page).evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
    );
    expect(isWhole).toBe(true);
    await expect(heading(page, wordsIn(locale).visits.next.title)).toBeVisible();
  });

test.describe("without a connection,", () => {
  test.use({ serviceWorkers: "allow", timezoneId: "Europe/Paris" });

  /** Loading the whole site in the background takes time. */
  const expectKept = expect.configure({ timeout: 150_000 });

  const offline = async (context: BrowserContext, page: Page) => {
    await page.goto(pathOf("home", "en"));
    await waitForHydration(page);
    await expectKept(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.kept);
    await context.setOffline(true);
  };

  test("the next visit begins from its link, and ends with the link to the one after it", async ({
    context,
    page,
    baseURL,
  }) => {
    await openAt(
      page,
      `${baseURL}${pathOf("study", "en")}${STUDY_LINK}`,
      "2026-10-22T12:00:00+02:00",
    );
    const link = (await doVisit(page, "en")) ?? "";
    await offline(context, page);
    await openAt(page, link, "2026-10-28T12:00:00+01:00");
    expect(await doVisit(page, "en")).toMatch(/visit=/);
  });
});
