import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { spawnReceiver } from "@/receiver/__tests__/spawn-receiver";
import { checkReceipts } from "@/receiver/sessions/check-receipts";
import { openRecords } from "@/receiver/sessions/open-records";
import { sha256 } from "@/receiver/sessions/session-record";
import { readStoreSettings } from "@/receiver/settings";
import { findPostgres, isRoot } from "@/scripts/programs.mjs";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { startPostgres } from "@/testing/postgres";
import { currentLoad, machine } from "../machine";
import { attempt, type Load, PROTOCOL, recordsOf, SITE, sendSessions } from "./participants";
import { startRoundRobin } from "./round-robin";

const SESSIONS = process.argv.includes("--short") ? 100 : 1000;
const FLOODING_SITE = "https://flood.example";
const FLOODING = 200;
const FLOOD_SECONDS = 15;
const FULL_SECONDS = 10;
const STARTS = 10;

type Environment = Record<string, string>;
type Spawned = Awaited<ReturnType<typeof spawnReceiver>>;

const temporary = (name: string) => mkdtempSync(join(tmpdir(), `protocole-${name}-`));
const newSessions = (count: number) =>
  Array.from({ length: count }, () => randomBytes(6).toString("hex"));

/** Resident memory of a process, MB; 0 once it is gone or where there is no /proc. */
function memoryOf({ pid }: Spawned): number {
  try {
    const [, kilobytes = 0] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Two receivers of one store behind one address. */
async function startTwo(store: Environment) {
  const settings = {
    ...store,
    ALLOWED_ORIGINS: `${SITE},${FLOODING_SITE}`,
    PROTOCOLS: PROTOCOL,
    SESSION_RATE_LIMIT: "1000000",
    ORIGIN_RATE_LIMIT: "1000000",
  };
  // As systemd does: again until it starts, which it does not while the database is away.
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

/** Compares all that was acknowledged with all that is stored. @returns what is wrong, none when all is well */
async function compare(store: Environment, sessions: readonly string[]): Promise<string[]> {
  const opened = await openRecords(readStoreSettings(store), { serves: false });
  try {
    const counts = new Map<string, number>();
    for await (const { session, kind, step, body, beside } of opened.records()) {
      const key = `${session} ${kind} ${step} ${sha256(body)} ${beside}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = sessions.flatMap((session) =>
      recordsOf(session).map(
        ({ kind, step, body }) => `${session} ${kind} ${step} ${sha256(body)} false`,
      ),
    );
    const lost = expected.filter((key) => !counts.has(key)).length;
    const twice = [...counts.values()].filter((count) => count > 1).length;
    const others = counts.size - (expected.length - lost);
    const receipts = await checkReceipts(opened, []);
    const differing = receipts.filter(({ verdict }) => verdict !== "holds").length;
    say(
      `  stored: ${counts.size} of ${expected.length} records, ${lost} lost, ${twice} twice, ${others} others; receipts of ${receipts.length - differing} of ${receipts.length} sessions hold`,
    );
    return lost + twice + others + differing > 0 ? [`${lost} lost, ${twice} twice`] : [];
  } finally {
    await opened.close();
  }
}

const quantile = (sorted: readonly number[], p: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0);

function report(name: string, { times, statuses, acknowledged, seconds }: Load) {
  const sorted = times.toSorted((one, other) => one - other);
  const others = [...statuses]
    .filter(([status]) => status !== 200)
    .map(([status, count]) => `${count} ${status === 0 ? "lost connections" : `× ${status}`}`);
  say(
    `${name}: ${acknowledged} records acknowledged in ${seconds.toFixed(1)} s (${Math.round(acknowledged / seconds)} per s), p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms; besides ${others.join(", ") || "no refusal"}`,
  );
}

/** Runs a load on two receivers of a store, with what happens at a share of it, and compares. */
async function measure(
  name: string,
  store: Environment,
  faults: { at: number; what: (two: Awaited<ReturnType<typeof startTwo>>) => Promise<void> }[] = [],
): Promise<string[]> {
  const two = await startTwo(store);
  const sessions = newSessions(SESSIONS);
  const waiting = [...faults];
  const running: Promise<void>[] = [];
  const before = two.memory();
  const load = await sendSessions(two.url, sessions, (share) => {
    const [next] = waiting;
    if (next && share >= next.at) {
      waiting.shift();
      running.push(next.what(two));
    }
  });
  await Promise.all(running);
  report(name, load);
  say(
    `  memory of a receiver: ${before.toFixed(0)} MB before, at most ${two.mostMemory().toFixed(0)} MB`,
  );
  await two.close();
  return compare(store, sessions);
}

/** One site floods without waiting, another sends in peace: the other has to be served. */
async function flood(store: Environment): Promise<string[]> {
  const two = await startTwo({ ...store, MAX_PENDING: "30", MAX_PENDING_BYTES: "10000000" });
  const until = Date.now() + FLOOD_SECONDS * 1000;
  const script = join(import.meta.dirname, "flood.ts");
  const args = [FLOODING_SITE, FLOOD_SECONDS, FLOODING, ...two.ports()].map(String);
  const flooding = promisify(execFile)(process.execPath, ["--import", "tsx", script, ...args]);
  const memories: number[] = [];
  const times: number[] = [];
  let refused = 0;
  while (Date.now() < until) {
    const [record] = recordsOf(newSessions(1)[0] ?? "");
    const { status, ms } = await attempt(two.url, record?.body ?? "");
    if (status === 200) times.push(ms);
    else refused += 1;
    memories.push(two.memory());
    await pause(50);
  }
  const { stdout: flooded } = await flooding;
  await two.close();
  const sorted = times.toSorted((one, other) => one - other);
  const third = Math.floor(memories.length / 3);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  say(
    `A flood of ${FLOODING} senders for ${FLOOD_SECONDS} s: ${flooded}. A normal site beside it: ${times.length} served, ${refused} refused, p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms. Memory of a receiver in the middle third ${mean(memories.slice(third, 2 * third)).toFixed(0)} MB, in the last ${mean(memories.slice(2 * third)).toFixed(0)} MB`,
  );
  return refused > 0 || times.length === 0 ? [`${refused} of the normal site were refused`] : [];
}

/** Writes a file that takes all the space that is left. */
function fillUp(path: string): void {
  const file = openSync(path, "w");
  for (let size = 2 ** 22; size >= 2 ** 12; size /= 4) {
    try {
      while (writeSync(file, Buffer.alloc(size)) > 0);
    } catch {
      // Full for a piece of this size.
    }
  }
  closeSync(file);
}

/** A small disk that is full for a while; only root may mount one. */
async function fullDisk(): Promise<string[]> {
  if (!isRoot() || process.platform !== "linux") {
    say("A full disk is left out: only root may mount a small one.");
    return [];
  }
  const folder = temporary("small-disk");
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m", "tmpfs", folder]);
  try {
    const fill = async () => {
      fillUp(join(folder, "filler"));
      await pause(FULL_SECONDS * 1000);
      rmSync(join(folder, "filler"));
    };
    return await measure(
      `Files on a disk (tmpfs of 300 MB) that is full for ${FULL_SECONDS} s`,
      { SESSIONS_DIR: join(folder, "sessions") },
      [{ at: 0.3, what: fill }],
    );
  } finally {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

await runMain(async () => {
  const { cpu, cores } = machine();
  say(
    `${SESSIONS} sessions at once, each with 3 steps of ${Math.round((recordsOf("size")[0]?.body.length ?? 0) / 1000)} kB and an end, at two receivers behind one address; ${cpu}, ${cores} cores, load ${currentLoad()}`,
  );
  const faults: string[] = [];
  const folder = temporary("records");
  // The receivers are spawned so that a test does not wait for them.
  const alive = setInterval(() => undefined, 1000);
  try {
    faults.push(...(await measure("Files", { SESSIONS_DIR: join(folder, "sessions") })));
    faults.push(...(await fullDisk()));
    await findPostgres({ install: true });
    const postgres = await startPostgres(["max_connections=60"]);
    if (!postgres)
      throw new UserError("PostgreSQL was not found.", "Debian: apt install postgresql");
    try {
      faults.push(
        ...(await measure("PostgreSQL", { DATABASE_URL: await postgres.newDatabase("plain") })),
      );
      faults.push(
        ...(await measure(
          "PostgreSQL, one receiver killed while it writes, then the database restarted",
          { DATABASE_URL: await postgres.newDatabase("faults") },
          [
            { at: 0.25, what: (two) => two.killOne() },
            { at: 0.5, what: () => postgres.stop().then(postgres.start) },
          ],
        )),
      );
      faults.push(...(await flood({ DATABASE_URL: await postgres.newDatabase("flood") })));
    } finally {
      await postgres.remove();
    }
  } finally {
    clearInterval(alive);
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0) throw new UserError(`Not all is well: ${faults.join("; ")}.`);
  say("Nothing was lost, nothing is there twice.");
});
