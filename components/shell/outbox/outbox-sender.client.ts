"use client";

import { isOnline } from "@/lib/connection";
import { createStore } from "@/lib/store";
import { xhrFetch } from "@/lib/xhr-fetch";
import { contactEndpoint } from "./endpoint";
import {
  isWaiting,
  OUTBOX_SYNC,
  type OutboxNews,
  outboxChannel,
  type Send,
  sendEntry,
  takeEntry,
  waitOf,
} from "./outbox";
import { handOver, type OutboxEntry, readOutbox } from "./store";

/** The outbox as this page sees it. */
export type OutboxState = {
  entries: readonly OutboxEntry[];
  /** What part of a message has gone out, from 0 to 1, by id, while it is being sent here. */
  progress: Readonly<Record<string, number>>;
  /** Messages that have arrived since the page was opened. */
  arrived: readonly string[];
};

const EMPTY: OutboxState = { entries: [], progress: {}, arrived: [] };

/** What is being sent by this page, with what stops it. */
const underWay = new Map<string, { stop: AbortController; ended: Promise<void> }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/** The state of the outbox, for a component that shows it. */
export const outboxState = createStore(EMPTY);

const change = (next: Partial<OutboxState>) => outboxState.set({ ...outboxState.get(), ...next });

const refresh = async () => change({ entries: await readOutbox() });

/**
 * Sends what earlier visits could not, now and whenever the network comes back, and follows what other
 * tabs and the worker do. To be called once a page is loaded; later calls do nothing.
 */
export async function startCourier(): Promise<void> {
  if (!contactEndpoint() || isStarted) return;
  isStarted = true;
  outboxChannel()?.addEventListener("message", ({ data }: MessageEvent<OutboxNews>) => {
    if (data.what === "arrived") change({ arrived: [...outboxState.get().arrived, data.id] });
    void refresh();
  });
  window.addEventListener("online", () => void sendAll());
  await sendAll();
}

/** Puts a message into the outbox, and sends it without being waited for. */
export async function post(entry: OutboxEntry): Promise<void> {
  await handOver(entry);
  await refresh();
  void sendAll();
}

/** Tries to send every message that is due, and comes back for those that are not. */
export async function sendAll(): Promise<void> {
  clearTimeout(timer);
  await refresh();
  if (isOnline())
    await Promise.all(outboxState.get().entries.map(({ message }) => sendOne(message.id)));
  await refresh();
  clearTimeout(timer);
  const waits = outboxState
    .get()
    .entries.filter(isWaiting)
    .map((entry) => waitOf(entry, Date.now()));
  if (waits.length === 0) return;
  askWorker();
  // Off line no clock is needed: the network says when it is back.
  if (isOnline()) timer = setTimeout(() => void sendAll(), Math.min(...waits));
}

/**
 * Stops the sending of a message if it is under way here, and takes it out of the outbox.
 * @param remove takes it away, for good or to be edited
 * @returns it; null when it has arrived, or another tab is just sending it
 */
export async function takeBack(
  id: string,
  remove: (entry: OutboxEntry) => Promise<void>,
): Promise<OutboxEntry | null> {
  const sending = underWay.get(id);
  sending?.stop.abort();
  await sending?.ended;
  const entry = await takeEntry(id, remove);
  await refresh();
  return entry;
}

async function sendOne(id: string): Promise<void> {
  if (underWay.has(id)) return underWay.get(id)?.ended;
  const stop = new AbortController();
  const attempt = sendEntry(id, sendBy(stop.signal)).then((answer) => {
    if (answer?.status === "arrived") change({ arrived: [...outboxState.get().arrived, id] });
  });
  const ended = attempt.finally(() => {
    underWay.delete(id);
    const { [id]: _, ...progress } = outboxState.get().progress;
    change({ progress });
  });
  underWay.set(id, { stop, ended });
  await ended;
  await refresh();
}

const sendBy =
  (signal: AbortSignal): Send =>
  ({ url, ...request }, id) => {
    const onProgress = (sent: number) =>
      change({ progress: { ...outboxState.get().progress, [id]: sent } });
    onProgress(0);
    return xhrFetch(url, { ...request, signal, onProgress });
  };

/** Background Sync, where a browser has it: the worker sends even when no page is open. */
function askWorker() {
  type WithSync = ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(OUTBOX_SYNC))
    .catch(() => {
      // Refused by the visitor: the next visit sends.
    });
}
