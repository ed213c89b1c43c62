/** @jest-environment node */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dataPipeFile, dataPipeRecord } from "@/experiments/engine/sending/datapipe-file";
import type { ReceiverSetting } from "@/experiments/engine/sending/receiver";
import { post } from "@/experiments/engine/sending/sending";
import { seededRandom } from "@/lib/stats/random";
import { sha256 } from "../sent-participation";

const KINDS = 1_000;
const RECORD = JSON.stringify({ format: 1, kind: "step", session: "a1b2c3d4e5f6", rows: [] });
const DIGEST = sha256(RECORD);
const RIGHT = DIGEST.slice(0, 12);
const OTHER = sha256("other bytes").slice(0, 12);

const STATUSES = [
  ...[200, 201, 202, 203, 204, 205, 206, 226, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404],
  ...[405, 408, 409, 410, 413, 415, 418, 422, 425, 429, 431, 451, 500, 501, 502, 503, 504, 511],
];
const TYPES = [
  ...["application/json", "application/json; charset=utf-8", "text/html; charset=utf-8"],
  ...["text/plain", "application/xhtml+xml", "application/problem+json", "image/png", ""],
];
const CODES = [
  ...["MISSING_PARAMETER", "DATA_COLLECTION_NOT_ACTIVE", "EXPERIMENT_NOT_FOUND", "INVALID_OWNER"],
  ...["INVALID_OSF_TOKEN", "INVALID_DATA", "SESSION_LIMIT_REACHED", "OSF_FILE_EXISTS"],
  ...["UNKNOWN_ERROR_GETTING_CONDITION", "OSF_UPLOAD_ERROR", "SOMETHING_NEW"],
];
const ERRORS = [
  ...[{ errors: [{ code: "PROTOCOL", message: "No." }] }, { errors: [] }, { errors: [null] }],
  ...CODES.map((error) => ({ error, message: `about ${error}` })),
];
const OBJECTS: object[] = [
  { ok: true, receipt: RIGHT },
  { ok: true, receipt: RIGHT, kept: "beside" },
  { receipt: RIGHT },
  { ok: false, receipt: RIGHT },
  { ok: "true", receipt: RIGHT },
  { ok: true, receipt: RIGHT, errors: [] },
  { ok: true, receipt: RIGHT.toUpperCase() },
  { ok: true, receipt: DIGEST },
  { ok: true, receipt: RIGHT.slice(0, 11) },
  { ok: true, receipt: [RIGHT] },
  { ok: true, receipt: null },
  { ok: true, receipt: OTHER },
  { ok: true, data: { receipt: RIGHT } },
  { ok: true, withdrawn: true },
  { ok: true, withdrawn: true, receipt: OTHER },
  { ok: true, withdrawn: "true" },
  { ok: false, withdrawn: true },
  { withdrawn: true },
  { ok: true },
  { ok: false },
  {},
  { status: "queued" },
  { message: "Success" },
  { message: "Success", error: "OSF_UPLOAD_ERROR" },
  { message: "success" },
  ...ERRORS,
];
const BODIES = [
  ...OBJECTS.map((object) => JSON.stringify(object)),
  JSON.stringify([{ ok: true, receipt: RIGHT }]),
  `<!doctype html><p>{"ok":true,"receipt":"${RIGHT}"}`,
  "<form>Sign in…</form>",
  `\ufeff{"ok":true,"receipt":"${RIGHT}"}`,
  `)]}'\n{"ok":true,"receipt":"${RIGHT}"}`,
  RIGHT,
  JSON.stringify(RIGHT),
  RECORD,
  ...["", " ", "null", "true", "false", "0", '"ok"', "OK", "\0", "[".repeat(30_000)],
];
/** HTTP statuses whose responses do not have a body. */
const WITHOUT_BODY = [204, 205, 304];

/** How the simulated server transmits the bytes of a response. */
const WAYS = [
  "whole",
  "whole",
  "whole",
  "in pieces",
  "shortened",
  "cut off",
  "without end",
] as const;

type Kind = { status: number; type: string; body: string; way: (typeof WAYS)[number] };

