import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { storage } from "@/components/features/terms/stored-data";
import { deliveryWords } from "@/content/delivery";
import { protocolWords } from "@/content/running-study";
import { withdraw } from "@/content/withdraw";
import type { ResultMessage } from "@/experiments/engine/sending/embedding";
import { deviceStepTexts } from "@/experiments/payloads/device-step-texts";
import { linkHash } from "@/experiments/study/document/link";
import { receiverName } from "@/experiments/study/document/receiver-name";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { startServer } from "../scripts/serve";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { BASE, test } from "../testing/built-below";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { startRecordReceiver } from "../testing/record-receiver";
import { deviceSentStudy, sentStudy, shortSentStudy } from "../testing/sent-study";

const words = localize(protocolWords, "en");
const delivery = localize(deliveryWords, "en");
const withdrawal = localize(withdraw, "en");
const LINK = linkHash(sentStudy());
const APPS = ["eleven-twenty", "lottery-choice", "eleven-twenty", "mini-ipip"] as const;

test.describe.configure({ timeout: 90_000 });

let site: Awaited<ReturnType<typeof startServer>>;
let receiver: Awaited<ReturnType<typeof startRecordReceiver>>;
/** The name of the receiver that participants read. */
let host = "";
let plainHost = "";

test.beforeEach(async ({ builtBelow }) => {
  // The host sends the headers that the documentation requires from a host.
  site = await startServer({ port: 0, quiet: true, out: builtBelow.out, base: BASE });
  receiver = await startRecordReceiver(builtBelow.receiverPort);
  plainHost = `127.0.0.1:${builtBelow.receiverPort}`;
  host = receiverName(sentStudy(), plainHost, "en");
});

test.afterEach(async () => {
  await receiver.stop();
  await site.close();
});

async function open(page: Page, rest: string) {
  await page.goto(`${site.url}/study${rest}`);
  await waitForHydration(page);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Completes the steps of the study from one position to another. The first step has the position 1. */
async function doSteps(page: Page, from: number, to: number) {
  for (let place = from; place <= to; place += 1) {
    await expect(heading(page)).toHaveText(interpolate(words.parts.part, { place, places: 4 }));
    await press(page, words.parts.start);
    await fillForm(page, FORM_SCRIPTS[APPS[place - 1] ?? "mini-ipip"].pages, "keys");
  }
}

/** Makes the page try again now. The restored connection has the same effect. */
const tryAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("a study that loses the connection in its third step is stored once by the receiver, and then displays its code", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, `?PROLIFIC_PID=5a9d64f5${LINK}`);
  await expect(page.getByText(interpolate(delivery.recorded, { host }))).toBeVisible();
  await press(page, words.start);
  await doSteps(page, 1, 2);
  await expect.poll(() => receiver.records().length).toBe(2);
  receiver.cut();
  await doSteps(page, 3, 4);

  await expect(heading(page)).toHaveText(words.end.completed);
  await expect(page.getByText(delivery.exit.withheld.pending)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText("WAIT1")).toBeVisible();
  await expect(page.getByText("C1A2B3")).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.end.download })).toBeVisible();

  receiver.mend();
  await page.clock.fastForward(1_000);
  await tryAgain(page);
  await expect(page.getByText("C1A2B3")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("WAIT1")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: delivery.titles.arrived })).toBeVisible();
  await expect(
    page.getByRole("link", { name: interpolate(delivery.exit.back, { name: "Prolific" }) }),
  ).toHaveAttribute("href", "https://app.prolific.com/submissions/complete?cc=C1A2B3");

  await expect.poll(() => receiver.records().map(({ record }) => record.code)).toContain("C1A2B3");
  const steps = receiver.records().filter(({ record }) => record.kind === "step");
  const order = ["first", "risk", "second", "traits"];
  expect(steps.map(({ record }) => record.step).sort()).toEqual([...order].sort());
  const digests = order.map((step) =>
    sha256(steps.find(({ record }) => record.step === step)?.text ?? ""),
  );
  const receipt = sha256(digests.join("")).slice(0, 12);
  const ends = receiver.records().filter(({ record }) => record.kind === "end");
  expect(ends.map(({ record: { exit, code } }) => ({ exit, code }))).toEqual([
    { exit: "unsent", code: "WAIT1" },
    { exit: "completed", code: "C1A2B3" },
  ]);
  expect(ends[1]?.record).toMatchObject({ steps: 4, receipt });
  await expect(page.getByText(`${ends[1]?.record.session}-${receipt}`)).toBeVisible();
  expect(steps[0]?.record).toMatchObject({ ids: { PROLIFIC_PID: "5a9d64f5" } });
});

