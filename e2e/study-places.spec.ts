import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { deliveryWords } from "@/content/delivery";
import { protocolWords } from "@/content/running-study";
import type { RunningStudies, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { linkHash } from "@/experiments/study/document/link";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { createReceiver } from "../receiver/receiver";
import { readSettings } from "../receiver/settings";
import { startServer } from "../scripts/serve";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { BASE, test } from "../testing/built-below";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { type PlaceQuestion, startRecordReceiver } from "../testing/record-receiver";
import { balancedSentStudy, shortSentStudy } from "../testing/sent-study";

const STUDY = balancedSentStudy();
const PROTOCOL = protocolId(STUDY);
const LINK = linkHash(STUDY);
const words = localize(protocolWords, "en");
const delivery = localize(deliveryWords, "en");

test.describe.configure({ timeout: 90_000 });

let site: Awaited<ReturnType<typeof startServer>>;

test.beforeEach(async ({ builtBelow }) => {
  site = await startServer({ port: 0, quiet: true, out: builtBelow.out, base: BASE });
});

test.afterEach(() => site.close());

async function open(page: Page, person: string, link = LINK, locale: Locale = "en") {
  await page.goto(`${site.url}${pathOf("study", locale)}?PROLIFIC_PID=${person}${link}`);
  await waitForHydration(page);
}

const start = (page: Page) => page.getByRole("button", { name: words.start, exact: true });

const firstPart = (page: Page) =>
  page.getByRole("button", { name: words.parts.start, exact: true });

async function finish(page: Page) {
  await firstPart(page).click();
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
}

type Stored = {
  kind: string;
  session: string;
  condition: string | null;
  conditionSource: string | null;
};

test.describe("the receiver that balances groups:", () => {
  let folder: string;
  let receiver: Awaited<ReturnType<typeof createReceiver>>;

  /** Changes the settings of the running study. The receiver reads them without a restart. */
  const set = (settings: Partial<RunningStudy>) => {
    const studies: RunningStudies = {
      format: 1,
      studies: {
        [PROTOCOL]: {
          documents: [documentId(STUDY)],
          title: "Two games",
          conditions: ["high", "low"].map((name) => ({ name, steps: ["only"], rows: null })),
          leaseMinutes: 30,
          ...settings,
        },
      },
    };
    const file = join(folder, "studies.json");
    writeFileSync(`${file}.new`, JSON.stringify(studies));
    renameSync(`${file}.new`, file);
  };

  /** Returns the stored records. */
  const stored = () =>
    readdirSync(join(folder, "sessions"), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?:start|step|end)_[^/]*\.json$/.test(name))
      .map((name): Stored => JSON.parse(readFileSync(join(folder, "sessions", name), "utf8")));

  test.beforeEach(async ({ builtBelow }) => {
    folder = mkdtempSync(join(tmpdir(), "protocole-places-"));
    set({});
    const settings = readSettings({
      HOST: "127.0.0.1",
      PORT: String(builtBelow.receiverPort),
      ALLOWED_ORIGINS: new URL(site.url).origin,
      SESSIONS_DIR: join(folder, "sessions"),
      STUDIES: join(folder, "studies.json"),
    });
    receiver = await createReceiver(settings, () => {});
    await receiver.listen();
  });

  test.afterEach(async () => {
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const starts = () => stored().filter(({ kind }) => kind === "start");

  test("a person receives the same group after a reload, in a second tab and on another device, and the next person the other group", async ({
    page,
    browser,
  }) => {
    await open(page, "p1");
    await start(page).click();
    await expect(firstPart(page)).toBeVisible();
    await expect.poll(starts).toHaveLength(1);
    const [first] = starts();
    expect(first).toMatchObject({ conditionSource: "balanced" });

    await page.reload();
    await waitForHydration(page);
    await page.getByRole("button", { name: words.unfinished.goOn, exact: true }).click();
    await expect(firstPart(page)).toBeVisible();

    const tab = await page.context().newPage();
    await open(tab, "p1");
    await expect(tab.getByRole("heading", { name: words.unfinished.title })).toBeVisible();
    await start(tab).click();
    await expect(firstPart(tab)).toBeVisible();
    await expect.poll(starts).toHaveLength(2);
    await tab.close();

    const others: BrowserContext[] = [];
    for (const person of ["p1", "p2"]) {
      const other = await browser.newContext({ serviceWorkers: "block" });
      others.push(other);
      const elsewhere = await other.newPage();
      await open(elsewhere, person);
      await start(elsewhere).click();
      await expect(firstPart(elsewhere)).toBeVisible();
      await expect.poll(starts).toHaveLength(others.length + 2);
    }
    const conditions = starts().map(({ condition }) => condition);
    const own = conditions.filter((condition) => condition === first?.condition);
    expect([own.length, conditions.length]).toEqual([3, 4]);

    await finish(page);
    await expect(page.getByText("C1A2B3")).toBeVisible();
    const { session, condition } = first ?? {};
    await expect.poll(() => stored().filter((record) => record.session === session).length).toBe(3);
    expect(stored()).toContainEqual(
      expect.objectContaining({ kind: "step", session, condition, conditionSource: "balanced" }),
    );
    for (const other of others) await other.close();
  });

  test("a participant who has begun can finish a paused study, and a new participant reads before the consent that it is paused or full", async ({
    page,
    context,
    browser,
  }) => {
    await open(page, "p1");
    await start(page).click();
    await expect(firstPart(page)).toBeVisible();
    await expect.poll(starts).toHaveLength(1);
    set({ paused: true });

    const next = await context.newPage();
    await open(next, "p2");
    const { paused, full } = delivery.closed;
    await expect(next.getByRole("heading", { name: paused.title })).toBeVisible();
    await expect(next.getByText("WAIT2")).toBeVisible();
    await expect(start(next)).toHaveCount(0);

    // The receiver recognises a person who has begun, and turns everybody else away.
    const again = { name: delivery.closed.startAgain, exact: true };
    await next.getByRole("button", again).click();
    await expect(next.getByRole("heading", { level: 1 })).toHaveText(paused.title);
    const other = await browser.newContext({ serviceWorkers: "block" });
    const elsewhere = await other.newPage();
    await open(elsewhere, "p1");
    await elsewhere.getByRole("button", again).click();
    await expect(firstPart(elsewhere)).toBeVisible();
    await other.close();

    await finish(page);
    await expect(page.getByText("C1A2B3")).toBeVisible();

    set({ quota: 1 });
    await next.reload();
    await waitForHydration(next);
    await expect(next.getByRole("heading", { name: full.title })).toBeVisible();
    await expect(next.getByText("FULL1")).toBeVisible();
    await expect(start(next)).toHaveCount(0);
    expect(new Set(starts().map(({ condition }) => condition)).size).toBe(1);
  });

  test("a participant who starts after the study was paused reads that nothing was recorded, and can try again", async ({
    page,
  }) => {
    const isOpen = page.waitForResponse((response) => response.url().includes("/open?"));
    await open(page, "p1");
    await isOpen;
    await expect(start(page)).toBeVisible();
    set({ paused: true });
    await start(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(delivery.closed.paused.title);
    await expect(page.getByText("WAIT2")).toBeVisible();

    set({});
    await page.getByRole("button", { name: delivery.closed.again, exact: true }).click();
    await start(page).click();
    await expect(firstPart(page)).toBeVisible();
    await expect.poll(starts).toHaveLength(1);
  });

  test("a participant who leaves before the first answer frees the place, and nothing remains after a withdrawal", async ({
    page,
  }) => {
    await open(page, "p1");
    await start(page).click();
    await expect.poll(starts).toHaveLength(1);
    await page.getByRole("button", { name: words.leave.button, exact: true }).click();
    await page.getByRole("button", { name: delivery.leave.erase, exact: true }).click();
    await page.getByRole("button", { name: delivery.leave.confirm, exact: true }).click();
    await expect(page.getByText(/has been asked to delete/)).toBeVisible();
    await expect.poll(stored).toEqual([]);

    await open(page, "p2");
    await start(page).click();
    await expect.poll(starts).toHaveLength(1);
    await page.getByRole("button", { name: words.leave.button, exact: true }).click();
    await page.getByRole("button", { name: delivery.leave.keep, exact: true }).click();
    await expect
      .poll(() => stored().map((record) => [record.kind, Object(record).exit]))
      .toContainEqual(["end", "left"]);
  });
});

test.describe("the page draws the group", () => {
  let receiver: Awaited<ReturnType<typeof startRecordReceiver>>;

  test.beforeEach(async ({ builtBelow }) => {
    receiver = await startRecordReceiver(builtBelow.receiverPort);
  });

  test.afterEach(() => receiver.stop());

  const source = () => receiver.starts().map(({ conditionSource }) => conditionSource);
  const isAfterConsent = ({ person }: PlaceQuestion) => person !== undefined;

  test("if the receiver does not answer within 5 s; meanwhile it says that the study is starting", async ({
    page,
  }) => {
    receiver.answerPlaces((question) =>
      isAfterConsent(question) ? null : { status: 200, body: { state: "open" } },
    );
    await open(page, "p1");
    await start(page).click();
    await expect(page.getByText(delivery.starting)).toBeVisible();
    // The second click of a double-click has no effect.
    await start(page).dispatchEvent("click");
    await expect(firstPart(page)).toBeVisible({ timeout: 15_000 });
    await expect.poll(source).toEqual(["drawn"]);
    expect(receiver.questions().filter(isAfterConsent)).toHaveLength(1);
  });

  test("at once without a connection, and reports the start when the connection is back", async ({
    page,
    context,
  }) => {
    await open(page, "p1");
    await expect(start(page)).toBeVisible();
    await context.setOffline(true);
    await start(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      interpolate(words.parts.part, { place: 1, places: 1 }),
    );
    expect(receiver.questions().filter(isAfterConsent)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(source).toEqual(["drawn"]);
  });

  test("if the answer names a group that the study does not have", async ({ page }) => {
    receiver.answerPlaces(() => ({
      status: 200,
      body: { state: "open", condition: "__proto__", row: 1e9 },
    }));
    await open(page, "p1");
    await start(page).click();
    await expect(firstPart(page)).toBeVisible();
    await expect.poll(source).toEqual(["drawn"]);
  });

  test("only after it has asked again, if every place is offered to somebody", async ({ page }) => {
    let isFree = false;
    receiver.answerPlaces((question) => {
      if (!isAfterConsent(question)) return { status: 200, body: { state: "open" } };
      if (isFree) return { status: 200, body: { state: "open", condition: "low", row: null } };
      isFree = true;
      return { status: 429, headers: { "Retry-After": "1" }, body: { errors: [{ code: "BUSY" }] } };
    });
    await open(page, "p1");
    await start(page).click();
    await expect(firstPart(page)).toBeVisible({ timeout: 15_000 });
    await expect.poll(source).toEqual(["balanced"]);
    expect(receiver.starts()).toMatchObject([{ condition: "low", row: null }]);
  });

  test("in a study without balanced groups, and asks for no place if the receiver does not know places", async ({
    page,
  }) => {
    await open(page, "p1", linkHash(shortSentStudy()));
    await expect.poll(() => receiver.questions().length).toBe(1);
    await start(page).click();
    await expect(firstPart(page)).toBeVisible();
    await expect.poll(source).toEqual([null]);
    expect(receiver.questions()).toEqual([{ protocol: protocolId(shortSentStudy()) }]);
  });

  for (const locale of LOCALES)
    test(`a full study is readable on a phone and on a desktop, by the rules of axe (${locale})`, async ({
      page,
    }) => {
      receiver.answerPlaces(() => ({ status: 200, body: { state: "full" } }));
      await open(page, "p1", LINK, locale);
      const { full } = localize(deliveryWords, locale).closed;
      await expect(page.getByRole("heading", { name: full.title })).toBeVisible();
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expectNoViolations(page, `full, ${viewport.width} px`);
      }
    });
});
