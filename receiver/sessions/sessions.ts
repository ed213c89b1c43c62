import { HttpError } from "../http-error.ts";
import type { RecordStore } from "./record-store.ts";
import { type RecordKey, receiptOf, type Sent, sha256 } from "./session-record.ts";

/** The answer to what was sent. */
export type SessionsAnswer = { ok: true } & (
  | { receipt: string; kept?: "beside" }
  | { withdrawn: true }
);

const WITHDRAWN: SessionsAnswer = { ok: true, withdrawn: true };

/**
 * Keeps records and withdraws sessions, each idempotent, by whatever process and in whatever order they come.
 *
 * A withdrawal first leaves its tombstone and then deletes; a record is first stored and then looks for a tombstone.
 * So of a record and a withdrawal at the same moment, either the deletion sees the record, or the record the tombstone.
 *
 * @returns a function of what was sent, its bytes, and of what may refuse the withdrawal of a session of which nothing
 *   is stored: its tombstone stays, and anybody can send such
 */
export function createSessions(store: RecordStore) {
  async function keep(key: RecordKey, body: Buffer): Promise<SessionsAnswer> {
    const digest = sha256(body);
    const placed = await store.put({ ...key, body, digest });
    if (placed === "withdrawn") return WITHDRAWN;
    if (placed === "full") throw new HttpError(413, [{ code: "FULL" }]);
    if (await store.isWithdrawn(key.session)) {
      await store.erase(key.session);
      return WITHDRAWN;
    }
    const receipt = receiptOf(digest);
    return placed === "beside" ? { ok: true, receipt, kept: "beside" } : { ok: true, receipt };
  }

  async function withdraw(session: string, admitUnknown: () => void): Promise<SessionsAnswer> {
    if (!(await store.has(session)) && !(await store.isWithdrawn(session))) admitUnknown();
    await store.bury(session, new Date().toISOString().slice(0, 10));
    await store.erase(session);
    return WITHDRAWN;
  }

  return (sent: Sent, body: Buffer, admitUnknown: () => void): Promise<SessionsAnswer> =>
    sent.kind === "withdrawal"
      ? withdraw(sent.session, admitUnknown)
      : keep({ session: sent.session, kind: sent.kind, step: sent.step }, body);
}
