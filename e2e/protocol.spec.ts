import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { study as studyPage } from "@/content/study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnHands, drawnOf, type Hands } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { downloadArchive, parsePrinted, recompute, unpack } from "../testing/recompute";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

/** A study of four steps, as an author would write it. */
const STUDY = {
  protocol: 1,
  steps: [
    {
      id: "welcome",
      text: { en: "Welcome to **our study**.", fr: "Bienvenue dans **notre étude**." },
    },
    { id: "stroop", app: "stroop", version: versionOf("stroop"), parameters: { trials: 96 } },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
    { id: "traits", app: "mini-ipip", version: versionOf("mini-ipip"), parameters: {} },
  ],
  title: { en: "Interference and personality", fr: "Interférence et personnalité" },
  debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
  delivery: { ids: ["PROLIFIC_PID"] },
};

/** Returns the link of a study document. The link contains all parameters of the tasks. */
function linkOf(document: object): string {
  const checked = checkProtocol(document, MODELS);
  return linkHash("document" in checked ? checked.document : document);
}

const wordsIn = (locale: Locale) => localize(protocolWords, locale);

async function open(page: Page, locale: Locale, rest: string) {
  await page.goto(`${pathOf("study", locale)}${rest}`);
  await waitForHydration(page);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function doStudy(page: Page, locale: Locale, hands: Hands) {
  const words = wordsIn(locale);
  const participant = new Participant(page, "stroop", locale, hands);
  const part = (place: number) => interpolate(words.parts.part, { place, places: 3 });
  await takeOverTime(page);
  await open(page, locale, `?PROLIFIC_PID=5a9d64f5${linkOf(STUDY)}`);
  await expect(page.getByText(STUDY.title[locale])).toBeVisible();
  await expect(page.getByText(words.stranger.split("{id}")[0]?.trim() ?? "")).toBeVisible();
  await participant.press(words.start);
  await expect(heading(page)).toHaveText(words.parts.read);
  await expect(page.locator("strong", { hasText: /our study|notre étude/ })).toBeVisible();
  await participant.press(words.parts.continue);

  await expect(heading(page)).toHaveText(part(1));
  await participant.press(words.parts.start);
  const { strategy, keys } = TIMED_SCRIPTS.stroop;
  await participant.work(strategy, keys, ({ block, index }) => block === 2 && index === 10);
  await page.reload();
  await waitForHydration(page);
  await participant.press(words.unfinished.goOn);
  await expect(heading(page)).toHaveText(part(1));
  await participant.press(words.parts.start);
  expect(await participant.work(strategy, keys)).toBe("over");

  await expect(heading(page)).toHaveText(part(2));
  await participant.press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, hands);
  await expect(heading(page)).toHaveText(part(3));
  await participant.press(words.parts.start);
  await fillForm(page, FORM_SCRIPTS["mini-ipip"].pages, hands);
  await expect(heading(page)).toHaveText(words.end.completed);
  await expect(page.getByText(STUDY.debriefing[locale])).toBeVisible();
  return { words, participant };
}

const EXPECTED = {
  "1-stroop": TIMED_SCRIPTS.stroop.expected,
  "2-game": FORM_SCRIPTS["eleven-twenty"].expected,
  "3-traits": FORM_SCRIPTS["mini-ipip"].expected,
};

for (const { locale, hands, device, tag } of drawnHands(0))
  test.describe(`a study of four steps, completed by ${hands}, ${locale}${tag}`, () => {
    test.use(device);

    test("continues in the same step after a reload, and the scripts in its archive compute the same scores", async ({
      page,
    }, testInfo) => {
      test.slow();
      const { words } = await doStudy(page, locale, hands);
      const files = await downloadArchive(page, locale, words.end.download);
      const { protocol, document, ids, order } = JSON.parse(files["participation.json"] ?? "");
      expect(ids).toEqual({ PROLIFIC_PID: "5a9d64f5" });
      expect(order).toEqual(["welcome", "stroop", "game", "traits"]);
      expect(
        createHash("sha256")
          .update(files["protocol.json"] ?? "")
          .digest("hex"),
      ).toBe(document);
      for (const [folder, expected] of Object.entries(EXPECTED)) {
        const own = Object.entries(files).flatMap(([path, text]) =>
          path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text]] : [],
        );
        const target = testInfo.outputPath(folder);
        unpack(Object.fromEntries(own), target);
        for (const printed of Object.values(await recompute(target)))
          for (const [measure, value] of Object.entries(expected))
            expect(parsePrinted(printed)[measure]?.[0], measure).toBe(value);
      }
      const [, csv = ""] =
        Object.entries(files).find(([path]) => /^1-stroop\/data\/.*_data\.csv$/.test(path)) ?? [];
      const [header = "", ...rows] = csv
        .trim()
        .split("\n")
        .map((line) => line.split(","));
      const cells = (column: string) =>
        new Set(rows.map((row) => row[[...header].indexOf(column)]));
      expect(cells("protocol_id")).toEqual(new Set([protocol]));
      expect(cells("id_PROLIFIC_PID")).toEqual(new Set(["5a9d64f5"]));
      expect(cells("sitting")).toEqual(new Set(["1", "2"]));
      // The panels of the results have different heights, so the test opens the panels one by one.
      await page.locator("summary", { hasText: /^Stroop$/ }).click();
      await expect(page.getByText(/519/).first()).toBeVisible();
      await expect(page.getByText(words.end.onlyHere)).toBeVisible();
      await page.getByRole("link", { name: words.leave.button }).click();
      await expect(heading(page)).toHaveText(localize(studyPage, locale).title);
    });
  });

