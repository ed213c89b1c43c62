"use client";

import type { RunItem } from "@/experiments/engine/session/run-item";
import type { Session } from "@/experiments/engine/session/session";
import { readSession, sessionsDevice } from "@/experiments/engine/session/session-store.client";
import { SESSIONS_DATABASE } from "@/lib/device/database-names";
import { createOutbox } from "@/lib/outbox/outbox";
import { receiver, receiverUrl } from "./receiver";
import { postRun, runPayload } from "./sending";

/**
 * The state of sending a session's data, as displayed to the participant. `failed` data are sent again automatically;
 * `refused` data are sent again only after the next page load. The state is `off` if the site does not have a receiver,
 * or if nothing remains to be sent.
 */
export type SendingState = {
  status: "off" | "waiting" | "sent" | "failed" | "refused";
  message: string;
};

/** Ids of the sessions that this page has added to the outbox. */
const added = new Set<string>();

/** The outbox of finished sessions. Every page and the service worker send the sessions in it. */
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
    // The session is null if the storage cannot be read at this moment.
    const session = await readSession(id).catch(() => null);
    // The session has been erased after it was added to the outbox.
    if (session !== null && session?.status !== "finished") return "dropped";
    // The content security policy allows requests only to the present receiver.
    const sent = payload.url === receiverUrl(to) ? payload : session && runPayload(session, to);
    return sent && (await postRun(sent, to)).outcome;
  },
});

/** Returns the state of sending a session's data. The function knows only the attempts of this page. */
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
 * Adds a finished session to the outbox, and sends the session now or later. The device has already stored the session.
 * The function has no effect if the site does not have a receiver.
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

/** Sends the data that earlier pages could not send, including refused data. Each page calls this function once. */
export async function sendWaitingRuns(): Promise<void> {
  if (receiver()) await runOutbox.start({ again: true });
}
