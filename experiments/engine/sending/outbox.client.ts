"use client";

import type { RunItem } from "@/experiments/engine/session/run-item";
import { SESSIONS_DATABASE, type Session } from "@/experiments/engine/session/session";
import { readSession, sessionsDevice } from "@/experiments/engine/session/session-store.client";
import { createOutbox } from "@/lib/outbox/outbox";
import { receiver, receiverUrl } from "./receiver";
import { postRun, runPayload } from "./sending";

/**
 * What became of a session's data, for the participant: `failed` is tried again, `refused` is not before
 * the next page load. `off` where there is nothing to send, or nowhere.
 */
export type SendingState = {
  status: "off" | "waiting" | "sent" | "failed" | "refused";
  message: string;
};

/** Sessions that this page has put into the outbox. */
const added = new Set<string>();

/** The finished sessions that are to be sent, by any page or the worker. */
export const runOutbox = /* @__PURE__ */ createOutbox<RunItem>({
  name: SESSIONS_DATABASE,
  existing: sessionsDevice.existing,
  parse: (stored) => {
    const { id, payload } = Object(stored);
    return typeof id === "string" && typeof payload?.body === "string" ? (stored as RunItem) : null;
  },
  async send({ id, payload }) {
    const to = receiver();
    if (!to) return null;
    // Null where the storage cannot be read now.
    const session = await readSession(id).catch(() => null);
    // Erased meanwhile.
    if (session !== null && session?.status !== "finished") return "dropped";
    // The policy allows the present receiver only.
    const sent = payload.url === receiverUrl(to) ? payload : session && runPayload(session, to);
    return sent && (await postRun(sent, to)).outcome;
  },
});

/** What became of a session's data, as far as this page knows. */
export function sendingState(id: string): SendingState {
  const { items, sent } = runOutbox.state.get();
  const item = items.find((each) => each.id === id);
  const message = item?.problem?.message ?? "";
  if (!receiver()) return { status: "off", message };
  if (sent.includes(id)) return { status: "sent", message };
  if (item?.problem)
    return { status: item.problem.kind === "refused" ? "refused" : "failed", message };
  return { status: item || !added.has(id) ? "waiting" : "off", message };
}

/**
 * Puts a finished session, which is stored already, into the outbox and sends it now or later. Without a
 * configured receiver it does nothing.
 */
export async function sendSession(session: Session): Promise<void> {
  const to = receiver();
  if (!to || session.status !== "finished" || session.simulated) return;
  const { id } = session;
  const item = { id, payload: runPayload(session, to), failures: 0, notBefore: 0, problem: null };
  await runOutbox.add(item, () =>
    sessionsDevice.write(["outbox"], (transaction) =>
      transaction.objectStore("outbox").put(item, id),
    ),
  );
  added.add(id);
  await runOutbox.sendAll();
}

/** Sends what earlier pages could not, also what was refused then. To be called once a page is loaded. */
export async function sendWaitingRuns(): Promise<void> {
  if (receiver()) await runOutbox.start({ again: true });
}