const faultsIn = (page: Page) => page.getByRole("alert").filter({ has: page.locator("p") });

test.describe("the page explains why the link of a study cannot be opened:", () => {
  const link = linkOf(STUDY);
  const words = wordsIn("en").faults;

  test("the link is cut off, mistyped, or too long", async ({ page }) => {
    const wrong = link.slice(0, 40) + (link[40] === "A" ? "B" : "A") + link.slice(41);
    for (const [hash, said] of [
      [link.slice(0, -20), words.cutOff],
      [`#p=${"0".repeat(8)}${link.slice(11)}`, words.mistyped],
      [`#p=${"0".repeat(8)}.${"A".repeat(30_000)}`, words.tooLong],
    ] as const) {
      await page.goto("about:blank");
      await open(page, "en", hash);
      await expect(heading(page)).toHaveText(words.title);
      await expect(faultsIn(page)).toContainText(said);
    }
    // A page that is already open reacts when only the hash of the URL changes.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, wrong);
    await expect(faultsIn(page)).toContainText(new RegExp(`${words.cutOff}|${words.mistyped}`));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect(page.getByText(STUDY.title.en)).toBeVisible();
  });

  test("the link names a later format, an app version that cannot be run, an unknown app or an unknown parameter", async ({
    page,
  }) => {
    const stroop = { id: "a", app: "stroop", version: versionOf("stroop"), parameters: {} };
    const [major = 0, minor = 0] = versionOf("stroop").split(".").map(Number);
    const version = APPS.stroop.model.facts.version;
    for (const [change, path, said] of [
      [{ protocol: 2 }, "protocol", "has a later format"],
      [{ steps: [{ ...stroop, version: `${major + 1}.0` }] }, "steps.0.version", version],
      [{ steps: [{ ...stroop, version: `${major}.${minor + 1}` }] }, "steps.0.version", version],
      [{ steps: [{ ...stroop, app: "n-back" }] }, "steps.0.app", "Tasks of this release"],
      [
        { steps: [{ ...stroop, parameters: { trials: 25 } }] },
        "steps.0.parameters.trials",
        "a whole number from 24 to 480",
      ],
      [
        { steps: [{ ...stroop, parameters: { cue: 1 } }] },
        "steps.0.parameters.cue",
        "Fields allowed here",
      ],
    ] as const) {
      await page.goto("about:blank");
      await open(page, "en", linkOf({ ...STUDY, ...change }));
      const item = faultsIn(page).getByRole("listitem").first();
      await expect(item).toContainText(path);
      await expect(item).toContainText(said);
      await page.getByText(words.text).click();
      await expect(page.locator("pre")).toContainText('"title"');
    }
    await open(page, "en", "?p=no-such-study");
    await expect(heading(page)).toHaveText("This page could not be found");
  });
});

test("a study by an unknown author names this author, and displays markup in its texts as characters", async ({
  page,
}) => {
  const hostile = [
    "<img src=x onerror=alert(1)><script>alert(1)</script>",
    "[The owner of this site](https://examp1e.org) has checked this study.",
    "![](https://example.org/pixel.png)",
    "<form action=https://example.org>Password: <input type=password></form>",
    "\u202Egnp.exe",
    "a".repeat(400),
  ].join("\n\n");
  const text = { en: hostile, fr: hostile };
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).host));
  page.on("dialog", (dialog) => requests.push(dialog.message()));
  const study = {
    ...STUDY,
    title: "<b>Protocole</b> has checked this",
    information: { purpose: text, controller: text },
    steps: [{ id: "a", text }, { ...STUDY.steps[1] }],
  };
  await open(page, "en", linkOf(study));
  const words = wordsIn("en");
  await expect(page.getByText(words.stranger.split("{id}")[0]?.trim() ?? "")).toBeVisible();
  await expect(heading(page)).toHaveText(words.study);
  for (const where of ["information", "step"]) {
    const frame = page.getByRole("figure").filter({ hasText: words.author });
    await expect(frame, where).toContainText("<img src=x onerror=alert(1)>");
    await expect(frame.locator(":is(img, a, input, form, script)")).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    if (where === "information") await page.getByRole("button", { name: words.start }).click();
  }
  expect([...new Set(requests)]).toEqual([new URL(page.url()).host]);
});

