import { HttpError } from "../http-error.ts";
import type { Places } from "./places.ts";
import type { RecordStore } from "./record-store.ts";
import { receiptOf, type Sent, sha256 } from "./session-record.ts";

/** The response to a record or a withdrawal. */
export type SessionsAnswer = { ok: true } & (
  | { receipt: string; kept?: "beside" }
  | { withdrawn: true }
);

const WITHDRAWN: SessionsAnswer = { ok: true, withdrawn: true };

/**
 * Stores records and withdraws sessions. Both operations are idempotent, also with several processes and in any order
 * of arrival.
 *
 * A withdrawal first adds the tombstone of its session and then deletes the records. A record is first stored, and then
 * the storage is searched for a tombstone. If a record and a withdrawal arrive at the same moment, either the deletion
 * finds the record, or the search finds the tombstone. The same order applies to the place of the session.
 *
 * A record is counted in its place also if it was already stored, because the process may have stopped in between.
 *
 * @returns a function of the request, its bytes, and a callback. The callback may refuse the withdrawal of a session
 *   without stored records, because any client can send such a withdrawal and its tombstone remains.
 */
export function createSessions(
  store: RecordStore,
  places: Pick<Places, "counts" | "count" | "forget">,
) {
  async function keep(
    { protocol, place, ...key }: Exclude<Sent, { kind: "withdrawal" }>,
    body: Buffer,
  ): Promise<SessionsAnswer> {
    const digest = sha256(body);
    const placed = await store.put({ ...key, body, digest }, protocol);
    if (placed === "withdrawn") return WITHDRAWN;
    if (placed === "full") throw new HttpError(413, [{ code: "FULL" }]);
    const { session } = key;
    if (place && (await places.counts(place.protocol)))
      await places.count({ ...place, session, steps: await store.stepsOf(session) });
    if (await store.isWithdrawn(session)) {
      await store.erase(session);
      await places.forget(session);
      return WITHDRAWN;
    }
    const receipt = receiptOf(digest);
    return placed === "beside" ? { ok: true, receipt, kept: "beside" } : { ok: true, receipt };
  }

  async function withdraw(session: string, admitUnknown: () => void): Promise<SessionsAnswer> {
    if (!(await store.has(session)) && !(await store.isWithdrawn(session))) admitUnknown();
    await store.bury(session, new Date().toISOString().slice(0, 10));
    await store.erase(session);
    await places.forget(session);
    return WITHDRAWN;
  }

  return (sent: Sent, body: Buffer, admitUnknown: () => void): Promise<SessionsAnswer> =>
    sent.kind === "withdrawal" ? withdraw(sent.session, admitUnknown) : keep(sent, body);
}
