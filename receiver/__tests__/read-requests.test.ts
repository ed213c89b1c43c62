/** @jest-environment node */
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { aStep, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

const READ_TOKEN = "r".repeat(40);

let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver({
    SESSIONS_DIR: temporaryFolder(),
    PROTOCOLS: PROTOCOL,
    READ_TOKEN,
  });
  await sent(receiver, aStep());
});

const ask = (path: string, body?: unknown, type = "application/json") =>
  fetch(`${receiver.url}/sessions/${path}`, {
    headers: {
      Authorization: `Bearer ${READ_TOKEN}`,
      ...(body !== undefined && { "Content-Type": type }),
    },
    ...(body !== undefined && {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });

const aVersion = (changes: object = {}) => ({
  session: "s3f9a0c1b22de",
  kind: "step",
  step: "stroop",
  digest: "0".repeat(64),
  ...changes,
});

it.each([
  ["no JSON", "{", 400, "UNREADABLE"],
  ["no list", {}, 422, "REQUIRED_FIELD_MISSING"],
  ["201 records", { records: Array(201).fill(aVersion()) }, 422, "INVALID"],
  ["a path as the session", { records: [aVersion({ session: "../x" })] }, 422, "INVALID"],
  ["a path as the step", { records: [aVersion({ step: "../../x" })] }, 422, "INVALID"],
  ["a kind of a withdrawal", { records: [aVersion({ kind: "withdrawal" })] }, 422, "INVALID"],
  ["no digest", { records: [aVersion({ digest: undefined })] }, 422, "REQUIRED_FIELD_MISSING"],
  ["a very long request", { records: [], padding: "x".repeat(70_000) }, 413, "TOO_BIG"],
])("the receiver refuses to read records with %s", async (_, body, status, code) => {
  const answer = await ask("records/read", body);
  expect([answer.status, (await answer.json()).errors[0].code]).toEqual([status, code]);
});

it("the receiver refuses to read records with a request that a form could send", async () => {
  expect((await ask("records/read", { records: [] }, "text/plain")).status).toBe(415);
});

it.each([
  ["records", 422],
  ["records?protocol=abc", 422],
  [`records?protocol=${PROTOCOL}&unless=x`, 422],
  [`records?protocol=${PROTOCOL}&after=x`, 400],
  [`summary?protocol=${PROTOCOL}&by=person`, 422],
])("the receiver refuses a malformed URL: %s", async (path, status) => {
  const answer = await ask(path);
  expect([answer.status, (await answer.json()).errors[0].message !== ""]).toEqual([status, true]);
});

it("a request for 200 records is accepted", async () => {
  const answer = await ask("records/read", {
    records: Array(200).fill(aVersion({ bytes: 24_000 })),
  });
  expect(answer.status).toBe(200);
  expect((await answer.text()).trimEnd().split("\n")).toHaveLength(201);
});
