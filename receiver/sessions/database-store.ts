import pg from "pg";
import type { IndexedRecord, RecordVersion } from "../../experiments/engine/sending/following.ts";
import { HttpError } from "../http-error.ts";
import { SINGLE_RUNS } from "../settings.ts";
import { createDatabasePlaces } from "./database-places.ts";
import { migrate, requireSchema } from "./migrations.ts";
import {
  MAX_RECORDS,
  MAX_VERSIONS,
  type RecordStore,
  type StoredRecord,
  tombstoneOf,
} from "./record-store.ts";

/** The time limit of a response from the database. If the database exceeds this limit, it is treated as unavailable. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

/**
 * The number of records that one query lists, and the maximum number of bytes that one query reads. A query reads at
 * least one record, even if the record is larger.
 */
const BATCH = 500;
const BATCH_BYTES = 4_000_000;

/** The time in seconds that a sender has to wait before the next attempt if all connections are in use. */
const BUSY_SECONDS = 2;

/**
 * Inserts a record unless its session is withdrawn or full. `first` is the digest of the first record under the same
 * key. `first` may be null if another process inserted the first record a moment earlier.
 */
const PUT = `
  WITH room AS (
    SELECT count(*) < ${MAX_RECORDS}
      AND count(*) FILTER (WHERE kind = $2 AND step = $3) < ${MAX_VERSIONS}
      AND coalesce(sum(octet_length(body)), 0) + octet_length($5::bytea) <= $7::bigint AS is_left
    FROM session_records WHERE session = $1
  ), put AS (
    INSERT INTO session_records (session, kind, step, digest, body, protocol, beside)
    SELECT $1, $2, $3, $4, $5, $8, false
    WHERE NOT EXISTS (SELECT FROM session_tombstones WHERE hash = $6) AND (SELECT is_left FROM room)
    ON CONFLICT DO NOTHING RETURNING id
  )
  SELECT EXISTS (SELECT FROM put) AS is_put, (SELECT is_left FROM room) AS has_room,
    EXISTS (SELECT FROM session_records
      WHERE session = $1 AND kind = $2 AND step = $3 AND digest = $4) AS is_there,
    EXISTS (SELECT FROM session_tombstones WHERE hash = $6) AS is_withdrawn,
    (SELECT digest FROM session_records WHERE session = $1 AND kind = $2 AND step = $3 AND NOT beside) AS first`;

/** Leaves out the records of withdrawn sessions. */
const IS_KEPT = `NOT EXISTS (SELECT FROM session_tombstones
  WHERE hash = encode(sha256(convert_to(session, 'UTF8')), 'hex'))`;

const INDEX = `
  SELECT id, session, kind, step, digest, octet_length(body) AS bytes, beside FROM session_records
  WHERE protocol = $1 AND (session, id) > ($2, $3) AND ${IS_KEPT}
  ORDER BY session, id LIMIT $4`;

/** The number of records of the index that one query lists. */
const INDEX_BATCH = 5000;

const LIST_VERSIONS = `
  SELECT position::int AS position, id, octet_length(body) AS bytes
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
    WITH ORDINALITY AS asked (session, kind, step, digest, position)
  JOIN session_records USING (session, kind, step, digest)`;

const PUT_BESIDE = `
  INSERT INTO session_records (session, kind, step, digest, body, protocol, beside)
  SELECT $1, $2, $3, $4, $5, $7, true
  WHERE NOT EXISTS (SELECT FROM session_tombstones WHERE hash = $6)
  ON CONFLICT DO NOTHING`;

/** The maximum number of attempts when other processes delete or store a record during the insertion. */
const ATTEMPTS = 3;

/**
 * Opens a storage of records in PostgreSQL, which uses a pool of connections.
 *
 * @param options.maxBytes the size limit of one session
 * @param options.migrates whether the tables are migrated to the version of this release; if not, another version is
 *   refused
 * @param options.onError is called with the error of an idle connection
 * @throws Error if the database does not respond; SchemaError
 */
