import { type Agent, request } from "node:http";
import { connect } from "node:net";
import { type Random, seededRandom } from "@/lib/stats/random";
import { aMessage } from "./messages";
import { anEnd, aStart, aStep, aWithdrawal, newSession, PROTOCOL, sha256 } from "./records";

/** The tokens of the receiver that is tested. */
export const FUZZED_TOKENS = { READ_TOKEN: "r".repeat(40), RUN_TOKEN: "w".repeat(40) };

/** The content types of the fuzzed requests; requests of the last type have no content type. */
export const FUZZED_TYPES = [
  "application/json",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "text/plain",
  "application/octet-stream",
  "",
] as const;

export type FuzzedType = (typeof FUZZED_TYPES)[number];

/** Every route of the receiver, and some paths without a route. */
const ROUTES = [
  "/sessions",
  "/sessions",
  "/sessions/open",
  `/sessions/open?protocol=${PROTOCOL}`,
  "/sessions/open?protocol=%",
  "//[/sessions/open?protocol",
  "/sessions/studies",
  `/sessions/summary?protocol=${PROTOCOL}&by=condition`,
  `/sessions/records?protocol=${PROTOCOL}`,
  "/sessions/records?protocol=%&unless=%",
  "/sessions/records/read",
  "/sessions/records/read",
  "/sessions/settings",
  "/sessions/settings",
  "/sessions/free",
  "/contact",
  "/contact",
  "/",
  "/health",
  "/ready",
  "/a?b",
];
const METHODS = [
  ...Array<string>(6).fill("POST"),
  ...Array<string>(3).fill("GET"),
  "PUT",
  "OPTIONS",
  "DELETE",
];

/**
 * On average, one form out of this number contains a file one byte above the limit. Such forms are rare, because the
 * transfer of a large file takes time.
 */
const LARGE_IN = 400;
const LARGE_BYTES = 5_242_881;

const BOUNDARY = "----b";

/** A response of the receiver; the status is 0 if the connection was closed without a response. */
export type FuzzedAnswer = { status: number; text: string };

type Tools = {
  random: Random;
  oneOf: <T>(list: readonly T[]) => T;
  upTo: (most: number) => number;
};

function toolsFrom(seed: number): Tools {
  const random = seededRandom(seed);
  return {
    random,
    oneOf: (list) => list[Math.floor(random() * list.length)] as never,
    upTo: (most) => Math.floor(random() * (most + 1)),
  };
}

const bytesOf = ({ upTo }: Tools, count: number) =>
  Buffer.from(Array.from({ length: count }, () => upTo(255)));

/** Returns a body with some of its bytes removed, repeated, replaced or added. */
function damaged(tools: Tools, body: Buffer): Buffer {
  const { oneOf, upTo } = tools;
  const at = upTo(body.length);
  const to = Math.min(body.length, at + upTo(40));
  const [before, middle, after] = [body.subarray(0, at), body.subarray(at, to), body.subarray(to)];
  return oneOf([
    () => before,
    () => after,
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, middle, middle, after]),
    () => Buffer.concat([before, bytesOf(tools, upTo(8)), after]),
    () => Buffer.concat([before, Buffer.from(oneOf(SPLINTERS)), middle, after]),
  ])();
}

/** Fragments that parsers often handle incorrectly. */
const SPLINTERS = [
  "\r\n",
  "\n\n",
  `--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  `\r\n--${BOUNDARY}\r\n`,
  'Content-Disposition: form-data; name="a"; filename="a"',
  "Content-Transfer-Encoding: base64",
  "Content-Type: multipart/mixed; boundary=x",
  '"',
  "\\",
  "{",
  "[",
  "]}",
  ",,",
  ":",
  "%",
  "%u0000",
  "&=&",
  "\u0000",
  "\uFEFF",
  '{"__proto__":1}',
  "1e999",
] as const;

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "x".repeat(300),
  "../../etc/passwd",
  "\u0000\u202E",
  [],
  [[]],
  {},
  { toString: 1, valueOf: 1 },
  Array(3000).fill({}),
];

const TEXTS = VALUES.filter((value) => typeof value === "string");

/** Returns a valid body. A malformed body is made by changing a valid body. */
function aValid({ oneOf }: Tools): Record<string, unknown> {
  return oneOf([
    () => aStart(newSession()),
    () => aStep(),
    () => anEnd(newSession()),
    () => aWithdrawal(newSession()),
    () => ({
      protocol: PROTOCOL,
      session: newSession(),
      person: sha256(newSession()),
      rehearsal: false,
    }),
    () => ({
      records: [{ session: newSession(), kind: "step", step: "stroop", digest: sha256("") }],
    }),
    // Another study, because the tested one must remain open.
    () => ({ protocol: "b".repeat(64), paused: true, quota: { high: 1 } }),
    () => ({ protocol: PROTOCOL, session: newSession() }),
    () => aMessage(),
  ])();
}

function json(tools: Tools): Buffer {
  const { oneOf, upTo, random } = tools;
  const valid = aValid(tools);
  for (let count = upTo(2); count > 0; count--)
    valid[oneOf([...Object.keys(valid), "__proto__", "simulated", "rows"])] = oneOf(VALUES);
  const text = JSON.stringify(valid);
  if (random() < 0.5) return damaged(tools, Buffer.from(text));
  return Buffer.from(
    oneOf([
      () => text,
      () => "[".repeat(upTo(20_000)),
      () => `{"a":${"[".repeat(upTo(9000))}`,
      () => `{"format":1,"kind":"step","rows":[${"{},".repeat(upTo(5000))}{}]}`,
      () =>
        `{"kind":"step","rows":[{${Array.from({ length: upTo(4000) }, (_, key) => `"${key}":1`)}}]}`,
      () => JSON.stringify(oneOf(VALUES)),
      () => "x".repeat(upTo(300_000)),
    ])(),
  );
}

function form(tools: Tools): Buffer {
  const { oneOf, upTo, random } = tools;
  const fields = Object.entries(aMessage({ [oneOf(["name", "email", "x"])]: oneOf(TEXTS) }));
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const size = random() < 1 / LARGE_IN ? LARGE_BYTES : upTo(3000);
  for (let files = upTo(2); files > 0; files--)
    parts.push(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${oneOf(["attachment", "a"])}"; filename="${oneOf(["a.txt", "", "=?x", "\u202E.pdf", "../a"])}"\r\n` +
        `Content-Type: ${oneOf(["text/plain", "a/b/c", ""])}\r\n\r\n${"x".repeat(size)}\r\n`,
    );
  if (random() < 0.1) parts.push(...Array<string>(upTo(60)).fill(parts[0] ?? ""));
  const whole = Buffer.from(
    `${parts.join("")}${oneOf(["", `--${BOUNDARY}`, `--${BOUNDARY}--\r\n`])}`,
  );
  return random() < 0.7 ? damaged(tools, whole) : whole;
}

