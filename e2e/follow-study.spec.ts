import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { data } from "@/content/data";
import { deliveryWords } from "@/content/delivery";
import { protocolWords } from "@/content/running-study";
import type { RunningStudies } from "@/experiments/engine/sending/running-studies";
import { linkHash } from "@/experiments/study/document/link";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, pathOf } from "@/lib/routes";
import type { LogEntry } from "../receiver/log";
import { createRequestListener } from "../receiver/request-listener";
import { sha256 } from "../receiver/sessions/session-record";
import { readSettings } from "../receiver/settings";
import { startServer } from "../scripts/serve";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { BASE, test } from "../testing/built-below";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { connectLiveData, expectLiveCounts, openLiveData } from "../testing/live-panel";
import { balancedSentStudy } from "../testing/sent-study";

const STUDY = balancedSentStudy();
const PROTOCOL = protocolId(STUDY);
const TITLE = "Two games";
const READ_TOKEN = "r".repeat(48);
const RUN_TOKEN = "w".repeat(48);

const words = localize(data, "en");
const { follow } = words;
const study = localize(protocolWords, "en");

test.describe.configure({ timeout: 120_000 });

let site: Awaited<ReturnType<typeof startServer>>;
let folder: string;
let server: Server;
let close: () => Promise<void>;
let log: LogEntry[];

test.beforeEach(async ({ builtBelow }) => {
  site = await startServer({ port: 0, quiet: true, out: builtBelow.out, base: BASE });
  folder = mkdtempSync(join(tmpdir(), "protocole-follow-"));
  log = [];
  const studies: RunningStudies = {
    format: 1,
    studies: {
      [PROTOCOL]: {
        documents: [documentId(STUDY)],
        title: TITLE,
        conditions: ["high", "low"].map((name) => ({ name, steps: ["only"], rows: null })),
        leaseMinutes: 30,
      },
    },
  };
  writeFileSync(join(folder, "studies.json"), JSON.stringify(studies));
  const receiver = await createRequestListener(
    readSettings({
      ALLOWED_ORIGINS: new URL(site.url).origin,
      SESSIONS_DIR: join(folder, "sessions"),
      STUDIES: join(folder, "studies.json"),
      READ_TOKEN,
      RUN_TOKEN,
    }),
    (entry) => void log.push(entry),
  );
  close = receiver.close;
  server = createServer(receiver.requestListener);
  server.listen(builtBelow.receiverPort, "127.0.0.1");
  await once(server, "listening");
});

test.afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const bodies = () =>
  readdirSync(join(folder, "sessions"), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:start|step|end)_[^/]*\.json$/.test(name))
    .map((name) => readFileSync(join(folder, "sessions", name), "utf8"));

async function openStudy(page: Page, person: string) {
  await page.goto(`${site.url}${pathOf("study", "en")}?PROLIFIC_PID=${person}${linkHash(STUDY)}`);
  await waitForHydration(page);
}

const agree = (page: Page) => page.getByRole("button", { name: study.start, exact: true });

/** Lets a participant begin, and connects the page of data to the receiver. @returns the page of the participant */
async function followOne(page: Page, context: BrowserContext): Promise<Page> {
  const participant = await context.newPage();
  await openStudy(participant, "p1");
  await agree(participant).click();
  await openLiveData(page, site.url);
  await connectLiveData(page, READ_TOKEN);
  await expectLiveCounts(page, { started: "1" });
  return participant;
}

async function finish(page: Page) {
  await page.getByRole("button", { name: study.parts.start, exact: true }).click();
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(study.end.completed);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a researcher sees the participants of a running study, blind to the conditions, and the token is not in any URL", async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  const participant = await context.newPage();
  await openStudy(participant, "p1");
  await agree(participant).click();
  page.on("request", (request) => addresses.push(request.url()));
  await openLiveData(page, site.url);
  await connectLiveData(page, "x".repeat(48));
  await expect(
    page.getByRole("alert").filter({ hasText: "does not accept this token" }),
  ).toBeVisible();
  await connectLiveData(page, READ_TOKEN);
  await expect(page.getByRole("heading", { level: 2, name: TITLE })).toBeVisible();
  await expectLiveCounts(page, { started: "1", active: "1", finished: "0" });
  await finish(participant);
  await expectLiveCounts(page, { started: "1", active: "0", finished: "1" });

  expect(addresses.join()).not.toContain("by=condition");
  expect(log.filter(({ event }) => event === "read")).toEqual([]);
  await press(page, follow.condition.show);
  await expect(page.getByRole("row", { name: /^(high|low)/ })).toHaveCount(2);
  expect(log).toContainEqual(expect.objectContaining({ event: "read", what: "by condition" }));

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const token of ["x".repeat(48), READ_TOKEN])
    expect([...addresses, page.url(), kept, JSON.stringify(log)].join()).not.toContain(token);
});

