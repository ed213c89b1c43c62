/** @jest-environment node */
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import type { RunningStudies, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { changeStudy } from "../sessions/change-study.ts";
import { aStudy, askForPlace, askState, studiesFile } from "./a-study";
import { anEnd, aStart, aStep, newSession, PROTOCOL, sent, sha256 } from "./records";
import { spawnReceiver } from "./spawn-receiver";
import { SITE, startReceiver } from "./start-receiver";

const RUN_TOKEN = "w".repeat(40);
const READ_TOKEN = "r".repeat(40);
const OTHER = "b".repeat(64);

async function start(
  study: Partial<RunningStudy> = {},
  others: Record<string, RunningStudy> = {},
  changes: Record<string, string> = {},
) {
  const file = studiesFile();
  file.write(study, others);
  const settings = { SESSIONS_DIR: temporaryFolder(), RUN_TOKEN, READ_TOKEN, STUDIES: file.path };
  const receiver = await startReceiver({ ...settings, ...changes });
  return { receiver, file, settings, studyIn: (id = PROTOCOL) => parsed(file.path)[id] };
}

const parsed = (path: string) =>
  (JSON.parse(readFileSync(path, "utf8")) as RunningStudies).studies as Record<
    string,
    RunningStudy
  >;

type To = { url: string };

/** Sends a request with the token, and returns the status and the answer. */
async function ask(to: To, path: string, body: object, token = RUN_TOKEN) {
  const answer = await fetch(`${to.url}/sessions/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
}

const set = (to: To, change: object, protocol = PROTOCOL) =>
  ask(to, "settings", { protocol, ...change });

/** Returns the status and the code of a refusal. */
const refusal = ([status, answer]: unknown[]) => [
  status,
  (answer as { errors: { code: string; field?: string }[] }).errors[0]?.code,
];

it("a study that is paused admits nobody new, and a participant in the middle finishes", async () => {
  const { receiver, studyIn } = await start();
  const { session } = await askForPlace(receiver);
  const begun = { condition: "high", conditionSource: "balanced" };
  expect((await sent(receiver, aStart(session, begun)))[0]).toBe(200);
  expect(await set(receiver, { paused: true })).toEqual([
    200,
    { protocol: PROTOCOL, paused: true, quota: null, state: "paused" },
  ]);
  expect(await askState(receiver)).toEqual([200, { state: "paused" }]);
  expect((await askForPlace(receiver)).answer.state).toBe("paused");
  expect((await askForPlace(receiver, { session })).answer.state).toBe("open");
  for (const record of [aStep({ session, ...begun }), anEnd(session)])
    expect((await sent(receiver, record))[0]).toBe(200);
  expect(await set(receiver, { paused: false })).toMatchObject([200, { state: "open" }]);
  expect((await askForPlace(receiver)).answer.state).toBe("open");
  expect(studyIn()).toEqual({ ...aStudy(), paused: false });
});

it("a quota that is set applies at once, and everything else in the file remains", async () => {
  const other = aStudy({ quota: 7, withdrawUntil: "2026-12-31" });
  const { receiver, studyIn } = await start({ paused: false }, { [OTHER]: other });
  const session = newSession();
  await sent(receiver, aStart(session, { conditionSource: "balanced" }));
  await sent(receiver, anEnd(session));
  expect(await set(receiver, { quota: 1 })).toEqual([
    200,
    { protocol: PROTOCOL, paused: false, quota: 1, state: "full" },
  ]);
  expect(await askState(receiver)).toEqual([200, { state: "full" }]);
  expect(await set(receiver, { quota: { high: 1, low: 5 } })).toMatchObject([
    200,
    { state: "open" },
  ]);
  expect(studyIn()).toEqual(aStudy({ paused: false, quota: { high: 1, low: 5 } }));
  expect(await set(receiver, { quota: null })).toMatchObject([200, { quota: null }]);
  expect(studyIn(OTHER)).toEqual(other);
});

it.each([
  ["a condition that the study does not have", { quota: { middle: 3 } }, 422, "QUOTA"],
  ["a negative quota", { quota: -1 }, 422, "QUOTA"],
  ["a name of an object's property", JSON.parse('{"quota":{"__proto__":3}}'), 422, "QUOTA"],
  ["a quota as a text", { quota: "30" }, 422, "INVALID"],
  ["a pause as a text", { paused: "true" }, 422, "INVALID"],
  ["a misspelled field", { pause: true }, 422, "INVALID"],
  ["a field of the file that it may not change", { leaseMinutes: 1 }, 422, "INVALID"],
  ["no change", {}, 422, "REQUIRED_FIELD_MISSING"],
])(
  "settings with %s are refused, and the file remains unchanged",
  async (_, change, status, code) => {
    const { receiver, file } = await start();
    const before = file.read();
    expect(refusal(await set(receiver, change))).toEqual([status, code]);
    expect(file.read()).toBe(before);
  },
);

it.each([
  ["OTHER", OTHER],
  ["constructor", "constructor"],
])(
  "settings and places of a study that is not in the file are refused: %s",
  async (_, protocol) => {
    const { receiver } = await start({}, {}, { PROTOCOLS: OTHER });
    const status = protocol === OTHER ? [404, "NO_STUDY"] : [422, "INVALID"];
    expect(refusal(await set(receiver, { paused: true }, protocol))).toEqual(status);
    const session = newSession();
    expect(refusal(await ask(receiver, "free", { protocol, session }))).toEqual(status);
  },
);

it("the token that reads data can neither pause a study nor free a place", async () => {
  const { receiver, studyIn } = await start();
  for (const path of ["settings", "free"]) {
    const body = { protocol: PROTOCOL, paused: true };
    expect(refusal(await ask(receiver, path, body, READ_TOKEN))).toEqual([403, "RIGHT"]);
    expect(refusal(await ask(receiver, path, body, "x".repeat(40)))).toEqual([401, "TOKEN"]);
  }
  expect(studyIn()).not.toHaveProperty("paused");
});

it("a freed place is free for another participant", async () => {
  const { receiver } = await start({ quota: 1 });
  const session = newSession();
  await sent(receiver, aStart(session, { conditionSource: "balanced" }));
  expect(await askState(receiver)).toEqual([200, { state: "full" }]);
  const body = { protocol: PROTOCOL, session };
  expect(await ask(receiver, "free", body)).toEqual([200, { state: "open" }]);
  expect((await askForPlace(receiver)).answer.state).toBe("open");
  const unknown = await ask(receiver, "free", { ...body, session: newSession() });
  expect(refusal(unknown)).toEqual([404, "NO_PLACE"]);
  expect(refusal(await ask(receiver, "free", { protocol: PROTOCOL, session: "../x" }))).toEqual([
    422,
    "INVALID",
  ]);
});

it("two processes that change the file at the same moment lose no change", async () => {
  const others = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${index}`.padStart(64, "c"), aStudy()]),
  );
  const { receiver, settings, file } = await start({}, others);
  const second = await spawnReceiver({ ...settings, ALLOWED_ORIGINS: SITE });
  const changes = Object.keys(others).flatMap((id, index) => [
    set(index % 2 ? receiver : second, { paused: true }, id),
    set(index % 2 ? second : receiver, { quota: 10 + index }, id),
  ]);
  for (const [status] of await Promise.all(changes)) expect(status).toBe(200);
  for (const [index, id] of Object.keys(others).entries())
    expect(parsed(file.path)[id]).toMatchObject({ paused: true, quota: 10 + index });
  expect(readdirSync(dirname(file.path))).toEqual(["studies.json"]);
  await second.stop();
});

