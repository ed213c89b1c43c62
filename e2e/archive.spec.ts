import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import getPort from "get-port";
import { dataWords } from "@/content/data-downloads";
import { deliveryWords } from "@/content/delivery";
import { protocolWords } from "@/content/running-study";
import { standaloneArchive } from "@/content/standalone-archive";
import { study } from "@/content/study";
import { receiverName } from "@/experiments/study/document/receiver-name";
import { archiveWords } from "@/experiments/study/export/archive-words";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { type Locale, pathOf } from "@/lib/routes";
import { makeCertificate } from "../bench/site/certificate";
import { findRscript } from "../scripts/programs.mjs";
import { waitForHydration } from "../testing/behaviour";
import { drawnHands, type Hands, TOUCH_PHONE } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { mountSite } from "../testing/mounted-site";
import { downloadArchive, parsePrinted, recompute, unpack } from "../testing/recompute";
import { startRecordReceiver } from "../testing/record-receiver";
import {
  archiveButton,
  chooseWay,
  downloadedArchive,
  handedOver,
  unzip,
} from "../testing/standalone-archive";
import { storedParticipations } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

/** A short study for a standalone archive. */
const STUDY = {
  protocol: 1,
  steps: [
    { id: "hello", text: { en: "Hello at **home**.", fr: "Bonjour **chez vous**." } },
    { id: "speed", app: "simple-rt", version: versionOf("simple-rt"), parameters: {} },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
  ],
  title: { en: "Speed and level", fr: "Vitesse et niveau" },
  information: { controller: "A lab", contact: "lab@example.org" },
  debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
};
/** A study with one short untimed task. */
const GAME = { ...STUDY, steps: STUDY.steps.filter(({ id }) => id === "game") };

const EXPECTED = {
  speed: TIMED_SCRIPTS["simple-rt"].expected,
  game: FORM_SCRIPTS["eleven-twenty"].expected,
};

/** Host names other than localhost. A page over http under such a name is not in a secure context. */
const NAME = "lab.test";
const RECEIVER_NAME = "receiver.test";
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP *.test 127.0.0.1"];
    await use({ ...launchOptions, args });
  },
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Records all network requests of the pages. */
function watchRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (!/^(file|blob|data):/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Completes the study from the information sheet to the end of the study. */
async function doStudy(page: Page, locale: Locale, hands: Hands) {
  const words = localize(protocolWords, locale);
  const participant = new Participant(page, "simple-rt", locale, hands);
  await expect(heading(page)).toHaveText(STUDY.title[locale]);
  await participant.press(words.start);
  await expect(page.locator("strong", { hasText: /home|chez vous/ })).toBeVisible();
  await participant.press(words.parts.continue);
  await participant.press(words.parts.start);
  const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];
  expect(await participant.work(strategy, keys)).toBe("over");
  await participant.press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, hands);
  await expect(heading(page)).toHaveText(words.end.completed);
  await expect(page.getByText(STUDY.debriefing[locale])).toBeVisible();
  return words;
}

/**
 * Expects that R and Python compute the results that the page displays. The data come from the participant's archive
 * and the scripts from the study's archive.
 */
