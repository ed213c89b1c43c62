import { setTimeout as pause } from "node:timers/promises";
import { attempt, firstStep } from "./participants";

/**
 * Floods receivers with requests, without any pause. Runs in a separate process, because the flood must not slow down
 * the measured sender: tsx bench/receiver/flood.ts <origin> <seconds> <senders> <port> ... Prints the number of
 * attempts that ended with each status.
 */
const [origin = "", seconds, senders, ...ports] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1000;
const counts = new Map<number, number>();
const body = firstStep("flood");

await Promise.all(
  Array.from({ length: Number(senders) }, async (_, index) => {
    const url = `http://127.0.0.1:${ports[index % ports.length]}`;
    await pause(index * 5);
    for (let round = 0; Date.now() < until; round++) {
      const own = body.replaceAll('"flood"', `"flood${index}x${round}"`);
      const { status } = await attempt(url, own, origin);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }),
);
process.stdout.write([...counts].map(([status, count]) => `${count} × ${status}`).join(", "));
process.exit();