test("data of a participant who withdraws without a connection are deleted when the connection works again", async ({
  page,
}) => {
  await open(page, LINK);
  await press(page, words.start);
  // The receiver knows only that the participant has begun, and deletes this record.
  await press(page, words.leave.button);
  await press(page, delivery.leave.erase);
  await press(page, delivery.leave.confirm);
  await expect(heading(page)).toHaveText(words.end.erased);
  await expect.poll(() => receiver.withdrawn.size).toBe(1);
  expect(receiver.starts()).toEqual([]);

  await page.reload();
  await waitForHydration(page);
  await press(page, words.start);
  await doSteps(page, 1, 1);
  await expect.poll(() => receiver.records().length).toBe(1);
  receiver.cut();
  await doSteps(page, 2, 2);
  await press(page, words.leave.button);
  await press(page, delivery.leave.erase);
  await press(page, delivery.leave.confirm);
  await expect(page.getByText(interpolate(delivery.state.withdrawing, { host }))).toBeVisible();
  receiver.mend();
  await page.reload();
  await expect.poll(() => receiver.withdrawn.size, { timeout: 15_000 }).toBe(2);
  expect(receiver.records()).toEqual([]);
});

test("the withdrawal code works on another device, at the URL that the end of the study names", async ({
  page,
  browser,
}) => {
  await open(page, LINK);
  await press(page, words.start);
  await doSteps(page, 1, 1);
  await press(page, words.leave.button);
  await press(page, delivery.leave.keep);
  await expect.poll(() => receiver.records().length).toBe(2);
  const [{ text = "" } = {}] = receiver.records();
  const { session } = JSON.parse(text);
  const code = `${session}-${sha256(sha256(text)).slice(0, 12)}`;
  await expect(page.getByText(code)).toBeVisible();

  const address = `${site.url}${pathOf("withdraw", "en")}`;
  await expect(page.getByText(address)).toBeVisible();

  const other = await browser.newContext({ serviceWorkers: "block" });
  const elsewhere = await other.newPage();
  await elsewhere.goto(address);
  await waitForHydration(elsewhere);
  await expect(heading(elsewhere)).toHaveText(withdrawal.title);
  const field = elsewhere.getByLabel(withdrawal.form.label);
  await field.fill(code.slice(0, -1));
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere.getByText(/This is not a withdrawal code/)).toBeVisible();
  await expect(field).toBeFocused();
  expect(receiver.withdrawn.size).toBe(0);
  await field.fill(` ${code.toUpperCase()} `);
  await press(elsewhere, withdrawal.form.send);
  await expect(elsewhere.getByText(withdrawal.states.accepted.title)).toBeVisible();
  await expect(
    elsewhere.getByText(interpolate(withdrawal.states.accepted.deletes, { host: plainHost })),
  ).toBeVisible();
  expect([...receiver.withdrawn]).toEqual([session]);
  expect(receiver.records()).toEqual([]);
  await other.close();
});

test("a participant who declines receives the code for declining; a study that is not listed does not send data", async ({
  page,
}) => {
  await open(page, LINK);
  await press(page, delivery.decline.button);
  await expect(heading(page)).toHaveText(delivery.decline.title);
  await expect(page.getByText("NO1")).toBeVisible();

  await page.goto("about:blank");
  await open(page, linkHash(sentStudy({ seed: 5 })));
  await expect(page.getByText(words.recorded)).toBeVisible();
  await press(page, words.start);
  await doSteps(page, 1, 4);
  await expect(page.getByText(delivery.exit.withheld.nobody)).toBeVisible();
  await expect(page.getByText(delivery.now.nobody)).toBeVisible();
  await expect(page.getByText("C1A2B3")).toHaveCount(0);
  expect(receiver.requests()).toBe(0);
});

