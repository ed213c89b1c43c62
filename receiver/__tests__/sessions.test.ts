/** @jest-environment node */
import { existsSync, readdirSync, statSync } from "node:fs";
import { rename, truncate } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { checkReceipts } from "../sessions/check-receipts.ts";
import { COMMANDS } from "../sessions/commands.ts";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { describeContract, stored } from "./describe-contract";
import { aMessage, storedIn } from "./messages";
import { anEnd, aStart, aStep, aWithdrawal, newSession, PROTOCOL, post, sent } from "./records";
import { SITE, startReceiver } from "./start-receiver";

describe("with records in files,", () => {
  describeContract(async () => ({ SESSIONS_DIR: temporaryFolder() }));
});

let folder: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

const settingsFor = (SESSIONS_DIR = temporaryFolder()) => ({ SESSIONS_DIR, PROTOCOLS: PROTOCOL });

beforeAll(async () => {
  folder = temporaryFolder();
  receiver = await startReceiver(settingsFor(folder));
});

it("the receiver refuses invalid records, and stores none of their bytes", async () => {
  const step = aStep();
  const refused: [unknown, number, string, string?][] = [
    ["{", 400, "UNREADABLE"],
    ["[]", 400, "UNREADABLE"],
    [aStep({ format: 3 }), 422, "INVALID", "format"],
    [aStep({ person: undefined }), 422, "REQUIRED_FIELD_MISSING", "person"],
    [aStep({ planHash: "x" }), 422, "INVALID", "planHash"],
    [aStep({ visit: "../x" }), 422, "INVALID", "visit"],
    [aStep({ deviceFacts: [] }), 422, "INVALID", "deviceFacts"],
    [anEnd(step.session, { rehearsal: "no" }), 422, "INVALID", "rehearsal"],
    [aStep({ kind: "other" }), 422, "INVALID", "kind"],
    [aStep({ kind: undefined }), 422, "REQUIRED_FIELD_MISSING", "kind"],
    [aStep({ session: "../x" }), 422, "INVALID", "session"],
    [aStep({ session: `${step.session}\n` }), 422, "INVALID", "session"],
    [aStep({ step: "Stroop" }), 422, "INVALID", "step"],
    [aStep({ step: null }), 422, "INVALID", "step"],
    [aStep({ rows: undefined }), 422, "REQUIRED_FIELD_MISSING", "rows"],
    [aStep({ rows: [1] }), 422, "INVALID", "rows"],
    [aStep({ simulated: true }), 422, "SIMULATED"],
    [aStep({ rows: [{ trial: 1 }, { trial: 2, simulated: "TRUE" }] }), 422, "SIMULATED"],
    [aStep({ protocol: "b".repeat(64) }), 403, "PROTOCOL"],
    [aStep({ protocol: null, step: null }), 403, "PROTOCOL"],
    [anEnd(step.session, { protocol: "b".repeat(64) }), 403, "PROTOCOL"],
    [aWithdrawal("X"), 422, "INVALID", "session"],
  ];
  for (const [body, status, code, field] of refused) {
    const [given, { errors }] = await sent(receiver, body);
    expect([given, errors[0].code, errors[0].field, errors[0].message !== ""]).toEqual([
      status,
      code,
      field,
      true,
    ]);
  }
  expect(await stored({ SESSIONS_DIR: folder })).toEqual([]);
});

it("the receiver refuses a start whose field is wrong, and names this field", async () => {
  const wrong: [field: string, value: unknown][] = [
    ["format", 1],
    ["session", "../x"],
    ["protocol", null],
    ["document", "d"],
    ["condition", "Low "],
    ["condition", 1],
    ["conditionSource", "guessed"],
    ["conditionSource", null],
    ["row", -1],
    ["row", 0.5],
    ["row", "1"],
    ["ids", null],
    ["ids", ["s-17"]],
    ["ids", { SONA_ID: 17 }],
    ["ids", { SONA_ID: "x".repeat(1001) }],
    ["ids", Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`ID_${index}`, "x"]))],
    ["at", "yesterday"],
    ["at", "2026-11-25T08:59:30.000Z"],
    ["at", "2026-13-25T08:59:30.000+01:00"],
    ["at", "2026-11-25T08:59:30.000+01:00\n"],
    ["planHash", "A".repeat(64)],
    ["person", ""],
    ["person", "x".repeat(1001)],
    ["visit", ""],
    ["rehearsal", "TRUE"],
  ];
  for (const [field, value] of wrong) {
    const [status, { errors }] = await sent(receiver, aStart(newSession(), { [field]: value }));
    expect([value, status, errors?.[0].field]).toEqual([value, 422, field]);
  }
});

