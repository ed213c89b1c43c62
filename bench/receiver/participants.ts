import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sessionReceipt, sha256 } from "@/receiver/sessions/session-record";

export const PROTOCOL = "a".repeat(64);
export const SITE = "https://lab.example";

/** The steps of each session. The start and the end of the session are two more records. */
const STEPS = ["stroop", "flanker", "traits"];
const ROWS = 24;

/** The wait in ms between two attempts if the response has no `Retry-After`, and the longest wait in ms. */
const [BACKOFF_MS, MOST_MS] = [300, 6000];

/** Returns every record of a session in the format in which the page sends it. */
export function recordsOf(session: string): { kind: string; step: string; body: string }[] {
  const shared = {
    format: 2,
    session,
    protocol: PROTOCOL,
    document: "d".repeat(64),
    planHash: null,
    person: session,
    visit: null,
    rehearsal: false,
  };
  const start = JSON.stringify({
    ...shared,
    kind: "start",
    condition: null,
    conditionSource: null,
    row: null,
    ids: {},
    at: "2026-11-25T09:00:00.000+01:00",
  });
  const steps = STEPS.map((step, place) => {
    const rows = Array.from({ length: ROWS }, (_, trial) => ({
      session_id: session,
      trial,
      stimulus: "RED",
      rt_ms: 500 + trial,
      padding: "x".repeat(900),
    }));
    const body = JSON.stringify({
      ...shared,
      deviceFacts: null,
      kind: "step",
      step,
      place: place + 1,
      rows,
    });
    return { kind: "step", step, body };
  });
  const receipt = sessionReceipt(steps.map(({ body }) => sha256(body)));
  const end = JSON.stringify({ ...shared, kind: "end", exit: "completed", code: null, receipt });
  return [{ kind: "start", step: "", body: start }, ...steps, { kind: "end", step: "", body: end }];
}

/** Returns the body of a session's first step. */
export const firstStep = (session: string): string =>
  recordsOf(session).find(({ kind }) => kind === "step")?.body ?? "";

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

type Attempt = { status: number; ms: number; retryAfter: number; text: string };

/** Sends a record once. @returns its status; 0 if the connection was lost */
export function attempt(url: string, body: string, origin = SITE): Promise<Attempt> {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter = 0, text = "") =>
      resolve({ status, ms: performance.now() - start, retryAfter, text });
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      Origin: origin,
    };
    const sending = request(`${url}/sessions`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        done(response.statusCode ?? 0, Number(response.headers["retry-after"] ?? 0), text),
      );
      response.on("error", () => done(0));
    });
    sending.on("error", () => done(0));
    sending.end(body);
  });
}

/** The results of all attempts to send a record during a load. */
export type Load = {
  /** The response times in ms of responses with status 200. */
  times: number[];
  /** The number of attempts that ended with each status. */
  statuses: Map<number, number>;
  /** The number of records that the receivers have acknowledged. */
  acknowledged: number;
  seconds: number;
};

/**
 * Simulates participants who each complete one session. A session sends its records one after the other, and repeats a
 * record until the receiver acknowledges it. The outbox of the page does the same.
 *
 * @param options.senders the number of simultaneous senders; by default, all sessions are sent simultaneously
 * @param options.origin the origin of the page that sends
 * @param options.onProgress is called with the share of acknowledged records
 */
export async function sendSessions(
  url: string,
  sessions: readonly string[],
  {
    senders = sessions.length,
    origin = SITE,
    onProgress,
  }: { senders?: number; origin?: string; onProgress?: (share: number) => void } = {},
): Promise<Load> {
  const load: Load = { times: [], statuses: new Map(), acknowledged: 0, seconds: 0 };
  const total = sessions.length * (STEPS.length + 2);
  const start = performance.now();
  const waiting = sessions.values();
  await Promise.all(
    Array.from({ length: senders }, async (_, index) => {
      // The senders start one after the other, a thousand in two seconds. If all of them connected at the same moment,
      // the operating system would drop connections that the receiver would accept.
      await pause(index * 2);
      for (const session of waiting)
        for (const { body } of recordsOf(session)) {
          await sendUntilAcknowledged(url, body, load, origin);
          load.acknowledged += 1;
          onProgress?.(load.acknowledged / total);
        }
    }),
  );
  load.seconds = (performance.now() - start) / 1000;
  return load;
}

async function sendUntilAcknowledged(
  url: string,
  body: string,
  load: Load,
  origin: string,
): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    const { status, ms, retryAfter, text } = await attempt(url, body, origin);
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status === 200) {
      load.times.push(ms);
      const { receipt } = JSON.parse(text);
      if (receipt !== sha256(body).slice(0, 12)) throw new Error(`Wrong receipt: ${text}`);
      return;
    }
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`${status} ${text}`);
    await pause(retryAfter * 1000 || Math.min(BACKOFF_MS * 2 ** attempts, MOST_MS) * Math.random());
  }
}
