/** @jest-environment node */

import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { KeptRecords } from "@/components/features/data/follow/kept-records";
import { readRecords } from "@/components/features/data/follow/read-records";
import { receiverClient } from "@/components/features/data/follow/receiver-client";
import {
  aStart,
  aStep,
  aWithdrawal,
  newSession,
  PROTOCOL,
  post,
  sha256,
} from "@/receiver/__tests__/records";
import { startReceiver } from "@/receiver/__tests__/start-receiver";

const READ_TOKEN = "r".repeat(40);

/** Starts a receiver, and returns it with the client of the page. */
async function start() {
  const receiver = await startReceiver({
    SESSIONS_DIR: temporaryFolder(),
    PROTOCOLS: PROTOCOL,
    READ_TOKEN,
  });
  const client = receiverClient(`${receiver.url}/sessions`, { read: READ_TOKEN, run: "" });
  return { receiver, client };
}

type Client = Awaited<ReturnType<typeof start>>["client"];

const never = new AbortController().signal;

const read = (
  client: Pick<Client, "index" | "records">,
  kept: KeptRecords,
  options: Partial<Parameters<typeof readRecords>[0]> = {},
) =>
  readRecords({
    client,
    protocol: PROTOCOL,
    kept,
    signal: never,
    onStep: () => {},
    wait: async () => {},
    ...options,
  });

/** Sends a session with a start and a step, and returns their texts. */
async function send(to: { url: string }, session = newSession()) {
  const texts = [aStart(session), aStep({ session, flags: { note: "é \u2028 \u{1F600}" } })].map(
    (record) => JSON.stringify(record),
  );
  for (const text of texts) expect((await post(to, text)).status).toBe(200);
  return { session, texts };
}

async function linesIn(kept: KeptRecords) {
  const text = await kept.file().text();
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { session: string; digest: string; record: string });
}

/** Returns lines that end after a number of them, as if the connection was lost. */
async function* cutAfter(lines: AsyncIterable<string>, count: number) {
  let index = 0;
  for await (const line of lines) {
    if (index === count) return;
    index += 1;
    yield line;
  }
}

test("every byte of the stored records is read, with its digest", async () => {
  const { receiver, client } = await start();
  const sent = [await send(receiver), await send(receiver)];
  const kept = new KeptRecords();
  expect(await read(client, kept)).toMatchObject({ withdrawn: 0, damaged: 0 });
  const lines = await linesIn(kept);
  expect(lines.map(({ record }) => record).sort()).toEqual(
    sent.flatMap(({ texts }) => texts).sort(),
  );
  for (const { record, digest } of lines) expect(sha256(record)).toBe(digest);
  expect(kept.counts()).toMatchObject({ sessions: 2, records: 4 });
});

test("after a line that was cut off, only the missing records are requested", async () => {
  const { receiver, client } = await start();
  for (let session = 0; session < 3; session++) await send(receiver);
  const asked: number[] = [];
  const cut: Pick<Client, "index" | "records"> = {
    ...client,
    records: async (records, signal) => {
      asked.push(records.length);
      const lines = await client.records(records, signal);
      return asked.length === 1 ? cutAfter(lines, 4) : lines;
    },
  };
  const kept = new KeptRecords();
  await read(cut, kept);
  expect(asked).toEqual([6, 2]);
  expect(kept.counts().records).toBe(6);
  await read(cut, kept);
  expect(asked).toHaveLength(2);
});

test("a stopped reading continues with the missing records", async () => {
  const { receiver, client } = await start();
  for (let session = 0; session < 3; session++) await send(receiver);
  const kept = new KeptRecords();
  const stopped = new AbortController();
  const stopping = read(
    {
      ...client,
      records: async (records, signal) => {
        const lines = await client.records(records, signal);
        return (async function* () {
          yield* cutAfter(lines, 3);
          stopped.abort();
          signal.throwIfAborted();
        })();
      },
    },
    kept,
    { signal: stopped.signal },
  );
  await expect(stopping).rejects.toMatchObject({ name: "AbortError" });
  expect(kept.counts().records).toBe(3);
  const asked: number[] = [];
  await read(
    {
      ...client,
      records: (records, signal) => {
        asked.push(records.length);
        return client.records(records, signal);
      },
    },
    kept,
  );
  expect(asked).toEqual([3]);
});

