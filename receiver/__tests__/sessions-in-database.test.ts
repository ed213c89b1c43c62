/** @jest-environment node */
import type { Client } from "pg";
import { postgresPrograms } from "@/scripts/programs.mjs";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { withClient } from "../sessions/database-store.ts";
import { migrate, SCHEMA_VERSION } from "../sessions/migrations.ts";
import { askForPlace, STEPS, studiesFile } from "./a-study";
import { exportOf, STUDY } from "./an-export";
import { describeContract, stored } from "./describe-contract";
import {
  anEnd,
  aStart,
  aStep,
  aWithdrawal,
  newSession,
  PROTOCOL,
  receipt,
  sent,
  sha256,
} from "./records";
import { startReceiver } from "./start-receiver";

let postgres: Postgres | undefined;

const newDatabase = async (name: string) => (await postgres?.newDatabase(name)) ?? "";

/** Returns the protocol of each record in the tables, keyed by session. */
const protocolsIn = (client: Client) =>
  client
    .query("SELECT session, protocol FROM session_records")
    .then(({ rows }) =>
      Object.fromEntries(rows.map(({ session, protocol }) => [session, protocol])),
    );

/** Returns the number of records, and a digest of everything that version 2 of the tables contains of them. */
const contentIn = (client: Client) =>
  client
    .query(
      `SELECT count(*)::int AS records, md5(string_agg(
        concat_ws(' ', id, session, kind, step, digest, md5(body), beside, received), ',' ORDER BY id)) AS content
      FROM session_records`,
    )
    .then(({ rows }) => rows[0] as { records: number; content: string });

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
    const { rowOf, key } = await exportOf(settings);
    expect(rowOf(session)).toMatchObject({ exit: "completed", aside: "NA" });
    expect(key(STUDY)).toMatchObject([{ code: "C1A2B3" }]);
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

  it("the migration reads the study of each earlier record from its bytes, also if PostgreSQL cannot read these bytes", async () => {
    const DATABASE_URL = await newDatabase("protocols");
    const study = aStep();
    const single = aStep({ step: null, protocol: null, document: null, place: null });
    const bodies: Record<string, [body: string, protocol: string]> = {
      [study.session]: [JSON.stringify(study), PROTOCOL],
      [single.session]: [JSON.stringify(single), "runs"],
      nul1: [JSON.stringify(aStep({ rows: [{ response: "a\0b" }] })), PROTOCOL],
      half1: [JSON.stringify(aStep({ ids: { SONA_ID: "\ud800" } })), PROTOCOL],
      mark1: [`\ufeff${JSON.stringify(aStep())}`, PROTOCOL],
      // A person can write a text that looks like a field.
      text1: [JSON.stringify({ ids: { a: '"protocol":"' }, ...aStep() }), PROTOCOL],
      nested1: [JSON.stringify({ x: { protocol: "b".repeat(64) }, ...aStep() }), PROTOCOL],
      deep1: [`{"x":${"[".repeat(3000)}${"]".repeat(3000)},"protocol":"${PROTOCOL}"}`, PROTOCOL],
      cut1: [JSON.stringify(study).slice(0, 500), "unknown"],
      other1: [JSON.stringify({ ...study, protocol: "'; DROP TABLE places; --" }), "unknown"],
    };
    await withClient(DATABASE_URL, async (client) => {
      await migrate(client, 2);
      for (const [session, [body]] of Object.entries(bodies))
        await client.query(
          `INSERT INTO session_records (session, kind, step, digest, body, beside)
            VALUES ($1, 'step', 'stroop', $2, $3, false)`,
          [session, sha256(body), Buffer.from(body)],
        );
      const before = await contentIn(client);
      expect(await migrate(client)).toEqual({ before: 2, after: SCHEMA_VERSION });
      expect(await contentIn(client)).toEqual(before);
      const expected = Object.entries(bodies).map(([session, [, protocol]]) => [session, protocol]);
      expect(await protocolsIn(client)).toEqual(Object.fromEntries(expected));
    });
  });

  it("the tables state the study of each new record, also of a conflicting record", async () => {
    const settings = { DATABASE_URL: await newDatabase("stated"), PROTOCOLS: `${PROTOCOL},runs` };
    const receiver = await startReceiver(settings);
    const step = aStep();
    const single = aStep({ step: null, protocol: null, document: null, place: null });
    for (const record of [aStart(step.session), step, { ...step, rows: [] }, single])
      expect((await sent(receiver, record))[0]).toBe(200);
    const counted = await withClient(settings.DATABASE_URL, (client) =>
      client.query(
        "SELECT protocol, count(*)::int AS records FROM session_records GROUP BY protocol ORDER BY protocol",
      ),
    );
    expect(counted.rows).toEqual([
      { protocol: PROTOCOL, records: 3 },
      { protocol: "runs", records: 1 },
    ]);
  });

  it("the migration back is refused while starts are stored; without starts, no byte of 10,000 records is lost in both directions", async () => {
    const settings = { DATABASE_URL: await newDatabase("many"), PROTOCOLS: PROTOCOL };
    const session = newSession();
    const body = JSON.stringify(aStep({ session }));
    await withClient(settings.DATABASE_URL, async (client) => {
      await migrate(client, 2);
      await client.query(
        `INSERT INTO session_records (session, kind, step, digest, body, beside)
          SELECT session, 'step', 'stroop', encode(sha256(body), 'hex'), body, false FROM (
            SELECT 'm' || n AS session, convert_to(replace($1, $2, 'm' || n), 'UTF8') AS body
            FROM generate_series(1000, 10999) AS n) AS made`,
        [body, session],
      );
      const before = await contentIn(client);
      expect(before.records).toBe(10_000);
      await migrate(client);
      expect(await contentIn(client)).toEqual(before);
      expect([...new Set(Object.values(await protocolsIn(client)))]).toEqual([PROTOCOL]);
    });
    expect((await sent(await startReceiver(settings), aStart(session)))[0]).toBe(200);
    await withClient(settings.DATABASE_URL, async (client) => {
      const all = await contentIn(client);
      await expect(migrate(client, 2)).rejects.toThrow(/start of sessions.*delete the records/);
      expect(await contentIn(client)).toEqual(all);
      await client.query("DELETE FROM session_records WHERE kind = 'start'");
      const before = await contentIn(client);
      // The refused migration had gone back to version 3, because each migration is a separate transaction.
      expect(await migrate(client, 2)).toEqual({ before: 3, after: 2 });
      expect(await contentIn(client)).toEqual(before);
      await migrate(client);
      expect(await contentIn(client)).toEqual(before);
    });
  });

  it("the migration to the tables without the sessions of places and back loses no record, and the places are counted again", async () => {
    const settings = {
      DATABASE_URL: await newDatabase("recounted"),
      STUDIES: studiesFile({ quota: { high: 1, low: 1 } }).path,
    };
    const receiver = await startReceiver(settings);
    for (const step of STEPS)
      await sent(receiver, aStep({ session: "finished1", step, condition: "high" }));
    await withClient(settings.DATABASE_URL, async (client) => {
      const before = await contentIn(client);
      expect(await migrate(client, 3)).toEqual({ before: SCHEMA_VERSION, after: 3 });
      expect(await migrate(client)).toEqual({ before: 3, after: SCHEMA_VERSION });
      expect(await contentIn(client)).toEqual(before);
    });
    expect((await askForPlace(await startReceiver(settings))).answer.condition).toBe("low");
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
