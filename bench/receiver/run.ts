import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { openRecords } from "@/receiver/sessions/open-records";
import { readStoreSettings } from "@/receiver/settings";
import { findPostgres, isRoot } from "@/scripts/programs.mjs";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { startPostgres } from "@/testing/postgres";
import { currentLoad, machine } from "../machine";
import { compare } from "./compare";
import { measureMigration } from "./migration";
import { attempt, firstStep, type Load, sendSessions } from "./participants";
import { measurePlaces } from "./places";
import { processorSeconds } from "./processor-seconds";
import { type Environment, FLOODING_SITE, startTwo, type Two } from "./two-receivers";

const IS_SHORT = process.argv.includes("--short");
const SESSIONS = IS_SHORT ? 100 : 1000;
const FLOODING = 200;
const FLOOD_SECONDS = IS_SHORT ? 15 : 60;
const FULL_SECONDS = 10;
const HOSTILE_REQUESTS = IS_SHORT ? 5000 : 30_000;
const HOSTILE_AT_ONCE = 50;
/** The number of requests of each of six content types. */
const FUZZED_REQUESTS = IS_SHORT ? 1000 : 10_000;
const FUZZED_AT_ONCE = 20;
const MOST_MEGABYTES = 200;
const MIGRATED = IS_SHORT ? 1000 : 10_000;
/** The number of equal time intervals into which a load is divided. The mean memory is reported for each interval. */
const PARTS = 6;

/**
 * The numbers of simultaneous senders, in increasing order. Each load has at least the number of sessions that is
 * stated below.
 */
const SENDERS = [1, 4, 16, 64, 256, 1000];
const RAMP_SESSIONS = 200;
const SYNCED = 50;

const temporary = (name: string) => mkdtempSync(join(tmpdir(), `protocole-${name}-`));
const newSessions = (count: number) =>
  Array.from({ length: count }, () => randomBytes(6).toString("hex"));

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

/**
 * Sends a load to two receivers that share a storage. Causes a fault when a given share of records is acknowledged.
 * Afterwards compares the records.
 */
async function measure(
  name: string,
  store: Environment,
  faults: { at: number; what: (two: Two) => Promise<void> }[] = [],
): Promise<string[]> {
  const two = await startTwo(store);
  const sessions = newSessions(SESSIONS);
  const waiting = [...faults];
  const running: Promise<void>[] = [];
  const before = two.memory();
  const load = await sendSessions(two.url, sessions, {
    onProgress: (share) => {
      const [next] = waiting;
      if (next && share >= next.at) {
        waiting.shift();
        running.push(next.what(two));
      }
    },
  });
  await Promise.all(running);
  report(name, load);
  say(
    `  memory of a receiver: ${before.toFixed(0)} MB before, at most ${two.mostMemory().toFixed(0)} MB`,
  );
  await two.close();
  return compare(store, sessions);
}

/** Returns the time in ms that the disk of a folder needs to store one record durably. */
function syncMs(folder: string): number {
  const body = Buffer.from(firstStep("size"));
  const start = performance.now();
  for (let count = 0; count < SYNCED; count++) {
    const file = openSync(join(folder, `synced-${count}`), "w");
    writeSync(file, body);
    fsyncSync(file);
    closeSync(file);
  }
  return (performance.now() - start) / SYNCED;
}

/**
 * Finds the limit of a storage. For this purpose, measures the speed of the storage with increasing numbers of senders,
 * and the processor time of each program.
 *
 * @param database the process id of the database; 0 without a database
 */
async function ramp(name: string, store: Environment, database = 0): Promise<string[]> {
  const two = await startTwo(store);
  const all: string[] = [];
  const taken = () => ({
    receivers: two.processorSeconds(),
    database: processorSeconds(database),
    own: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  });
  for (const senders of SENDERS) {
    const sessions = newSessions(Math.max(senders, RAMP_SESSIONS));
    const before = taken();
    const load = await sendSessions(two.url, sessions, { senders });
    const after = taken();
    const each = (who: keyof typeof after) =>
      `${((1000 * (after[who] - before[who])) / load.acknowledged).toFixed(1)} ms`;
    report(`${name}, ${senders} senders`, load);
    say(
      `  of the processors for each record: the receivers ${each("receivers")}${database ? `, the database ${each("database")}` : ""}, senders and balancer ${each("own")}; load ${currentLoad()}`,
    );
    all.push(...sessions);
  }
  await two.close();
  return compare(store, all);
}

