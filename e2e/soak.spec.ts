import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { dataWords } from "@/content/data-downloads";
import { deliveryWords } from "@/content/delivery";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { simulationWords } from "@/content/simulation";
import { study as studyPage } from "@/content/study";
import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { linkHash } from "@/experiments/study/document/link";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { runningStudy, studiesText } from "@/experiments/study/document/running-study";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { PAGE_IDS, pathOf } from "@/lib/routes";
import { spawnReceiver } from "@/receiver/__tests__/spawn-receiver";
import { checkReceipts } from "@/receiver/sessions/check-receipts";
import { openRecords } from "@/receiver/sessions/open-records";
import { readStoreSettings } from "@/receiver/settings";
import { startServer } from "../scripts/serve";
import { say } from "../scripts/terminal.mjs";
import {
  footerLink,
  headerLink,
  SITE_WORDS,
  waitForHydration,
  watchFaults,
} from "../testing/behaviour";
import { BASE, test } from "../testing/built-below";
import { contactControls } from "../testing/contact";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { connectLiveData, expectLiveCounts, openLiveData } from "../testing/live-panel";
import { plannedSentStudy } from "../testing/sent-study";
import { storedParticipations, storedSessions } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";

/** The duration of the test in minutes. `npm run bench:soak` takes half an hour. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);

/** The number of rounds after which the browser has finished the optimisation of the code. */
const WARM_UP_ROUNDS = 6;
const HEAP_GROWTH = 1_000_000;

const IN_TURN = ["stroop", "lottery-choice", "simple-rt", "mini-ipip", "spatial-span"] as const;

/** Returns whether an error is the browser's message about a lost connection or a stopped receiver. */
const isOfflineNotice = (fault: string) =>
  /ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET))|Failed to fetch/.test(fault);

/** Opens a page for a separate visitor, and collects the errors of the page. */
async function newVisitor(browser: Browser, baseURL?: string) {
  const context = await browser.newContext({
    serviceWorkers: "allow",
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { page, faults: watchFaults(page) };
}

/** Waits until the whole site is stored for offline use. */
async function expectKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.getByText(SITE_WORDS.en.connection.kept)).toBeVisible({ timeout: 150_000 });
}

/** Measures the heap of a page after each round, in bytes. */
async function watchHeap(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const heaps: number[] = [];
  return {
    measure: async () => {
      for (let times = 0; times < 3; times += 1) await devtools.send("HeapProfiler.collectGarbage");
      const { metrics } = await devtools.send("Performance.getMetrics");
      heaps.push(metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0);
    },
    /**
     * Compares the heap in the second half of the rounds with the heap in the first half. The first few rounds are left
     * out.
     */
    expectFlat: (who: string) => {
      const warm = heaps.slice(WARM_UP_ROUNDS);
      const mean = (values: number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      const first = mean(warm.slice(0, warm.length / 2));
      const second = mean(warm.slice(warm.length / 2));
      const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
      say(
        `${who}: ${heaps.length} rounds; heap in MB, mean of the first half ${megabytes(first)}, of the second ${megabytes(second)}.`,
      );
      expect.soft(second - first, `heap of ${who}`).toBeLessThan(HEAP_GROWTH);
    },
  };
}

/** Opens an app by following links, and completes the app. */
async function doApp(page: Page, app: AppId & (typeof IN_TURN)[number]) {
  await headerLink(page, SITE_WORDS.en.pages.portfolio).click();
  await page.locator(`main a[href$="?app=${app}"]`).first().click();
  const participant = new Participant(page, app, "en", "keys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    localize(APPS[app].words, "en").name,
  );
  await expect(page.getByRole("main").locator("dl").first()).toBeVisible();
  await participant.start();
  if (app in TIMED_SCRIPTS) {
    const { strategy, keys } = TIMED_SCRIPTS[app as keyof typeof TIMED_SCRIPTS];
    expect(await participant.work(strategy, keys)).toBe("over");
  } else await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, "keys");
  const { zip } = localize(dataWords, "en");
  await expect(page.getByRole("button", { name: zip }).first()).toBeVisible();
}

/**
 * Finds the message of the previous round, writes another message, loses the connection, visits another page, and finds
 * the new message.
 */
async function writeAndLoseLine(page: Page, round: number) {
  const messageOf = (each: number) => (each < 0 ? "" : `What is left of message ${each}?`);
  const message = messageOf(round);
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  const { field } = contactControls(page);
  // The draft of the previous round must load before the test types. Otherwise the draft would be appended to the new
  // text.
  await expect(field("message")).toHaveValue(messageOf(round - 1));
  await field("message").fill(message);
  await page.context().setOffline(true);
  await headerLink(page, SITE_WORDS.en.pages.about).click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(field("message")).toHaveValue(message);
  await page.context().setOffline(false);
}

