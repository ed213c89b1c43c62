/** @jest-environment node */
import { existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, request as passOn } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { copyRecords, printRecords } from "../sessions/copy-records.ts";
import { receiverSource } from "../sessions/record-source.ts";
import { aStart, aStep, aWithdrawal, newSession, PROTOCOL, sent, sha256 } from "./records";
import { spawnReceiver } from "./spawn-receiver";
import { startReceiver } from "./start-receiver";

const READ_TOKEN = "r".repeat(40);

const start = async () => {
  const SESSIONS_DIR = temporaryFolder();
  const receiver = await startReceiver({ SESSIONS_DIR, PROTOCOLS: PROTOCOL, READ_TOKEN });
  return { receiver, SESSIONS_DIR };
};

const source = ({ url }: { url: string }) =>
  receiverSource(`${url}/sessions`, PROTOCOL, READ_TOKEN);

/** Sends sessions with two records each, and returns the bodies. */
async function fill(to: { url: string }, count: number, padding = "") {
  const bodies: { session: string; body: string }[] = [];
  for (let index = 0; index < count; index++) {
    const session = newSession();
    for (const record of [aStart(session), aStep({ session, flags: { padding } })]) {
      const body = JSON.stringify(record, null, index % 2);
      expect((await sent(to, body))[0]).toBe(200);
      bodies.push({ session, body });
    }
  }
  return bodies;
}

const bodiesIn = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line).record)
    .sort();

const texts = (bodies: readonly { body: string }[]) => bodies.map(({ body }) => body).sort();

/**
 * Starts a proxy that cuts off answers after a number of bytes. The numbers are used one after the other. Every second
 * answer then looks complete, as behind a proxy that speaks HTTP/1.0.
 */
