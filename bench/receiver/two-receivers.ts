import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { spawnReceiver } from "@/receiver/__tests__/spawn-receiver";
import { PROTOCOL, SITE } from "./participants";
import { processorSeconds } from "./processor-seconds";
import { startRoundRobin } from "./round-robin";

/** The origin of a second site. The measured participants use the first site. */
export const FLOODING_SITE = "https://flood.example";

/** The maximum number of attempts to start a receiver. */
const STARTS = 10;

/** The environment variables that select and configure the storage of a receiver. */
export type Environment = Record<string, string>;

type Spawned = Awaited<ReturnType<typeof spawnReceiver>>;

export type Two = Awaited<ReturnType<typeof startTwo>>;

/**
 * Returns the resident memory of a process in MB. Returns 0 if the process has ended, or if the system has no /proc.
 */
function memoryOf({ pid }: Spawned): number {
  try {
    const [, kilobytes = 0] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Starts two receivers that share a storage. Both receivers are behind one URL. */
export async function startTwo(store: Environment) {
  const settings = {
    ALLOWED_ORIGINS: `${SITE},${FLOODING_SITE}`,
    PROTOCOLS: PROTOCOL,
    SESSION_RATE_LIMIT: "1000000",
    ORIGIN_RATE_LIMIT: "1000000",
    RATE_LIMIT: "1000000",
    OFFER_RATE_LIMIT: "1000000",
    UNKNOWN_WITHDRAWALS: "1000000",
    CLIENT_DAY_BYTES: "100000000000",
    PROTOCOL_DAY_BYTES: "100000000000",
    ...store,
  };
  // The start is tried again, because a receiver does not start while the database is unavailable. systemd also tries
  // again.
  const start = async (): Promise<Spawned> => {
    for (let attempts = 1; ; attempts++) {
      const receiver = await spawnReceiver(settings);
      if (receiver.port) return receiver;
      if (attempts === STARTS) throw new Error(receiver.log());
      await pause(1000);
    }
  };
  const receivers = await Promise.all([start(), start()]);
  const proxy = await startRoundRobin(() => receivers.map(({ port }) => port ?? 0));
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, ...receivers.map(memoryOf));
  }, 250);
  return {
    url: proxy.url,
    ports: () => receivers.map(({ port }) => port ?? 0),
    memory: () => Math.max(...receivers.map(memoryOf)),
    mostMemory: () => most,
    /** Whether both receivers are still running. */
    areAlive: () => receivers.every((each) => memoryOf(each) > 0),
    /** Errors that no route handled, so that only the fallback handler of a receiver caught them. */
    escaped: () => receivers.flatMap((each) => each.log().match(/"escaped".*/g) ?? []),
    /** The processor time of both receivers so far, in seconds. */
    processorSeconds: () => receivers.reduce((sum, each) => sum + processorSeconds(each.pid), 0),
    async killOne() {
      await receivers[0]?.stop("SIGKILL");
      receivers[0] = await start();
    },
    async close() {
      clearInterval(timer);
      proxy.close();
      await Promise.all(receivers.map((each) => each.stop("SIGKILL")));
    },
  };
}