test("a participant with another identifier does not resume the study of the previous participant", async ({
  page,
}) => {
  const words = wordsIn("en");
  const link = linkOf(STUDY);
  await open(page, "en", `?PROLIFIC_PID=first${link}`);
  await page.getByRole("button", { name: words.start }).click();
  await page.getByRole("button", { name: words.parts.continue }).click();
  await expect(heading(page)).toHaveText("Part 1 of 3");
  await page.goto("about:blank");
  await open(page, "en", `?PROLIFIC_PID=second${link}`);
  await expect(page.getByRole("button", { name: words.start })).toBeVisible();
  await expect(page.getByRole("button", { name: words.unfinished.goOn })).toHaveCount(0);
  await page.goto("about:blank");
  await open(page, "en", `?PROLIFIC_PID=first${link}`);
  await page.getByRole("button", { name: words.unfinished.goOn }).click();
  await expect(heading(page)).toHaveText("Part 1 of 3");
});

test("a double-click on the button below a text continues by only one step", async ({ page }) => {
  const words = wordsIn("en");
  const text = { en: "Read this.", fr: "Lisez ceci." };
  const steps = ["a", "b", "c"].map((id) => ({ id, text }));
  await open(page, "en", linkOf({ ...STUDY, steps }));
  await page.getByRole("button", { name: words.start }).click();
  await expect(heading(page)).toHaveText("Part 1 of 3");
  await page.getByRole("button", { name: words.parts.continue }).dblclick();
  await expect(heading(page)).toHaveText("Part 2 of 3");
});

for (const locale of drawnOf(LOCALES, 1))
  test(`a participant who began a study with an earlier release reads why it cannot be resumed (${locale})`, async ({
    page,
  }) => {
    const words = wordsIn(locale);
    await open(page, locale, linkOf(STUDY));
    await page.getByRole("button", { name: words.start }).click();
    await page.getByRole("button", { name: words.parts.continue }).click();
    await expect(page.getByRole("button", { name: words.parts.start })).toBeVisible();
    await page.evaluate(async () => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const database = await done(indexedDB.open("protocole-participations"));
      const store = database
        .transaction("participations", "readwrite")
        .objectStore("participations");
      const [participation] = await done(store.getAll());
      await done(store.put({ ...participation, versions: { stroop: "1.0.0" } }, participation.id));
      database.close();
    });
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(words.unfinished.outdated)).toBeVisible();
    await expect(page.getByRole("button", { name: words.unfinished.goOn })).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.start })).toBeVisible();
  });

test("a link that is designed to block the page is refused immediately, with a list of a hundred faults", async ({
  page,
}) => {
  const [welcome] = STUDY.steps;
  const steps = [{ ...welcome, for: Array(20_000).fill(0) }];
  await open(page, "en", linkHash({ ...STUDY, steps }));
  await expect(heading(page)).toHaveText(wordsIn("en").faults.title);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(100);
});

test("a participant who leaves a study can erase the data, and can still read the debriefing", async ({
  page,
}) => {
  const words = wordsIn("en");
  await open(page, "en", linkOf(STUDY));
  await page.getByRole("button", { name: words.start }).click();
  await page.getByRole("button", { name: words.parts.continue }).click();
  await page.getByRole("button", { name: words.leave.button }).click();
  await page.getByRole("button", { name: words.leave.erase }).click();
  await page.getByRole("button", { name: words.leave.confirm, exact: true }).click();
  await expect(heading(page)).toHaveText(words.end.erased);
  await expect(page.getByText(STUDY.debriefing.en)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: words.start })).toBeVisible();
  await expect(page.getByRole("button", { name: words.unfinished.goOn })).toHaveCount(0);
});

test("axe finds no violation in a study, from its information sheet to its end", async ({
  page,
}) => {
  const words = wordsIn("en");
  await open(page, "en", `?PROLIFIC_PID=axe${linkOf(STUDY)}`);
  await expect(page.getByRole("button", { name: words.start })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: words.start }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: words.parts.continue }).click();
  await expect(page.getByRole("button", { name: words.parts.start })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: words.leave.button }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: words.leave.keep }).click();
  await expect(heading(page)).toHaveText(words.end.left);
  expect(await violations(page)).toEqual([]);
});
