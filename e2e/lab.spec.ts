import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import getPort from "get-port";
import { data } from "@/content/data";
import { protocolWords } from "@/content/running-study";
import { localize } from "@/lib/i18n/define-content";
import { ROOT } from "../scripts/project.mjs";
import { waitForHydration } from "../testing/behaviour";
import { TOUCH_PHONE } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { startLab } from "../testing/lab-server";
import { connectLiveData, openLiveData } from "../testing/live-panel";
import { sentStudy } from "../testing/sent-study";
import { versionOf } from "../testing/version-of";

/** A host name other than localhost. A page over http under such a name is not in a secure context. */
const NAME = "lab.test";

const words = localize(protocolWords, "en");
const { follow } = localize(data, "en");

const part = (id: string) => ({
  id,
  app: "eleven-twenty",
  version: versionOf("eleven-twenty"),
  parameters: {},
});

const STUDY = sentStudy({
  conditions: ["high", "low"],
  assignment: "balanced",
  steps: [part("first"), part("second")],
});

const DEVICES = {
  phone: TOUCH_PHONE,
  desktop: { viewport: { width: 1280, height: 800 } },
};

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

// The first start on a machine builds the site of the lab.
test.describe.configure({ timeout: 10 * 60_000 });

let folder: string;
let port: number;
let lab: Awaited<ReturnType<typeof startLab>>;

/** Starts the lab with a study of the folder. */
const start = (file = "my-study.json") =>
  startLab(port, [join(folder, file), "--data", join(folder, "lab-data")]);

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "protocole-lab-"));
  writeFileSync(join(folder, "my-study.json"), JSON.stringify(STUDY));
  port = await getPort();
});

test.afterEach(async () => {
  await lab.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Stored = { kind: string; step?: string; session: string; condition: string | null };

/** Returns the records in the folder of the lab. */
const stored = () =>
  readdirSync(join(folder, "lab-data/sessions"), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:start|step|end)_[^/]*\.json$/.test(name))
    .map((name): Stored => {
      const path = join(folder, "lab-data/sessions", name);
      return JSON.parse(readFileSync(path, "utf8"));
    });

const ofKind = (kind: string) => stored().filter((record) => record.kind === kind);

async function begin(page: Page, person: string) {
  await page.goto(`http://${NAME}:${port}/study?p=my-study&PROLIFIC_PID=${person}`);
  await waitForHydration(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByText(`(${NAME}:${port}) is notified that you have begun`)).toBeVisible();
  await page.getByRole("button", { name: words.start, exact: true }).click();
}

async function doPart(page: Page) {
  await page.getByRole("button", { name: words.parts.start, exact: true }).click();
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
}

/** Expects the two participants on the page of data, which counts, reads and downloads their records. */
async function expectInPage(page: Page, tokens: string) {
  const [, token = ""] = /^READ_TOKEN=(\w+)$/m.exec(tokens) ?? [];
  await openLiveData(page, `http://${NAME}:${port}`);
  await connectLiveData(page, token);
  const finished = page.locator("dl > div").filter({
    has: page.getByText(follow.counts.finished, { exact: true }),
  });
  await expect(finished.locator("dd")).toHaveText("2");
  await page.getByRole("button", { name: follow.records.read, exact: true }).click();
  const began = page.getByRole("heading", { name: "2 participants began" });
  await expect(began).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: follow.records.download, exact: true }).click();
  const lines = readFileSync(await (await downloading).path(), "utf8")
    .trim()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line).kind).sort()).toEqual(
    stored()
      .map(({ kind }) => kind)
      .sort(),
  );
}

test("a phone and a desktop do a study of a lab over http in equal groups, the page of data reads them, and nothing is lost when the lab is killed and started again", async ({
  browser,
}) => {
  lab = await start();
  const [phone, desktop] = await Promise.all(
    Object.values(DEVICES).map(async (device) => (await browser.newContext(device)).newPage()),
  );
  if (!phone || !desktop) throw new Error("no pages");
  for (const [page, person] of [
    [phone, "p1"],
    [desktop, "p2"],
  ] as const) {
    await begin(page, person);
    await doPart(page);
  }
  await expect.poll(() => ofKind("step")).toHaveLength(2);
  const token = readFileSync(join(folder, "lab-data/token"), "utf8");

  await lab.kill();
  // One participant works while the lab is away, the other after it has returned.
  await doPart(desktop);
  await expect(desktop.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
  lab = await start();
  await doPart(phone);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);

  await expect.poll(() => ofKind("step"), { timeout: 120_000 }).toHaveLength(4);
  await expect.poll(() => ofKind("end"), { timeout: 120_000 }).toHaveLength(2);
  expect(ofKind("start")).toHaveLength(2);
  const conditions = new Map(stored().map(({ session, condition }) => [session, condition]));
  expect([...conditions.values()].sort()).toEqual(["high", "low"]);

  await expectInPage(desktop, token);

  const tokenFile = join(folder, "lab-data/token");
  expect(readFileSync(tokenFile, "utf8")).toBe(token);
  expect(statSync(tokenFile).mode & 0o777).toBe(0o600);
  for (const secret of token.match(/[0-9a-f]{64}/g) ?? [""])
    expect(lab.output()).not.toContain(secret);
  expect(await lab.stop()).toBe(0);
  for (const page of [phone, desktop]) await page.context().close();
});

test("a changed study is served without a build, also in a browser that keeps the site for offline use, and the page says that its data are sent", async ({
  browser,
}) => {
  // The build has a study with this name, and the worker keeps it.
  const file = "lab-session.json";
  const built = JSON.parse(readFileSync(join(ROOT, "protocols", file), "utf8"));
  writeFileSync(join(folder, file), JSON.stringify(built));
  lab = await start(file);
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/study?p=lab-session`);
  await waitForHydration(page);
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open("protocole-files")).keys();
      return keys.some(({ url }) => url.includes("/protocols/lab-session.json"));
    });
  await expect.poll(kept, { timeout: 120_000 }).toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  const changed = { ...built, title: "The changed study", seed: 4242 };
  writeFileSync(join(folder, file), JSON.stringify(changed));
  await lab.kill();
  lab = await start(file);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The changed study");
  await expect(page.getByText(`localhost:${port} is notified that you have begun`)).toBeVisible();
  expect(lab.output()).not.toContain("Building");
  await context.close();
});
