/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { isRoot } from "@/scripts/programs.mjs";
import * as durable from "../durable-files.ts";
import { checkSessions } from "../sessions/check-receipts.ts";
import { COMMANDS } from "../sessions/commands.ts";
import { openFolderRecords } from "../sessions/folder-store.ts";
import { readSettings, readStoreSettings } from "../settings.ts";
import { startMailServer } from "./mail-server";
import { aMessage, storedIn } from "./messages";
import { anEnd, aStep, newSession, PROTOCOL, sent, sha256 } from "./records";
import { spawnReceiver } from "./spawn-receiver";
import { startReceiver } from "./start-receiver";

// The module is replaced by a copy of itself, because a test can replace single functions only in a copy.
jest.mock("node:fs/promises", () => ({
  __esModule: true,
  ...jest.requireActual("node:fs/promises"),
}));
jest.mock("../durable-files.ts", () => ({
  __esModule: true,
  ...jest.requireActual("../durable-files.ts"),
}));
afterEach(() => jest.restoreAllMocks());

const settingsFor = (SESSIONS_DIR = temporaryFolder()) => ({ SESSIONS_DIR, PROTOCOLS: PROTOCOL });
const openFolder = (folder: string) =>
  openFolderRecords(folder, { serves: true, maxBytes: 100_000_000 });

const failure = (code: string) => Object.assign(new Error(code), { code });

it.each(["EPERM", "ENOTSUP"])(
  "the receiver refuses to start if its folder does not support hard links, and explains how to correct this: %s",
  async (code) => {
    jest.spyOn(files, "link").mockRejectedValue(failure(code));
    await expect(startReceiver(settingsFor())).rejects.toThrow(
      /^SESSIONS_DIR is ".*", on a file system without hard links \(\w+\): choose a folder on another, or use DATABASE_URL/,
    );
  },
);

// Only root may mount a small disk, so the test is skipped for other users.
(isRoot() && process.platform === "linux" ? it : it.skip)(
  "the receiver reports that it is not ready while the disk for records or messages is full",
  async () => {
    const disk = temporaryFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]);
    try {
      const sessions = await startReceiver(settingsFor(join(disk, "sessions")));
      const messages = await startReceiver({ MESSAGES_DIR: join(disk, "messages") });
      const ready = () =>
        Promise.all(
          [sessions, messages].map(async ({ url }) => (await fetch(`${url}/ready`)).status),
        );
      expect(await ready()).toEqual([200, 200]);
      const now = performance.now();
      jest.spyOn(performance, "now").mockImplementation(() => now + 5000);
      expect(() => writeFileSync(join(disk, "filler"), Buffer.alloc(3_000_000))).toThrow("ENOSPC");
      expect(await ready()).toEqual([503, 503]);
    } finally {
      execFileSync("umount", ["-l", disk]);
    }
  },
);

it("the storage of records removes files that a crash left behind, and keeps files that are being written", async () => {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  const [old, fresh] = ["old", "new"].map((name) => join(folder, "drafts", `${name}.draft`));
  for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
  const past = Date.now() / 1000 - 1200;
  utimesSync(old ?? "", past, past);
  await store.tidy();
  expect(readdirSync(join(folder, "drafts"))).toEqual(["new.draft"]);
});

it("the storage removes the folder of a session that is withdrawn while a record of the session is being written", async () => {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  const session = newSession();
  const write = durable.writeDurably;
  jest.spyOn(durable, "writeDurably").mockImplementation(async (path, content) => {
    await write(path, content);
    if (!path.includes(`${session}.`)) return;
    await store.bury(session, "2026-11-26");
    await store.erase(session);
  });
  const body = Buffer.from("{}");
  const record = { session, kind: "step", step: "a", body, digest: sha256("{}") } as const;
  expect(await store.put(record, null)).toBe("withdrawn");
  expect(readdirSync(join(folder, "records"))).toEqual([]);
});

it("the receiver writes a message's files, then their folder, durably to disk before it acknowledges the message", async () => {
  const folder = temporaryFolder();
  const order: string[] = [];
  const sync = durable.syncFolder;
  jest.spyOn(durable, "syncFolder").mockImplementation(async (path) => {
    order.push(path === folder ? "folder" : "draft");
    await sync(path);
  });
  const receiver = await startReceiver({ MESSAGES_DIR: folder });
  const message = aMessage();
  const body = JSON.stringify(message);
  const headers = { "Content-Type": "application/json" };
  expect((await fetch(receiver.url, { method: "POST", headers, body })).status).toBe(200);
  expect(order).toEqual(["draft", "folder"]);
});

const postMessage = (to: { url: string }, message: object) =>
  fetch(to.url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });

it("the receiver stores a message once, as spam, if the form was first sent too fast and then sent again slowly", async () => {
  const folder = temporaryFolder();
  const receiver = await startReceiver({ MESSAGES_DIR: folder });
  const message = aMessage({ seconds: 1 });
  for (const seconds of [1, 40, 1])
    expect((await postMessage(receiver, { ...message, seconds })).status).toBe(200);
  expect(
    [storedIn(folder), storedIn(join(folder, "set-aside"))].map(({ length }) => length),
  ).toEqual([0, 1]);
});

it("the receiver stores and mails each text once, even if different texts arrive under the same message id", async () => {
  const mails = await startMailServer();
  const folder = temporaryFolder();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_TO: "lab@lab.example",
    MAIL_FROM: "website@lab.example",
    SENT_FILE: join(temporaryFolder(), "sent.txt"),
  };
  const both = await startReceiver({ ...settings, MESSAGES_DIR: folder });
  const message = aMessage();
  const texts = ["one", "two", "one", "two", "three"];
  for (const text of texts)
    expect((await postMessage(both, { ...message, message: text })).status).toBe(200);
  expect(
    storedIn(folder)
      .map((each) => each.message)
      .sort(),
  ).toEqual(["one", "three", "two"]);
  expect(mails.taken).toHaveLength(3);
  await mails.stop();
});

