import { expect, type Page, test } from "@playwright/test";
import { dataWords } from "@/experiments/engine/data-words";
import { APPS, type AppId } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { PAGE_IDS, pathOf } from "@/lib/routes";
import { say } from "../scripts/terminal.mjs";
import { headerLink, SITE_WORDS, waitForHydration, watchFaults } from "../testing/behaviour";
import { contactControls } from "../testing/contact";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { storedSessions } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";

/** How long it goes on; `npm run soak` takes half an hour. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);

/** After these rounds what a browser learns of the code has been learnt. */
const WARM_UP_ROUNDS = 6;
const HEAP_GROWTH = 1_000_000;

const IN_TURN = ["stroop", "lottery-choice", "simple-rt", "mini-ipip", "spatial-span"] as const;

/** What a browser says of files that it asks for without a line. */
const isOfflineNotice = (fault: string) => /ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(fault);

/** Goes to an app by links, and does all of it. */
async function doApp(page: Page, app: AppId & (typeof IN_TURN)[number]) {
  await headerLink(page, SITE_WORDS.en.pages.study).click();
  await page.locator(`main a[href$="?app=${app}"]`).first().click();
  const participant = new Participant(page, app, "en", "keys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    localize(APPS[app].words, "en").name,
  );
  await expect(page.getByRole("main").locator("dl")).toBeVisible();
  await participant.start();
  if (app in TIMED_SCRIPTS) {
    const { strategy, keys } = TIMED_SCRIPTS[app as keyof typeof TIMED_SCRIPTS];
    expect(await participant.work(strategy, keys)).toBe("over");
  } else await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, "keys");
  const { zip } = localize(dataWords, "en");
  await expect(page.getByRole("button", { name: zip }).first()).toBeVisible();
}

/** Finds the message of before, writes another, loses the line, looks at another page, and finds the message as it was. */
async function writeAndLoseLine(page: Page, round: number) {
  const messageOf = (each: number) => (each < 0 ? "" : `What is left of message ${each}?`);
  const message = messageOf(round);
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  const { field } = contactControls(page);
  // The draft of the round before comes first: what is typed sooner would be put after it.
  await expect(field("message")).toHaveValue(messageOf(round - 1));
  await field("message").fill(message);
  await page.context().setOffline(true);
  await headerLink(page, SITE_WORDS.en.pages.about).click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(field("message")).toHaveValue(message);
  await page.context().setOffline(false);
}

/** Loads a page anew without a line, and with one. */
async function loadWithoutLine(page: Page, round: number) {
  const id = PAGE_IDS[round % PAGE_IDS.length] ?? "home";
  for (const isOffline of [true, false]) {
    await page.context().setOffline(isOffline);
    await page.goto(pathOf(id, round % 2 === 0 ? "en" : "fr"));
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

test("visitors do apps, write and lose the line, for a long time", async ({ browser, baseURL }) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const newVisitor = async () => {
    const context = await browser.newContext({
      serviceWorkers: "allow",
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    return { page, faults: watchFaults(page) };
  };
  const participant = await newVisitor();
  const reader = await newVisitor();
  await takeOverTime(participant.page);
  for (const { page } of [participant, reader]) {
    await page.goto(pathOf("home", "en"));
    await waitForHydration(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(page.getByText(SITE_WORDS.en.connection.kept)).toBeVisible({ timeout: 60_000 });
  }
  const devtools = await participant.page.context().newCDPSession(participant.page);
  await devtools.send("Performance.enable");
  const heap = async () => {
    for (let times = 0; times < 3; times += 1) await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  };

  const heaps: number[] = [];
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
    heaps.push(await heap());
  }
  expect(
    [...participant.faults, ...reader.faults].filter((fault) => !isOfflineNotice(fault)),
  ).toEqual([]);
  const warm = heaps.slice(WARM_UP_ROUNDS);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)].map(mean);
  const megabytes = (bytes: number | undefined) => ((bytes ?? 0) / 1e6).toFixed(2);
  say(
    `${heaps.length} rounds; heap in MB, mean of the first half ${megabytes(first)}, of the second ${megabytes(second)}.`,
  );
  expect((second ?? 0) - (first ?? 0)).toBeLessThan(HEAP_GROWTH);
});
