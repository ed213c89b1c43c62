import { isOnline } from "@/lib/connection";
import { ifFree } from "@/lib/device/locks";
import { serviceWorkers } from "@/lib/device/service-workers";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { createStore } from "@/lib/store";
import { retryDelayMs, waitUntilMs } from "./retry";

/** The fields of an item that the outbox itself reads. Only the transport reads the payload. */
export type OutboxItem = {
  /** Idempotency key, which is the same in all attempts to send the item. */
  id: string;
  failures: number;
  /** Earliest time of the next attempt, ms since 1970. */
  notBefore: number;
  /** The reason why the last attempt failed. A refused item remains in the outbox and is not retried. */
  problem: { kind: "waiting" | "refused" } | null;
};

/** The result of an attempt: `dropped` if the item no longer needs to be sent, null if no attempt was made. */
export type Outcome<Item extends OutboxItem> =
  | "sent"
  | "dropped"
  | { problem: NonNullable<Item["problem"]>; waitMs: number }
  | null;

export type OutboxState<Item> = {
  items: readonly Item[];
  /** The proportion of each item, from 0 to 1, that this page has sent so far, keyed by item id. */
  progress: Readonly<Record<string, number>>;
  /** Ids of items that any tab or the worker has sent since this page was opened. */
  sent: readonly string[];
};

/** A message between pages and the worker. Pages of earlier releases receive the message, too. */
type News = { id: string; what: "arrived" | "changed" };

/** The methods of an idb database that the outbox uses. */
type Database<Item> = {
  getAll(store: "outbox"): Promise<unknown[]>;
  put(store: "outbox", item: Item, id: string): Promise<unknown>;
  delete(store: "outbox", id: string): Promise<void>;
};

type Attempt = { signal: AbortSignal; onProgress: (sent: number) => void };

type Options<Item extends OutboxItem> = {
  /** Name of the channel between tabs and of the Background Sync tag; prefix of the names of the locks. */
  name: string;
  existing: () => Promise<Database<Item> | null>;
  /**
   * Converts a stored value to an item. An earlier release may have stored the value. Returns null if it is not valid.
   */
  parse: (stored: unknown) => Item | null;
  send: (item: Item, attempt: Attempt) => Promise<Outcome<Item>>;
};

/** Returns whether an item is still to be sent. */
const isWaiting = ({ problem }: OutboxItem) => problem?.kind !== "refused";

/** Returns whether the next attempt to send an item is in the future. */
export const isHeld = ({ notBefore }: OutboxItem) => waitUntilMs(notBefore, Date.now()) > 0;

const backoffMs = ({ notBefore, failures }: OutboxItem) =>
  waitUntilMs(notBefore, Date.now()) || retryDelayMs(failures);

/**
 * Creates a queue in IndexedDB, or in memory where the browser refuses storage. Each item has a Web Lock. The lock
 * prevents two tabs, or a tab and the worker, from sending the item at the same time. Failed items are retried after an
 * exponential backoff, at the `online` event, and by Background Sync.
 */
