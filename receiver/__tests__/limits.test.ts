/** @jest-environment node */
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { clientOf } from "../client-address.ts";
import { createLoad } from "../load.ts";
import { createLimit } from "../rate-limit.ts";
import { stored } from "./describe-contract";
import { aMessage } from "./messages";
import { aStep, aWithdrawal, newSession, PROTOCOL, post, receipt, sent } from "./records";
import { SITE, startReceiver } from "./start-receiver";

afterEach(() => jest.restoreAllMocks());

const settingsFor = (SESSIONS_DIR = temporaryFolder()) => ({ SESSIONS_DIR, PROTOCOLS: PROTOCOL });

const addressOf = (forwarded: string) =>
  clientOf(
    { headers: { "x-forwarded-for": forwarded }, socket: {} } as unknown as IncomingMessage,
    1,
  ).address;

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:9"],
  ["2001:db8:1:2::1", "[2001:db8:1:2::7]:49152"],
  ["fe80::1%eth0", "fe80::2"],
  ["192.0.2.7", "::ffff:192.0.2.7"],
  ["192.0.2.7", "::FFFF:c000:207"],
  ["192.0.2.7", "192.0.2.7:50123"],
  ["192.0.2.7", "[::ffff:192.0.2.7]:80"],
])("the rate limit counts the address %s and the address %s as the same client", (one, other) => {
  expect(addressOf(one)).not.toBe("");
  expect(addressOf(other)).toBe(addressOf(one));
});

it("the rate limit counts neighbouring addresses as different clients", () => {
  const all = ["192.0.2.7", "192.0.2.8", "2001:db8:1:2::1", "2001:db8:1:3::1", "::1"];
  expect(new Set(all.map(addressOf)).size).toBe(all.length);
});

it("the rate limit counts an IPv6 network as one client, and also limits all networks of one site together", async () => {
  const limited = await startReceiver({
    ...settingsFor(),
    TRUSTED_PROXIES: "1",
    SESSION_RATE_LIMIT: "2",
  });
  const from = async (address: string) =>
    (await post(limited, "{}", { "X-Forwarded-For": address })).status;
  const statuses = [];
  for (const host of ["1", "2", "3", "4"]) statuses.push(await from(`2001:db8:0:1::${host}`));
  expect(statuses).toEqual([400, 400, 429, 429].map((status) => (status === 400 ? 422 : status)));
  // The two refused requests are not counted for the site, whose limit is 32 requests.
  const others = [];
  for (let network = 2; network < 20; network++)
    for (const host of ["1", "2"]) others.push(await from(`2001:db8:0:${network}::${host}`));
  expect(others.filter((status) => status === 422)).toHaveLength(30);
  expect(await from("2001:db9::1")).toBe(422);
});

it("the receiver still serves participants if a stranger uses up the rate limit of their study site's origin", async () => {
  const limited = await startReceiver({
    ...settingsFor(),
    TRUSTED_PROXIES: "1",
    ORIGIN_RATE_LIMIT: "400",
  });
  const from = (address: string) =>
    post(limited, "{}", { "X-Forwarded-For": address, Origin: SITE });
  let answer = await from("192.0.2.1");
  for (let count = 0; count < 500 && answer.status !== 429; count++)
    answer = await from("192.0.2.1");
  expect(answer.status).toBe(429);
  const headers = { "X-Forwarded-For": "198.51.100.1", Origin: SITE };
  expect((await post(limited, aStep(), headers)).status).toBe(200);
});

it("the rate limit counts by region if there are too many addresses, and does not limit other regions", () => {
  const limit = createLimit(5, 60);
  for (let index = 0; index < 100_000; index++) limit.add(`a${index}`, 1, "2001:db8::/32");
  for (let count = 0; count < 5; count++) limit.add(`new${count}`, 1, "2001:db8::/32");
  expect(() => limit.add("new", 1, "2001:db8::/32")).toThrow();
  expect(limit.add("participant", 1, "198.51")).toBe(1);
});

