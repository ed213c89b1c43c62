import type { LogEntry } from "../log.ts";
import { createReceiver, type Receiver } from "../receiver.ts";
import { readSettings } from "../settings.ts";

/** The permitted origin, unless the test permits a different origin. */
export const SITE = "https://lab.example";

const UNLIMITED = {
  RATE_LIMIT: "100000",
  SESSION_RATE_LIMIT: "100000",
  ORIGIN_RATE_LIMIT: "100000",
  OFFER_RATE_LIMIT: "100000",
};

const receivers = new Set<Receiver>();

afterAll(() => Promise.all([...receivers].map((each) => each.close())));

/** Starts a receiver in this process on a free port. The receiver runs until the end of the test file. */
export async function startReceiver(environment: Record<string, string>) {
  const entries: LogEntry[] = [];
  const receiver = await createReceiver(
    readSettings({ PORT: "0", ALLOWED_ORIGINS: SITE, ...UNLIMITED, ...environment }),
    (entry) => void entries.push(entry),
  );
  receivers.add(receiver);
  const { port } = await receiver.listen();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Returns the log entries without members that are undefined. */
    entries: () => JSON.parse(JSON.stringify(entries)) as LogEntry[],
    log: () =>
      entries
        .map(({ id, status, reason }) => [id, status, reason].filter(Boolean).join(" "))
        .join("\n"),
  };
}
