import { createReceiver, type Receiver } from "../receiver.ts";
import { readSettings } from "../settings.ts";

/** The origin that may send, unless a test says otherwise. */
export const SITE = "https://lab.example";

const receivers = new Set<Receiver>();

afterAll(() => Promise.all([...receivers].map((each) => each.close())));

/** Starts a receiver in this process, on a free port, until the end of the test file. */
export async function startReceiver(environment: Record<string, string>) {
  const lines: string[] = [];
  const receiver = await createReceiver(
    readSettings({ PORT: "0", ALLOWED_ORIGINS: SITE, RATE_LIMIT: "100000", ...environment }),
    (id, event) => lines.push(`${id} ${event}`),
  );
  receivers.add(receiver);
  const { port } = await receiver.listen();
  return { url: `http://127.0.0.1:${port}`, port, log: () => lines.join("\n") };
}
