import { expect, type Page, type Request, test } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { study } from "@/content/study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf, TOUCH_PHONE } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { storedParticipations, storedSessions } from "../testing/stored";
import { versionOf } from "../testing/version-of";

/** A study with one short untimed task and two experimental conditions. */
const STUDY = {
  protocol: 1,
  steps: [
    { id: "hello", text: { en: "Hello.", fr: "Bonjour." } },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
    { id: "bye", text: { en: "Bye.", fr: "Au revoir." }, for: ["second"] },
  ],
  conditions: ["first", "second"],
  title: { en: "Two sessions", fr: "Deux séances" },
  delivery: { ids: ["PROLIFIC_PID", "SESSION"] },
};

function linkOf(document: object): string {
  const checked = checkProtocol(document, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

const LINK = linkOf(STUDY);

async function open(page: Page, locale: Locale, query: string, link = LINK) {
  // If only the hash of the URL changes, the browser does not reload the page.
  await page.goto("about:blank");
  await page.goto(`${pathOf("study", locale)}?${query}${link}`);
  await waitForHydration(page);
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

const notice = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });

/** Returns the beginning of a sentence, up to the first placeholder of the sentence. */
const startOf = (text: string) => text.split("“{")[0]?.split("« {")[0]?.split("«")[0] ?? text;

const plain = async (page: Page, title: string) =>
  (await notice(page, title).innerText()).replace(/[\u2068\u2069]/g, "");

/** Returns the participations that this device stores. Waits until there is at least one. */
async function participation(page: Page) {
  await expect.poll(async () => (await storedParticipations(page)).length).toBeGreaterThan(0);
  const all = await storedParticipations(page);
  return all.sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

const SIZES = {
  phone: TOUCH_PHONE,
  desktop: { viewport: { width: 1360, height: 850 } },
};

for (const locale of drawnOf(LOCALES, 0)) {
  const words = localize(protocolWords, locale);

  for (const [size, use] of Object.entries(SIZES))
    test.describe(`on a ${size} (${locale}):`, () => {
      test.use(use);

      test("a missing identifier or an unreplaced placeholder in the link is reported before the start of the study", async ({
        page,
      }) => {
        await open(page, locale, "PROLIFIC_PID={{%25PROLIFIC_PID%25}}&condition=first");
        const said = await plain(page, words.address.title);
        expect(said).toContain("{{%PROLIFIC_PID%}}");
        expect(said).toContain(interpolate(words.address.absent, { name: "SESSION" }));
        expect(said).toContain(words.address.again);
        expect(said).toContain(words.address.withoutId);
        await expect(page.getByRole("button", { name: words.start })).toBeVisible();
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond).toBe(0);
      });
    });

  test(`an unknown condition in the link is reported before the start and recorded in the data (${locale})`, async ({
    page,
  }) => {
    await open(page, locale, "PROLIFIC_PID=a1&SESSION=1&condition=frist");
    const said = await plain(page, words.address.title);
    expect(said).toContain("frist");
    expect(said).toContain(words.address.drawn);
    await press(page, words.start);
    await press(page, words.parts.continue);
    const [here] = await participation(page);
    expect(here?.conditionSource).toBe("drawn");
    expect(here?.events).toContainEqual(
      expect.objectContaining({
        what: "condition_unknown",
        detail: 'condition: came "frist"; not used',
      }),
    );
  });

  test(`an identifier and a condition that were corrected cause no warning, and the data contain them (${locale})`, async ({
    page,
  }) => {
    await open(page, locale, "prolific_pid=anna.berg%40uni.example%20&SESSION=1&condition=First");
    await expect(page.getByRole("button", { name: words.start })).toBeVisible();
    await expect(page.getByText(words.address.title)).toHaveCount(0);
    await press(page, words.start);
    await press(page, words.parts.continue);
    await press(page, words.parts.start);
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect(page.getByText(words.end.completed)).toBeVisible();
    const [here] = await participation(page);
    expect(here?.ids).toEqual({ PROLIFIC_PID: "anna.berg@uni.example", SESSION: "1" });
    expect(here?.condition).toBe("first");
    expect(here?.runs.game?.events.filter(({ detail }) => detail)).toMatchObject([
      { what: "id_repaired", detail: expect.stringContaining('used "anna.berg@uni.example"') },
      { what: "condition_repaired", detail: expect.stringContaining('came "First"') },
    ]);
  });

  test(`a second participation with one identifier is announced before the start and marked in the data (${locale})`, async ({
    page,
  }) => {
    const query = "PROLIFIC_PID=a1&SESSION=1&condition=first";
    await open(page, locale, query);
    await press(page, words.start);
    await press(page, words.parts.continue);
    await press(page, words.parts.start);
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect(page.getByText(words.end.completed)).toBeVisible();

    const title = interpolate(words.sameId.title, { name: "PROLIFIC_PID" });
    // A second session of the recruitment service, for the same participant.
    await open(page, locale, query.replace("SESSION=1", "SESSION=2"));
    await notice(page, title).getByRole("button", { name: words.sameId.show }).click();
    await expect(page.getByText(words.end.completed)).toBeVisible();

    await open(page, locale, query.replace("PROLIFIC_PID=a1", "PROLIFIC_PID=b2"));
    await expect(page.getByRole("button", { name: words.start })).toBeVisible();
    await expect(notice(page, title)).toHaveCount(0);

    await open(page, locale, query);
    await expect(notice(page, title)).toBeVisible();
    await press(page, words.start);
    await press(page, words.parts.continue);
    await expect.poll(async () => (await storedParticipations(page)).length).toBe(2);
    const [second, first] = await participation(page);
    expect(second?.events).toContainEqual(
      expect.objectContaining({
        what: "id_again",
        detail: expect.stringContaining(`session ${first?.id}`),
      }),
    );
  });

  test(`a second session during an unfinished session names both conditions and continues neither session (${locale})`, async ({
    page,
  }) => {
    await open(page, locale, "PROLIFIC_PID=a1&SESSION=1&condition=first");
    await press(page, words.start);
    await press(page, words.parts.continue);
    await expect(page.getByRole("button", { name: words.parts.start })).toBeVisible();

    await open(page, locale, "PROLIFIC_PID=a1&SESSION=1&condition=second");
    const said = await plain(page, words.unfinished.title);
    const values = { name: words.unfinished.condition, before: "first", now: "second" };
    expect(said).toContain(interpolate(words.unfinished.difference, values));
    await expect(
      page.getByRole("button", { name: words.unfinished.goOn, exact: true }),
    ).toHaveCount(0);
    await press(page, words.unfinished.goOnWithOther);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      interpolate(words.parts.part, { place: 1, places: 1 }),
    );

    // The link of the first session still continues the first session, and the page displays the identifiers of this
    // session.
    await open(page, locale, "PROLIFIC_PID=a1&SESSION=1&condition=first");
    expect(await plain(page, words.unfinished.title)).toMatch(
      /PROLIFIC_PID.*a1.*SESSION.*1.*first/,
    );
    await expect(page.getByRole("button", { name: words.unfinished.goOn })).toBeVisible();
  });

  test(`an app without a study reports an invalid identifier on the page and in the data (${locale})`, async ({
    page,
  }) => {
    const { brief } = localize(study, locale);
    await page.goto(`${pathOf("study", locale)}?app=eleven-twenty&PROLIFIC_PID=null`);
    await waitForHydration(page);
    await expect(notice(page, words.address.title)).toContainText(
      startOf(words.address.placeholder).replace("{name}", "PROLIFIC_PID"),
    );
    await press(page, brief.start);
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    await expect.poll(async () => (await storedSessions(page))[0]?.status).toBe("finished");
    const [session] = await storedSessions(page);
    expect(session?.participant.prolificPid).toBeNull();
    expect(session?.events).toContainEqual(
      expect.objectContaining({
        what: "id_missing",
        detail: 'PROLIFIC_PID: came "null"; not used, placeholder',
      }),
    );
  });
}