function encoded(tools: Tools): Buffer {
  const { oneOf, upTo, random } = tools;
  const fields = Object.entries(aMessage({ [oneOf(["name", "email", "x"])]: oneOf(TEXTS) }));
  const pairs = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (random() < 0.2) pairs.push(...Array<string>(upTo(200)).fill("a=%zz%"));
  return damaged(tools, Buffer.from(pairs.join("&")));
}

function bodyFor(tools: Tools, type: FuzzedType): Buffer {
  switch (type) {
    case "application/json":
      return json(tools);
    case "multipart/form-data":
      return form(tools);
    case "application/x-www-form-urlencoded":
      return encoded(tools);
    default:
      return tools.oneOf([json, form, encoded, (with_: Tools) => bytesOf(with_, 60)])(tools);
  }
}

/**
 * Returns a function that sends one request that no page sends. The request has the given content type, any route and
 * any method; its body is sent in one piece, in chunks or incompletely.
 *
 * @param seed the same seed produces the same requests
 */
export function createFuzz(port: number, type: FuzzedType, seed: number, agent: Agent) {
  const tools = toolsFrom(seed);
  const { oneOf, random } = tools;
  return (): Promise<FuzzedAnswer> => {
    const body = bodyFor(tools, type);
    const parameters = type === "multipart/form-data" ? oneOf(FORM_PARAMETERS) : oneOf(PARAMETERS);
    const headers = {
      ...(type !== "" && { "Content-Type": `${type}${parameters}` }),
      ...(random() < 0.2 && { Origin: oneOf(["https://other.example", "null", "x"]) }),
      ...(random() < 0.1 && { "Accept-Language": "fr" }),
      ...(random() < 0.7 && {
        Authorization: `Bearer ${oneOf([...Object.values(FUZZED_TOKENS), "x"])}`,
      }),
    };
    const [method, path] = [oneOf(METHODS), oneOf(ROUTES)];
    const framing = random();
    if (framing < 0.15) return sendCut(port, method, path, headers, body);
    if (framing < 0.25) return sendRaw(port, damagedHead(tools, method, path, headers, body));
    return sendWhole(port, { agent, method, path, headers }, body, framing < 0.6);
  };
}

const PARAMETERS = ["", "", "; charset=x", ";", "; boundary"] as const;
const FORM_PARAMETERS = [
  ...Array<string>(6).fill(`; boundary=${BOUNDARY}`),
  `; boundary="${BOUNDARY}"`,
  "; boundary=",
  "",
  "; charset=utf-8; boundary*=x",
] as const;

const headOf = (method: string, path: string, headers: Record<string, string>, length: number) =>
  [
    `${method} ${path} HTTP/1.1`,
    "Host: x",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${length}`,
    "",
    "",
  ].join("\r\n");

function damagedHead(tools: Tools, ...[method, path, headers, body]: Sent): Buffer {
  const head = Buffer.from(headOf(method, path, headers, body.length));
  return Buffer.concat([damaged(tools, head), body]);
}

type Sent = [method: string, path: string, headers: Record<string, string>, body: Buffer];

/** Sends the bytes as a complete request. Any response is acceptable. */
function sendRaw(port: number, bytes: Buffer): Promise<FuzzedAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const done = () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text: "" });
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => undefined).on("close", done);
    socket.end(bytes);
  });
}

/** Announces a longer body than it sends, then closes the connection. */
function sendCut(port: number, ...[method, path, headers, body]: Sent): Promise<FuzzedAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).on("close", () => resolve({ status: 0, text: "" }));
    const head = headOf(method, path, headers, body.length + 10);
    socket.write(Buffer.concat([Buffer.from(head), body]), () => socket.destroy());
  });
}

function sendWhole(
  port: number,
  target: { agent: Agent; method: string; path: string; headers: Record<string, string> },
  body: Buffer,
  inChunks: boolean,
): Promise<FuzzedAnswer> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, text: "" });
    const headers = inChunks
      ? { ...target.headers, "Transfer-Encoding": "chunked" }
      : { ...target.headers, "Content-Length": body.length };
    const sending = request({ host: "127.0.0.1", port, ...target, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response
        .on("error", lost)
        .on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sending.on("error", lost);
    const middle = Math.floor(body.length / 2);
    if (inChunks) sending.write(body.subarray(0, middle));
    sending.end(inChunks ? body.subarray(middle) : body);
  });
}
