/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { exportSessions } from "@/scripts/export/export-sessions";
import { postgresPrograms } from "@/scripts/programs.mjs";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { withClient } from "../sessions/database-store.ts";
import { migrate, SCHEMA_VERSION } from "../sessions/migrations.ts";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { describeContract, stored } from "./describe-contract";
import { anEnd, aStep, aWithdrawal, newSession, PROTOCOL, receipt, sent, sha256 } from "./records";
import { startReceiver } from "./start-receiver";

// The time limit is long, because PostgreSQL starts slowly on a busy machine.
jest.setTimeout(60_000);

let postgres: Postgres | undefined;

const newDatabase = async (name: string) => (await postgres?.newDatabase(name)) ?? "";

/** Inserts a record into the tables of version 1. */
const putInVersion1 = (client: Client, step: { session: string; step: string }) => {
  const body = JSON.stringify(step);
  return client.query(
    "INSERT INTO session_records (session, kind, step, digest, body) VALUES ($1, 'step', $2, $3, $4)",
    [step.session, step.step, sha256(body), Buffer.from(body)],
  );
};

// Without PostgreSQL, scripts/test.mjs reports that these tests are skipped.
const tests = postgresPrograms() ? describeDatabase : describeAbsence;
describe("with records in PostgreSQL,", tests);

function describeAbsence() {
  it("the receiver is not tested because this machine has no PostgreSQL", () => {
    expect(postgresPrograms()).toBeUndefined();
  });
}