export function createOutbox<Item extends OutboxItem>(options: Options<Item>) {
  const { name, existing, parse, send } = options;
  /** Items that the device refused to store; they exist until the page closes. */
  const memoryFallback = new Map<string, Item>();
  const underWay = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  const state = createStore<OutboxState<Item>>({ items: [], progress: {}, sent: [] });
  const update = (next: Partial<OutboxState<Item>>) => state.set({ ...state.get(), ...next });
  let channel: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;

  async function readAll(): Promise<Item[]> {
    const stored = (await tryOrUndefined(async () => (await existing())?.getAll("outbox"))) ?? [];
    return [...stored.flatMap((value) => parse(value) ?? []), ...memoryFallback.values()];
  }

  async function replace(item: Item): Promise<void> {
    if (memoryFallback.has(item.id)) memoryFallback.set(item.id, item);
    else await tryOrUndefined(async () => (await existing())?.put("outbox", item, item.id));
  }

  async function remove({ id }: Item): Promise<void> {
    await tryOrUndefined(async () => (await existing())?.delete("outbox", id));
  }

  async function refresh(arrived: readonly string[] = []): Promise<void> {
    const items = await readAll();
    update({ items, sent: [...state.get().sent, ...arrived] });
  }

  function broadcast(): BroadcastChannel | undefined {
    try {
      if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel(name);
    } catch {
      // If the browser refuses storage, it also refuses channels. They are not needed in this case, because no tab has
      // stored data that other tabs could read.
    }
    return channel;
  }

  const hear = ({ id, what }: News) => refresh(what === "arrived" ? [id] : []);

  function tell(news: News): Promise<void> {
    broadcast()?.postMessage(news);
    return hear(news);
  }

  /** Runs an action on an item unless another tab or the worker is sending it. */
  const withItem = <Result>(id: string, action: (item: Item) => Promise<Result>) =>
    ifFree(`${name}:${id}`, async () => {
      const item = (await readAll()).find((each) => each.id === id);
      return item ? action(item) : null;
    });

  async function attempt(item: Item, signal: AbortSignal): Promise<News["what"] | null> {
    const { id } = item;
    if (!isWaiting(item) || isHeld(item)) return null;
    const onProgress = (sent: number) =>
      update({ progress: { ...state.get().progress, [id]: sent } });
    const outcome = await send(item, { signal, onProgress });
    if (outcome === null) return null;
    if (outcome === "sent" || outcome === "dropped") {
      memoryFallback.delete(id);
      await remove(item);
      return outcome === "sent" ? "arrived" : "changed";
    }
    // An item that was erased during the attempt is not stored again.
    if (!(await readAll()).some((each) => each.id === id)) return "changed";
    const { problem, waitMs } = outcome;
    const notBefore = waitMs > 0 ? Date.now() + waitMs : 0;
    await replace({ ...item, problem, notBefore, failures: item.failures + 1 });
    return "changed";
  }

  async function sendOne(id: string): Promise<void> {
    const abort = new AbortController();
    const attempting = withItem(id, (item) => attempt(item, abort.signal)).finally(() => {
      underWay.delete(id);
      const { [id]: _, ...progress } = state.get().progress;
      update({ progress });
    });
    // The message is sent after the lock is released, because pages that receive the message may need to lock the item.
    const ended = attempting.then((what) => what && tell({ id, what })).then(() => {});
    underWay.set(id, { abort, ended });
    await ended;
  }

  /**
   * Attempts to send every item that is due.
   * @returns whether any item is still to be sent
   */
  async function sendDue(): Promise<boolean> {
    await refresh();
    await Promise.all(state.get().items.map(({ id }) => underWay.get(id)?.ended ?? sendOne(id)));
    await refresh();
    return state.get().items.some(isWaiting);
  }

  /** Sends all items that are due, and continues to do so as long as the page is open. */
  async function sendAll(): Promise<void> {
    if (!isListening) {
      isListening = true;
      broadcast()?.addEventListener("message", ({ data }: MessageEvent<News>) => void hear(data));
      window.addEventListener("online", () => void sendAgain());
    }
    clearTimeout(timer);
    const isLeft = await sendDue();
    clearTimeout(timer);
    if (!isLeft) return;
    requestSync(name);
    const waits = state.get().items.filter(isWaiting).map(backoffMs);
    // While the device is offline, the `online` event triggers the next attempt.
    if (isOnline()) timer = setTimeout(() => void sendAll(), Math.min(...waits));
  }

  /** Sends all items when the connection is back. Attempts that began without the connection may fail, so they end first. */
  async function sendAgain(): Promise<void> {
    await Promise.all([...underWay.values()].map(({ ended }) => ended));
    await sendAll();
  }

  return {
    name,
    state,
    /** Reads the stored items again. */
    refresh: () => refresh(),
    sendDue,
    sendAll,
    /**
     * Sends the items of earlier visits, and receives messages of other tabs from now on. Further calls have no effect.
     * @param again whether the outbox tries to send refused items again, once per page load
     */
    async start({ again = false } = {}): Promise<void> {
      if (isListening) return;
      const refused = again ? (await readAll()).filter((item) => !isWaiting(item)) : [];
      for (const item of refused) await replace({ ...item, problem: null });
      await sendAll();
    },
    /**
     * Adds an item to the queue.
     * @param store writes the item to the device, together with related data
     */
    async add(item: Item, store: () => Promise<unknown>): Promise<void> {
      await store().catch(() => memoryFallback.set(item.id, item));
      await refresh();
    },
    /** Returns whether an item is stored on the device, and not only in this page. */
    isStored: (id: string) => !memoryFallback.has(id),
    /**
     * Stops the sending of an item by this page, and removes the item from the queue.
     * @param erase removes the item from the device, possibly with other changes
     * @returns the item; null if the item no longer exists or another tab is sending it
     */
    async take(id: string, erase: (item: Item) => Promise<unknown> = remove): Promise<Item | null> {
      const sending = underWay.get(id);
      sending?.abort.abort();
      await sending?.ended;
      const taken = await withItem(id, async (item) => {
        memoryFallback.delete(id);
        await tryOrUndefined(() => erase(item));
        return item;
      });
      if (taken) await tell({ id, what: "changed" });
      return taken;
    },
    /** Drops the items that exist only in this page, except those for which `isKept` returns true. */
    async clear(isKept: (item: Item) => boolean = () => false): Promise<void> {
      for (const item of memoryFallback.values()) if (!isKept(item)) memoryFallback.delete(item.id);
      await refresh();
    },
  };
}

/** Registers Background Sync where the browser supports it, so that the worker sends items even if no page is open. */
function requestSync(tag: string) {
  type WithSync = ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  serviceWorkers()
    ?.ready.then((registration: WithSync) => registration.sync?.register(tag))
    .catch(() => {
      // The visitor has refused Background Sync. The items are sent at the next visit.
    });
}