/**
 * Sends the records of a site that behaves well, and returns the results of these records. Meanwhile prints the memory
 * of the receivers.
 */
async function sendInPeace(two: Two, goesOn: () => boolean) {
  const memories: number[] = [];
  const times: number[] = [];
  const served: string[] = [];
  let refused = 0;
  while (goesOn()) {
    const [session = ""] = newSessions(1);
    const { status, ms } = await attempt(two.url, firstStep(session));
    if (status === 200) {
      times.push(ms);
      served.push(session);
    } else refused += 1;
    memories.push(two.memory());
    await pause(50);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const length = Math.floor(memories.length / PARTS);
  const means = Array.from({ length: PARTS }, (_, index) => {
    const own = memories.slice(index * length, (index + 1) * length);
    return `${(own.reduce((sum, each) => sum + each, 0) / own.length).toFixed(0)} MB`;
  });
  say(
    `  A normal site beside it: ${times.length} served, ${refused} refused, p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms. Memory of a receiver in each sixth of the time: ${means.join(", ")}`,
  );
  return {
    served,
    faults:
      refused > 0 || served.length === 0 ? [`${refused} of the normal site were refused`] : [],
  };
}

/**
 * Runs a program of this folder while a site that behaves well sends records.
 * @returns the output of the program, and the results of the well-behaved site
 */
async function besides(two: Two, script: string, args: readonly (string | number)[]) {
  const path = join(import.meta.dirname, script);
  const given = ["--import", "tsx", path, ...args, ...two.ports()].map(String);
  let isDone = false;
  const running = promisify(execFile)(process.execPath, given).finally(() => {
    isDone = true;
  });
  const peaceful = await sendInPeace(two, () => !isDone);
  return { printed: (await running).stdout, ...peaceful };
}

/** Checks that a site that behaves well is served while another site sends requests without any pause. */
async function flood(store: Environment): Promise<string[]> {
  const two = await startTwo({ ...store, MAX_PENDING: "30", MAX_PENDING_BYTES: "10000000" });
  say(`A flood of ${FLOODING} senders of one site for ${FLOOD_SECONDS} s:`);
  const args = [FLOODING_SITE, FLOOD_SECONDS, FLOODING];
  const { printed, faults } = await besides(two, "flood.ts", args);
  say(`  The flood got ${printed}`);
  await two.close();
  return faults;
}

/**
 * Checks that receivers store no hostile request and limit their memory, while a site that behaves well sends records.
 */
async function hostile(store: Environment): Promise<string[]> {
  const two = await startTwo({ ...store, MAX_SESSION_BYTES: "30000", REQUEST_SECONDS: "3" });
  const [replayed = ""] = newSessions(1);
  const before = { seconds: two.processorSeconds(), memory: two.memory() };
  say(
    `${HOSTILE_REQUESTS} hostile requests, ${HOSTILE_AT_ONCE} at once, and 50 slow bodies all the time:`,
  );
  const args = [HOSTILE_REQUESTS, HOSTILE_AT_ONCE, replayed];
  const { printed, served, faults } = await besides(two, "hostile.ts", args);
  const each = ((two.processorSeconds() - before.seconds) * 1000) / HOSTILE_REQUESTS;
  say(
    `  They got ${printed}; ${each.toFixed(2)} ms of a processor each in the receivers, which had ${before.memory.toFixed(0)} MB before`,
  );
  await two.close();
  const opened = await openRecords(readStoreSettings(store), { serves: false });
  const stored: string[] = [];
  for await (const { session } of opened.records()) stored.push(session);
  await opened.close();
  const expected = [...served, replayed].sort();
  say(
    `  stored: ${stored.length} records, of ${served.length} sent in peace and one sent again and again`,
  );
  return stored.sort().join() === expected.join()
    ? faults
    : [...faults, "other records are stored"];
}

/**
 * Checks that malformed requests of each content type to every route stop no receiver, while a site that behaves well
 * sends records.
 */
async function fuzz(store: Environment): Promise<string[]> {
  const two = await startTwo({ ...store, REQUEST_SECONDS: "5" });
  const before = two.memory();
  say(`${FUZZED_REQUESTS} malformed requests of each of six content types, to all routes:`);
  const args = [FUZZED_REQUESTS, FUZZED_AT_ONCE];
  const { printed, faults } = await besides(two, "fuzz.ts", args);
  const most = two.mostMemory();
  say(
    `  They got ${printed}; a receiver had ${before.toFixed(0)} MB before and at most ${most.toFixed(0)} MB`,
  );
  if (!two.areAlive()) faults.push("a receiver ended");
  if (two.escaped().length > 0) faults.push(`only held back: ${two.escaped()[0]}`);
  if (most > MOST_MEGABYTES) faults.push(`a receiver took ${most.toFixed(0)} MB`);
  if (/refusals without JSON/.test(printed)) faults.push("refusals without JSON");
  await two.close();
  return faults;
}

/** Writes a file that uses all the remaining space of the disk. */
function fillUp(path: string): void {
  const file = openSync(path, "w");
  for (let size = 2 ** 22; size >= 2 ** 12; size /= 4) {
    try {
      while (writeSync(file, Buffer.alloc(size)) > 0);
    } catch {
      // The disk has no space for a chunk of this size, so the next chunk is smaller.
    }
  }
  closeSync(file);
}

/** Measures with a small disk that is full for some seconds. Only root may mount such a disk. */
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
    `${SESSIONS} sessions at once, each with 3 steps of ${Math.round(firstStep("size").length / 1000)} kB, a start and an end, at two receivers behind one address; ${cpu}, ${cores} cores, load ${currentLoad()}`,
  );
  const faults: string[] = [];
  const folder = temporary("records");
  // This timer prevents the process from ending. The receivers do not prevent it, because a test must be able to end
  // without waiting for them.
  const alive = setInterval(() => undefined, 1000);
  try {
    faults.push(...(await measure("Files", { SESSIONS_DIR: join(folder, "sessions") })));
    faults.push(...(await fullDisk()));
    faults.push(
      ...(await measurePlaces(
        "Places in files, one receiver killed",
        { SESSIONS_DIR: join(folder, "places") },
        { folder, participants: SESSIONS, faults: [{ at: 0.25, what: (two) => two.killOne() }] },
      )),
    );
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
      faults.push(
        ...(await measurePlaces(
          "Places in PostgreSQL, one receiver killed, then the database restarted",
          { DATABASE_URL: await postgres.newDatabase("places") },
          {
            folder,
            participants: SESSIONS,
            faults: [
              { at: 0.25, what: (two) => two.killOne() },
              { at: 0.5, what: () => postgres.stop().then(postgres.start) },
            ],
          },
        )),
      );
      faults.push(...(await measureMigration(await postgres.newDatabase("migrated"), MIGRATED)));
      if (!IS_SHORT) {
        say(`A file of a record is written and synced here in ${syncMs(folder).toFixed(1)} ms.`);
        faults.push(...(await ramp("Files", { SESSIONS_DIR: join(folder, "ramp") })));
        const database = await postgres.newDatabase("ramp");
        faults.push(...(await ramp("PostgreSQL", { DATABASE_URL: database }, postgres.pid())));
      }
      const messages = join(folder, "messages");
      const fuzzed = { SESSIONS_DIR: join(folder, "fuzzed"), MESSAGES_DIR: messages };
      faults.push(...(await fuzz(fuzzed)));
      faults.push(...(await hostile({ SESSIONS_DIR: join(folder, "hostile") })));
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
