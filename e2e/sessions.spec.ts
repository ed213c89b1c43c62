import { expect, type Locator, type Page, test } from "@playwright/test";
import { dataWords } from "@/content/data-downloads";
import { study } from "@/content/study";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import {
  freezeWithClockSetBack,
  headerLink,
  SITE_WORDS,
  stopClock,
  visit,
  watchFaults,
} from "../testing/behaviour";
import { Participant } from "../testing/lab";
import { storedSessions } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";

const { strategy, keys } =
  TIMED_SCRIPTS.stroop ??
  (() => {
    throw new Error("no script");
  })();
const { practiceTrials, trials, blocks } = APPS.stroop.model.parameters;

/** Completes the Stroop task up to the middle of its second test block. */
async function halfWay(page: Page) {
  const participant = new Participant(page, "stroop", "en", "keys");
  await participant.open();
  await participant.start();
  await participant.work(strategy, keys, ({ block, index }) => block === blocks && index === 10);
  return participant;
}

test.describe("a run that is interrupted in the middle of its second block", () => {
  test("continues in the same block after a reload, and its data are the data of one run", async ({
    page,
  }) => {
    const participant = await halfWay(page);
    const { block, trial } = participant.words.run;
    const bar = page.locator("dialog[open]");
    await expect(bar.getByText(interpolate(block, { block: blocks, blocks }))).toBeVisible();
    // The participant has completed ten trials of the block, and the eleventh trial is on the screen.
    const place = interpolate(trial, { trial: 11, trials: trials / blocks });
    await expect(bar.getByText(place, { exact: true })).toBeVisible();
    await expect(bar.getByRole("img")).toHaveAccessibleName(/^The word “\w+” in \w+ ink$/);
    // The device stores the tenth trial when the browser is idle, up to a second after its response.
    const completed = practiceTrials + trials - trials / blocks + 10;
    await expect
      .poll(async () => (await storedSessions(page)).map(({ rows }) => rows.length))
      .toEqual([completed]);
    const [before] = await storedSessions(page);
    await page.reload();
    const { before: words } = participant.words.run;
    await expect(page.getByRole("heading", { name: words.unfinishedTitle })).toBeVisible();
    await participant.press(interpolate(words.resume, { next: blocks + 1 }));
    // A screen reader reads the instructions together with the button by which the participant continues the run.
    const { run } = appWords("stroop", "en");
    const { wait } = participant.words.run;
    const goOn = page.locator("dialog[open]").getByRole("button", { name: wait.continue });
    await expect(goOn).toBeFocused();
    await expect(goOn).toHaveAccessibleDescription(
      `${interpolate(wait.next, { trials: trials / blocks })} ${run.instruction} ${run.keys}`,
    );
    expect(await participant.work(strategy, keys)).toBe("over");

    await expect(page.locator("h2").first()).toContainText("100\u00a0ms");
    const [after, ...others] = await storedSessions(page);
    expect(others).toEqual([]);
    expect(after?.status).toBe("finished");
    const rows = after?.rows ?? [];
    expect(rows.slice(0, before?.rows.length)).toEqual(before?.rows);
    expect(rows.map(({ trial }) => trial)).toEqual(
      Array.from({ length: practiceTrials + trials + 10 }, (_, index) => index + 1),
    );
    // The ten trials of the interrupted block remain in the data, and the repeated block has new trials.
    const left = rows.filter(({ phase }) => phase === "interrupted");
    expect(left).toHaveLength(10);
    const anew = rows.filter(({ sitting }) => sitting === 2);
    expect(anew).toHaveLength(trials / blocks);
    expect(anew.slice(0, 10).map(({ stimulus }) => stimulus)).not.toEqual(
      left.map(({ stimulus }) => stimulus),
    );
    expect(after?.events.map(({ what }) => what)).toEqual([
      "started",
      "left",
      "resumed",
      "finished",
    ]);
  });

  test("continues after the tab was frozen and the clock was set back, and contains each trial once", async ({
    page,
  }) => {
    const participant = await halfWay(page);
    await freezeWithClockSetBack(page);
    expect(await participant.work(strategy, keys)).toBe("over");

    const [session] = await storedSessions(page);
    expect(session?.status).toBe("finished");
    expect(session?.rows.map(({ trial }) => trial)).toEqual(
      Array.from({ length: practiceTrials + trials }, (_, index) => index + 1),
    );
    await expect(page.locator("h2").first()).toContainText("100\u00a0ms");
  });

  test("can be left, begun again, and discarded", async ({ page }) => {
    test.slow();
    const participant = await halfWay(page);
    await page.keyboard.press("Escape");
    const { before: words } = participant.words.run;
    await expect(page.getByText(words.left)).toBeVisible();
    expect(await page.locator("dialog").count()).toBe(0);

    await participant.press(words.restart);
    await expect(page.locator("dialog[open] [data-wait]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(words.unfinishedTitle)).toBeVisible();

    await participant.press(words.discard);
    await participant.press(localize(dataWords, "en").erase.confirm);
    await expect(page.getByText(words.discarded)).toBeVisible();
    expect(await storedSessions(page)).toEqual([]);
    await expect(page.getByText(words.unfinishedTitle)).toHaveCount(0);
  });
});

test("stored data that are damaged are stored separately, and the app still runs", async ({
  page,
}) => {
  const faults = watchFaults(page);
  const participant = await halfWay(page);
  // The test leaves the run before it damages the stored data. A run that continues would store its next trial over the
  // damaged data.
  await page.goto(pathOf("about", "en"));
  await page.evaluate(async () => {
    const request = indexedDB.open("protocole-sessions");
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction("sessions", "readwrite").objectStore("sessions");
    const wrong = [
      null,
      "text",
      7,
      [],
      { id: "x" },
      { rows: "many", blocksDone: -1, app: "stroop" },
    ];
    for (const [index, value] of wrong.entries()) store.put(value, `wrong${index}`);
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = store.getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    for (const key of keys)
      if (!String(key).startsWith("wrong"))
        store.put({ __proto__: null, rows: [{}], id: key }, key);
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    database.close();
  });
  await participant.visit();
  await expect(page.getByText(participant.words.run.before.damaged)).toBeVisible();
  await expect(page.getByText(participant.words.run.before.unfinishedTitle)).toHaveCount(0);
  expect(await storedSessions(page)).toEqual([]);
  await participant.start();
  expect(faults).toEqual([]);
});

test("an app runs without storage, and warns the participant that data are not stored", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  const participant = new Participant(page, "stroop", "en", "keys");
  await participant.open();
  await participant.start();
  expect(await participant.work(strategy, keys)).toBe("over");
  await expect(page.locator("h2").first()).toContainText("100\u00a0ms");
  await expect(page.getByText(localize(dataWords, "en").notKept).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("twenty runs that are started and left do not leak memory", { tag: "@release" }, async ({
  page,
}) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const measure = async () => {
    // Garbage is collected three times, because a collection may free objects that are the last to refer to further
    // objects.
    for (let times = 0; times < 3; times += 1) await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: read("Nodes"),
      listeners: read("JSEventListeners"),
      heap: read("JSHeapUsedSize"),
    };
  };
  await visit(page, `${pathOf("study", "en")}?app=stroop`);
  const { brief } = localize(study, "en");
  const startAndLeave = async () => {
    await page.getByRole("button", { name: brief.start }).click();
    await page.locator("dialog[open] [data-wait] button").click();
    await expect(page.locator("dialog[open] section[data-phase]")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: brief.start })).toBeVisible();
  };
  // The test starts twenty runs before it measures, because the browser's compiled code and type feedback grow in the
  // first few dozen starts, at a decreasing rate: 0.5 MB in the first twenty, 0.1 MB in the next twenty, 0.01 MB in
  // twenty after two hundred.
  for (let count = 0; count < 20; count += 1) await startAndLeave();
  const before = await measure();
  for (let count = 0; count < 20; count += 1) await startAndLeave();
  const after = await measure();
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(2);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
  expect(after.heap - before.heap).toBeLessThan(300_000);
});