test("a stranger's study title is quoted as the author's under “What you did here”, within a few lines", async ({
  page,
}) => {
  const { parts, start } = localize(protocolWords, "en");
  const title = `Your session has expired. ${"Sign in again at the address below. ".repeat(80)}`;
  const long = { ...STUDY, title: { en: title, fr: title } };
  await open(page, "en", "PROLIFIC_PID=a1&SESSION=1&condition=first", linkOf(long));
  await press(page, start);
  await press(page, parts.continue);
  await expect(page.getByRole("button", { name: parts.start })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(pathOf("study", "en"));
  await waitForHydration(page);
  const entry = page.getByRole("figure").filter({ hasText: "Your session has expired." });
  await expect(entry).toContainText(localize(protocolWords, "en").author);
  expect((await entry.innerText()).length).toBeLessThan(250);
  expect((await entry.boundingBox())?.height).toBeLessThan(200);
  const labels = await page
    .getByRole("listitem")
    .filter({ has: entry })
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  for (const label of labels) expect(label.length).toBeLessThan(250);
});

test("the referrer of requests contains neither an identifier nor a study document from the query", async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await page.goto(`/study?p=${LINK.slice(3)}&PROLIFIC_PID=somebody&SESSION=1`);
  await waitForHydration(page);
  await expect(page.getByText(STUDY.title.en)).toBeVisible();
  // If the page preloaded no font, Chromium would request the fonts of inlined styles with its own default referrer
  // policy.
  const others = asked.filter((request) => request.resourceType() !== "font");
  const all = await Promise.all(others.map((request) => request.allHeaders()));
  const referers = all.flatMap(({ referer }) => referer ?? []);
  expect(referers.length).toBeGreaterThan(5);
  expect([...new Set(referers)]).toEqual([`${new URL(page.url()).origin}/`]);
});