test("the page pauses a study and sets its quota: a new participant reads why before the consent, and one in the middle finishes", async ({
  page,
  context,
  browser,
}) => {
  const participant = await followOne(page, context);
  await press(page, follow.run.pause);
  await press(page, follow.run.pause);
  await expect(page.getByText("use RUN_TOKEN")).toBeVisible();
  await page.getByLabel(follow.run.token, { exact: true }).fill(RUN_TOKEN);
  await press(page, follow.run.pause);
  await press(page, follow.run.pause);
  await expect(page.getByText(follow.run.done.paused)).toBeVisible();

  const elsewhere = await browser.newContext({ serviceWorkers: "block" });
  const next = await elsewhere.newPage();
  await openStudy(next, "p2");
  const { closed } = localize(deliveryWords, "en");
  await expect(next.getByRole("heading", { name: closed.paused.title })).toBeVisible();
  await expect(agree(next)).toHaveCount(0);
  await finish(participant);

  await press(page, follow.run.resume);
  await press(page, follow.run.resume);
  await expect(page.getByText(follow.run.done.resumed)).toBeVisible();
  await page.getByLabel(follow.run.quota).fill("1");
  await press(page, follow.run.setQuota);
  await press(page, follow.run.setQuota);
  await expect(page.getByText(interpolate(follow.run.done.quota, { quota: 1 }))).toBeVisible();
  await next.reload();
  await waitForHydration(next);
  await expect(next.getByRole("heading", { name: closed.full.title })).toBeVisible();
  await expect(agree(next)).toHaveCount(0);
  await elsewhere.close();
});

test("the records are read and downloaded byte by byte, and a withdrawn session disappears from the page", async ({
  page,
  context,
  builtBelow,
}) => {
  const participant = await context.newPage();
  await openStudy(participant, "p1");
  await agree(participant).click();
  await finish(participant);
  await expect.poll(() => bodies().length).toBe(3);
  await openLiveData(page, site.url);
  await connectLiveData(page, READ_TOKEN);
  await press(page, follow.records.read);
  await expect(
    page.getByText(/^All records are in this page. Sessions: 1; records: 3;/),
  ).toBeVisible();
  const downloading = page.waitForEvent("download");
  await press(page, follow.records.download);
  const file = await (await downloading).path();
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const records = lines.map((line) => JSON.parse(line));
  expect(records.map(({ record }) => record).sort()).toEqual(bodies().sort());
  for (const { record, digest } of records) expect(sha256(record)).toBe(digest);

  const { session } = records[0];
  const response = await fetch(`http://127.0.0.1:${builtBelow.receiverPort}/sessions`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ format: 1, kind: "withdrawal", session }),
  });
  expect(response.status).toBe(200);
  await press(page, follow.records.again);
  await expect(page.getByText(interpolate(follow.records.withdrawn, { count: 1 }))).toBeVisible();
  await expect(
    page.getByText(/^All records are in this page. Sessions: 0; records: 0;/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: follow.records.download })).toHaveCount(0);
});

test("the printed page has the numbers of the live panel and none of its controls", async ({
  page,
  context,
}) => {
  await followOne(page, context);
  const controls = [
    page.getByLabel(follow.run.token, { exact: true }),
    page.getByLabel(follow.run.quota),
    ...[
      follow.connect.disconnect,
      follow.fresh.now,
      follow.condition.show,
      follow.records.read,
      follow.run.pause,
      follow.run.setQuota,
    ].map((name) => page.getByRole("button", { name, exact: true })),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const control of controls) await expect(control).toBeHidden();
  for (const name of [TITLE, follow.counts.title, follow.steps.title])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});

for (const locale of LOCALES)
  test(`the live panel is readable on a phone and on a desktop, by the rules of axe (${locale})`, async ({
    page,
    context,
  }) => {
    const participant = await context.newPage();
    await openStudy(participant, "p1");
    await agree(participant).click();
    await expect.poll(() => bodies().length).toBe(1);
    await openLiveData(page, site.url, locale);
    const own = localize(data, locale).follow;
    await expectNoViolations(page, "the form for the token");
    await connectLiveData(page, READ_TOKEN, locale);
    await press(page, own.condition.show);
    await press(page, own.records.read);
    await expect(page.getByRole("button", { name: own.records.download })).toBeVisible();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, `live, ${viewport.width} px`);
    }
  });
