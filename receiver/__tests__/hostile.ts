import { type Agent, request } from "node:http";
import { connect } from "node:net";
import { seededRandom } from "@/lib/stats/random";
import { aStart, aStep, newSession } from "./records";

/** The size limit of a record in bytes, for a receiver that is tested with hostile requests. */
export const LARGEST = 20_000;

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

/** Returns a record in which one to three fields have hostile values. */
function mutated(): string {
  const protocol = "b".repeat(64);
  const record: Record<string, unknown> = oneOf([
    () => aStep({ protocol }),
    () => aStart(newSession(), { protocol }),
  ])();
  for (let count = 0; count < 1 + random() * 3; count++)
    record[oneOf([...Object.keys(record), "__proto__", "constructor", "simulated"])] =
      oneOf(VALUES);
  return JSON.stringify(record);
}

/** Functions that each return a body. No page sends such a body. */
const HOSTILE: (() => string | Buffer)[] = [
  mutated,
  () => mutated().slice(0, Math.floor(random() * 200)),
  () => "[".repeat(Math.floor(random() * LARGEST)),
  () => `{"format":1,"kind":"step","rows":[${"1,".repeat(5000)}1]}`,
  () => "x".repeat(LARGEST + Math.floor(random() * LARGEST)),
  () => Buffer.from(Array.from({ length: 60 }, () => Math.floor(random() * 256))),
  () => JSON.stringify(oneOf(VALUES)),
  () =>
    `{"__proto__":{"kind":"step"},"kind":"${oneOf(["start", "step", "end", "withdrawal", "x"])}"}`,
];

const TYPES = ["application/json", "application/json; charset=x", "text/plain", "a/b/c"];

const PATHS = ["/sessions", "/sessions/", "/sessions/open", "/a/b/sessions?x=/../", "//sessions"];

/**
 * Returns a request that no page sends: malformed, too large, with a wrong content type, or of a study that is not
 * accepted.
 */
const hostileRequest = () => ({
  path: oneOf(PATHS),
  headers: {
    "Content-Type": oneOf(TYPES),
    // The body is sent either in chunks without a declared length, or all at once.
    ...(random() < 0.5 && { "Transfer-Encoding": "chunked" }),
    ...(random() < 0.2 && { Origin: "https://other.example" }),
  },
  body: oneOf(HOSTILE)(),
});

/** Sends the beginning of a body and never the end of this body. */
export function beginSlowly(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    'POST /sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a',
  );
  return new Promise((resolve) => {
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.slice(0, 12)));
  });
}

/** Sends a hostile request. @returns the status of the response */
export const sendHostile = (port: number, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const { body, ...what } = hostileRequest();
    const target = { host: "127.0.0.1", port, method: "POST", agent, ...what };
    const sending = request(target, (response) => {
      response.resume().on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sending.on("error", reject).end(body);
  });
