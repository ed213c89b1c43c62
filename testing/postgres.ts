import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { isRoot, postgresPrograms } from "@/scripts/programs.mjs";

/** PostgreSQL refuses to run as root. The account `nobody` exists on all systems and owns no files. */
const NOBODY = 65_534;

const PATIENCE_MS = 60_000;

export type Postgres = {
  port: number;
  /** The id of the process that starts a child process for each connection. The id is 0 while the server is stopped. */
  pid: () => number;
  /** Creates a database and returns the URL of this database. */
  newDatabase: (name: string) => Promise<string>;
  /** Stops the server in the way that a restart does. Connections are closed, and committed data remain. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops the server and removes the server's files. */
  remove: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Runs a separate PostgreSQL server on the loopback interface, with a new data folder.
 *
 * @param settings settings of the server's configuration, such as `max_connections=20`
 * @returns undefined if PostgreSQL is not installed
 */
export async function startPostgres(
  settings: readonly string[] = [],
): Promise<Postgres | undefined> {
  const found = postgresPrograms();
  if (!found) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "protocole-postgres-"));
  const data = join(folder, "data");
  const account = isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
  const env = {
    ...process.env,
    LC_ALL: "C",
    ...(found.library && { LD_LIBRARY_PATH: found.library }),
  };
  const options = { ...account, env, cwd: folder };
  const args = [
    "-D",
    data,
    "-U",
    "receiver",
    "--auth=trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C",
  ];
  const made = spawnSync(join(found.programs, "initdb"), args, { ...options, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);

  const port = await freePort();
  const address = (name: string) => `postgres://receiver@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  process.once("exit", () => server?.kill("SIGQUIT"));

  async function start(): Promise<void> {
    const own = ["listen_addresses=127.0.0.1", `port=${port}`, `unix_socket_directories=${folder}`];
    const set = [...own, ...settings].flatMap((each) => ["-c", each]);
    const child = spawn(join(found?.programs ?? "", "postgres"), ["-D", data, ...set], {
      ...options,
      stdio: "ignore",
    });
    server = child;
    child.unref();
    const until = Date.now() + PATIENCE_MS;
    while (!(await answers(address("postgres")))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error("PostgreSQL does not start");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop(): Promise<void> {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    // SIGINT requests PostgreSQL's "fast" shutdown.
    child.kill("SIGINT");
    await ended;
  }

  await start();
  return {
    port,
    pid: () => server?.pid ?? 0,
    async newDatabase(name) {
      const client = new pg.Client({ connectionString: address("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    stop,
    start,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  // The promise reports errors that occur while the server starts.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
