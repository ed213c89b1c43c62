/** @jest-environment node */
import { connect } from "node:net";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { readSettings } from "../settings.ts";
import { studiesFile } from "./a-study";
import { aStep, PROTOCOL, sent } from "./records";
import { SITE, startReceiver } from "./start-receiver";

const READ_TOKEN = `read-${"r".repeat(40)}`;
const RUN_TOKEN = `run-${"w".repeat(40)}`;

const start = (changes: Record<string, string> = {}) =>
  startReceiver({
    SESSIONS_DIR: temporaryFolder(),
    STUDIES: studiesFile().path,
    READ_TOKEN,
    RUN_TOKEN,
    ...changes,
  });

type To = { url: string };

const SUMMARY = `summary?protocol=${PROTOCOL}`;

/** Requests a URL below `/sessions/`. Without a token, the request has no header Authorization. */
const ask = (to: To, path: string, token?: string, headers: Record<string, string> = {}) =>
  fetch(`${to.url}/sessions/${path}`, {
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
  });

const codeOf = async (answer: Response) => (await answer.json()).errors[0].code;

it("the receiver answers the holder of the token, and its answer is not cached", async () => {
  const receiver = await start();
  const answer = await ask(receiver, SUMMARY, READ_TOKEN);
  expect([answer.status, (await answer.json()).protocol]).toEqual([200, PROTOCOL]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Vary")).toBe("Origin, Authorization");
});

it.each([
  ["no token", undefined, 401, "TOKEN"],
  ["a wrong token", "x".repeat(45), 401, "TOKEN"],
  ["the beginning of the token", READ_TOKEN.slice(0, -1), 401, "TOKEN"],
  ["a longer token", `${READ_TOKEN}r`, 401, "TOKEN"],
  ["the token in capitals", READ_TOKEN.toUpperCase(), 401, "TOKEN"],
  ["the token with which studies are run", RUN_TOKEN, 403, "RIGHT"],
])("the receiver gives no data for %s", async (_, token, status, code) => {
  const receiver = await start();
  const answer = await ask(receiver, SUMMARY, token);
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
});

it.each(["Basic", "Token", ""])(
  "the receiver gives no data for the token in a header Authorization of the kind “%s”",
  async (kind) => {
    const receiver = await start();
    const headers = { Authorization: `${kind} ${READ_TOKEN}` };
    expect((await ask(receiver, SUMMARY, undefined, headers)).status).toBe(401);
  },
);

it("after five wrong tokens, the receiver refuses every token from this address for the rest of the minute, and no other address", async () => {
  const receiver = await start({ TRUSTED_PROXIES: "1" });
  const from = (address: string, token?: string) =>
    ask(receiver, SUMMARY, token, { "X-Forwarded-For": address });
  // Right tokens are not counted.
  for (const _count of Array(10)) expect((await from("192.0.2.1", READ_TOKEN)).status).toBe(200);
  const wrong = [undefined, "x".repeat(45), READ_TOKEN.slice(1), "x", "y".repeat(32)];
  for (const token of wrong) expect((await from("192.0.2.1", token)).status).toBe(401);
  for (const token of ["x".repeat(45), READ_TOKEN]) {
    const answer = await from("192.0.2.1", token);
    expect([answer.status, await codeOf(answer)]).toEqual([429, "TOO_MANY_TOKENS"]);
    const wait = Number(answer.headers.get("Retry-After"));
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
  }
  expect((await from("192.0.2.2", READ_TOKEN)).status).toBe(200);
});

it("wrong tokens that arrive together are limited as well", async () => {
  const receiver = await start();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(receiver, SUMMARY, `${index}`.padEnd(40, "x"))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
});

it.each([
  `${SUMMARY}&token=${READ_TOKEN}`,
  `${SUMMARY}&access_token=x`,
  `summary?${READ_TOKEN}&protocol=${PROTOCOL}`,
])(
  "the receiver refuses a URL that may contain a token, also with the right header: %s",
  async (path) => {
    const receiver = await start();
    for (const token of [undefined, READ_TOKEN]) {
      const answer = await ask(receiver, path, token);
      expect([answer.status, await codeOf(answer)]).toEqual([400, "ADDRESS"]);
    }
  },
);

it("the log contains neither tokens nor IP addresses nor the ids of studies", async () => {
  const receiver = await start();
  await sent(receiver, aStep());
  const asked = [SUMMARY, `${SUMMARY}&by=condition`, `${SUMMARY}&token=${READ_TOKEN}`];
  for (const path of asked)
    for (const token of [READ_TOKEN, RUN_TOKEN, "guessed-token"]) await ask(receiver, path, token);
  const text = JSON.stringify(receiver.entries());
  expect(text).toContain('"reason":"TOKEN"');
  for (const secret of [READ_TOKEN, RUN_TOKEN, "guessed", PROTOCOL, "protocol=", "token="])
    expect(text).not.toContain(secret);
  const read = receiver.entries().filter(({ event }) => event === "read");
  expect(read).toEqual([{ event: "read", status: 200, what: "by condition" }]);
});

it("without a token in its settings, the receiver answers with 404, as for an unknown URL", async () => {
  const receiver = await start({ READ_TOKEN: "", RUN_TOKEN: "" });
  for (const token of [undefined, "", "undefined", READ_TOKEN])
    expect((await ask(receiver, SUMMARY, token)).status).toBe(404);
  const onlyRun = await start({ READ_TOKEN: "" });
  expect((await ask(onlyRun, SUMMARY, RUN_TOKEN)).status).toBe(404);
});

it.each([
  ["https://other.example", 403],
  ["null", 403],
  [`${SITE}.other.example`, 403],
])(
  "a page of the origin %s receives nothing, also with the right token",
  async (origin, status) => {
    const receiver = await start();
    const answer = await ask(receiver, SUMMARY, READ_TOKEN, { Origin: origin });
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([
      status,
      null,
    ]);
    expect(await codeOf(answer)).toBe("ORIGIN");
    const preflight = await fetch(`${receiver.url}/sessions/${SUMMARY}`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Headers": "authorization" },
    });
    expect([preflight.status, preflight.headers.get("Access-Control-Allow-Headers")]).toEqual([
      403,
      null,
    ]);
  },
);