/** Returns how the sender must understand a complete response, according to the contract in docs/protocol.md. */
function contractOf({ status, body, way }: Kind, ofDataPipe: boolean) {
  const nothing = { isRight: false, isWithdrawn: false, isConfirmed: false };
  const isOk = status >= 200 && status < 300;
  const isWhole = way !== "cut off" && way !== "without end";
  if (!isWhole && !WITHOUT_BODY.includes(status)) return nothing;
  const text = WITHOUT_BODY.includes(status) ? "" : body.replace(/^\ufeff/, "");
  let json: Record<string, unknown> | null = null;
  try {
    json = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (json === null || typeof json !== "object" || Array.isArray(json)) return nothing;
  if (ofDataPipe) {
    const isThere = json.error === "OSF_FILE_EXISTS" && status >= 400 && status < 500;
    return {
      ...nothing,
      isConfirmed: isThere || (isOk && json.message === "Success" && !json.error),
    };
  }
  // A receipt of the bytes proves delivery, unless the same response also reports an error.
  const isFine = isOk && !("errors" in json) && !("error" in json) && json.ok !== false;
  const saysWithdrawn = isFine && json.ok === true && json.withdrawn === true;
  return {
    ...nothing,
    isRight: isFine && json.receipt === RIGHT,
    isWithdrawn: saysWithdrawn && [undefined, RIGHT].includes(json.receipt as never),
  };
}

function give(response: ServerResponse, { status, type, body, way }: Kind) {
  response.on("error", () => {});
  const headers = { ...(type && { "Content-Type": type }), Location: "/elsewhere" };
  const bytes = Buffer.from(body);
  if (way === "cut off") {
    response.writeHead(status, { ...headers, "Content-Length": bytes.length + 9 });
    response.write(bytes, () => response.destroy());
  } else if (way === "without end" && !WITHOUT_BODY.includes(status)) {
    response.writeHead(status, headers);
    response.write(bytes);
    const more = () => {
      if (!response.destroyed) response.write(" ".repeat(20_000), () => setImmediate(more));
    };
    more();
  } else if (way === "in pieces") {
    response.writeHead(status, headers);
    for (let at = 0; at < bytes.length; at += 7000) response.write(bytes.subarray(at, at + 7000));
    response.end();
  } else response.writeHead(status, headers).end(bytes);
}

const fromNetwork = fetch;
let address = "";
let asked: readonly Kind[] = [];
/** Number of requests that were made because the sender followed a redirect. */
let elsewhere = 0;
const server = createServer((request, response) => {
  if (request.url === "/elsewhere") {
    elsewhere += 1;
    response.end(JSON.stringify({ ok: true, receipt: RIGHT, message: "Success" }));
    return;
  }
  const kind = asked[Number(request.url?.slice(1))] as Kind;
  request.resume().on("end", () => give(response, kind));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  Object.assign(globalThis, { fetch: fromNetwork });
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/**
 * Returns many kinds of response, which depend on a seed. The first responses have a complete body and the status 200
 * or 400. Random combinations follow.
 */
function kinds(seed: number): Kind[] {
  const next = seededRandom(seed);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const plain = BODIES.flatMap((body) =>
    [200, 400].map((status): Kind => ({ status, type: "application/json", body, way: "whole" })),
  );
  const mixed = Array.from({ length: KINDS - plain.length }, (): Kind => {
    const way = one(WAYS);
    const body = one(BODIES);
    const left = way === "shortened" ? body.slice(0, Math.floor(next() * body.length)) : body;
    return { status: one(STATUSES), type: one(TYPES), body: left, way };
  });
  return [...plain, ...mixed];
}

async function answersTo(to: ReceiverSetting, body: string, seed: number) {
  asked = kinds(seed);
  let at = 0;
  const fetch = (_: string, init: RequestInit) => fromNetwork(`${address}${at}`, init);
  Object.assign(globalThis, { fetch });
  const found: { kind: Kind; what: string }[] = [];
  const AT_ONCE = 50;
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const part = asked.slice(from, from + AT_ONCE).map(async (kind, index) => {
      // The function sends its request synchronously, before its first await. The variable `at` therefore still belongs
      // to this request.
      at = from + index;
      const { outcome, isWithdrawn } = await post(to, body, DIGEST);
      const sent = isWithdrawn ? "withdrawn" : "arrived";
      return { kind, what: outcome === "sent" ? sent : outcome.problem.kind };
    });
    found.push(...(await Promise.all(part)));
  }
  return found;
}

const ENDPOINT = { kind: "endpoint", url: "https://data.lab.example/sessions" } as const;
const DATAPIPE = { kind: "datapipe", experiment: "abc" } as const;

/** Returns the kinds of response that the sender misinterpreted. */
const wrong = (found: Awaited<ReturnType<typeof answersTo>>, right: (kind: Kind) => string[]) =>
  found
    .filter(({ kind, what }) => !right(kind).includes(what))
    .map(({ kind, what }) => ({ ...kind, body: kind.body.slice(0, 99), what }));

it(`with ${KINDS} kinds of response, a record counts as delivered only with a receipt of its bytes`, async () => {
  const found = await answersTo(ENDPOINT, RECORD, 20261126);
  const unexpected = wrong(found, (kind) => {
    const { isRight, isWithdrawn } = contractOf(kind, false);
    if (isWithdrawn) return ["withdrawn"];
    return isRight ? ["arrived"] : ["waiting", "refused"];
  });
  expect(unexpected).toEqual([]);
  // The sender may give up only if the response body is the receiver's own error message.
  const refused = found.filter(({ what }) => what === "refused");
  expect(refused.every(({ kind }) => kind.body === JSON.stringify(ERRORS[0]))).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(found.filter(({ what }) => what === "arrived").length).toBeGreaterThan(1);
  expect(elsewhere).toBe(0);
}, 180_000);

it(`with ${KINDS} kinds of response and no receipts, HTML, errors and partial texts do not confirm delivery`, async () => {
  const found = await answersTo({ ...ENDPOINT, isWithoutReceipts: true }, RECORD, 7);
  const counted = found.filter(({ what }) => what === "arrived" || what === "withdrawn");
  const hasReason = counted.filter(({ kind }) => {
    const { status, type, body, way } = kind;
    const { isRight, isWithdrawn } = contractOf(kind, false);
    if (status >= 300) return true;
    if (isRight || isWithdrawn || WITHOUT_BODY.includes(status)) return false;
    const isWhole = way !== "cut off" && way !== "without end";
    const isBad =
      /^\s*<|"errors"|"error"|"ok":false|^false|^\[\[/.test(body) || body.includes(OTHER);
    return !isWhole || /html/.test(type) || isBad;
  });
  expect(wrong(hasReason, () => [])).toEqual([]);
  expect(counted.length).toBeGreaterThan(20);
  expect(elsewhere).toBe(0);
}, 180_000);

it(`with ${KINDS} kinds of response, only a message from DataPipe confirms a file; only permanent errors are final`, async () => {
  const body = dataPipeFile("abc", "a1b2c3d4e5f6_a.json", dataPipeRecord(RECORD));
  const found = await answersTo(DATAPIPE, body, 3);
  const unexpected = wrong(found, (kind) =>
    contractOf(kind, true).isConfirmed ? ["arrived"] : ["waiting", "refused"],
  );
  expect(unexpected).toEqual([]);
  const final = found.flatMap(({ kind, what }) =>
    what === "refused" ? JSON.parse(kind.body).error : [],
  );
  expect([...new Set(final)].sort()).toEqual([
    "EXPERIMENT_NOT_FOUND",
    "INVALID_OWNER",
    "MISSING_PARAMETER",
  ]);
  expect(elsewhere).toBe(0);
}, 180_000);

/**
 * Returns whether DataPipe accepts a file for a new experiment (`functions/validate-json.js` and `validate-csv.js`).
 */
function isValidAtDataPipe(data: string, required: readonly string[] = ["trial_type"]): boolean {
  const has = (names: readonly string[]) => required.every((name) => names.includes(name));
  try {
    const parsed = JSON.parse(data);
    return has(Array.isArray(parsed) ? parsed.flatMap(Object.keys) : Object.keys(parsed));
  } catch {
    return has((data.split("\n")[0] ?? "").split(","));
  }
}

it("a file for DataPipe consists of the bytes of the record and the field that new experiments require", () => {
  const file = dataPipeRecord(RECORD);
  expect(isValidAtDataPipe(RECORD)).toBe(false);
  expect(isValidAtDataPipe(file)).toBe(true);
  expect(file.replace('"trial_type":"protocole",', "")).toBe(RECORD);
});