async function startCutting(to: { port: number }, cuts: number[]) {
  const server = createServer((request, response) => {
    const passed = passOn(
      { port: to.port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        const most = cuts.shift() ?? Number.POSITIVE_INFINITY;
        let bytes = 0;
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        const isEnded = cuts.length % 2 === 0;
        answer.on("data", (chunk: Buffer) => {
          const rest = chunk.subarray(0, Math.max(0, most - bytes));
          bytes += chunk.length;
          if (rest.length === chunk.length) response.write(chunk);
          else if (rest.length > 0)
            response.write(rest, () => (isEnded ? response.end() : response.destroy()));
        });
        answer.on("end", () => bytes <= most && response.end());
      },
    );
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

it("the command prints the bytes of all records from the folder, and the digests are theirs", async () => {
  const { receiver, SESSIONS_DIR } = await start();
  const bodies = await fill(receiver, 3);
  const printed = await spawnReceiver({ SESSIONS_DIR }, "read", PROTOCOL);
  expect(bodiesIn(printed.log())).toEqual(texts(bodies));
  expect(printed.log()).toContain("6 records read.");
  for (const line of printed
    .log()
    .split("\n")
    .filter((each) => each.startsWith("{"))) {
    const { record, digest } = JSON.parse(line);
    expect(sha256(record)).toBe(digest);
  }
});

it("the command reads records from a receiver into a file, without its settings and with the token of a file", async () => {
  const { receiver } = await start();
  const bodies = await fill(receiver, 3);
  const folder = temporaryFolder();
  const [file, tokenFile] = [join(folder, "records.ndjson"), join(folder, "token")];
  writeFileSync(tokenFile, `${READ_TOKEN}\n`);
  const from = ["--from", `${receiver.url}/sessions/`, "--token-file", tokenFile];
  const command = await spawnReceiver({}, "read", PROTOCOL, ...from, "--to", file);
  expect(command.log()).toContain("6 records read.");
  expect(bodiesIn(readFileSync(file, "utf8"))).toEqual(texts(bodies));
  expect(await command.stop()).toBe(0);
});

it.each([
  [["abc"], /Expected one protocol id/],
  [[], /Expected one protocol id/],
  [[PROTOCOL, "--from", "lab.example/sessions"], /--from is not an address/],
  [[PROTOCOL, "--from", "https://lab.example/sessions?token=x"], /--from is not an address/],
  [[PROTOCOL, "--from", "http://lab.example/sessions"], /--from has no https/],
  [[PROTOCOL, "--from", "http://127.0.0.1:1/sessions"], /The token is missing: set READ_TOKEN/],
  [[PROTOCOL, "--from", "http://127.0.0.1:1/sessions", "--token", "x"], /Unknown option '--token'/],
])("the command explains wrong arguments without a stack trace: %j", async (args, message) => {
  const command = await spawnReceiver({}, "read", ...args);
  expect(command.log()).toMatch(message);
  expect(command.log()).not.toMatch(/\n {4}at /);
  expect(await command.stop()).toBe(1);
});

it("the command states the refusal of the receiver for a wrong token", async () => {
  const { receiver } = await start();
  const from = ["--from", `${receiver.url}/sessions`];
  const command = await spawnReceiver({ READ_TOKEN: "x".repeat(40) }, "read", PROTOCOL, ...from);
  expect(command.log()).toMatch(/answered 401: The token is missing or wrong\./);
  expect(command.log()).not.toContain("xxx");
});

it("the command continues to read after answers that were cut off, and every record arrives once", async () => {
  const { receiver } = await start();
  const bodies = await fill(receiver, 20, "x".repeat(5000));
  // The first three answers contain the index.
  const proxy = await startCutting(receiver, [1, 3000, 2000, 1, 8000, 30_000, 100]);
  const file = join(temporaryFolder(), "records.ndjson");
  const copied = await copyRecords(source(proxy), file);
  proxy.server.close();
  expect(copied).toEqual({ read: 40, kept: 0, removed: 0, withdrawn: 0 });
  expect(bodiesIn(readFileSync(file, "utf8"))).toEqual(texts(bodies));
});

it("a withdrawn session is removed from the file, and only records that are new or were cut off are read", async () => {
  const { receiver } = await start();
  const first = await fill(receiver, 3);
  const file = join(temporaryFolder(), "records.ndjson");
  await copyRecords(source(receiver), file);
  const withdrawn = first[0]?.session ?? "";
  await sent(receiver, aWithdrawal(withdrawn));
  const added = await fill(receiver, 1);
  truncateSync(file, readFileSync(file).length - 20);
  const copied = await copyRecords(source(receiver), file);
  const left = first.filter(({ session }) => session !== withdrawn);
  expect([copied.read + copied.kept, copied.read >= 2 && copied.read <= 3]).toEqual([6, true]);
  expect(bodiesIn(readFileSync(file, "utf8"))).toEqual(texts([...left, ...added]));
  expect(readFileSync(file, "utf8")).not.toContain(withdrawn);
  expect(existsSync(`${file}.partial`)).toBe(false);
  expect(await copyRecords(source(receiver), file)).toEqual({
    read: 0,
    kept: 6,
    removed: 0,
    withdrawn: 0,
  });
});

it("a last line that was cut off is replaced", async () => {
  const { receiver } = await start();
  const bodies = await fill(receiver, 2);
  const file = join(temporaryFolder(), "records.ndjson");
  for (const cut of [1, 20, 350]) {
    await copyRecords(source(receiver), file);
    truncateSync(file, readFileSync(file).length - cut);
    expect(await copyRecords(source(receiver), file)).toMatchObject({ read: 1, removed: 0 });
    expect(bodiesIn(readFileSync(file, "utf8"))).toEqual(texts(bodies));
  }
});

it("a line whose bytes were changed is read again", async () => {
  const { receiver } = await start();
  const bodies = await fill(receiver, 2);
  const file = join(temporaryFolder(), "records.ndjson");
  await copyRecords(source(receiver), file);
  writeFileSync(file, readFileSync(file, "utf8").replace("512.5", "512.4"));
  expect(await copyRecords(source(receiver), file)).toMatchObject({ read: 1, kept: 3, removed: 1 });
  expect(bodiesIn(readFileSync(file, "utf8"))).toEqual(texts(bodies));
});

it.each(["notes\nof mine\n", "notes without an end of line", '{"session":1}\nnotes'])(
  "a file with other content is refused and remains unchanged: %j",
  async (content) => {
    const { receiver } = await start();
    await fill(receiver, 1);
    const file = join(temporaryFolder(), "notes.txt");
    writeFileSync(file, content);
    await expect(copyRecords(source(receiver), file)).rejects.toThrow(
      /name another file with --to/,
    );
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);

it("a session that is withdrawn after the index was read is not printed", async () => {
  const { receiver } = await start();
  const bodies = await fill(receiver, 2);
  const withdrawn = bodies[0]?.session ?? "";
  const from = source(receiver);
  const lines: string[] = [];
  const copied = await printRecords(
    {
      async *index() {
        const records = [];
        for await (const record of from.index()) records.push(record);
        await sent(receiver, aWithdrawal(withdrawn));
        yield* records;
      },
      read: from.read,
    },
    async (line) => void lines.push(line),
  );
  expect(copied).toMatchObject({ read: 2, withdrawn: 2 });
  expect(lines.join("\n")).not.toContain(withdrawn);
});