for (const locale of LOCALES)
  test(`a participant whose device fails a check reads the code for this exit once the receiver has the measurements (${locale})`, async ({
    page,
  }) => {
    const own = localize(protocolWords, locale);
    const { form, parts, failed } = deviceStepTexts(locale);
    await page.setViewportSize(PHONE);
    await page.goto(`${site.url}${pathOf("study", locale)}${linkHash(deviceSentStudy())}`);
    await waitForHydration(page);
    await press(page, own.start);
    await expect.poll(() => receiver.starts().length).toBe(1);
    receiver.cut();
    await press(page, form.start);
    await press(page, parts.skip);
    await expect(heading(page)).toHaveText(own.end.screenedOut);
    await expect(page.getByRole("heading", { name: failed.title })).toBeVisible();
    await expect(
      page.getByText(localize(deliveryWords, locale).exit.withheld.pending),
    ).toBeVisible();
    await expect(page.getByText("NARROW1")).toHaveCount(0);

    receiver.mend();
    await tryAgain(page);
    await expect(page.getByText("NARROW1")).toBeVisible();
    await expect(page.getByText("C1A2B3")).toHaveCount(0);
    await expect
      .poll(() => receiver.records().map(({ record: { kind, exit, code } }) => [kind, exit, code]))
      .toContainEqual(["end", "screenedOut", "NARROW1"]);
    const [check] = receiver.records().filter(({ record }) => record.kind === "step");
    expect(check?.record).toMatchObject({ step: "device", task: "device" });
    expect(JSON.parse(check?.text ?? "{}").rows).toContainEqual(
      expect.objectContaining({ stimulus: "window_width", response: String(PHONE.width) }),
    );
  });

test("only a page of the listed origin may embed a study, and this page receives the result in short parts", async ({
  page,
  builtBelow,
}) => {
  // Long identifiers in each row make the data longer than one value in a survey tool may be.
  const ids = ["A", "B", "C", "D", "E"];
  const [first, , , traits] = sentStudy().steps;
  const framed = sentStudy({ steps: [first, traits], delivery: { ids } });
  const given = ids.map((name) => `${name}=${name.repeat(64)}`).join("&");
  const address = `${site.url}/study?${given}${linkHash(framed)}`;
  const survey = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<title>Survey</title><iframe title="Study" width="900" height="700" src="${address}"></iframe>
      <script>
        const got = [];
        addEventListener("message", ({ data, origin }) => {
          // Qualtrics also cuts values silently.
          if (data.type) got.push({ text: JSON.stringify(data).slice(0, 15000), origin });
        });
      </script>`,
    );
  });
  const listen = (port: number) =>
    new Promise<string>((resolve) => {
      survey.listen(port, "127.0.0.1", () =>
        resolve(`http://127.0.0.1:${(survey.address() as AddressInfo).port}/`),
      );
    });
  const close = () =>
    new Promise<void>((resolve) => {
      survey.close(() => resolve());
      survey.closeAllConnections();
    });
  await page.goto(await listen(0));
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await close();

  await page.goto(await listen(builtBelow.embedderPort));
  const frame = page.frameLocator("iframe");
  const pressThere = (name: string) =>
    frame.getByRole("button", { name, exact: true }).press("Enter");
  await pressThere(words.start);
  for (const app of ["eleven-twenty", "mini-ipip"] as const) {
    await pressThere(words.parts.start);
    for (const choices of FORM_SCRIPTS[app].pages) {
      for (const { name, value } of choices)
        await frame.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
      await frame.locator("main form button[type=submit]").press("Enter");
    }
  }
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
  type Got = { text: string; origin: string };
  const got = () => page.evaluate<Got[]>("got");
  const partsLeft = async () => {
    const parts = (await got()).map(({ text }): ResultMessage => JSON.parse(text));
    return (parts[0]?.parts ?? Number.NaN) - parts.length;
  };
  await expect.poll(partsLeft).toBe(0);
  const messages = (await got()).map(({ text }): ResultMessage => JSON.parse(text));
  expect(messages[0]).toMatchObject({
    type: "protocole.result",
    version: 1,
    part: 1,
    measures: { "first.request": 17 },
    exit: "completed",
    sent: null,
  });
  const rowsOf = (step: string) =>
    messages.filter((each) => each.step === step).map(({ rows }) => rows?.split("\n") ?? []);
  expect(rowsOf("traits").length).toBeGreaterThan(1);
  expect(rowsOf("traits").flatMap(([, ...rows]) => rows)).toHaveLength(20);
  expect(new Set((await got()).map(({ origin }) => origin))).toEqual(
    new Set([new URL(site.url).origin]),
  );
  await close();
});

