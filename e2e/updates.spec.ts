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
} from "../testing/behaviour";
import { Participant } from "../testing/lab";
import { forbidStoring, keepFilesOf, makeRelease, releaseOf, startHost } from "../testing/releases";
import { storedSessions } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";

test.use({ serviceWorkers: "allow" });

/** A new release is fetched whole before it is ready. */
const expectSoon = expect.configure({ timeout: 30_000 });

const { ready, use, waiting } = SITE_WORDS.en.update;
const { parameters } = APPS["simple-rt"].model;
const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];

const expectRelease = (page: Page, name: string) =>
  expectSoon(page.locator("html")).toHaveAttribute("data-version", releaseOf(name));

/**
 * Waits until a page has moved on to a release. The old worker goes once it is at rest; when Chromium
 * has missed that moment, it stops a worker after half a minute, but not one that a debugger watches,
 * as here, so the test does it.
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

/** Waits until the device keeps all of the release that answers. */
const untilKept = (page: Page) =>
  expectSoon(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.kept);

/** What the browser itself does at times: asks the host whether there is a new release. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** Begins a run in a page of its own, and stops in the middle of its test block. */
async function beginRun(context: BrowserContext) {
  const page = await context.newPage();
  const participant = new Participant(page, "simple-rt", "en", "keys");
  await participant.open();
  await participant.start();
  await participant.work(strategy, keys, ({ block, index }) => block === 1 && index === 7);
  return { page, participant };
}

for (const files of ["deleted", "kept"] as const)
  for (const cache of ["on", "no-store"] as const)
    test(
      `three releases pass under two tabs, old files ${files}, HTTP cache ${cache}`,
      {
        // The hardest of the four: nothing of the old release is anywhere but in the worker's cache.
        tag: files === "deleted" && cache === "no-store" ? [] : "@release",
      },
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
          // A: one tab reads, the other one runs an app.
          const reader = await context.newPage();
          await enter(reader, "/");
          await untilKept(reader);
          let run = await beginRun(context);
          const documentsOfRun = countDocuments(run.page);

          // B comes. A page that loads now is of it, and nothing happens to the run.
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

          // Once the result is left, the visitor is asked, and the tab moves once.
          await run.page
            .getByRole("link", { name: run.participant.words.study.back })
            .first()
            .click();
          await expectSoon(run.page.getByText(ready)).toBeVisible();
          expect(documentsOfRun()).toBe(0);
          const documentsOfReader = countDocuments(reader);
          await run.page.waitForLoadState("networkidle");
          await run.page.getByRole("button", { name: use }).click();
          await expectMove(run.page, "b");
          await waitForHydration(run.page);
          expect(documentsOfRun()).toBe(1);
          expect(documentsOfReader()).toBe(0);
          await run.page.close();

          // C comes while both are of B; the reader agrees, and the run is waited for.
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

          // All of C is on the device.
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