describe("the memory for arriving bodies", () => {
  const most = { MAX_PENDING: 100, MAX_PENDING_BYTES: 2000, ALLOWED_ORIGINS: [SITE] };

  it("cannot be used up by one client alone", () => {
    const enter = createLoad(most);
    for (let count = 0; count < 5; count++) enter(SITE, "stranger").take(100);
    expect(() => enter(SITE, "stranger").take(100)).toThrow("BUSY");
    expect(() => enter(SITE, "participant").take(400)).not.toThrow();
  });

  it("is taken from a slow body for a faster body, and the receiver asks the slow sender to try again", () => {
    const enter = createLoad(most);
    const refused = jest.fn();
    const slow = ["one", "two"].map((client) => {
      const share = enter(SITE, client);
      share.onEvicted(refused);
      share.arrived(500);
      share.take(500);
      return share;
    });
    const next = () => {
      const share = enter(SITE, "participant");
      share.arrived(500);
      share.take(500);
    };
    expect(next).toThrow("BUSY");
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 6000);
    expect(next).not.toThrow();
    expect(refused).toHaveBeenCalledTimes(1);
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status: 429 }));
    for (const share of slow) share.leave();
    // All memory of the interrupted body was released, and it was released only once.
    expect(() => enter(SITE, "other").take(500)).not.toThrow();
  });

  it("is enough for participants with equally slow connections whose bodies together exceed the memory", () => {
    const enter = createLoad(most);
    let now = performance.now();
    jest.spyOn(performance, "now").mockImplementation(() => now);
    // Each body of 100 bytes takes 30 s. The memory is large enough for ten bodies of one origin at a time.
    const senders = Array.from({ length: 25 }, (_, index) => ({
      client: `participant ${index}`,
      bytes: 0,
      held: 0,
      waits: index % 3,
      isDone: false,
      share: undefined as ReturnType<typeof enter> | undefined,
    }));
    const refuse = (sender: (typeof senders)[number]) => {
      sender.share?.leave();
      Object.assign(sender, { share: undefined, bytes: 0, held: 0, waits: 3 });
    };
    const send = (sender: (typeof senders)[number]) => {
      if (!sender.share) {
        sender.share = enter(SITE, sender.client);
        sender.share.onEvicted(() => refuse(sender));
      }
      sender.bytes = Math.min(100, sender.bytes + 100 / 30);
      sender.share.arrived(100 / 30);
      if (sender.bytes > sender.held) {
        const more = Math.min(100, Math.max(4, 2 * sender.held)) - sender.held;
        sender.share.take(more);
        sender.held += more;
      }
      if (sender.bytes < 100) return;
      sender.share.leave();
      sender.isDone = true;
    };
    for (let second = 0; second < 600; second++) {
      now += 1000;
      for (const sender of senders) {
        if (sender.isDone || sender.waits-- > 0) continue;
        try {
          send(sender);
        } catch {
          refuse(sender);
        }
      }
    }
    expect(senders.filter(({ isDone }) => !isDone)).toEqual([]);
  });
});

it("the receiver accepts a record that arrives in chunks of one byte", async () => {
  const receiver = await startReceiver(settingsFor());
  const record = aStep({ padding: "x".repeat(20_000) });
  const body = JSON.stringify(record);
  const socket = connect(receiver.port, "127.0.0.1");
  const head = `POST /sessions HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  socket.write(`${head}${[...body].map((byte) => `1\r\n${byte}\r\n`).join("")}0\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
  });
  expect(answer).toContain(receipt(record));
});

describe("the limit of a record's complexity", () => {
  const list = (count: number, item: string) => Array(count).fill(item).join();
  const record = (rows: string, more = "") =>
    JSON.stringify(aStep()).replace('"rows":[', `${more}"rows":[${rows},`);

  it.each([
    ["2.8 million empty rows", () => record(list(2_700_000, "{}"))],
    [
      "a row of 500,000 columns",
      () => record(`{${Array.from({ length: 500_000 }, (_, key) => `"c${key}":1`)}}`),
    ],
    ["6,000 levels", () => record("{}", `"task":${"[".repeat(6000)}${"]".repeat(6000)},`)],
    ["2.8 million events", () => record("{}", `"events":[${list(2_700_000, "{}")}],`)],
  ])("refuses %s", async (_, body) => {
    const receiver = await startReceiver(settingsFor());
    const [status, { errors }] = await sent(receiver, body());
    expect([status, errors[0].code]).toEqual([422, "TOO_COMPLEX"]);
  });

  it("allows the largest record that a page of the site can send", async () => {
    const receiver = await startReceiver(settingsFor());
    const row = Object.fromEntries(
      Array.from({ length: 60 }, (_, column) => [`column_${column}`, "some 20 characters.."]),
    );
    const task = aStep({ rows: Array(3000).fill(row), events: Array(5000).fill({ at: 1 }) });
    const survey = aStep({
      parameters: { items: Array(300).fill({ text: { en: "x", fr: "x" }, choices: [1, 2] }) },
      rows: Array(300).fill(row),
    });
    for (const each of [task, survey])
      expect(await sent(receiver, each)).toEqual([200, { ok: true, receipt: receipt(each) }]);
  });
});

