/** @jest-environment node */
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { seededRandom } from "@/lib/stats/random";
import { stored } from "./describe-contract";
import { aStep, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

jest.setTimeout(60_000);

const REQUESTS = 5000;
const LARGEST = 20_000;

const random = seededRandom(20_261_125);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "x".repeat(300),
  "../../etc/passwd",
  "\u0000",
  "'; DROP TABLE session_records; --",
  [],
  [[]],
  {},
  { toString: 1, valueOf: 1 },
  { $gt: "" },
];

/** A record with one to three fields that hold something else. */
function mutated(): string {
  const step: Record<string, unknown> = aStep({ protocol: "b".repeat(64) });
  for (let count = 0; count < 1 + random() * 3; count++)
    step[oneOf([...Object.keys(step), "__proto__", "constructor", "simulated"])] = oneOf(VALUES);
  return JSON.stringify(step);
}

/** A body that no page sends. */
const HOSTILE: (() => string | Buffer)[] = [
  mutated,
  () => mutated().slice(0, Math.floor(random() * 200)),
  () => "[".repeat(Math.floor(random() * LARGEST)),
  () => `{"format":1,"kind":"step","rows":[${"1,".repeat(5000)}1]}`,
  () => "x".repeat(LARGEST + Math.floor(random() * LARGEST)),
  () => Buffer.from(Array.from({ length: 60 }, () => Math.floor(random() * 256))),
  () => JSON.stringify(oneOf(VALUES)),
  () => `{"__proto__":{"kind":"step"},"kind":"${oneOf(["step", "end", "withdrawal", "x"])}"}`,
];

it(`refuses ${REQUESTS} hostile requests, some of them slow, and goes on serving`, async () => {
  const folder = temporaryFolder();
  const receiver = await startReceiver({
    SESSIONS_DIR: folder,
    PROTOCOLS: PROTOCOL,
    MAX_SESSION_BYTES: String(LARGEST),
    REQUEST_SECONDS: "1",
  });
  // Each begins a body and never ends it.
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(receiver.port, "127.0.0.1");
    socket.write(
      'POST /sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a',
    );
    return new Promise<string>((resolve) => {
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer.slice(0, 12)));
    });
  });

  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const statuses = new Map<number, number>();
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        "Content-Type": oneOf([
          "application/json",
          "application/json; charset=x",
          "text/plain",
          "a/b/c",
        ]),
        // In parts without a length, or at once.
        ...(random() < 0.5 && { "Transfer-Encoding": "chunked" }),
      };
      const path = oneOf(["/sessions", "/sessions/", "/a/b/sessions?x=/../", "//sessions"]);
      const target = {
        host: "127.0.0.1",
        port: receiver.port,
        method: "POST",
        path,
        agent,
        headers,
      };
      const sending = request(target, (response) => {
        const status = response.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        response.resume().on("end", resolve).on("error", reject);
      });
      sending.on("error", reject).end(oneOf(HOSTILE)());
    });
  for (let done = 0; done < REQUESTS; done += 50)
    await Promise.all(Array.from({ length: 50 }, send));

  expect([...statuses.keys()].sort()).toEqual([400, 403, 413, 415, 422]);
  expect([...new Set(await Promise.all(slow))]).toEqual(["HTTP/1.1 408"]);
  expect(await stored({ SESSIONS_DIR: folder })).toEqual([]);
  expect((await sent(receiver, aStep()))[0]).toBe(200);
  agent.destroy();
});