async function expectRecomputed(
  page: Page,
  files: Record<string, string>,
  archive: string,
  folder: string,
) {
  for (const [place, [step, expected]] of Object.entries(EXPECTED).entries()) {
    const own = Object.entries(files).flatMap(([path, text]) =>
      path.startsWith(`${place + 1}-${step}/`) ? [[path.split("/").slice(1).join("/"), text]] : [],
    );
    unpack(Object.fromEntries(own), join(folder, step));
    for (const printed of Object.values(await recompute(join(folder, step))))
      for (const [measure, value] of Object.entries(expected))
        expect(parsePrinted(printed)[measure]?.[0], measure).toBe(value);
  }
  unpack(files, join(archive, "data", "first"));
  const rscript = await findRscript();
  const run = (command: string, script: string) =>
    execFileSync(command, [join(archive, "analysis", script)], { encoding: "utf8", stdio: "pipe" });
  const all = [
    run("python3", "recompute-all.py"),
    ...(rscript ? [run(rscript, "recompute-all.R")] : []),
  ];
  for (const printed of all) {
    const [, game = "", speed = ""] = printed.split(/^# \w+$/m);
    expect(parsePrinted(game).request?.[0]).toBe(EXPECTED.game.request);
    for (const [measure, value] of Object.entries(EXPECTED.speed))
      expect(parsePrinted(speed)[measure]?.[0], measure).toBe(value);
  }
  // The page must display the same numbers as the scripts.
  for (const [step, expected] of Object.entries(EXPECTED)) {
    const result = page.locator(`details[data-step="${step}"]`);
    await result.locator("summary").first().click();
    for (const value of Object.values(expected))
      await expect(result.getByText(new RegExp(`\\b${value}\\b`)).first()).toBeVisible();
  }
}

for (const { locale, hands, device, tag } of drawnHands(1))
  test.describe(`a standalone archive used by ${hands}, ${locale}${tag}`, () => {
    test.use({ ...device, locale });

    test("runs from a disk without a network, and R and Python reproduce its results", async ({
      page,
      context,
    }, testInfo) => {
      test.slow();
      const archive = testInfo.outputPath("archive");
      unzip(await downloadedArchive(context, STUDY, locale), archive);
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => faults.push(message));
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      await context.setOffline(true);
      const asked = watchRequests(context);
      await takeOverTime(page);
      await page.goto(pathToFileURL(join(archive, "index.html")).href);
      await expect(page.getByText(localize(archiveWords, locale).noReceiver)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      const words = await doStudy(page, locale, hands);
      const files = await downloadArchive(page, locale, words.end.download);
      expect(asked).toEqual([]);
      expect(faults).toEqual([]);
      await expectRecomputed(page, files, archive, testInfo.outputPath("participant"));
    });
  });

test.describe("over unencrypted http under a host name other than localhost", () => {
  test.use({
    ...TOUCH_PHONE,
    locale: "en",
  });

  test("an archive in a folder of a host continues after a reload, and does not contact another host", async ({
    page,
    context,
  }, testInfo) => {
    test.slow();
    const archive = testInfo.outputPath("archive");
    unzip(await downloadedArchive(context, STUDY, "en"), archive);
    const host = await mountSite(archive, "/people/lab");
    const origin = host.origin.replace("127.0.0.1", NAME);
    const asked = watchRequests(context);
    try {
      await takeOverTime(page);
      await page.goto(`${origin}/people/lab/?lang=fr`);
      expect(await page.evaluate(() => [isSecureContext, "subtle" in crypto])).toEqual([
        false,
        false,
      ]);
      await expect(page.getByText(localize(archiveWords, "fr").heldBack)).toBeVisible();
      const words = localize(protocolWords, "fr");
      const participant = new Participant(page, "simple-rt", "fr", "touch");
      await participant.press(words.start);
      await participant.press(words.parts.continue);
      await expect(heading(page)).toHaveText(
        interpolate(words.parts.part, { place: 1, places: 2 }),
      );
      // The page displays the next part before the device has stored it.
      await expect.poll(async () => (await storedParticipations(page))[0]?.done).toBe(1);
      await page.reload();
      await participant.press(words.unfinished.goOn);
      await participant.press(words.parts.start);
      const { strategy, keys } = TIMED_SCRIPTS["simple-rt"];
      await participant.work(strategy, keys);
      await participant.press(words.parts.start);
      await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "touch");
      await expect(heading(page)).toHaveText(words.end.completed);
      const files = await downloadArchive(page, "fr", words.end.download);
      expect(JSON.parse(files["participation.json"] ?? "").sittings).toBe(2);
      expect(asked.filter((url) => !url.startsWith(`${origin}/people/lab/`))).toEqual([]);
    } finally {
      await host.close();
    }
  });
});

test.describe("an archive of a protocol with a receiver", () => {
  const RECEIVER = "https://receiver.example/sessions";
  const SENT = {
    ...GAME,
    delivery: { receiver: RECEIVER, exits: { completed: { code: "DONE1" } } },
  };

  test("opened from a disk, announces the sending before the start, sends each record, then displays the code", async ({
    page,
    context,
  }, testInfo) => {
    const archive = testInfo.outputPath("archive");
    unzip(await downloadedArchive(context, SENT, "en"), archive);
    const sent: { kind: string; origin: string | undefined }[] = [];
    await context.route(RECEIVER, async (route) => {
      const body = route.request().postData() ?? "";
      const origin = await route.request().headerValue("origin");
      if (route.request().method() === "POST")
        sent.push({ kind: JSON.parse(body).kind, origin: origin ?? undefined });
      await route.fulfill({
        headers: { "access-control-allow-origin": "null", "access-control-allow-headers": "*" },
        json: { receipt: createHash("sha256").update(body).digest("hex").slice(0, 12) },
      });
    });
    await page.goto(pathToFileURL(join(archive, "index.html")).href);
    const host = "receiver.example";
    const words = localize(protocolWords, "en");
    await expect(
      page.getByText(interpolate(localize(archiveWords, "en").fromDisk, { host })),
    ).toBeVisible();
    await page.getByRole("button", { name: words.start }).click();
    await page.getByRole("button", { name: words.parts.start }).click();
    await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    const { state } = localize(deliveryWords, "en");
    await expect(
      page.getByText(interpolate(state.arrived, { host: receiverName(STUDY, host, "en") })),
    ).toBeVisible();
    await expect(page.getByText("DONE1")).toBeVisible();
    await expect
      .poll(() => sent)
      .toEqual([
        { kind: "start", origin: "null" },
        { kind: "step", origin: "null" },
        { kind: "end", origin: "null" },
      ]);
  });

  test("does not send data if the author has not confirmed the receiver", async ({
    context,
  }, testInfo) => {
    const archive = testInfo.outputPath("archive");
    unzip(await downloadedArchive(context, SENT, "en", false), archive);
    const html = readFileSync(join(archive, "index.html"), "utf8");
    expect(html).toContain("connect-src 'self';");
    expect(html).toContain('"receiver":null');
  });
});

