import { createHash, randomBytes } from "node:crypto";
import type { startReceiver } from "./start-receiver";

export const PROTOCOL = "a".repeat(64);
const DOCUMENT = "d".repeat(64);

export const newSession = () => randomBytes(6).toString("hex");

/** Returns the record of a finished step, in the format in which the page sends it. */
export const aStep = (changes: Record<string, unknown> = {}) => ({
  format: 1,
  kind: "step",
  session: newSession(),
  step: "stroop",
  place: 1,
  protocol: PROTOCOL,
  document: DOCUMENT,
  task: "stroop",
  version: "3.1.0",
  parameters: { trials: 24 },
  locale: "en",
  condition: null,
  rows: [{ trial: 1, stimulus: "RED", response: "red", rt_ms: 512.5 }],
  events: [{ at: "2026-11-25T09:00:00.000+01:00", what: "started", block: 0 }],
  flags: {},
  ...changes,
});

/** Returns the record of a session's end, in the format in which the page sends it. */
export const anEnd = (session: string, changes: Record<string, unknown> = {}) => ({
  format: 1,
  kind: "end",
  session,
  protocol: PROTOCOL,
  document: DOCUMENT,
  exit: "completed",
  code: "C1A2B3",
  steps: 1,
  receipt: null,
  ...changes,
});

export const aWithdrawal = (session: string) => ({ format: 1, kind: "withdrawal", session });

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const receipt = (record: object) => sha256(JSON.stringify(record)).slice(0, 12);

type To = Pick<Awaited<ReturnType<typeof startReceiver>>, "url">;

/** Posts a record with the same headers as the page. */
export const post = (to: To, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${to.url}/sessions`, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Posts a record, and returns the status and the content of the response. */
export async function sent(to: To, body: unknown, headers?: Record<string, string>) {
  const response = await post(to, body, headers);
  return [response.status, await response.json()];
}