test("the bytes of a withdrawn session are removed from the page, and an index without its last line withdraws no session", async () => {
  const { receiver, client } = await start();
  const [gone, stays] = [await send(receiver), await send(receiver)];
  const kept = new KeptRecords();
  await read(client, kept);
  await post(receiver, aWithdrawal(gone.session));

  const cut = read(
    { ...client, index: async () => cutAfter(await client.index(PROTOCOL, null, never), 1) },
    kept,
  );
  await expect(cut).rejects.toMatchObject({ problem: { id: "cut" } });
  expect(kept.counts().sessions).toBe(2);

  expect(await read(client, kept)).toMatchObject({ withdrawn: 1 });
  expect(new Set((await linesIn(kept)).map(({ session }) => session))).toEqual(
    new Set([stays.session]),
  );
  const text = await Promise.all(kept.inputs().map(({ blob }) => blob.text()));
  expect(text.join("")).not.toContain(gone.session);
});

test("a session that is withdrawn while it is read does not remain in part", async () => {
  const { receiver, client } = await start();
  const { session } = await send(receiver);
  const kept = new KeptRecords();
  let answers = 0;
  const outcome = await read(
    {
      ...client,
      records: async (records, signal) => {
        answers += 1;
        if (answers > 1) await post(receiver, aWithdrawal(session));
        const lines = await client.records(records, signal);
        return answers === 1 ? cutAfter(lines, 1) : lines;
      },
    },
    kept,
  );
  expect(outcome.withdrawn).toBe(1);
  expect(kept.counts().records).toBe(0);
});

test("bytes that do not have their digest are left out and counted", async () => {
  const { receiver, client } = await start();
  await send(receiver);
  const kept = new KeptRecords();
  const { damaged } = await read(
    {
      ...client,
      records: async (records, signal) => {
        const lines = await client.records(records, signal);
        return (async function* () {
          for await (const line of lines)
            yield line.replace('\\"kind\\":\\"start\\"', '\\"kind\\":\\"STart\\"');
        })();
      },
    },
    kept,
  );
  expect(damaged).toBe(1);
  expect((await linesIn(kept)).map(({ record }) => JSON.parse(record).kind)).toEqual(["step"]);
});

test("a conflicting record is marked as the command of the receiver marks it", async () => {
  const { receiver, client } = await start();
  const session = newSession();
  await post(receiver, aStep({ session }));
  await post(receiver, aStep({ session, rows: [{ trial: 2 }] }));
  const kept = new KeptRecords();
  await read(client, kept);
  expect((await linesIn(kept)).map((line) => "beside" in line).sort()).toEqual([false, true]);
});

test("the page repeats a request to a silent receiver only a few times, and never repeats a wrong token", async () => {
  const { receiver } = await start();
  const asked = jest.spyOn(globalThis, "fetch");
  const wrong = receiverClient(`${receiver.url}/sessions`, { read: "w".repeat(40), run: "" });
  await expect(read(wrong, new KeptRecords())).rejects.toMatchObject({ problem: { id: "token" } });
  expect(asked).toHaveBeenCalledTimes(1);
  for (const [address, init] of asked.mock.calls) {
    expect(String(address)).not.toContain("wwww");
    expect(init).toMatchObject({ redirect: "error", credentials: "omit" });
  }
  asked.mockReset().mockRejectedValue(new TypeError("failed"));
  await expect(read(wrong, new KeptRecords())).rejects.toMatchObject({
    problem: { id: "unreachable" },
  });
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockRestore();
});
