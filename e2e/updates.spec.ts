import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { APPS } from "@/experiments/catalog/registry";
import { pathOf } from "@/lib/routes";
import {
  countDocuments,
  enter,
  headerLink,
  SITE_WORDS,
  waitForHydration,
  watchFaults,
  watchRest,
} from "../testing/behaviour";
import { Participant } from "../testing/lab";
import { forbidStoring, keepFilesOf, makeRelease, releaseOf, startHost } from "../testing/releases";
import { storedSessions } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";

test.use({ serviceWorkers: "allow" });

/** Time limit for loading a whole new release. */
const expectSoon = expect.configure({ timeout: 60_000 });

const { ready, use, waiting } = SITE_WORDS.en.update;
const { parameters } = APPS["simple-rt"].model;
const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];

const expectRelease = (page: Page, name: string) =>
  expectSoon(page.locator("html")).toHaveAttribute("data-version", releaseOf(name));

/**
 * Waits until a page has switched to a release. The old worker must stop before the switch, and a worker stops when it
 * is idle. If Chromium misses that moment, it stops the worker after half a minute, but not under a debugger. Because
 * these tests use a debugger, the function stops the worker itself.
 */
async function expectMove(page: Page, name: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await expectSoon(async () => {
    const hasMoved = await expect(page.locator("html"))
      .toHaveAttribute("data-version", releaseOf(name))
      .then(
        () => true,
        () => false,
      );
    if (!hasMoved) await devtools.send("ServiceWorker.stopAllWorkers");
    expect(hasMoved).toBe(true);
  }).toPass();
  await devtools.detach();
}

/** Waits until the device has stored the whole release of the host. */
const untilKept = (page: Page) =>
  expectSoon(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.kept);

/** Checks whether the host has a new release. The browser itself does the same from time to time. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** Begins a run in a separate page, and stops in the middle of the test block. */
async function beginRun(context: BrowserContext) {
  const page = await context.newPage();
  const participant = new Participant(page, "simple-rt", "en", "keys");
  await participant.open();
  await participant.start();
  await participant.work(strategy, keys, ({ block, index }) => block === 1 && index === 7);
  return { page, participant };
}

/**
 * Whether the host deletes the files of the earlier release, and whether the browser has an HTTP cache. Without old
 * files and HTTP cache, only the worker's cache contains the old release. This case is the hardest. If the files are
 * kept, every file can be loaded with and without a cache.
 */
const HOSTS = [
  { files: "deleted", cache: "no-store" },
  { files: "deleted", cache: "on" },
  { files: "kept", cache: "on" },
] as const;

for (const way of HOSTS) {
  const { files, cache } = way;
  test(
    `two tabs remain usable across three releases (old files: ${files}, HTTP cache: ${cache})`,
    { tag: way === HOSTS[0] ? [] : "@release" },
    async ({ browser }, testInfo) => {
      test.setTimeout(300_000);
      const releases = ["a", "b", "c"].map((name, index, all) => {
        const folder = testInfo.outputPath(name);
        makeRelease(folder, name);
        const earlier = all[index - 1];
        if (files === "kept" && earlier) keepFilesOf(testInfo.outputPath(earlier), folder);
        if (cache === "no-store") forbidStoring(folder);
        return folder;
      });
      const [a = "", b = "", c = ""] = releases;
      const host = await startHost(a);
      const context = await browser.newContext({ baseURL: host.url });
      const faults: string[] = [];
      context.on("page", (page) => {
        const own = watchFaults(page);
        page.on("close", () => faults.push(...own));
      });
      try {
        // Release a: one tab displays a page, and another tab runs an app.
        const reader = await context.newPage();
        await enter(reader, "/");
        await untilKept(reader);
        let run = await beginRun(context);
        const documentsOfRun = countDocuments(run.page);

        // Release b: pages that are loaded from now on belong to release b, and the run is not affected.
        await host.deploy(b);
        await reader.reload();
        await expectRelease(reader, "b");
        await waitForHydration(reader);
        await lookForRelease(reader);
        expect(await run.participant.work(strategy, keys)).toBe("over");
        await expect(run.page.locator("h2").first()).toContainText("305\u00a0ms");
        await expect(run.page.getByText(ready)).toHaveCount(0);
        await expectRelease(run.page, "a");
        const [session] = await storedSessions(run.page);
        expect(session?.rows).toHaveLength(parameters.practiceTrials + parameters.trials);

        // When the visitor leaves the result, the page offers the update. If the visitor accepts, the tab reloads
        // once.
        const atRest = watchRest(run.page);
        await run.page
          .getByRole("link", { name: run.participant.words.study.back })
          .first()
          .click();
        await expectSoon(run.page.getByText(ready)).toBeVisible();
        expect(documentsOfRun()).toBe(0);
        const documentsOfReader = countDocuments(reader);
        await atRest();
        await run.page.getByRole("button", { name: use }).click();
        await expectMove(run.page, "b");
        await waitForHydration(run.page);
        expect(documentsOfRun()).toBe(1);
        expect(documentsOfReader()).toBe(0);
        await run.page.close();

        // Release c appears on the host while both tabs have release b. The visitor accepts the update in the first
        // tab, but the update waits until the run has ended.
        run = await beginRun(context);
        const documentsOfSecondRun = countDocuments(run.page);
        await host.deploy(c);
        await lookForRelease(reader);
        await reader.getByRole("button", { name: use }).click();
        await expectSoon(reader.getByText(waiting)).toBeVisible();
        expect(await run.participant.work(strategy, keys)).toBe("over");
        await expect(run.page.locator("h2").first()).toContainText("305\u00a0ms");
        await expectRelease(reader, "b");
        await run.page
          .getByRole("link", { name: run.participant.words.study.back })
          .first()
          .click();
        await expectMove(reader, "c");
        await expectMove(run.page, "c");
        await waitForHydration(reader);
        await waitForHydration(run.page);
        expect(documentsOfReader()).toBe(1);
        expect(documentsOfSecondRun()).toBe(1);
        const sessions = await storedSessions(run.page);
        expect(sessions.map(({ rows }) => rows.length)).toEqual([25, 25]);

        // The device has stored the whole release c.
        await untilKept(reader);
        await host.stop();
        await headerLink(reader, SITE_WORDS.en.pages.about).click();
        await expect(reader).toHaveURL(pathOf("about", "en"));
        await reader.close();
        await run.page.close();
      } finally {
        await context.close();
        await host.stop().catch(() => {});
      }
      expect(faults).toEqual([]);
    },
  );
}