it("the receiver refuses a start without any of its fields, of another study, of simulated data or of great length", async () => {
  const start = aStart(newSession());
  for (const field of Object.keys(start)) {
    const [status, { errors }] = await sent(receiver, { ...start, [field]: undefined });
    expect([status, errors[0].field, errors[0].code]).toEqual([
      422,
      field,
      "REQUIRED_FIELD_MISSING",
    ]);
  }
  const refused: [Record<string, unknown>, number, string][] = [
    [{ protocol: "b".repeat(64) }, 403, "PROTOCOL"],
    [{ simulated: true }, 422, "SIMULATED"],
    [{ simulated: "TRUE" }, 422, "SIMULATED"],
    [{ padding: "x".repeat(70_000) }, 413, "TOO_BIG"],
  ];
  for (const [changes, status, code] of refused) {
    const [given, { errors }] = await sent(receiver, { ...start, ...changes });
    expect([given, errors[0].code]).toEqual([status, code]);
  }
});

it("the check of receipts does not report an identifier that a person has in a rehearsal or in two visits", async () => {
  const settings = settingsFor();
  const own = await startReceiver(settings);
  const ids = { SONA_ID: "s-17" };
  for (const fields of [
    { rehearsal: true, visit: "first" },
    { visit: "first" },
    { visit: "second" },
  ])
    expect((await sent(own, aStep({ ids, ...fields })))[0]).toBe(200);
  const print = async () => {
    const lines: string[] = [];
    await COMMANDS["check-receipts"]?.(readStoreSettings(settings), [], (line) => lines.push(line));
    return lines.filter((line) => line.startsWith("same identifier"));
  };
  expect(await print()).toEqual([]);
  await sent(own, aStart(newSession(), { ids, visit: "second" }));
  expect(await print()).toHaveLength(1);
});

it("the receiver explains in the language of the run how the operator can accept data of another protocol", async () => {
  const [, { errors }] = await sent(receiver, aStep({ protocol: "b".repeat(64), locale: "fr" }));
  expect(errors[0].message).toMatch(/exploitant.*PROTOCOLS/);
});

it("the receiver accepts withdrawals from studies of which it no longer accepts data", async () => {
  const step = aStep();
  await sent(receiver, step);
  const later = await startReceiver({ SESSIONS_DIR: folder, PROTOCOLS: "runs" });
  expect(await sent(later, aWithdrawal(step.session))).toEqual([
    200,
    { ok: true, withdrawn: true },
  ]);
  const sessions = (await stored({ SESSIONS_DIR: folder })).map(({ session }) => session);
  expect(sessions).not.toContain(step.session);
});

it.each(["text/plain", "application/x-www-form-urlencoded", ""])(
  "the receiver refuses a record with the content type %p",
  async (type) => {
    const [status, { errors }] = await sent(receiver, aStep(), { "Content-Type": type });
    expect([status, errors[0].code]).toEqual([415, "MEDIA_TYPE"]);
  },
);

it("the receiver accepts records of pages that were opened from a disk only if the setting of origins contains null", async () => {
  const open = await startReceiver({ ...settingsFor(), ALLOWED_ORIGINS: `${SITE},null` });
  const refused = await post(receiver, aStep(), { Origin: "null" });
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  const accepted = await post(open, aStep(), { Origin: "null" });
  expect([accepted.status, accepted.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "null",
  ]);
  // The response does not allow credentials. Otherwise, if a proxy sets cookies, any page without an origin could read
  // the responses with the cookies of its visitor.
  expect(accepted.headers.get("access-control-allow-credentials")).toBeNull();
});

it("the receiver stores the files of records so that other accounts of the machine cannot read them", async () => {
  const { session } = aStep();
  await sent(receiver, aStep({ session }));
  const path = join(folder, "records", session);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(statSync(join(path, "step_stroop.json")).mode & 0o077).toBe(0);
});

