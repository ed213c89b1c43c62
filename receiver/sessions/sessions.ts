import type { RecordStore } from "./record-store.ts";
import { type RecordKey, receiptOf, type Sent, sha256 } from "./session-record.ts";

/** The answer to what was sent. */
export type Answer = { ok: true } & ({ receipt: string; kept?: "beside" } | { withdrawn: true });

const WITHDRAWN: Answer = { ok: true, withdrawn: true };

/**
 * Keeps records and withdraws sessions, each idempotent, by whatever process and in whatever order they come.
 *
 * A withdrawal first leaves its tombstone and then deletes; a record is first stored and then looks for a tombstone.
 * So of a record and a withdrawal at the same moment, either the deletion sees the record, or the record the tombstone.
 */
export function createSessions(store: RecordStore) {
  async function keep(key: RecordKey, body: Buffer): Promise<Answer> {
    const digest = sha256(body);
    const placed = await store.put({ ...key, body, digest });
    if (placed === "withdrawn") return WITHDRAWN;
    if (await store.isWithdrawn(key.session)) {
      await store.erase(key.session);
      return WITHDRAWN;
    }
    const receipt = receiptOf(digest);
    return placed === "beside" ? { ok: true, receipt, kept: "beside" } : { ok: true, receipt };
  }

  async function withdraw(session: string): Promise<Answer> {
    await store.bury(session, new Date().toISOString().slice(0, 10));
    await store.erase(session);
    return WITHDRAWN;
  }

  return (sent: Sent, body: Buffer): Promise<Answer> =>
    sent.kind === "withdrawal"
      ? withdraw(sent.session)
      : keep({ session: sent.session, kind: sent.kind, step: sent.step }, body);
}
