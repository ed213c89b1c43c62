import { ifFree } from "@/lib/device/locks";
import { retryDelayMs, waitUntilMs } from "@/lib/device/retry";
import { contactEndpoint } from "./endpoint";
import {
  type Answer,
  type ContactRequest,
  contactRequest,
  readAnswer,
  readFailure,
} from "./sending";
import {
  CONTACT_DATABASE,
  type OutboxEntry,
  readEntry,
  readOutbox,
  removeEntry,
  updateEntry,
} from "./store";

/** How an attempt is made: by XMLHttpRequest in a page, by fetch in the service worker. */
export type Send = (request: ContactRequest, id: string) => Promise<Response>;

/** What the pages and the worker tell each other of the outbox. */
export type OutboxNews = { id: string; what: "arrived" | "changed" };

let channel: BroadcastChannel | undefined;

/**
 * Where they tell it; what this page says, it does not hear itself. Where a browser has no such channels,
 * each page knows what it has done itself.
 */
export function outboxChannel(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel(CONTACT_DATABASE);
  return channel;
}

const tell = (news: OutboxNews) => outboxChannel()?.postMessage(news);

/** The tag of Background Sync: the worker sends when the connection is back. */
export const OUTBOX_SYNC = CONTACT_DATABASE;

/** Each message has a lock, so that one tab sends it, and none takes it back meanwhile. */
const lockOf = (id: string) => `${CONTACT_DATABASE}:${id}`;

/**
 * Tries to send one message.
 * @returns what came of it; null when it is gone, refused, not yet due, or in another tab's hands
 */
export function sendEntry(id: string, send: Send): Promise<Answer | null> {
  return ifFree(lockOf(id), async () => {
    const endpoint = contactEndpoint();
    const entry = await readEntry(id);
    if (!endpoint || !entry || entry.problem?.kind === "refused" || isHeld(entry, Date.now()))
      return null;
    // The body may be cut off, too.
    const answer = await send(contactRequest(entry.message, entry.attachment, endpoint), id)
      .then(readAnswer)
      .catch(readFailure);
    if (answer.status === "arrived") await removeEntry(id);
    else await updateEntry(afterFailure(entry, answer, Date.now()));
    tell({ id, what: answer.status === "arrived" ? "arrived" : "changed" });
    return answer;
  });
}

function afterFailure(
  entry: OutboxEntry,
  answer: Exclude<Answer, { status: "arrived" }>,
  now: number,
): OutboxEntry {
  const failures = entry.failures + 1;
  if (answer.status === "refused")
    return { ...entry, failures, problem: { kind: "refused", refusals: answer.refusals } };
  const { reason, waitMs } = answer;
  return {
    ...entry,
    failures,
    notBefore: waitMs > 0 ? now + waitMs : 0,
    problem: { kind: "waiting", reason },
  };
}

/**
 * Takes a message out of the outbox.
 * @param remove takes it away, for good or to be edited
 * @returns it; null when it is gone, or another tab is just sending it
 */
export function takeEntry(
  id: string,
  remove: (entry: OutboxEntry) => Promise<void>,
): Promise<OutboxEntry | null> {
  return ifFree(lockOf(id), async () => {
    const entry = await readEntry(id);
    if (!entry) return null;
    await remove(entry);
    tell({ id, what: "changed" });
    return entry;
  });
}

/** Whether a message waits, and is not refused for good. */
export const isWaiting = ({ problem }: OutboxEntry) => problem?.kind !== "refused";

/** Whether a message is not to be tried yet. */
export const isHeld = ({ notBefore }: OutboxEntry, now: number) => waitUntilMs(notBefore, now) > 0;

/** How long to wait after an attempt, ms: as the receiver asks, else ever longer after failures. */
export function waitOf({ notBefore, failures }: OutboxEntry, now: number): number {
  return waitUntilMs(notBefore, now) || retryDelayMs(failures);
}

/** Tries to send every message that is due. @returns whether any still waits */
export async function sendOutbox(send: Send): Promise<boolean> {
  const entries = await readOutbox();
  await Promise.all(entries.map(({ message }) => sendEntry(message.id, send)));
  return (await readOutbox()).some(isWaiting);
}
