import { Agent } from "node:http";
import { beginSlowly, sendHostile } from "@/receiver/__tests__/hostile";
import { attempt, firstStep } from "./participants";

/**
 * Sends hostile requests, some of them slow, and repeats one valid record. Runs in a separate process, because these
 * requests must not slow down the measured sender: tsx bench/receiver/hostile.ts <requests> <at once> <session> <port>
 * ... Prints the number of requests that ended with each status, their total time in seconds, and the processor time of
 * this process.
 */
const [requests, atOnce, session = "", ...ports] = process.argv.slice(2);
const SLOW = 50;
/** On average, one request out of this number repeats the valid record. */
const REPLAYED = 10;

const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
const counts = new Map<number, number>();
const record = firstStep(session);
const start = performance.now();
let left = Number(requests);
let isDone = false;

const slow = Array.from({ length: SLOW }, async (_, index) => {
  // If the receiver cuts off a slow body, the next slow body is started.
  while (!isDone) await beginSlowly(Number(ports[index % ports.length]));
});
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    while (left-- > 0) {
      const port = Number(ports[left % ports.length]);
      const isReplayed = left % REPLAYED === 0;
      const status = isReplayed
        ? (await attempt(`http://127.0.0.1:${port}`, record)).status
        : await sendHostile(port, agent).catch(() => 0);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }),
);
const seconds = (performance.now() - start) / 1000;
isDone = true;
void slow;
const statuses = [...counts].sort().map(([status, count]) => `${count} × ${status}`);
const { user, system } = process.cpuUsage();
process.stdout.write(
  `${statuses.join(", ")} in ${seconds.toFixed(1)} s, of which their sender took ${((user + system) / 1e6).toFixed(1)} s of a processor`,
);
process.exit();