test("a run stops completely if the participant opens another page in the middle of a trial", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.clock.install();
  await visit(page, pathOf("portfolio", "en"));
  await page.locator("main a[href$='?app=stroop']").first().click();
  await page.getByRole("button", { name: localize(study, "en").brief.start }).click();
  const begin = page.locator("dialog[open] [data-wait] button");
  await expect(begin).toBeVisible();
  await stopClock(page);
  await begin.click();
  /** Runs the clock for 50 ms. Returns whether the element is displayed afterwards. */
  const appears = async (element: Locator) => {
    await page.clock.runFor(50);
    return element.isVisible();
  };
  const stimulus = page.locator("dialog[open] section[data-phase=stimulus]");
  await expect.poll(() => appears(stimulus), { intervals: [10] }).toBe(true);
  await page.goBack();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(pathOf("portfolio", "en"));
  // The list is displayed two frames after the title of its page. For two more frames, the code of the site maintains
  // the scroll position.
  await expect.poll(() => appears(page.locator("article#stroop"))).toBe(true);
  await page.evaluate(() => {
    const ask = window.requestAnimationFrame;
    const counted = Object.assign(window, { framesAsked: 0 });
    window.requestAnimationFrame = (callback) => {
      counted.framesAsked += 1;
      return ask(callback);
    };
  });
  /** Runs the clock for 100 ms. Returns the number of frames for which the page asks in this time. */
  const framesAsked = async () => {
    const count = () => page.evaluate(() => Reflect.get(window, "framesAsked") as number);
    const before = await count();
    await page.clock.runFor(100);
    return (await count()) - before;
  };
  // A run that continued would ask for each frame until it pauses, about 5 s later, after two trials without a response.
  // All attempts of both polls together run the stopped clock for less than 3 s, so the last attempt would notice this
  // run, however slow the machine is.
  await expect.poll(framesAsked).toBe(0);
  await headerLink(page, SITE_WORDS.en.pages.contact).click();
  await expect(page).toHaveURL(pathOf("contact", "en"));
  expect(faults).toEqual([]);
});