/** Completes the short study. */
async function doGame(page: Page) {
  const words = localize(protocolWords, "en");
  await page.getByRole("button", { name: words.start }).click();
  await page.getByRole("button", { name: words.parts.start }).click();
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
  await expect(heading(page)).toHaveText(words.end.completed);
}

test.describe("a receiver that loses its connection", () => {
  test.use({ locale: "en", ignoreHTTPSErrors: true });

  for (const scheme of ["http", "https"] as const)
    test(`receives each record once from a page over ${scheme} when the connection is restored`, async ({
      page,
      context,
    }, testInfo) => {
      test.slow();
      const archive = testInfo.outputPath("archive");
      const certificate = await makeCertificate(testInfo.outputPath());
      const port = await getPort();
      const receiver = await startRecordReceiver(port, { tls: certificate });
      const host = `${RECEIVER_NAME}:${port}`;
      const delivery = {
        receiver: `https://${host}/sessions`,
        exits: { completed: { code: "DONE1" } },
      };
      unzip(await downloadedArchive(context, { ...GAME, delivery }, "en"), archive);
      const site = await mountSite(archive, "/study", {
        tls: scheme === "https" ? certificate : null,
      });
      try {
        await page.goto(`${site.origin.replace("127.0.0.1", NAME)}/study/`);
        expect(await page.evaluate(() => isSecureContext)).toBe(scheme === "https");
        await expect(
          page.getByText(interpolate(localize(archiveWords, "en").fromHttp, { host })),
        ).toHaveCount(scheme === "https" ? 0 : 1);
        receiver.cut();
        await doGame(page);
        const { exit, state } = localize(deliveryWords, "en");
        await expect(page.getByText(exit.withheld.pending)).toBeVisible();
        await expect(page.getByText("DONE1")).toHaveCount(0);
        receiver.mend();
        // The outbox tries again automatically, for the first time after five seconds.
        await expect(page.getByText("DONE1")).toBeVisible({ timeout: 45_000 });
        await expect(
          page.getByText(interpolate(state.arrived, { host: receiverName(STUDY, host, "en") })),
        ).toBeVisible();
        await expect
          .poll(() => receiver.records().map(({ record }) => record.kind))
          .toEqual(["step", "end"]);
      } finally {
        await site.close();
        await receiver.stop();
      }
    });
});

test.describe("an archive over http", () => {
  test.use({ locale: "en" });

  test("reports if the file protocol.json next to the archive contains another study document", async ({
    page,
    context,
  }, testInfo) => {
    const archive = testInfo.outputPath("archive");
    unzip(await downloadedArchive(context, STUDY, "en"), archive);
    const { unlike } = localize(archiveWords, "en");
    const copy = join(archive, "protocol.json");
    const site = await mountSite(archive, "/study");
    const open = async () => {
      const [response] = await Promise.all([
        page.waitForResponse(/protocol\.json$/),
        page.goto(`${site.origin}/study/`),
      ]);
      await response.finished();
    };
    try {
      await open();
      await expect(heading(page)).toHaveText(STUDY.title.en);
      await expect(page.getByText(unlike)).toHaveCount(0);
      const written = readFileSync(copy, "utf8");
      writeFileSync(copy, written.replace("We compare the two.", "We compare them."));
      await open();
      await expect(page.getByText(unlike)).toBeVisible();
    } finally {
      await site.close();
    }
  });
});

test("an archive that is opened again lists earlier data, displays their results, and downloads or erases the data", async ({
  page,
  context,
}, testInfo) => {
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, GAME, "en"), archive);
  const { kept } = localize(archiveWords, "en");
  const [start = ""] = kept.split("{n}");
  const list = page.locator("details").filter({ hasText: start });
  await page.goto(pathToFileURL(join(archive, "index.html")).href);
  await expect(heading(page)).toHaveText(GAME.title.en);
  await expect(page.getByText(start)).toHaveCount(0);
  await doGame(page);
  const endings = async () => (await storedParticipations(page)).map(({ ending }) => ending);
  await expect.poll(endings).toEqual(["completed"]);
  await page.reload();
  await page.getByText(interpolate(kept, { n: "1" })).click();
  await expect(list.getByRole("heading", { name: GAME.title.en })).toBeVisible();
  const { mine, erase } = localize(dataWords, "en");
  await list.getByText(mine.results).click();
  await expect(list.getByRole("heading", { name: /^You requested \d+/ })).toBeVisible();
  const files = await downloadArchive(page, "en", mine.zip);
  expect(JSON.parse(files["participation.json"] ?? "").ending).toBe("completed");
  await list.getByRole("button", { name: mine.eraseAll }).click();
  await list.getByRole("button", { name: erase.confirm, exact: true }).click();
  await expect(page.getByText(mine.erasedAll)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(GAME.title.en);
  await expect(page.getByText(start)).toHaveCount(0);
});

