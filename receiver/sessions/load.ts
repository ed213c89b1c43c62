import { HttpError } from "../http-error.ts";
import type { Settings } from "../settings.ts";

/** A sender that was refused waits between these, so that not all come back at the same moment. */
const [LEAST_WAIT_SECONDS, MOST_WAIT_SECONDS] = [1, 5];

/** What one request takes up. */
export type Share = {
  /** Counts bytes that are held in memory. @throws HttpError 429 */
  take: (bytes: number) => void;
  /** Counts the request among those that the store is busy with. @throws HttpError 429 */
  store: () => void;
  leave: () => void;
};

/**
 * Limits what is in progress, so that a slow store makes senders wait and not this process grow. Each origin has an
 * equal share: a flood from one leaves those of the others free.
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
  const used = new Map<string, { records: number; bytes: number }>();

  return (origin: string): Share => {
    const total = used.get(origin) ?? { records: 0, bytes: 0 };
    used.set(origin, total);
    const own = { records: 0, bytes: 0 };
    const add = (what: "records" | "bytes", amount: number) => {
      // One request alone always fits.
      if (total[what] > own[what] && total[what] + amount > most[what]) throw tooBusy();
      total[what] += amount;
      own[what] += amount;
    };
    return {
      take: (bytes) => add("bytes", bytes),
      store: () => add("records", 1),
      leave() {
        total.records -= own.records;
        total.bytes -= own.bytes;
        Object.assign(own, { records: 0, bytes: 0 });
      },
    };
  };
}

function tooBusy(): HttpError {
  const span = MOST_WAIT_SECONDS - LEAST_WAIT_SECONDS + 1;
  const wait = LEAST_WAIT_SECONDS + Math.floor(Math.random() * span);
  return new HttpError(429, [{ code: "BUSY" }], { "Retry-After": wait });
}