/** The screen on which axe checks the states in a language. French texts are longer. */
const AXE_SCREENS = { en: DESKTOP, fr: PHONE } as const satisfies Record<Locale, object>;

/**
 * Checks the current state of a page for accessibility in a light and a dark scheme, and for overflow on a phone and on
 * a wide screen.
 */
async function look(page: Page, state: string, locale: Locale) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    if (viewport === AXE_SCREENS[locale])
      await expectNoViolations(page, `${state}, ${viewport.width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state}, ${viewport.width} px`).toBe(0);
  }
}

for (const locale of LOCALES) {
  test.describe(`the page displays the state of the delivery of data to the participant, ${locale}:`, () => {
    const own = localize(protocolWords, locale);
    const said = localize(deliveryWords, locale);
    const link = linkHash(shortSentStudy());
    const path = pathOf("study", locale);
    const openShort = async (page: Page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${site.url}${path}${link}`);
      await waitForHydration(page);
    };
    const finish = async (page: Page) => {
      await press(page, own.start);
      await press(page, own.parts.start);
      await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
      await expect(heading(page)).toHaveText(own.end.completed);
    };
    const withHost = (text: string) => interpolate(text, { host });
    const lookAt = (page: Page, state: string) => look(page, state, locale);

    test("data that are being sent, data that are late, and data that have arrived", async ({
      page,
    }) => {
      await page.clock.install();
      await openShort(page);
      await expect(page.getByText(withHost(said.recorded))).toBeVisible();
      await lookAt(page, "before the start");
      receiver.silence();
      await finish(page);
      await expect(
        page.getByText(interpolate(said.state.sending, { host, arrived: 0, of: 1 })),
      ).toBeVisible();
      await expect(page.getByText(said.exit.withheld.pending)).toBeVisible();
      await lookAt(page, "sending");

      await page.clock.fastForward(60_000);
      await expect(page.getByText("WAIT1")).toBeVisible();
      await expect(page.getByText(said.receipt.title)).toBeVisible();
      await lookAt(page, "unsent");

      receiver.mend();
      await page.clock.fastForward(1_000);
      await tryAgain(page);
      await expect(page.getByText(withHost(said.state.arrived))).toBeVisible({ timeout: 15_000 });
      await press(page, said.exit.copy);
      await lookAt(page, "arrived");
    });

    for (const [what, answer] of [
      ["the page of a network", { status: 200, type: "text/html", body: "<h1>Sign in</h1>" }],
      ["the refusal of a firewall", { status: 403, type: "text/html", body: "<h1>Blocked</h1>" }],
      ["nothing", { status: 200, type: "text/plain", body: "" }],
    ] as const)
      test(`data that wait, if the page receives ${what} in place of a receipt`, async ({
        page,
      }) => {
        await page.clock.install();
        await openShort(page);
        receiver.intercept(answer);
        await finish(page);
        await expect(page.getByText(said.exit.withheld.pending)).toBeVisible();
        await page.clock.fastForward(60_000);
        await expect(page.getByText("WAIT1")).toBeVisible();
        await expect(page.getByText("C1A2B3")).toHaveCount(0);
        await expect(page.getByText(withHost(said.state.arrived))).toHaveCount(0);
        await expect(
          page.getByText(interpolate(said.state.late, { host, arrived: 0, of: 1 })),
        ).toBeVisible();

        receiver.mend();
        // An attempt may still be in progress. The next attempt is planned only after the current attempt has failed.
        await expect(async () => {
          await page.clock.fastForward(600_000);
          await expect(page.getByText("C1A2B3")).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 30_000 });
        await expect(page.getByText(withHost(said.state.arrived))).toBeVisible();
      });

    test("a withdrawal that has not arrived yet is reported before data are erased, and is sent from another page", async ({
      page,
    }) => {
      const erasing = localize(storage, locale);
      await openShort(page);
      await finish(page);
      await expect.poll(() => receiver.records().length).toBeGreaterThan(0);
      const [{ record = undefined } = {}] = receiver.records();
      const session = String(record?.session);
      receiver.cut();
      await page.goto("about:blank");
      await page.goto(`${site.url}${path}`);
      await waitForHydration(page);
      // The list displays the code only after a click, because other people may also use this browser.
      const own = page.getByText(said.withdraw.own, { exact: true });
      await own.scrollIntoViewIfNeeded();
      await expect(own).toBeVisible();
      await expect(page.getByText(new RegExp(`^${session}-`))).toHaveCount(0);
      await own.click();
      await expect(page.getByText(said.withdraw.ownText)).toBeVisible();
      await expect(page.getByText(new RegExp(`^${session}-`))).toHaveCount(0);
      await press(page, said.withdraw.ownShow);
      await expect(page.getByText(new RegExp(`^${session}-`))).toBeVisible();
      await lookAt(page, "the withdrawal code in the list");
      await press(page, said.withdraw.button);
      await press(page, said.leave.confirm);
      await expect(page.getByText(withHost(said.state.withdrawing)).first()).toBeVisible();

      await page.goto(`${site.url}${pathOf("cgu", locale)}`);
      await waitForHydration(page);
      await press(page, erasing.erase);
      const question = page.getByRole("group").filter({ hasText: session });
      await expect(question).toBeVisible({ timeout: 15_000 });
      await lookAt(page, "a withdrawal that has not arrived");
      await question.getByRole("button", { name: erasing.unsent.confirm, exact: true }).click();
      await expect(page.getByRole("status").filter({ hasText: session })).toBeVisible();
      expect(receiver.withdrawn.size).toBe(0);

      receiver.mend();
      await page.goto(`${site.url}${pathOf("home", locale)}`);
      await expect.poll(() => [...receiver.withdrawn], { timeout: 20_000 }).toEqual([session]);
      expect(receiver.records()).toEqual([]);
    });

    test("data that were refused, a declined participation, and a withdrawal", async ({ page }) => {
      await openShort(page);
      await press(page, said.decline.button);
      await lookAt(page, "declined");
      await press(page, said.decline.back);

      receiver.refuse("This server collects no data of this study.");
      await finish(page);
      await expect(page.getByText(withHost(said.state.refused))).toBeVisible();
      await expect(page.getByText(/This server collects no data/).first()).toBeVisible();
      await lookAt(page, "refused");

      receiver.mend();
      await page.reload();
      await expect.poll(() => receiver.records().length).toBeGreaterThan(0);
      receiver.cut();
      const [{ record = undefined } = {}] = receiver.records();
      await page.goto("about:blank");
      await page.goto(`${site.url}${pathOf("withdraw", locale)}`);
      await waitForHydration(page);
      const { form, states } = localize(withdraw, locale);
      await page.getByLabel(form.label).fill("?");
      await press(page, form.send);
      await lookAt(page, "a wrong withdrawal code");
      await page.getByLabel(form.label).fill(`${record?.session}-0123456789ab`);
      await press(page, form.send);
      await expect(
        page.getByText(interpolate(states.waiting.text, { host: plainHost })),
      ).toBeVisible();
      await lookAt(page, "withdrawing");
      receiver.mend();
      await tryAgain(page);
      await expect(
        page.getByText(interpolate(states.accepted.deletes, { host: plainHost })),
      ).toBeVisible({
        timeout: 15_000,
      });
      await lookAt(page, "withdrawn");
    });
  });
}