it("the receiver accepts messages and records at separate URLs", async () => {
  const messages = temporaryFolder();
  const both = await startReceiver({ ...settingsFor(), MESSAGES_DIR: messages });
  const message = aMessage();
  const headers = { "Content-Type": "application/json" };
  await fetch(both.url, { method: "POST", headers, body: JSON.stringify(message) });
  expect((await sent(both, aStep()))[0]).toBe(200);
  expect(storedIn(messages).map(({ id }) => id)).toEqual([message.id]);
});

it("the receiver refuses messages if it is configured only for records", async () => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(aMessage());
  const response = await fetch(receiver.url, { method: "POST", headers, body });
  expect(response.status).toBe(404);
});

it("the receiver refuses a record while it cannot store this record, and stores the record when it is sent again", async () => {
  const own = temporaryFolder();
  const failing = await startReceiver(settingsFor(own));
  const step = aStep();
  await rename(join(own, "drafts"), join(own, "away"));
  const response = await post(failing, step);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(failing.log()).toBe("503 ENOENT");
  await rename(join(own, "away"), join(own, "drafts"));
  expect((await sent(failing, step))[0]).toBe(200);
  expect(readdirSync(join(own, "drafts"))).toEqual([]);
});

it("the receiver reports that it is not ready while the storage does not respond", async () => {
  const own = temporaryFolder();
  const failing = await startReceiver(settingsFor(own));
  await rename(join(own, "records"), join(own, "away"));
  expect((await fetch(`${failing.url}/ready`)).status).toBe(503);
  expect((await fetch(`${failing.url}/health`)).status).toBe(200);
});

it("the receiver limits the requests of one origin, but not the requests of other origins", async () => {
  const limited = await startReceiver({
    ...settingsFor(),
    ALLOWED_ORIGINS: `${SITE},https://other.example`,
    ORIGIN_RATE_LIMIT: "3",
  });
  const from = async (origin: string) => (await post(limited, aStep(), { Origin: origin })).status;
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push(await from(SITE));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await from("https://other.example")).toBe(200);
});

it("the receiver asks senders to wait if their bodies would exceed its memory limit", async () => {
  const small = await startReceiver({
    ...settingsFor(),
    MAX_PENDING: "4",
    MAX_PENDING_BYTES: "1000000",
  });
  const large = () => post(small, aStep({ padding: "x".repeat(300_000) }), { Origin: SITE });
  const responses = await Promise.all(Array.from({ length: 12 }, large));
  const busy = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(busy.length).toBeGreaterThan(0);
  for (const { headers } of busy) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  // The refused requests have released all the memory that they used.
  expect((await large()).status).toBe(200);
});

it("the receiver logs that a session was deleted, but logs no sender and no content", async () => {
  const quiet = await startReceiver(settingsFor());
  const step = aStep();
  for (const body of [step, aWithdrawal(step.session), "{"]) await sent(quiet, body);
  expect(quiet.entries()).toEqual([
    {
      event: "session",
      status: 200,
      kind: "step",
      bytes: expect.any(Number),
      ms: expect.any(Number),
    },
    { event: "withdrawn", status: 200 },
    { event: "request", status: 400, reason: "UNREADABLE" },
  ]);
});

it("the receiver removes drafts that a crash has left behind if their session is withdrawn", async () => {
  const { session } = aStep();
  const draft = join(folder, "drafts", `${session}.left`);
  await rename(join(temporaryFolder({ left: "half" }), "left"), draft);
  await sent(receiver, aWithdrawal(session));
  expect(existsSync(draft)).toBe(false);
});

it("the check of receipts reports that a truncated file is damaged, and still checks the other sessions", async () => {
  const [whole, cut] = [aStep(), aStep()];
  const settings = settingsFor();
  const own = await startReceiver(settings);
  for (const record of [whole, cut]) await sent(own, record);
  await truncate(join(settings.SESSIONS_DIR, "records", cut.session, "step_stroop.json"), 40);
  const store = await openRecords(readStoreSettings(settings), { serves: false });
  const verdicts = (await checkReceipts(store, [])).map(({ session, verdict }) => [
    session,
    verdict,
  ]);
  expect(Object.fromEntries(verdicts)).toEqual({
    [whole.session]: "no receipt",
    [cut.session]: "damaged",
  });
});
