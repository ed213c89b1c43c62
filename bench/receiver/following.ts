import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningStudy } from "@/experiments/engine/sending/running-studies";
import { spawnReceiver } from "@/receiver/__tests__/spawn-receiver";
import { copyRecords } from "@/receiver/sessions/copy-records";
import { receiverSource } from "@/receiver/sessions/record-source";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { startPostgres } from "@/testing/postgres";
import { currentLoad, machine } from "../machine";
import { fillStore, RECORDS } from "./filled-store";
import { PROTOCOL, SITE } from "./participants";
import type { Environment } from "./two-receivers";

/** Measures reading a study from a receiver, and the times of wrong tokens: npx tsx bench/receiver/following.ts [--short] */

const IS_SHORT = process.argv.includes("--short");
const SESSIONS = IS_SHORT ? 200 : 5000;
/** The wrong tokens of each kind, and the largest difference of the medians of their times. */
const TOKENS = IS_SHORT ? 200 : 1000;
const MOST_DIFFERENCE = 0.05;

const READ_TOKEN = randomBytes(32).toString("hex");

const settingsOf = (store: Environment) => ({
  ALLOWED_ORIGINS: SITE,
  PROTOCOLS: PROTOCOL,
  READ_TOKEN,
  SESSION_RATE_LIMIT: "1000000",
  ORIGIN_RATE_LIMIT: "1000000",
  TOKEN_RATE_LIMIT: "1000000",
  ...store,
});

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

async function measureReading(name: string, store: Environment): Promise<string[]> {
  const sessions = Array.from({ length: SESSIONS }, () => randomBytes(6).toString("hex"));
  await fillStore(store, sessions);
  const receiver = await spawnReceiver(settingsOf(store));
  if (!receiver.port) throw new UserError(receiver.log());
  let most = 0;
  const sample = () => {
    most = Math.max(most, memoryOf(receiver.pid));
  };
  const before = memoryOf(receiver.pid);
  const timer = setInterval(sample, 50);
  const ask = async (path: string) => {
    const start = performance.now();
    const answer = await fetch(`${receiver.url}/sessions/${path}`, {
      headers: { Authorization: `Bearer ${READ_TOKEN}` },
    });
    const text = await answer.text();
    sample();
    return { text, seconds: (performance.now() - start) / 1000, status: answer.status };
  };
  const folder = mkdtempSync(join(tmpdir(), "protocole-read-"));
  try {
    const list = `records?protocol=${PROTOCOL}`;
    const first = await ask(list);
    const afterIndex = most;
    const again = await ask(list);
    const { index } = JSON.parse(first.text.trimEnd().split("\n").at(-1) ?? "");
    const unchanged = await ask(`${list}&unless=${index}`);
    const summary = await ask(`summary?protocol=${PROTOCOL}`);
    const file = join(folder, "records.ndjson");
    const source = receiverSource(`${receiver.url}/sessions`, PROTOCOL, READ_TOKEN);
    const start = performance.now();
    const copied = await copyRecords(source, file);
    const seconds = (performance.now() - start) / 1000;
    const megabytes = statSync(file).size / 1e6;
    say(
      `${name}: ${SESSIONS} sessions, ${SESSIONS * RECORDS} records; load ${currentLoad()}
  index: first ${first.seconds.toFixed(2)} s, then ${again.seconds.toFixed(2)} s, unchanged ${unchanged.seconds.toFixed(2)} s; ${(first.text.length / 1e6).toFixed(1)} MB
  summary: ${summary.seconds.toFixed(2)} s
  reading into a file: ${seconds.toFixed(1)} s for ${megabytes.toFixed(0)} MB
  memory of the receiver: ${before.toFixed(0)} MB before, at most ${afterIndex.toFixed(0)} MB after the index and ${most.toFixed(0)} MB in all`,
    );
    const isCounted = JSON.parse(summary.text).counted?.total.finished === SESSIONS;
    return [
      ...(copied.read === SESSIONS * RECORDS ? [] : [`${name}: ${copied.read} records were read`]),
      ...(first.text === again.text ? [] : [`${name}: the index changed`]),
      ...(isCounted ? [] : [`${name}: the summary is wrong`]),
    ];
  } finally {
    clearInterval(timer);
    await receiver.stop("SIGKILL");
    rmSync(folder, { recursive: true });
  }
}