it("a page of the site may send the token, but not to any other URL", async () => {
  const receiver = await start();
  const preflight = async (path: string) => {
    const answer = await fetch(`${receiver.url}${path}`, {
      method: "OPTIONS",
      headers: { Origin: SITE },
    });
    expect(answer.status).toBe(204);
    return [
      answer.headers.get("Access-Control-Allow-Origin"),
      answer.headers.get("Access-Control-Allow-Methods"),
      answer.headers.get("Access-Control-Allow-Headers"),
    ];
  };
  const withToken = [SITE, "GET, POST", "Accept, Authorization, Content-Type"];
  expect(await preflight(`/sessions/${SUMMARY}`)).toEqual(withToken);
  const without = [SITE, "POST", "Accept, Content-Type"];
  for (const path of ["/sessions", "/sessions/open", "/messages"])
    expect(await preflight(path)).toEqual(without);
  const answer = await ask(receiver, SUMMARY, READ_TOKEN, { Origin: SITE });
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([200, SITE]);
});

it("two headers Authorization are refused, if only the second has the right token", async () => {
  const receiver = await start();
  const socket = connect(receiver.port, "127.0.0.1");
  socket.write(
    `GET /sessions/${SUMMARY} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nAuthorization: Bearer ${READ_TOKEN}\r\nConnection: close\r\n\r\n`,
  );
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

it.each(["x".repeat(31), `${"x".repeat(20)} ${"x".repeat(20)}`, "é".repeat(40)])(
  "the receiver refuses to start with a token that is too short or cannot be sent, and does not print it: %s",
  (token) => {
    for (const name of ["READ_TOKEN", "RUN_TOKEN"]) {
      const read = () => readSettings({ ALLOWED_ORIGINS: SITE, MESSAGES_DIR: "/m", [name]: token });
      expect(read).toThrow(
        new RegExp(`^${name} is set to \\d+ characters\\. Expected 32 or more .*openssl rand`),
      );
      expect(read).not.toThrow(token);
    }
  },
);