it("a change that a stopped process has left behind does not prevent the next one, and has no effect", async () => {
  const { receiver, file, studyIn } = await start();
  const text = file.read();
  const claim = `${file.path}.after-${sha256(text)}`;
  const left: RunningStudies = JSON.parse(text);
  writeFileSync(claim, JSON.stringify({ ...left, studies: { [PROTOCOL]: aStudy({ quota: 3 }) } }));
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + 10_000);
  expect(await set(receiver, { paused: true })).toMatchObject([200, { paused: true, quota: null }]);
  jest.restoreAllMocks();
  expect(studyIn()).toEqual(aStudy({ paused: true }));
  expect(readdirSync(dirname(file.path))).toEqual(["studies.json"]);
});

it("the file keeps its permissions, and a symbolic link to it remains", async () => {
  const { file } = await start();
  chmodSync(file.path, 0o640);
  const linked = join(temporaryFolder(), "studies.json");
  symlinkSync(file.path, linked);
  await changeStudy(linked, PROTOCOL, { paused: true });
  expect(parsed(file.path)[PROTOCOL]?.paused).toBe(true);
  expect(statSync(file.path).mode & 0o777).toBe(0o640);
  expect(lstatSync(linked).isSymbolicLink()).toBe(true);
});

it("a file of running studies with faults is not overwritten, and the answer reports the fault", async () => {
  const { receiver, file } = await start();
  file.writeText('{ "format": 1,\n "studies": [] }');
  const before = file.read();
  expect(refusal(await set(receiver, { paused: true }))).toEqual([409, "WRONG_STUDIES"]);
  expect(file.read()).toBe(before);
});