/** Sends a request with a token on a connection that stays open. @returns the time of the answer in ms */
const timeOf = (port: number, agent: Agent, token: string) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    const options = {
      port,
      agent,
      path: `/sessions/summary?protocol=${PROTOCOL}`,
      headers: { Authorization: `Bearer ${token}` },
    };
    get(options, (answer) => {
      const took = performance.now() - start;
      if (answer.statusCode !== 401) reject(new Error(`the answer is ${answer.statusCode}`));
      answer.resume().on("end", () => resolve(took));
    }).on("error", reject);
  });

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function measureTokens(store: Environment): Promise<string[]> {
  const receiver = await spawnReceiver(settingsOf(store));
  if (!receiver.port) throw new UserError(receiver.log());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const other = (character: string | undefined) => (character === "0" ? "1" : "0");
  const wrong = {
    first: other(READ_TOKEN[0]) + READ_TOKEN.slice(1),
    last: READ_TOKEN.slice(0, -1) + other(READ_TOKEN.at(-1)),
  };
  const times: Record<keyof typeof wrong, number[]> = { first: [], last: [] };
  try {
    for (let count = 0; count < 2 * TOKENS; count++)
      await timeOf(receiver.port, agent, wrong.first);
    // The two kinds alternate, so that other programs disturb both in the same way.
    for (let count = 0; count < TOKENS; count++)
      for (const kind of count % 2 ? (["first", "last"] as const) : (["last", "first"] as const))
        times[kind].push(await timeOf(receiver.port, agent, wrong[kind]));
  } finally {
    agent.destroy();
    await receiver.stop("SIGKILL");
  }
  const [first, last] = [median(times.first), median(times.last)];
  const difference = Math.abs(first - last) / Math.min(first, last);
  say(
    `Wrong tokens (${TOKENS} each): median ${first.toFixed(3)} ms with a wrong first character, ${last.toFixed(3)} ms with a wrong last one; they differ by ${(100 * difference).toFixed(1)}%; load ${currentLoad()}`,
  );
  return difference <= MOST_DIFFERENCE ? [] : ["the time of an answer depends on the token"];
}

await runMain(async () => {
  const { cpu, cores, system } = machine();
  say(`${cpu}, ${cores} cores, ${system}, Node ${process.versions.node}`);
  const folder = mkdtempSync(join(tmpdir(), "protocole-following-"));
  const STUDIES = join(folder, "studies.json");
  const study: RunningStudy = {
    documents: [],
    title: "Load",
    conditions: [{ name: null, steps: ["stroop", "flanker"], rows: null }],
    leaseMinutes: 30,
  };
  writeFileSync(STUDIES, JSON.stringify({ format: 1, studies: { [PROTOCOL]: study } }));
  const postgres = await startPostgres();
  // The receivers do not keep this process running.
  const running = setInterval(() => undefined, 1000);
  try {
    const files = { SESSIONS_DIR: join(folder, "sessions"), STUDIES };
    const faults = [
      ...(await measureTokens({ SESSIONS_DIR: join(folder, "tokens"), STUDIES })),
      ...(await measureReading("files", files)),
      ...(postgres
        ? await measureReading("PostgreSQL", {
            DATABASE_URL: await postgres.newDatabase("following"),
            STUDIES,
          })
        : []),
    ];
    if (faults.length > 0) throw new UserError(faults.join("\n"));
  } finally {
    clearInterval(running);
    await postgres?.remove();
    rmSync(folder, { recursive: true });
  }
});
