import { Agent } from "node:http";
import { createFuzz, FUZZED_TYPES } from "@/receiver/__tests__/fuzz";

/**
 * Sends malformed requests of each content type to all routes. Runs in a separate process, because these requests must
 * not slow down the measured sender: tsx bench/receiver/fuzz.ts <requests of each type> <at once> <port> ... Prints the
 * number of requests that ended with each status, and their total time in seconds.
 */
const [requests, atOnce, ...ports] = process.argv.slice(2);
const SEED = 20_261_126;

const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const start = performance.now();
for (const [index, type] of FUZZED_TYPES.entries()) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
  const senders = ports.map((port, place) =>
    createFuzz(Number(port), type, SEED + index * ports.length + place, agent),
  );
  let left = Number(requests);
  await Promise.all(
    Array.from({ length: Number(atOnce) }, async () => {
      while (left-- > 0) {
        const { status, text } = (await senders[left % senders.length]?.()) ?? {
          status: 0,
          text: "",
        };
        count(String(status));
        if (status >= 400 && text !== "" && !text.startsWith('{"errors"'))
          count("refusals without JSON");
      }
    }),
  );
  agent.destroy();
}
const seconds = (performance.now() - start) / 1000;
const statuses = [...counts].sort().map(([status, number]) => `${number} × ${status}`);
process.stdout.write(`${statuses.join(", ")} in ${seconds.toFixed(1)} s`);
process.exit();