it("two receivers that share a SENT_FILE mail a message once if both of them receive it at the same moment", async () => {
  const mails = await startMailServer();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_TO: "lab@lab.example",
    MAIL_FROM: "website@lab.example",
    SENT_FILE: join(temporaryFolder(), "sent.txt"),
  };
  const two = [await startReceiver(settings), await startReceiver(settings)];
  const messages = Array.from({ length: 10 }, () => aMessage());
  const send = (message: object) =>
    Promise.all(two.map(async (each) => (await postMessage(each, message)).status));
  const first = await Promise.all(messages.map(send));
  for (const status of first.flat()) expect([200, 429]).toContain(status);
  // The senders that the receiver asked to wait send their message again.
  expect((await Promise.all(messages.map(send))).flat()).toEqual(Array(20).fill(200));
  expect(mails.taken).toHaveLength(10);
  await mails.stop();
});

it.each(["=?utf-8?q?a?=@lab.example", "ada\u202E@lab.example", "ada\u200B@lab.example"])(
  "the receiver refuses a reply address that mail programs would display as another address: %j",
  async (email) => {
    const receiver = await startReceiver({ MESSAGES_DIR: temporaryFolder() });
    const response = await postMessage(receiver, aMessage({ email }));
    expect([response.status, (await response.json()).errors[0].code]).toEqual([422, "TYPE_EMAIL"]);
  },
);

it.each([
  { DATABASE_URL: "postgres:ada:secret@127.0.0.1/x" },
  { DATABASE_URL: "ada:secret@127.0.0.1/x" },
  { DATABASE_URL: "postgres//ada:secret@127.0.0.1/x" },
  { DATABASE_URL: "mysql://127.0.0.1/x?user=ada&password=secret" },
  { DATABASE_URL: "mysql://secret/word@127.0.0.1/x" },
  { DATABASE_URL: "host=127.0.0.1 user=ada password=secret" },
  { SMTP_URL: "smtp:ada:secret@mail.example" },
  { SMTP_URL: "ada:secret" },
  { THANK_YOU_URL: "ftp://ada:secret@lab.example" },
  { ALLOWED_ORIGINS: "https://ada:secret@lab.example" },
  { PORT: "postgres:ada:secret@127.0.0.1/x" },
  { MAIL_TO: "smtp:ada:secret@mail.example, x" },
  { PROTOCOLS: "postgres://ada:secret@127.0.0.1/x" },
])("the error message about an invalid setting never contains the password: %j", (changes) => {
  const read = () =>
    readSettings({ ALLOWED_ORIGINS: "https://lab.example", MESSAGES_DIR: "/x", ...changes });
  expect(read).toThrow(new RegExp(`^${Object.keys(changes)[0]} is `));
  expect(read).not.toThrow("secret");
});

it("the receiver continues to run if no process reads its log any more", async () => {
  const receiver = await spawnReceiver({
    ALLOWED_ORIGINS: "https://lab.example",
    ...settingsFor(),
  });
  receiver.closeLog();
  for (let count = 0; count < 3; count++) expect((await sent(receiver, "{"))[0]).toBe(400);
  expect((await sent(receiver, aStep()))[0]).toBe(200);
  await receiver.stop();
});

describe("the command check-receipts", () => {
  it("reports the names of identifiers that several sessions of one study share, but not the values", async () => {
    const settings = settingsFor();
    const receiver = await startReceiver({
      ...settings,
      PROTOCOLS: `${PROTOCOL},${"b".repeat(64)}`,
    });
    const sessions = ["a001", "b002", "c003", "d004"];
    const people = ["person-1", "person-1", "person-2", "person-1"];
    for (const [index, session] of sessions.entries())
      for (const step of ["one", "two"])
        await sent(
          receiver,
          aStep({
            session,
            step,
            ids: { PROLIFIC_PID: people[index], STUDY_ID: "the-study" },
            // One participant may take part in several studies, so this is not reported.
            ...(session === "d004" && { protocol: "b".repeat(64) }),
          }),
        );
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    await COMMANDS["check-receipts"]?.(readStoreSettings(settings), [], print);
    expect(lines.filter((line) => line.startsWith("same"))).toEqual([
      "same identifier (PROLIFIC_PID): a001, b002",
    ]);
    expect(lines.join()).not.toMatch(/person-|the-study/);
  });

  it("reads each record only once, even if a session has thousands of ends", async () => {
    const folder = temporaryFolder();
    const store = await openFolder(folder);
    const session = newSession();
    const home = join(folder, "records", session);
    mkdirSync(home);
    const whole = sha256(sha256(JSON.stringify(aStep({ session })))).slice(0, 12);
    for (let steps = 0; steps < 5000; steps++) {
      const text = JSON.stringify(anEnd(session, { steps, exit: "unsent" }));
      writeFileSync(
        join(home, steps === 0 ? "end_.json" : `end_.beside.${sha256(text)}.json`),
        text,
      );
    }
    writeFileSync(join(home, "step_stroop.json"), JSON.stringify(aStep({ session })));
    const last = JSON.stringify(anEnd(session, { receipt: whole }));
    writeFileSync(join(home, `end_.beside.${sha256(last)}.json`), last);
    const parsed = jest.spyOn(JSON, "parse");
    const { checked } = await checkSessions(store, []);
    expect(checked).toMatchObject([{ session, verdict: "holds", steps: 1 }]);
    // Each record has ten members. The command parses the name and the value of each member separately.
    expect(parsed.mock.calls.length).toBeLessThan(5002 * 30);
  });
});