describe("the limit of the storage", () => {
  it("applies separately to each session, each client and each protocol", async () => {
    const large = (changes = {}) => aStep({ padding: "x".repeat(3000), ...changes });
    const session = newSession();
    const each = async (limit: object, record: (index: number) => object) => {
      const receiver = await startReceiver({ ...settingsFor(), ...limit });
      const codes = [];
      for (let index = 0; index < 4; index++) {
        const [status, answer] = await sent(receiver, record(index));
        codes.push(status === 200 ? 200 : answer.errors[0].code);
      }
      return codes;
    };
    expect(
      await each({ SESSION_TOTAL_BYTES: "8000" }, (index) =>
        large({ session, step: `step-${index}` }),
      ),
    ).toEqual([200, 200, "FULL", "FULL"]);
    expect(await each({ CLIENT_DAY_BYTES: "8000" }, () => large())).toEqual([
      200,
      200,
      "TOO_MUCH",
      "TOO_MUCH",
    ]);
    expect(await each({ PROTOCOL_DAY_BYTES: "8000" }, () => large())).toEqual([
      200,
      200,
      "TOO_MUCH",
      "TOO_MUCH",
    ]);
  });

  it("allows a small number of withdrawals of unknown sessions, and every withdrawal of a known session", async () => {
    const receiver = await startReceiver({ ...settingsFor(), UNKNOWN_WITHDRAWALS: "2" });
    const known = aStep();
    await sent(receiver, known);
    const unknown = [newSession(), newSession(), newSession()];
    const statuses = [];
    for (const session of [...unknown, unknown[0] ?? "", known.session])
      statuses.push((await sent(receiver, aWithdrawal(session)))[0]);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    expect(await stored(settingsFor())).toEqual([]);
  });
});

it("the receiver limits the memory that messages use while they arrive", async () => {
  const receiver = await startReceiver({
    MESSAGES_DIR: temporaryFolder(),
    MAX_PENDING_BYTES: "1000000",
    REQUEST_SECONDS: "2",
  });
  const beginSlowly = () =>
    new Promise<void>((resolve) => {
      const socket = connect(receiver.port, "127.0.0.1");
      const head = `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n`;
      socket.on("error", () => undefined);
      socket.write(head + "x".repeat(100_000), () => resolve());
    });
  await beginSlowly();
  const large = aMessage({ message: "x".repeat(9000), padding: "x".repeat(100_000) });
  const send = () =>
    fetch(receiver.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(large),
    });
  let response = await send();
  for (let count = 0; count < 50 && response.status !== 429; count++) response = await send();
  expect(response.status).toBe(429);
  expect((await response.json()).errors[0].code).toBe("BUSY");
});

it.each([
  ["no HTTP", "nonsense\r\n\r\n", 400],
  ["a header without end", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}`, 431],
  [
    "a false length of a chunk",
    "POST /sessions HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    400,
  ],
  [
    "an expectation",
    "POST /x HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    404,
  ],
  ["a tunnel", "CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
])("the receiver refuses %s, with an error in JSON", async (_, request, status) => {
  const receiver = await startReceiver(settingsFor());
  const socket = connect(receiver.port, "127.0.0.1");
  socket.write(request);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => undefined).on("close", () => resolve(text));
  });
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body).errors[0]).toEqual({
    code: expect.any(String),
    message: expect.any(String),
  });
});