function describeDatabase() {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());

  describeContract(async () => ({ DATABASE_URL: await newDatabase("contract") }));

  it("the receiver exports a session with two ends exactly as the receiver with files does, with the final end", async () => {
    const settings = { DATABASE_URL: await newDatabase("export"), PROTOCOLS: PROTOCOL };
    const receiver = await startReceiver(settings);
    const session = newSession();
    for (const end of [{ exit: "unsent", code: "WAIT1" }, { exit: "completed" }])
      expect((await sent(receiver, anEnd(session, end)))[0]).toBe(200);
    const folder = temporaryFolder();
    const store = await openRecords(readStoreSettings(settings), { serves: false });
    await exportSessions(store, folder);
    await store.close();
    const table = join(folder, `protocol-${PROTOCOL.slice(0, 12)}`, "sessions.csv");
    expect(readFileSync(table, "utf8")).toMatch(/\ns\w{12},completed,C1A2B3,unsent WAIT1,1,NA\n$/);
    expect(readFileSync(join(folder, "private", "key.csv"), "utf8")).toContain(session);
  });

  it("the receiver continues after a restart of the database; during the restart, it asks senders to try again", async () => {
    const settings = { DATABASE_URL: await newDatabase("restart"), PROTOCOLS: PROTOCOL };
    const receiver = await startReceiver(settings);
    const [before, during] = [aStep(), aStep()];
    expect((await sent(receiver, before))[0]).toBe(200);
    await postgres?.stop();
    expect((await sent(receiver, during))[0]).toBe(503);
    expect((await fetch(`${receiver.url}/ready`)).status).toBe(503);
    await postgres?.start();
    for (const step of [before, during])
      expect(await sent(receiver, step)).toEqual([200, { ok: true, receipt: receipt(step) }]);
    expect(await stored(settings)).toHaveLength(2);
  });

  it("the receiver reports that it is not ready while the database is read-only", async () => {
    const DATABASE_URL = await newDatabase("readonly");
    const receiver = await startReceiver({ DATABASE_URL, PROTOCOLS: PROTOCOL });
    expect((await sent(receiver, aStep()))[0]).toBe(200);
    await withClient(DATABASE_URL, async (client) => {
      await client.query("ALTER DATABASE readonly SET default_transaction_read_only = on");
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readonly' AND pid <> pg_backend_pid()",
      );
    });
    expect((await fetch(`${receiver.url}/ready`)).status).toBe(503);
    expect((await sent(receiver, aStep()))[0]).toBe(503);
  });

  it("the receiver migrates tables with data once, even if two processes start at the same moment", async () => {
    const DATABASE_URL = await newDatabase("forward");
    const step = aStep();
    const changed = { ...step, rows: [] };
    await withClient(DATABASE_URL, async (client) => {
      expect(await migrate(client, 1)).toEqual({ before: 0, after: 1 });
      for (const each of [step, changed, aStep()]) await putInVersion1(client, each);
    });
    const settings = { DATABASE_URL, PROTOCOLS: PROTOCOL };
    const [one] = await Promise.all([startReceiver(settings), startReceiver(settings)]);
    expect((await stored(settings)).map(({ beside }) => beside).sort()).toEqual([
      false,
      false,
      true,
    ]);
    expect(await sent(one, step)).toEqual([200, { ok: true, receipt: receipt(step) }]);
    expect((await sent(one, changed))[1]).toMatchObject({ kept: "beside" });
    expect(await stored(settings)).toHaveLength(3);
  });

  it("the receiver migrates to the earlier tables and again to the new tables without losing a byte", async () => {
    const settings = { DATABASE_URL: await newDatabase("back"), PROTOCOLS: PROTOCOL };
    const receiver = await startReceiver(settings);
    const [step, withdrawn] = [aStep(), aStep()];
    for (const each of [step, { ...step, rows: [] }, withdrawn, aWithdrawal(withdrawn.session)])
      await sent(receiver, each);
    const before = await stored(settings);
    await withClient(settings.DATABASE_URL, async (client) => {
      expect(await migrate(client, 1)).toEqual({ before: SCHEMA_VERSION, after: 1 });
    });
    await expect(stored(settings)).rejects.toThrow(/version 1 of the tables.*main\.ts migrate/);
    await withClient(settings.DATABASE_URL, (client) => migrate(client));
    expect(await stored(settings)).toEqual(before);
    expect((await sent(receiver, withdrawn))[1]).toEqual({ ok: true, withdrawn: true });
  });

  it("the receiver refuses to migrate back to an empty database while the database contains records", async () => {
    const settings = { DATABASE_URL: await newDatabase("nothing"), PROTOCOLS: PROTOCOL };
    await sent(await startReceiver(settings), aStep());
    const back = withClient(settings.DATABASE_URL, (client) => migrate(client, 0));
    await expect(back).rejects.toThrow(/There are records/);
    await withClient(settings.DATABASE_URL, (client) => migrate(client));
    expect(await stored(settings)).toHaveLength(1);
  });

  it("the receiver refuses to use tables that a later release has migrated", async () => {
    const DATABASE_URL = await newDatabase("later");
    await withClient(DATABASE_URL, async (client) => {
      await migrate(client);
      await client.query("INSERT INTO receiver_migrations (version, name) VALUES (900, 'later')");
    });
    await expect(startReceiver({ DATABASE_URL, PROTOCOLS: PROTOCOL })).rejects.toThrow(
      /version 900/,
    );
  });

  it("the receiver reports that it cannot use a database, without the password of the database in the message", async () => {
    const port = String(postgres?.port);
    const DATABASE_URL = `postgres://receiver:secret@127.0.0.1:${port}/absent`;
    const start = startReceiver({ DATABASE_URL, PROTOCOLS: PROTOCOL });
    await expect(start).rejects.toThrow(/^DATABASE_URL is "postgres:\/\/…@127.*\(3D000\)/);
  });

  it("the receiver asks senders to wait if all database connections are in use, and limits the waiting requests", async () => {
    const DATABASE_URL = await newDatabase("slow");
    const settings = { DATABASE_URL, PROTOCOLS: PROTOCOL, DATABASE_POOL: "1", MAX_PENDING: "8" };
    const receiver = await startReceiver(settings);
    const step = aStep();
    await withClient(DATABASE_URL, async (client) => {
      await client.query("BEGIN");
      await client.query("LOCK TABLE session_records IN ACCESS EXCLUSIVE MODE");
      const waiting = Array.from({ length: 12 }, () => sent(receiver, aStep()));
      // The limit is eight requests for two origins, so four requests of one origin wait. The receiver refuses the
      // other requests of this origin in the meantime.
      const refused: string[] = [];
      await new Promise<void>((resolve) => {
        for (const each of waiting)
          void each.then(([status, body]) => {
            if (status === 429 && refused.push(body.errors[0].code) === 8) resolve();
          });
      });
      expect(new Set(refused)).toEqual(new Set(["BUSY"]));
      await client.query("COMMIT");
      const statuses = (await Promise.all(waiting)).map(([status]) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(4);
      expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    });
    expect((await sent(receiver, step))[0]).toBe(200);
  });
}