export async function openDatabaseRecords(
  url: string,
  options: {
    pool?: number;
    maxBytes: number;
    migrates: boolean;
    onError?: (error: Error) => void;
  },
): Promise<RecordStore> {
  await withClient(url, async (client) => {
    await (options.migrates ? migrate(client) : requireSchema(client));
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: options.pool ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    keepAlive: true,
    // With this option, a response of 200 means that the record is on the disk. The database may have another default.
    options: "-c synchronous_commit=on",
    application_name: "protocole-receiver",
  });
  // Without this listener, an error during a restart of the database would end this process.
  pool.on("error", (error) => options.onError?.(error));

  const orBusy = <T>(result: Promise<T>): Promise<T> =>
    result.catch((error) => {
      throw isExhausted(error) ? tooBusy() : error;
    });
  const query = (text: string, values: unknown[] = []) => orBusy(pool.query(text, values));
  const places = createDatabasePlaces(query, () => orBusy(pool.connect()));

  /** Reads all records, or the records of one session. One query reads several small records. */
  async function* read(only?: string): AsyncGenerator<StoredRecord> {
    let [session, id] = [only ?? "", "0"];
    while (true) {
      const { rows: listed } = await query(
        `SELECT id, session, octet_length(body) AS bytes FROM session_records
          WHERE (session, id) > ($1, $2) AND ($3::text IS NULL OR session = $3)
          ORDER BY session, id LIMIT ${BATCH}`,
        [session, id, only ?? null],
      );
      for (const ids of inBatches(listed)) {
        const { rows } = await query(
          `SELECT session, kind, step, digest, body, beside, received FROM session_records
            WHERE id = ANY($1) ORDER BY session, id`,
          [ids],
        );
        yield* rows;
      }
      const last = listed.at(-1);
      if (!last) return;
      ({ session, id } = last);
    }
  }

  async function* indexOf(protocol: string): AsyncGenerator<IndexedRecord> {
    let [session, id] = ["", "0"];
    while (true) {
      const { rows } = await query(INDEX, [protocol, session, id, INDEX_BATCH]);
      for (const { kind, step, digest, bytes, beside, ...row } of rows)
        yield { session: row.session, kind, step, digest, bytes, ...(beside && { beside }) };
      const last = rows.at(-1);
      if (!last) return;
      ({ session, id } = last);
    }
  }

  async function* bodiesOf(
    versions: readonly RecordVersion[],
  ): AsyncGenerator<readonly [RecordVersion, Buffer | undefined]> {
    const { rows: listed } = await query(LIST_VERSIONS, [
      versions.map(({ session }) => session),
      versions.map(({ kind }) => kind),
      versions.map(({ step }) => step),
      versions.map(({ digest }) => digest),
    ]);
    const known = new Map(listed.map((each) => [each.position, each]));
    const stored = versions.map((_, index) => known.get(index + 1) ?? { id: "0", bytes: 0 });
    const rest = versions.entries();
    for (const ids of inBatches(stored)) {
      const { rows } = await query(
        `SELECT id, body FROM session_records WHERE id = ANY($1) AND ${IS_KEPT}`,
        [ids],
      );
      const bodies = new Map<string, Buffer>(rows.map(({ id, body }) => [id, body]));
      for (const id of ids) {
        const [, version] = rest.next().value ?? [];
        if (version) yield [version, bodies.get(id)];
      }
    }
  }

  return {
    async put({ session, kind, step, digest, body }, protocol) {
      const values = [session, kind, step, digest, body, tombstoneOf(session)];
      const study = protocol ?? SINGLE_RUNS;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const [row] = (await query(PUT, [...values, options.maxBytes, study])).rows;
        if (row.is_withdrawn) return "withdrawn";
        if (row.is_put || row.first === digest) return "first";
        if (row.is_there) return "beside";
        if (!row.has_room) return "full";
        if (row.first !== null) {
          await query(PUT_BESIDE, [...values, study]);
          return "beside";
        }
        // After this statement began, another process inserted a record under the same key. The statement did not see
        // that record, so the insertion is tried again.
      }
      throw new Error("The key keeps changing");
    },
    async isWithdrawn(session) {
      const text = "SELECT FROM session_tombstones WHERE hash = $1";
      return (await query(text, [tombstoneOf(session)])).rowCount !== 0;
    },
    async has(session) {
      const text = "SELECT FROM session_records WHERE session = $1 LIMIT 1";
      return (await query(text, [session])).rowCount !== 0;
    },
    async stepsOf(session) {
      const { rows } = await query(
        "SELECT step FROM session_records WHERE session = $1 AND kind = 'step' AND NOT beside",
        [session],
      );
      return rows.map(({ step }) => step);
    },
    places,
    async withdrawals() {
      return (await query("SELECT count(*)::int AS number FROM session_tombstones")).rows[0].number;
    },
    async bury(session, day) {
      const text =
        "INSERT INTO session_tombstones (hash, day) VALUES ($1, $2) ON CONFLICT DO NOTHING";
      await query(text, [tombstoneOf(session), day]);
    },
    async erase(session) {
      await query("DELETE FROM session_records WHERE session = $1", [session]);
    },
    async sweep() {
      await query(
        `DELETE FROM session_records WHERE encode(sha256(convert_to(session, 'UTF8')), 'hex')
          IN (SELECT hash FROM session_tombstones)`,
      );
      await places.sweep();
    },
    records: () => read(),
    async *sessionsOf(protocol) {
      const { rows } = await query(
        "SELECT DISTINCT session FROM session_records WHERE protocol = $1",
        [protocol],
      );
      for (const { session } of rows) yield session;
    },
    recordsOf: (session) => read(session),
    indexOf,
    bodiesOf,
    tidy: async () => undefined,
    async ping() {
      // The probe writes, because a read-only database would also respond to a statement that only reads.
      const { rowCount } = await query("UPDATE receiver_migrations SET applied = applied");
      if (rowCount === 0) throw new Error("The tables are empty");
    },
    close: () => pool.end(),
  };
}

/** Divides listed records into batches of at most `BATCH_BYTES`, or of one larger record. */
function* inBatches(listed: readonly { id: string; bytes: number }[]): Generator<string[]> {
  let ids: string[] = [];
  let bytes = 0;
  for (const [index, each] of listed.entries()) {
    ids.push(each.id);
    bytes += each.bytes;
    const next = listed[index + 1];
    if (next && bytes + next.bytes <= BATCH_BYTES) continue;
    yield ids;
    [ids, bytes] = [[], 0];
  }
}

/** Calls a function with a separate connection. The time limit of requests does not apply to this connection. */
export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Returns whether the error occurred because all connections of the pool were in use. The pool reports this only in the
 * text of the error.
 */
const isExhausted = (error: unknown) =>
  error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);

const tooBusy = () =>
  new HttpError(429, [{ code: "BUSY" }], { "Retry-After": BUSY_SECONDS }, "POOL");