test("an archive displays the study and its start button side by side on a wide page, as the site does", async ({
  page,
  context,
}, testInfo) => {
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, STUDY, "en"), archive);
  await page.goto(pathToFileURL(join(archive, "index.html")).href);
  const frame = await page.locator("figure").first().boundingBox();
  const start = page.getByRole("button", {
    name: localize(protocolWords, "en").start,
    exact: true,
  });
  const right = (frame?.x ?? 0) + (frame?.width ?? Number.POSITIVE_INFINITY);
  expect((await start.boundingBox())?.x).toBeGreaterThan(right);
});

test("an archive reports the location of the fault if its study document was edited and is not valid", async ({
  page,
  context,
}, testInfo) => {
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, STUDY, "en"), archive);
  const file = join(archive, "index.html");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace('"app": "simple-rt"', '"app": "no-such-app"'),
  );
  await page.goto(pathToFileURL(file).href);
  await expect(heading(page)).toHaveText(localize(archiveWords, "en").broken.title);
  await expect(page.getByText("steps.1.app")).toBeVisible();
});

test("an archive reports the line of the fault if its study document was edited and is not JSON", async ({
  page,
  context,
}, testInfo) => {
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, STUDY, "en"), archive);
  const file = join(archive, "index.html");
  const html = readFileSync(file, "utf8");
  const place = html.indexOf('"app": "simple-rt",');
  writeFileSync(file, html.replace('"app": "simple-rt",', '"app": "simple-rt"'));
  await page.goto(pathToFileURL(file).href);
  await expect(heading(page)).toHaveText(localize(archiveWords, "en").broken.title);
  const line = html.slice(0, place).split("\n").length + 1;
  await expect(page.getByText(`line ${line} and the one before it`)).toBeVisible();
});

test("an archive warns the participant before the start if the browser refuses storage", async ({
  page,
  context,
}, testInfo) => {
  const archive = testInfo.outputPath("archive");
  unzip(await downloadedArchive(context, STUDY, "en"), archive);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Refused", "SecurityError");
    };
  });
  await page.goto(pathToFileURL(join(archive, "index.html")).href);
  await expect(page.getByText(localize(archiveWords, "en").noStorage)).toBeVisible();
});

test("the card and the introduction of an app download the same archive, with the stated size", async ({
  page,
}) => {
  const [start = ""] = localize(standaloneArchive, "en").take.split("(");
  const button = page.getByRole("button", { name: start.trim() });
  await page.goto(`${pathOf("study", "en")}?app=stroop`);
  await waitForHydration(page);
  await page.getByText(localize(study, "en").forResearchers, { exact: true }).click();
  const ofBrief = await handedOver(page, button);
  await expect(button).toHaveText(
    interpolate(localize(standaloneArchive, "en").take, { size: sizeText(ofBrief.length, "en") }),
  );
  await page.goto(pathOf("portfolio", "en"));
  await waitForHydration(page);
  const card = page.locator("article#stroop");
  await card.locator("summary").click();
  const ofCard = await handedOver(page, card.getByRole("button", { name: start.trim() }));
  expect(ofCard.equals(ofBrief)).toBe(true);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("an archive can be assembled from files that the device has stored", async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto(`${pathOf("protocol", "en")}?app=eleven-twenty`);
    await waitForHydration(page);
    // These files are a script, styles, licences, texts, and the code that assembles archives.
    await expect.poll(() => page.evaluate(keptFor, "/archive"), { timeout: 60_000 }).toBe(5);
    await context.setOffline(true);
    await chooseWay(page, "archive", "en");
    const zip = await handedOver(page, archiveButton(page, "en"));
    expect(Object.keys(unzipSync(new Uint8Array(zip)))).toContain("study.js");
  });
});

/** Returns the number of files in the worker's cache whose names contain the given text. */
async function keptFor(part: string) {
  const caches = await self.caches.keys();
  const urls = await Promise.all(
    caches.map(async (name) => {
      const requests = await (await self.caches.open(name)).keys();
      return requests.map(({ url }) => url.split("?")[0] ?? "");
    }),
  );
  return new Set(urls.flat().filter((url) => url.includes(part))).size;
}
