import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type BrowserContext, type Page, expect as plainExpect } from "@playwright/test";
import { LEAST_SECONDS } from "@/components/shell/outbox/limits";
import { interpolate } from "@/lib/i18n/interpolate";
import { choose, waitForHydration } from "../testing/behaviour";
import { BASE, test } from "../testing/built-below";
import { CONTACT, contactControls, storedDraft, WRITTEN } from "../testing/contact";
import { mountSite } from "../testing/mounted-site";

const EN = CONTACT.en;

type Received = { type: string; text: string; origin: string | undefined };
type Answer = (response: ServerResponse, received: Received) => void;

const ok: Answer = (response) => response.end('{"ok":true}');
const refuse =
  (...errors: object[]): Answer =>
  (response) =>
    response.writeHead(422, { "Content-Type": "application/json" }).end(JSON.stringify({ errors }));

/**
 * Starts a receiver whose answers the test defines. The answers have the usual format of services that receive forms.
 */
async function startReceiver(port: number) {
  const received: Received[] = [];
  let answer: Answer = ok;
  const server = createServer((request, response) => {
    const { origin } = request.headers;
    response.setHeader("Access-Control-Allow-Origin", origin ?? "*");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    void bodyOf(request).then((text) => {
      const message = { type: request.headers["content-type"] ?? "", text, origin };
      received.push(message);
      answer(response, message);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    received,
    messages: () => received.map(({ text }) => JSON.parse(text) as Record<string, unknown>),
    answerBy: (next: Answer) => {
      answer = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test.describe.configure({ timeout: 60_000 });

/** If a message was written very quickly, the page waits some seconds before it sends the message. */
const expect = plainExpect.configure({ timeout: 15_000 });

let site: Awaited<ReturnType<typeof mountSite>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let host = "";

test.beforeEach(async ({ builtBelow, context }) => {
  await context.clock.install();
  site = await mountSite(builtBelow.out, BASE);
  receiver = await startReceiver(builtBelow.endpointPort);
  host = `127.0.0.1:${builtBelow.endpointPort}`;
});

test.afterEach(async () => {
  await receiver.stop();
  await site.close();
});

const outbox = (page: Page) => page.getByRole("region", { name: EN.outbox.title });
const arrived = (page: Page) => page.getByRole("region", { name: EN.arrived.title });
const summary = (page: Page) => page.getByRole("region", { name: EN.errors.title });

/** Opens the form. If the visitor is not quick, the time passes for which the page would delay a quick message. */
async function openForm(page: Page, path = "/contact", { isQuick = false } = {}) {
  await page.goto(`${site.origin}${BASE}${path}`);
  await waitForHydration(page);
  if (!isQuick) await page.clock.fastForward(LEAST_SECONDS * 1000);
  return contactControls(page);
}

/** Disconnects the device once the form is hydrated. A form that is hydrated stores its text. */
async function goOffline(page: Page) {
  await expect.poll(() => storedDraft(page)).not.toBeNull();
  await page.context().setOffline(true);
}

test("a message arrives once even if the visitor presses the send button twice", async ({
  page,
}) => {
  const form = await openForm(page, "/contact?app=stroop", { isQuick: true });
  await form.fill();
  await expect(page.getByText(interpolate(EN.sendNote, { host }))).toBeVisible();
  await form.submit.dblclick();
  await expect(arrived(page)).toBeFocused();
  await expect(arrived(page)).toContainText(interpolate(EN.arrived.text, { host }));
  await expect(outbox(page)).toHaveCount(0);
  await expect(form.submit).toBeHidden();
  expect(receiver.messages()).toEqual([
    {
      ...WRITTEN,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      kind: "online",
      app: "stroop",
      language: "en",
      seconds: expect.any(Number),
    },
  ]);
  expect(receiver.messages()[0]?.seconds).toBeGreaterThanOrEqual(3);

  await page.getByRole("button", { name: EN.another }).click();
  await expect(form.field("message")).toBeFocused();
  await expect(form.field("message")).toHaveValue("");
  await page.reload();
  await expect(form.field("message")).toHaveValue("");
});

test("an attachment is sent with its message, and the page displays the progress of the transfer", async ({
  page,
}) => {
  let letGo = () => {};
  receiver.answerBy((response) => {
    letGo = () => response.end('{"ok":true}');
  });
  const form = await openForm(page, "/fr/contact");
  const words = CONTACT.fr;
  const french = contactControls(page, "fr");
  await choose(french.kind("lab"));
  for (const [name, text] of Object.entries(WRITTEN))
    await french.field(name as keyof typeof WRITTEN).fill(text);
  const buffer = Buffer.alloc(3_000_000, "%PDF ");
  await french.field("attachment").setInputFiles({ name: "é.pdf", mimeType: "x/y", buffer });
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByText(interpolate(words.outbox.sending, { percent: 100 }))).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "1");
  await expect.poll(() => receiver.received.length).toBe(1);
  letGo();
  await expect(page.getByRole("region", { name: words.arrived.title })).toBeFocused();
  const [{ type, text } = { type: "", text: "" }] = receiver.received;
  expect(type).toContain("multipart/form-data");
  expect(text).toContain('name="attachment"; filename="é.pdf"\r\nContent-Type: application/pdf');
  expect(text.length).toBeGreaterThan(3_000_000);
  await expect(form.submit).toBeHidden();
});

test("a message that the receiver refuses returns to the form, and the reasons are displayed as plain text", async ({
  page,
}) => {
  receiver.answerBy(
    refuse(
      { field: "email", code: "TYPE_EMAIL", message: "<b>should</b> be an email" },
      { code: "BLOCKED", message: "This form is closed" },
    ),
  );
  const form = await openForm(page);
  await form.fill();
  await form.submit.click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("This form is closed");
  await expect(summary(page).getByRole("link")).toHaveText(["<b>should</b> be an email"]);
  await expect(form.field("email")).toHaveAccessibleDescription(/should/);
  await expect(form.field("message")).toHaveValue(WRITTEN.message);
  await expect(form.kind("online")).toBeChecked();
  await expect(outbox(page)).toHaveCount(0);

  receiver.answerBy(ok);
  await form.field("email").fill("other@lab.example");
  await expect(form.field("email")).not.toHaveAttribute("aria-invalid");
  await form.submit.click();
  await expect(arrived(page)).toBeFocused();
  const ids = receiver.messages().map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("messages that wait in the outbox can be edited and discarded", async ({ page, context }) => {
  const form = await openForm(page);
  await form.fill();
  await goOffline(page);
  await form.submit.click();
  await expect(outbox(page)).toContainText(EN.outbox.waiting);
  await expect(outbox(page)).toContainText(EN.outbox.later);
  await expect(page.getByRole("heading", { name: EN.delivery.waiting })).toBeVisible();
  await outbox(page).getByRole("button", { name: EN.outbox.edit }).click();
  await expect(form.field("message")).toBeFocused();
  await expect(form.field("message")).toHaveValue(WRITTEN.message);
  await expect(outbox(page)).toHaveCount(0);

  await form.submit.click();
  await outbox(page).getByRole("button", { name: EN.outbox.discard }).click();
  await page.getByRole("button", { name: EN.outbox.confirm, exact: true }).click();
  await expect(page.getByText(EN.outbox.discarded)).toBeVisible();
  await expect(form.field("message")).toBeFocused();
  await context.setOffline(false);
  await page.reload();
  await waitForHydration(page);
  await expect(outbox(page)).toHaveCount(0);
  expect(receiver.received).toEqual([]);
});

test("a visitor can stop the sending of a message, which returns the message to the form", async ({
  page,
}) => {
  receiver.answerBy(() => {});
  const form = await openForm(page);
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await outbox(page).getByRole("button", { name: EN.outbox.stop }).click();
  await expect(form.field("message")).toHaveValue(WRITTEN.message);
  await expect(outbox(page)).toHaveCount(0);
});

const WORKERS = {
  with: () => {},
  without: () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
};
for (const [has, takeAway] of Object.entries(WORKERS))
  test(`a message that could not be sent is sent again from another page, ${has} service workers`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(takeAway);
    receiver.answerBy((response) => response.writeHead(503).end());
    const form = await openForm(page);
    await form.fill();
    await form.submit.click();
    await expect(outbox(page)).toContainText(interpolate(EN.outbox.reasons.busy, { host }));
    await expect(page.getByRole("heading", { name: EN.delivery.waiting })).toBeVisible();
    await expect(page.getByRole("heading", { name: EN.delivery.sending })).toHaveCount(0);
    await page.close();
    receiver.answerBy(ok);
    const other = await context.newPage();
    await other.goto(`${site.origin}${BASE}/about`);
    await expect.poll(() => receiver.received.length).toBe(2);
    const ids = receiver.messages().map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    await openForm(other);
    await expect(outbox(other)).toHaveCount(0);
  });

test("a message is sent once even if two tabs are open, and both tabs report its arrival", async ({
  context,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  const form = await openForm(one);
  await form.fill();
  await goOffline(one);
  await form.submit.click();
  await expect(outbox(one)).toBeVisible();
  await context.setOffline(false);
  await openForm(two);
  await expect(arrived(one)).toBeVisible();
  await expect(outbox(two)).toHaveCount(0);
  expect(receiver.received.length).toBe(1);
});

/** Triggers the event in the worker that reports a restored connection (Background Sync). */
async function syncInWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(async (tag) => {
    const sync = Object.assign(new Event("sync"), {
      tag,
      waitUntil: (work: Promise<unknown>) => Reflect.set(self, "work", work),
    });
    self.dispatchEvent(sync);
    await Reflect.get(self, "work");
  }, `protocole-contact${BASE}`);
}

test("the service worker sends waiting messages even if no page with the form is open", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  receiver.answerBy((response) => response.writeHead(503).end());
  const form = await openForm(page, "/contact", { isQuick: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await form.fill();
  await form.submit.click();
  await expect(outbox(page)).toContainText(interpolate(EN.outbox.reasons.busy, { host }));
  receiver.answerBy(ok);
  await syncInWorker(context);
  await expect(arrived(page)).toBeVisible();
  await expect(outbox(page)).toHaveCount(0);
  expect(new Set(receiver.messages().map(({ id }) => id)).size).toBe(1);
  await context.close();
});

test("the page of the form sends requests only to the receiver, and sends no cookies", async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  await context.addCookies([{ name: "a", value: "b", url: `http://${host}` }]);
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== site.origin) elsewhere.push(`${request.method()} ${request.url()}`);
  });
  let cookies: string | undefined = "not asked";
  page.on("request", async (request) => {
    if (request.url().includes(host)) cookies = (await request.allHeaders()).cookie;
  });
  const form = await openForm(page);
  await form.fill();
  await form.submit.click();
  await expect(arrived(page)).toBeFocused();
  expect(new Set(elsewhere)).toEqual(new Set([`POST http://${host}/contact`]));
  expect(cookies).toBeUndefined();
});

test("without scripts the browser itself submits the form", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}${BASE}/contact`);
  const form = contactControls(page);
  await form.fill();
  await form.submit.click();
  await expect(page).toHaveURL(`http://${host}/contact`);
  const [{ type, text } = { type: "", text: "" }] = receiver.received;
  expect(type).toContain("multipart/form-data");
  for (const value of Object.values(WRITTEN)) expect(text).toContain(value.replace("\n", "\r\n"));
  expect(text).toContain('name="language"\r\n\r\nen\r\n');
  await context.close();
});
