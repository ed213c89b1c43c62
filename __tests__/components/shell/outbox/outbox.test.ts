/** @jest-environment node */
import { newBrowser, openPage } from "@/__tests__/fake-browser";
import type { OutboxEntry } from "@/components/shell/outbox/sending";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const ENDPOINT = "https://forms.lab.example/contact";

let browser: ReturnType<typeof newBrowser>;
let here: ReturnType<typeof page>;
let requests: { url: string; init: RequestInit }[];
const fetching = jest.fn<Promise<Response>, []>();

const page = () =>
  openPage(() => ({
    ...(require("@/components/shell/outbox/store") as typeof import("@/components/shell/outbox/store")),
    ...(require("@/components/shell/outbox/outbox") as typeof import("@/components/shell/outbox/outbox")),
  }));

const message = {
  id: "4f1c2a56-9d3e-4b7a-8c21-0123456789ab",
  name: "Léa",
  email: "lea@lab.example",
  kind: "lab",
  message: "Bonjour",
  language: "fr",
  seconds: 12,
} as const;

const entry = (attachment: File | null = null): OutboxEntry => ({
  id: message.id,
  message,
  attachment,
  handedOverAt: new Date(NOW).toISOString(),
  failures: 0,
  notBefore: 0,
  problem: null,
});

const respond = (status: number, body: unknown = "", headers: Record<string, string> = {}) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });

/** Adds a message to the outbox and waits for the first attempt to send it. */
async function send(attachment: File | null = null) {
  await here.sendMessage(entry(attachment));
  await here.messageOutbox.sendAll();
  return here.messageOutbox.state.get();
}

const waiting = async () => {
  await here.messageOutbox.clear();
  return here.messageOutbox.state.get().items;
};

beforeEach(() => {
  browser = newBrowser(NOW);
  here = page();
  fetching.mockReset().mockImplementation(async () => respond(200, { ok: true }));
  requests = [];
  const fetch = (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return fetching();
  };
  Object.assign(globalThis, { fetch });
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = ENDPOINT;
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  delete process.env.NEXT_PUBLIC_CONTACT_CREDENTIALS;
});

describe("the draft of a message", () => {
  it("creates no data on the device if the page only reads or erases the draft", async () => {
    expect(await here.readDraft()).toBeUndefined();
    await here.eraseDraft();
    expect(await browser.databases()).toEqual([]);
  });

  it("is removed from the device when its message enters the outbox", async () => {
    await here.keepDraft({ values: { message: "Bonjour" }, attachment: null, keptAt: "" });
    browser.navigator.onLine = false;
    await send();
    expect(await here.readDraft()).toBeUndefined();
    expect(await waiting()).toMatchObject([{ id: message.id }]);
  });

  it("is restored when its message is taken out of the outbox, and the message is then not sent", async () => {
    browser.navigator.onLine = false;
    await send();
    const taken = await here.messageOutbox.take(message.id, here.outboxToDraft);
    expect(taken?.message.message).toBe("Bonjour");
    browser.navigator.onLine = true;
    here = page();
    const { id: _, seconds: __, ...values } = message;
    expect(await here.readDraft()).toMatchObject({ values });
    await here.messageOutbox.start();
    expect(requests).toEqual([]);
  });
});

describe("a message in the outbox", () => {
  it("is sent as JSON, without cookies", async () => {
    expect(await send()).toMatchObject({ items: [], sent: [message.id] });
    const { url, init } = requests[0] ?? {};
    expect(url).toBe(ENDPOINT);
    expect(init).toMatchObject({
      method: "POST",
      credentials: "omit",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
    });
    expect(JSON.parse(String(init?.body))).toEqual(message);
  });

  it("is sent with cookies only if the site is configured to do so", async () => {
    process.env.NEXT_PUBLIC_CONTACT_CREDENTIALS = "include";
    await send();
    expect(requests[0]?.init.credentials).toBe("include");
  });

  it("with an attachment is sent as form data with the same field names, and as the same bytes at each attempt", async () => {
    fetching.mockImplementationOnce(async () => respond(503));
    await send(new File(["%PDF"], "étude.pdf", { type: "application/pdf" }));
    here = page();
    await here.messageOutbox.start();
    const [first, second] = await Promise.all(
      requests.map(({ init }) => new Response(init.body).text()),
    );
    expect(requests).toHaveLength(2);
    expect(second).toBe(first);
    const { headers, body } = requests[0]?.init ?? {};
    const form = await new Response(body, { headers }).formData();
    expect([...form.keys()]).toEqual([...Object.keys(message), "attachment"]);
    expect(form.get("seconds")).toBe("12");
    expect((form.get("attachment") as File).name).toBe("étude.pdf");
  });

  it("has a longer time limit if its attachment is large", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout");
    await send(new File([new Uint8Array(5_000_000)], "a.pdf"));
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(150_000);
  });

  it("is not sent while the device is offline, or if the site has no endpoint", async () => {
    browser.navigator.onLine = false;
    expect((await send()).items).toMatchObject([{ failures: 0, problem: null }]);
    process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = "";
    browser.navigator.onLine = true;
    await here.messageOutbox.sendAll();
    expect(requests).toEqual([]);
  });

  it("is also sent if the device has stored the message without the bytes of its request", async () => {
    await here.draftToOutbox(entry());
    await here.messageOutbox.start();
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual(message);
    expect(await waiting()).toEqual([]);
  });
});

