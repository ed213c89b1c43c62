import { HttpError } from "./http-error.ts";
import type { Settings } from "./settings.ts";

/**
 * The range of the random wait of a refused sender in seconds. The wait is random, because senders with the same wait
 * would all return at the same moment.
 */
const [LEAST_WAIT_SECONDS, MOST_WAIT_SECONDS] = [1, 5];

/** A body that has been arriving for at least this time may lose its memory to a much faster body that needs memory. */
const HOLD_MS = 5000;

/**
 * The minimum ratio of the two speeds. Without this minimum, senders with similarly fast connections would take the
 * memory from each other. If there are many such senders, no body would ever arrive completely.
 */
const MUCH_FASTER = 4;

/** The fraction of its origin's memory that one client may use. */
const CLIENT_SHARE = 1 / 2;

/** Counts the resources that one request uses. */
export type Share = {
  /** Records the number of bytes that have just arrived. */
  arrived: (bytes: number) => void;
  /** Counts bytes that the request uses in memory. @throws HttpError 429 */
  take: (bytes: number) => void;
  /**
   * Sets a callback for the loss of the memory. The callback is called at most once: if another request needs the
   * memory while the body is still arriving.
   */
  onEvicted: (refuse: (error: HttpError) => void) => void;
  /**
   * Counts the request among the requests that wait for the storage, because its body has arrived.
   * @throws HttpError 429
   */
  store: () => void;
  leave: () => void;
};

type Own = {
  since: number;
  records: number;
  bytes: number;
  pace: Pace;
  evict?: () => void;
};

/** Measures the speed at which a body arrives, over the last seconds. `at` returns bytes per second. */
type Pace = { add: (bytes: number) => void; at: (now: number) => number };

/**
 * Limits the requests in progress. If the storage or some senders are slow, other senders have to wait, and the memory
 * of this process remains limited. Each origin has an equal share of the memory. A flood of requests from one origin
 * therefore does not use the shares of other origins. One client may use only a fraction of its origin's share.
 */
export function createLoad({
  MAX_PENDING,
  MAX_PENDING_BYTES,
  ALLOWED_ORIGINS,
}: Pick<Settings, "MAX_PENDING" | "MAX_PENDING_BYTES" | "ALLOWED_ORIGINS">) {
  // One additional share is for programs other than browsers, because these programs do not send an origin.
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
    const own: Own = { since: performance.now(), records: 0, bytes: 0, pace: createPace() };
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
      arrived: own.pace.add,
      take(bytes) {
        // A client may always have one request in progress, whatever the size of the request. The only client of an
        // origin may also have one.
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

/** Releases the memory of slow bodies, beginning with the slowest, until the target is reached. */
function makeRoom(total: { bytes: number; arriving: Set<Own> }, own: Own, target: number): void {
  const now = performance.now();
  const most = own.pace.at(now) / MUCH_FASTER;
  const slow = [...total.arriving]
    .filter((each) => each !== own && each.bytes > 0 && now - each.since >= HOLD_MS)
    .map((each) => ({ each, pace: each.pace.at(now) }))
    .filter(({ pace }) => pace < most)
    .sort((one, other) => one.pace - other.pace);
  for (const { each } of slow) {
    if (total.bytes <= target) return;
    each.evict?.();
  }
}

function createPace(): Pace {
  let [start, bytes] = [performance.now(), 0];
  /** The speed in the previous interval. */
  let before: number | undefined;
  const since = (now: number) => (bytes * 1000) / Math.max(1000, now - start);
  return {
    add(more) {
      const now = performance.now();
      if (now - start >= HOLD_MS) {
        before = since(now);
        [start, bytes] = [now, 0];
      }
      bytes += more;
    },
    at: (now) => (now - start < HOLD_MS && before !== undefined ? before : since(now)),
  };
}

function tooBusy(): HttpError {
  const span = MOST_WAIT_SECONDS - LEAST_WAIT_SECONDS + 1;
  const wait = LEAST_WAIT_SECONDS + Math.floor(Math.random() * span);
  return new HttpError(429, [{ code: "BUSY" }], { "Retry-After": wait });
}