it("a receiver without a file of running studies, and a receiver that cannot write this file, report this", async () => {
  const without = await start({}, {}, { STUDIES: "", PROTOCOLS: PROTOCOL });
  expect(refusal(await set(without.receiver, { paused: true }))).toEqual([501, "NO_STUDIES"]);
  const { receiver, file, studyIn } = await start();
  // The tests may run as root, who may write anywhere.
  const open = jest.spyOn(jest.requireActual("node:fs/promises"), "link");
  open.mockRejectedValue(Object.assign(new Error("read-only"), { code: "EROFS" }));
  expect(refusal(await set(receiver, { paused: true }))).toEqual([501, "READ_ONLY"]);
  jest.restoreAllMocks();
  expect(studyIn()).not.toHaveProperty("paused");
  expect(readdirSync(dirname(file.path))).toEqual(["studies.json"]);
});

it("the log states which settings were changed and that a place was freed, without ids", async () => {
  const { receiver } = await start();
  const session = newSession();
  await sent(receiver, aStart(session, { conditionSource: "balanced" }));
  await set(receiver, { paused: false, quota: 5 });
  await ask(receiver, "free", { protocol: PROTOCOL, session });
  const entries = receiver.entries().filter(({ event }) => /settings|freed/.test(event));
  expect(entries).toEqual([
    { event: "settings", status: 200, text: "paused, quota" },
    { event: "freed", status: 200 },
  ]);
  for (const id of [session, PROTOCOL])
    expect(JSON.stringify(receiver.entries())).not.toContain(id);
});

it("anybody on the site can list the accepted studies with their state, and no title is listed", async () => {
  const { receiver } = await start(
    { paused: true, title: "Secret study" },
    {},
    { PROTOCOLS: `${OTHER},runs,${PROTOCOL}` },
  );
  const answer = await fetch(`${receiver.url}/sessions/studies`);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual({
    studies: [
      { protocol: OTHER, documents: [], state: "open" },
      { protocol: PROTOCOL, documents: aStudy().documents, state: "paused" },
    ],
    runs: true,
  });
  const other = { headers: { Origin: "https://other.example" } };
  expect((await fetch(`${receiver.url}/sessions/studies`, other)).status).toBe(403);
  expect((await fetch(`${receiver.url}/sessions/studies?token=x`)).status).toBe(400);
});

it("a study that is added to the file is listed without a restart", async () => {
  const { receiver, file } = await start();
  const listed = async () =>
    (await (await fetch(`${receiver.url}/sessions/studies`)).json()).studies.length;
  expect(await listed()).toBe(1);
  file.write({}, { [OTHER]: aStudy() });
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + 5000);
  expect(await listed()).toBe(2);
  jest.restoreAllMocks();
});