it("erasing removes the draft, the messages and the database from the device", async () => {
  browser.navigator.onLine = false;
  await send();
  expect(await here.eraseContact()).toBe(true);
  expect(await browser.databases()).toEqual([]);
  expect(here.messageOutbox.state.get().items).toEqual([]);
  browser.refuseStorage();
  expect(await here.eraseContact()).toBe(false);
});

describe("responses of the receiver to a message", () => {
  const entryAfter = async (response: () => Promise<Response>) => {
    fetching.mockImplementationOnce(response);
    const { items } = await send();
    return items[0];
  };

  it.each([
    [200, { ok: true }],
    [200, { ok: true, next: "/thanks" }],
    [201, { success: true }],
    [200, { success: "true", message: "sent" }],
  ])("a response with the status %i and the body %j confirms the message", async (status, body) => {
    expect(await entryAfter(async () => respond(status, body))).toBeUndefined();
  });

  it.each([
    [200, ""],
    [200, "Sign in to use this network"],
    [202, { id: 7 }],
    [200, { ok: false }],
    [200, { ok: true, errors: [] }],
    [200, { success: true, error: "closed" }],
    [200, '{"ok":tr'],
    [200, [{ ok: true }]],
    [403, "<h1>Blocked by the firewall</h1>"],
    [404, ""],
    [401, { errors: [{ message: "Sign in" }] }],
    [451, "null"],
  ])(
    "a response with the status %i and the body %j does not confirm the message",
    async (status, body) => {
      const item = await entryAfter(async () => respond(status, body));
      expect(item?.problem).toEqual({ kind: "waiting", reason: "unexpected" });
    },
  );

  it("a response is read up to a limit, even if the response does not end", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode(" ".repeat(10_000)));
      },
    });
    const item = await entryAfter(async () => new Response(endless));
    expect(item?.problem).toEqual({ kind: "waiting", reason: "unexpected" });
    expect(sent).toBeLessThan(20);
  });

  it("a response in HTML does not confirm the message, although its status is 200", async () => {
    const portal = { "Content-Type": "text/html; charset=utf-8" };
    const item = await entryAfter(async () => respond(200, "<html>", portal));
    expect(item?.problem).toEqual({ kind: "waiting", reason: "unexpected" });
  });

  it.each([
    [500, "", {}, 0],
    [502, "<html>", { "Content-Type": "text/html" }, 0],
    [503, { error: "maintenance" }, { "Retry-After": "60" }, NOW + 60_000],
    [429, "", { "Retry-After": "7" }, NOW + 7000],
    [408, "", {}, 0],
  ])(
    "a response with the status %i leads to another attempt",
    async (status, body, headers, notBefore) => {
      const item = await entryAfter(async () =>
        respond(status, body, headers as Record<string, string>),
      );
      expect(item).toMatchObject({ problem: { kind: "waiting", reason: "busy" }, notBefore });
    },
  );

  it.each([
    ["a failed connection", "unreachable", async () => Promise.reject(new TypeError("x"))],
    [
      "a time-out",
      "timed-out",
      async () => Promise.reject(new DOMException("late", "TimeoutError")),
    ],
    [
      "a body that is cut off",
      "unreachable",
      async () =>
        new Response(
          new ReadableStream({ start: (controller) => controller.error(new TypeError("cut")) }),
        ),
    ],
  ])("after %s, the outbox stores the reason %s", async (_, reason, response) => {
    expect((await entryAfter(response))?.problem).toEqual({ kind: "waiting", reason });
  });

  it("a response can refuse a message, with a reason for each field in the receiver's own wording", async () => {
    const errors = [
      { field: "email", code: "TYPE_EMAIL", message: "should be an email" },
      { field: "attachment", code: "FILES_TOO_BIG" },
      { code: "BLOCKED", message: "This form is closed" },
      { field: "__proto__", message: "x" },
      { field: "name" },
      "text",
      null,
    ];
    expect((await entryAfter(async () => respond(422, { errors })))?.problem).toEqual({
      kind: "refused",
      refusals: [
        { field: "email", text: "should be an email" },
        { field: "attachment", text: "FILES_TOO_BIG" },
        { field: null, text: "This form is closed" },
        { field: null, text: "x" },
        { field: null, text: "text" },
      ],
    });
  });

  it.each([
    [400, { error: "Form not found" }, "Form not found"],
    [403, { errors: [{ code: "ORIGIN" }] }, "ORIGIN"],
  ])(
    "a response with the status %i and the body %j refuses the message",
    async (status, body, text) => {
      const item = await entryAfter(async () => respond(status, body));
      expect(item?.problem).toEqual({ kind: "refused", refusals: [{ field: null, text }] });
    },
  );

  it("the text of a response is shortened to a length that the page can display", async () => {
    const errors = Array.from({ length: 50 }, () => ({ message: "x".repeat(1_000) }));
    const item = await entryAfter(async () => respond(400, { errors }));
    const refusals = item?.problem?.kind === "refused" ? item.problem.refusals : [];
    expect(refusals.length).toBe(20);
    expect(refusals[0]?.text.length).toBe(300);
  });
});