/** Reloads a page twice: without a connection and with a connection. */
async function loadWithoutLine(page: Page, round: number) {
  const id = PAGE_IDS[round % PAGE_IDS.length] ?? "home";
  for (const isOffline of [true, false]) {
    await page.context().setOffline(isOffline);
    await page.goto(pathOf(id, round % 2 === 0 ? "en" : "fr"));
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

test("the memory of pages does not grow while visitors do apps, write messages and lose the connection", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const participant = await newVisitor(browser, baseURL);
  const reader = await newVisitor(browser, baseURL);
  await takeOverTime(participant.page);
  for (const { page } of [participant, reader]) {
    await page.goto(pathOf("home", "en"));
    await waitForHydration(page);
    await expectKept(page);
  }
  const heap = await watchHeap(participant.page);

  const end = Date.now() + MINUTES * 60_000;
  for (let round = 0; Date.now() < end || round < WARM_UP_ROUNDS + 2; round += 1) {
    await doApp(participant.page, IN_TURN[round % IN_TURN.length] ?? "stroop");
    await writeAndLoseLine(participant.page, round);
    await loadWithoutLine(reader.page, round);
    const sessions = await storedSessions(participant.page);
    expect(sessions.filter(({ status }) => status === "finished")).toHaveLength(round + 1);
    for (const { rows } of sessions)
      expect(
        new Set(rows.map(({ block, trial, phase }) => `${phase} ${block} ${trial}`)).size,
      ).toBe(rows.length);
    await heap.measure();
  }
  expect(
    [...participant.faults, ...reader.faults].filter((fault) => !isOfflineNotice(fault)),
  ).toEqual([]);
  heap.expectFlat("participant");
});

const BENCH = localize(benchWords, "en");
const EDITOR = localize(editorWords, "en");
const STUDY = localize(protocolWords, "en");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/**
 * Changes a study in the editor, undoes a change, plans and simulates the study, leaves the page and returns.
 * @returns the link of the study in the editor
 */
async function planStudy(page: Page, round: number): Promise<string> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const people = String(40 + (round % 50));
  await field(EDITOR.who.people).fill(people);
  await field(EDITOR.plan.question).selectOption("correlation");
  await field(EDITOR.plan.measure).selectOption("traits.extraversion");
  await field(EDITOR.plan.other).selectOption("traits.agreeableness");
  const answer = page
    .getByRole("region", { name: BENCH.map.sample, exact: true })
    .getByRole("heading", { level: 2, name: /\d+ participants/ });
  await field(EDITOR.plan.effect).fill("0.3");
  await page.keyboard.press("Tab");
  const planned = await answer.textContent();
  await field(EDITOR.plan.effect).fill("0.2");
  await page.keyboard.press("Tab");
  await expect(answer).not.toHaveText(planned ?? "");
  await press(page, EDITOR.undo);
  await expect(answer).toHaveText(planned ?? "");

  const { controls } = localize(simulationWords, "en");
  // The field of the study has the same name, but this field is in a closed disclosure.
  const seed = page.getByRole("textbox", { name: controls.seed, exact: true });
  const before = await seed.inputValue();
  // As many participants are simulated as the study plans.
  await press(page, interpolate(controls.other, { n: people }));
  await expect(seed).not.toHaveValue(before);
  await expect(page.getByRole("progressbar", { name: controls.working })).toHaveCount(0);
  const heading = { level: 2, name: new RegExp(`^${people} simulated`) };
  await expect(page.getByRole("heading", heading)).toBeVisible();

  const run = page.getByRole("link", { name: EDITOR.away.run, exact: true });
  const link = (await run.getAttribute("href")) ?? "";
  await headerLink(page, SITE_WORDS.en.pages.about).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("about", "en")}$`));
  await page.goBack();
  await expect(field(EDITOR.plan.effect)).toHaveValue("0.3");
  return link;
}

const READ_TOKEN = "r".repeat(48);

/** Faults that delay the sending of a participant's data. */
const HELD_UP = ["not at all", "no line", "receiver down"] as const;

test("memory does not grow while researchers plan a study and participants send each step once", async ({
  browser,
  builtBelow,
}) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const folder = mkdtempSync(join(tmpdir(), "protocole-soak-"));
  const study = plannedSentStudy();
  const site = await startServer({ port: 0, quiet: true, out: builtBelow.out, base: BASE });
  const store = { SESSIONS_DIR: join(folder, "sessions") };
  const studies = join(folder, "studies.json");
  writeFileSync(studies, studiesText({ [protocolId(study)]: runningStudy(study, MODELS) }));
  const startReceiver = () =>
    spawnReceiver({
      ...store,
      STUDIES: studies,
      READ_TOKEN,
      PORT: String(builtBelow.receiverPort),
      ALLOWED_ORIGINS: new URL(site.url).origin,
    });
  let receiver = await startReceiver();

  const researcher = await newVisitor(browser);
  const participant = await newVisitor(browser);
  const monitor = await newVisitor(browser);
  for (const { page } of [researcher, participant, monitor]) {
    await page.goto(`${site.url}${pathOf("home", "en")}`);
    await waitForHydration(page);
    await expectKept(page);
  }
  await researcher.page.goto(`${site.url}${pathOf("protocol", "en")}${linkHash(study)}`);
  await waitForHydration(researcher.page);
  await openLiveData(monitor.page, site.url);
  await connectLiveData(monitor.page, READ_TOKEN);
  const heaps = {
    researcher: await watchHeap(researcher.page),
    participant: await watchHeap(participant.page),
    monitor: await watchHeap(monitor.page),
  };

  /** Completes the study that a link contains. A fault delays the sending of the last step. */
  const takePart = async (page: Page, link: string, heldUp: (typeof HELD_UP)[number]) => {
    // The participant comes from a page of the site, or, in later rounds, from the end of the previous study.
    await footerLink(page, SITE_WORDS.en.pages.study)
      .or(page.getByRole("link", { name: STUDY.leave.button, exact: true }))
      .click();
    await expect(page).toHaveURL(new RegExp(`${pathOf("study", "en")}$`));
    const field = page.getByLabel(localize(studyPage, "en").link.label, { exact: true });
    // The researcher's own link opens a rehearsal, whose page does not display the completion code.
    const { hash } = new URL(link, site.url);
    await field.fill(`${site.url}${pathOf("study", "en")}${hash}`);
    await field.press("Enter");
    await press(page, STUDY.start);
    for (const [place, app] of (["lottery-choice", "mini-ipip"] as const).entries()) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        interpolate(STUDY.parts.part, { place: place + 1, places: 2 }),
      );
      await press(page, STUDY.parts.start);
      if (place === 1 && heldUp === "no line") await page.context().setOffline(true);
      if (place === 1 && heldUp === "receiver down") await receiver.stop("SIGKILL");
      await fillForm(page, FORM_SCRIPTS[app].pages, "keys");
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(STUDY.end.completed);
    if (heldUp !== "not at all") {
      const { pending } = localize(deliveryWords, "en").exit.withheld;
      await expect(page.getByText(pending)).toBeVisible();
      if (heldUp === "receiver down") receiver = await startReceiver();
      await page.context().setOffline(false);
    }
    await expect(page.getByText("C1A2B3")).toBeVisible({ timeout: 60_000 });
  };

  const end = Date.now() + MINUTES * 60_000;
  let rounds = 0;
  for (; Date.now() < end || rounds < WARM_UP_ROUNDS + 2; rounds += 1) {
    const link = await planStudy(researcher.page, rounds);
    await takePart(participant.page, link, HELD_UP[rounds % HELD_UP.length] ?? "not at all");
    // The receiver may have been killed and started again since the last round.
    await expectLiveCounts(monitor.page, { finished: String(rounds + 1), active: "0" });
    for (const heap of Object.values(heaps)) await heap.measure();
  }
  const participations = await storedParticipations(participant.page);
  expect(participations.map(({ ending, done }) => `${ending} ${done}`)).toEqual(
    Array<string>(rounds).fill("completed 2"),
  );
  await receiver.stop();
  const records = await openRecords(readStoreSettings(store), { serves: false });
  const keys: string[] = [];
  for await (const { session, kind, step } of records.records())
    keys.push(`${session} ${kind} ${step}`);
  const verdicts = (await checkReceipts(records, [])).map(({ verdict }) => verdict);
  await records.close();
  expect(keys.sort()).toEqual(
    participations
      .flatMap(({ id }) => [`${id} start `, `${id} step risk`, `${id} step traits`, `${id} end `])
      .sort(),
  );
  expect(verdicts).toEqual(Array<string>(rounds).fill("holds"));
  say(`${keys.length} records of ${rounds} participations at the receiver, each once.`);
  heaps.researcher.expectFlat("researcher");
  heaps.participant.expectFlat("participant of the study");
  heaps.monitor.expectFlat("monitor of the study");
  expect(
    [researcher, participant, monitor]
      .flatMap(({ faults }) => faults)
      .filter((fault) => !isOfflineNotice(fault)),
  ).toEqual([]);
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
