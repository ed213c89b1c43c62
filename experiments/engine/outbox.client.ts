"use client";

import { inOneTab } from "@/lib/device/locks";
import { retryDelayMs } from "@/lib/device/retry";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { createEmitter } from "@/lib/store";
import { type Outcome, type Receiver, readAnswer, receiver, requestFor } from "./sending";
import { SESSIONS_DATABASE, type Session } from "./session";
import { existingDatabase, openDatabase, readSession } from "./session-store.client";

/**
 * What became of a session's data, for the participant: `failed` is tried again, `refused` is not.
 * `off` where there is nothing to send, or nowhere.
 */
export type SendingState = {
  status: "off" | "waiting" | "sent" | "failed" | "refused";
  message: string;
};

const OFF: SendingState = { status: "off", message: "" };
const WAITING: SendingState = { status: "waiting", message: "" };

const states = new Map<string, SendingState>();
const changes = createEmitter();
/** Sessions of this page that are in the outbox, so that it notices when another tab has sent one. */
const inOutbox = new Set<string>();
/** Sessions of this page that the outbox did not take: they can be sent as long as the page is open. */
const inPage = new Set<string>();
/** Sessions that the receiver refuses for good: not offered again before the next page load. */
const refused = new Set<string>();

let failuresInARow = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();
let isListening = false;

/** What became of the data of a session, as far as this page knows. */
export function sendingState(id: string): SendingState {
  return receiver() ? (states.get(id) ?? WAITING) : OFF;
}

/** Calls back when a state has changed. @returns the end of the subscription */
export const onSendingChange = changes.subscribe;

function setState(id: string, state: SendingState) {
  states.set(id, state);
  changes.emit();
}

/**
 * Puts a finished session, which is kept already, into the outbox and sends it, or sends it later.
 * Without a configured receiver it does nothing.
 */
export async function sendSession(session: Session): Promise<void> {
  if (!receiver() || session.status !== "finished") return;
  const { id } = session;
  setState(id, WAITING);
  const key = await tryOrUndefined(async () => (await openDatabase())?.put("outbox", { id }, id));
  (key === undefined ? inPage : inOutbox).add(id);
  await sendWaiting();
}

/**
 * Sends what earlier pages could not, now and whenever the network comes back. To be called once a
 * page is loaded. Without a configured receiver it does nothing.
 */
export async function sendWaiting(): Promise<void> {
  const to = receiver();
  if (!to) return;
  if (!isListening) {
    isListening = true;
    window.addEventListener("online", () => void sendWaiting());
  }
  // One after the other: a call that comes meanwhile finds what is left.
  turn = turn.then(() => inOneTab(`${SESSIONS_DATABASE}:outbox`, () => sendAll(to)));
  await turn;
}

async function sendAll(to: Receiver): Promise<void> {
  clearTimeout(timer);
  const stored = await tryOrUndefined(async () => (await existingDatabase())?.getAllKeys("outbox"));
  if (stored) await noticeSentElsewhere(stored);
  let isLeft = false;
  let waitMs = 0;
  for (const id of new Set([...inPage, ...(stored ?? [])])) {
    if (refused.has(id)) continue;
    const outcome = await sendOne(id, to);
    if (outcome?.status !== "failed") continue;
    if (outcome.isLasting) refused.add(id);
    else {
      isLeft = true;
      waitMs = Math.max(waitMs, outcome.waitMs);
    }
  }
  failuresInARow = isLeft ? failuresInARow + 1 : 0;
  // Off line no clock is needed: the network says when it is back.
  if (isLeft && navigator.onLine)
    timer = setTimeout(() => void sendWaiting(), Math.max(waitMs, retryDelayMs(failuresInARow)));
}

/** What is kept, and no longer in the outbox, was sent by another tab. */
async function noticeSentElsewhere(stored: readonly string[]): Promise<void> {
  for (const id of inOutbox) {
    if (stored.includes(id)) continue;
    inOutbox.delete(id);
    if (await readSession(id)) setState(id, { status: "sent", message: "" });
  }
}

/** Sends one session, and keeps it in the outbox unless the receiver has it. */
async function sendOne(id: string, to: Receiver): Promise<Outcome | undefined> {
  const session = await readSession(id);
  // Erased meanwhile: then it is not sent either.
  if (session?.status !== "finished") {
    await forget(id);
    setState(id, OFF);
    return undefined;
  }
  const outcome = await post(session, to);
  if (outcome.status === "sent") {
    await forget(id);
    setState(id, { status: "sent", message: "" });
  } else {
    setState(id, {
      status: outcome.isLasting ? "refused" : "failed",
      message: outcome.message,
    });
  }
  return outcome;
}

async function forget(id: string): Promise<void> {
  inPage.delete(id);
  inOutbox.delete(id);
  await tryOrUndefined(async () => (await existingDatabase())?.delete("outbox", id));
}

async function post(session: Session, to: Receiver): Promise<Outcome> {
  try {
    const { url, init } = requestFor(session, to);
    return await readAnswer(await fetch(url, init));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: "failed", message, isLasting: false, waitMs: 0 };
  }
}
