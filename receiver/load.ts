import { HttpError } from "./http-error.ts";
import type { Settings } from "./settings.ts";

/** A sender that was refused waits between these, so that not all come back at the same moment. */
const [LEAST_WAIT_SECONDS, MOST_WAIT_SECONDS] = [1, 5];

/** A body that takes longer to arrive gives its memory to one that needs it. */
const HOLD_MS = 5000;

/** One client may hold so much of its site's share of memory. */
const CLIENT_SHARE = 1 / 2;

/** What one request takes up. */
export type Share = {
  /** Counts bytes that are held in memory. @throws HttpError 429 */
  take: (bytes: number) => void;
  /** Is called, once at most, if the memory is needed by another while the body still arrives. */
  onEvicted: (refuse: (error: HttpError) => void) => void;
  /** Counts the request among those that the store is busy with: its body has arrived. @throws HttpError 429 */
  store: () => void;
  leave: () => void;
};

type Own = { since: number; records: number; bytes: number; evict?: () => void };

/**
 * Limits what is in progress, so that a slow store or slow senders make others wait and not this process grow. Each
 * origin has an equal share, so that a flood from one leaves those of the others free, and each client a part of it.
 */
export function createLoad({
  MAX_PENDING,
  MAX_PENDING_BYTES,
  ALLOWED_ORIGINS,
}: Pick<Settings, "MAX_PENDING" | "MAX_PENDING_BYTES" | "ALLOWED_ORIGINS">) {
  // One more for programs other than browsers, which name no origin.
  const shares = ALLOWED_ORIGINS.length + 1;
  const most = {
    records: Math.max(1, Math.floor(MAX_PENDING / shares)),
    bytes: MAX_PENDING_BYTES / shares,
  };
  const origins = new Map<string, { records: number; bytes: number; arriving: Set<Own> }>();
  const clients = new Map<string, number>();

  return (origin: string, client: string): Share => {
    const total = origins.get(origin) ?? { records: 0, bytes: 0, arriving: new Set() };
    origins.set(origin, total);
    const own: Own = { since: performance.now(), records: 0, bytes: 0 };
    const name = `${client} ${origin}`;

    const add = (bytes: number) => {
      total.bytes += bytes;
      own.bytes += bytes;
      const held = (clients.get(name) ?? 0) + bytes;
      if (held > 0) clients.set(name, held);
      else clients.delete(name);
    };
    const leave = () => {
      add(-own.bytes);
      total.records -= own.records;
      own.records = 0;
      total.arriving.delete(own);
    };
    return {
      take(bytes) {
        // One request of a client alone always fits into its part, and one alone into the share.
        const held = clients.get(name) ?? 0;
        if (held > own.bytes && held + bytes > most.bytes * CLIENT_SHARE) throw tooBusy();
        if (total.bytes > own.bytes && total.bytes + bytes > most.bytes) {
          makeRoom(total, own, most.bytes - bytes);
          if (total.bytes > own.bytes && total.bytes + bytes > most.bytes) throw tooBusy();
        }
        add(bytes);
      },
      onEvicted(refuse) {
        total.arriving.add(own);
        own.evict = () => {
          leave();
          refuse(tooBusy());
        };
      },
      store() {
        total.arriving.delete(own);
        if (total.records > 0 && total.records + 1 > most.records) throw tooBusy();
        total.records += 1;
        own.records += 1;
      },
      leave,
    };
  };
}

/** Those that came first are first in the set. */
function makeRoom(total: { bytes: number; arriving: Set<Own> }, own: Own, target: number): void {
  const now = performance.now();
  for (const each of [...total.arriving]) {
    if (total.bytes <= target || now - each.since < HOLD_MS) return;
    if (each !== own && each.bytes > 0) each.evict?.();
  }
}

function tooBusy(): HttpError {
  const span = MOST_WAIT_SECONDS - LEAST_WAIT_SECONDS + 1;
  const wait = LEAST_WAIT_SECONDS + Math.floor(Math.random() * span);
  return new HttpError(429, [{ code: "BUSY" }], { "Retry-After": wait });
}
