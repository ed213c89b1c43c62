import { createHash, randomBytes } from "node:crypto";
import type { startReceiver } from "./start-receiver";

export const PROTOCOL = "a".repeat(64);
const DOCUMENT = "d".repeat(64);

export const newSession = () => randomBytes(6).toString("hex");

/** The fields that the records of format 2 have and the records of format 1 lack. */
const whose = (session: string) => ({
  planHash: null,
  person: session,
  visit: null,
  rehearsal: false,
});

/** Returns the record of a session's start, in the format that receivers accept. */
export const aStart = (session: string, changes: AnyFields = {}) => ({
  format: 2,
  ...whose(session),
  kind: "start",
  session,
  protocol: PROTOCOL,
  document: DOCUMENT,
  condition: "high",
  conditionSource: "drawn",
  row: 1,
  ids: { SONA_ID: "s-17" },
  at: "2026-11-25T08:59:30.000+01:00",
  ...changes,
});

/** Returns the record of a finished step, in the format in which the page sends it. */
export const aStep = ({ session = newSession(), ...changes }: AnyFields = {}) => ({
  format: 2,
  ...whose(session),
  deviceFacts: null,
  kind: "step",
  session,
  step: "stroop",
  place: 1,
  protocol: PROTOCOL,
  document: DOCUMENT,
  task: "stroop",
  version: "3.1.0",
  parameters: { trials: 24 },
  locale: "en",
  startedAt: "2026-11-25T09:00:00.000+01:00",
  finishedAt: "2026-11-25T09:03:00.000+01:00",
  condition: null,
  rows: [{ trial: 1, stimulus: "RED", response: "red", rt_ms: 512.5 }],
  events: [{ at: "2026-11-25T09:00:00.000+01:00", what: "started", block: 0 }],
  flags: {},
  ...changes,
});

/** Returns the record of a session's end, in the format in which the page sends it. */
export const anEnd = (session: string, changes: AnyFields = {}) => ({
  format: 2,
  ...whose(session),
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

/** Returns a record as pages of releases with format 1 send it. */
export const ofFormat1 = (record: object) => {
  const earlier: Record<string, unknown> = { ...record, format: 1 };
  for (const field of [...Object.keys(whose("")), "deviceFacts"]) delete earlier[field];
  return earlier;
};

export const aWithdrawal = (session: string) => ({ format: 1, kind: "withdrawal", session });

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const receipt = (record: object) => sha256(JSON.stringify(record)).slice(0, 12);

/** Changed fields of a record. Their values may be invalid. */
type AnyFields = Record<string, unknown> & { session?: string };

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
