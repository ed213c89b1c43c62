import type { PoolClient, QueryResult } from "pg";
import { type Place, withoutSession } from "./place.ts";
import type { PlaceStore } from "./place-store.ts";

/** The first key of the advisory locks of studies. The lock of the migrations has another key. */
const LOCK_SEED = 7_061_934;

const COLUMNS = `protocol, person, session, condition, "row", sessions,
  (extract(epoch FROM offered) * 1000)::float8 AS offered, (extract(epoch FROM freed) * 1000)::float8 AS freed`;

const LOCK = `
  SELECT pg_advisory_xact_lock(hashtextextended(protocol, ${LOCK_SEED}))
  FROM unnest($1::text[]) AS protocol`;

const READ = `
  SELECT ${COLUMNS} FROM places
  WHERE protocol = ANY($1) AND ($2::text[] IS NULL OR person = ANY($2)) ORDER BY id`;

const PUT = `
  INSERT INTO places (protocol, person, session, condition, "row", offered, freed, sessions)
  SELECT protocol, person, session, condition, "row",
    to_timestamp(offered / 1000), to_timestamp(freed / 1000), sessions
  FROM jsonb_to_recordset($1::jsonb) AS place (protocol text, person text, session text, condition text,
    "row" integer, offered float8, freed float8, sessions jsonb)
  ON CONFLICT (protocol, person) DO UPDATE SET session = excluded.session, condition = excluded.condition,
    "row" = excluded."row", offered = excluded.offered, freed = excluded.freed, sessions = excluded.sessions`;

const REMOVE = `
  DELETE FROM places USING unnest($1::text[], $2::text[]) AS removed (protocol, person)
  WHERE places.protocol = removed.protocol AND places.person = removed.person`;

const OF_SESSION = `
  SELECT ${COLUMNS} FROM places WHERE session = $1 OR sessions @> jsonb_build_array(jsonb_build_object('session', $1::text))`;

/** The query for the sessions that occur in places and have a tombstone. */
const WITHDRAWN = `
  SELECT session FROM (
    SELECT session FROM places
    UNION SELECT jsonb_array_elements(sessions) ->> 'session' FROM places
  ) AS of_places
  WHERE encode(sha256(convert_to(session, 'UTF8')), 'hex') IN (SELECT hash FROM session_tombstones)`;

type Query = (text: string, values?: unknown[]) => Promise<QueryResult>;

/**
 * Stores places in a table of PostgreSQL. A change is one transaction that holds an advisory lock for each of its
 * protocols.
 *
 * @param query runs a single statement
 * @param connect returns a connection of the pool
 */
export function createDatabasePlaces(
  query: Query,
  connect: () => Promise<PoolClient>,
): PlaceStore & {
  /** Deletes the sessions that have a tombstone from all places. */
  sweep: () => Promise<void>;
} {
  async function inTransaction(use: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await connect();
    // Without this listener, the end of the connection would end this process. The statement reports the error, too.
    const ignore = () => undefined;
    client.on("error", ignore);
    let failure: Error | undefined;
    try {
      await client.query("BEGIN");
      await use(client);
      await client.query("COMMIT");
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.off("error", ignore);
      // A connection with an unfinished transaction is closed, and the database then rolls the transaction back.
      client.release(failure);
    }
  }

  async function store(client: PoolClient, put: readonly Place[], removed: readonly Place[]) {
    if (put.length > 0) await client.query(PUT, [JSON.stringify(put)]);
    if (removed.length > 0)
      await client.query(REMOVE, [
        removed.map(({ protocol }) => protocol),
        removed.map(({ person }) => person),
      ]);
  }

  async function forget(session: string): Promise<void> {
    const { rows: found } = await query(OF_SESSION, [session]);
    if (found.length === 0) return;
    const protocols = found.map(({ protocol }) => protocol as string).sort();
    await inTransaction(async (client) => {
      await client.query(LOCK, [protocols]);
      const { rows } = await client.query<Place>(OF_SESSION, [session]);
      const left = rows.map((place) => withoutSession(place, (each) => each === session));
      await store(
        client,
        left.filter((place) => place !== undefined),
        rows.filter((_, index) => left[index] === undefined),
      );
    });
  }

  return {
    change: (protocols, persons, decide) =>
      inTransaction(async (client) => {
        await client.query(LOCK, [[...protocols].sort()]);
        const { rows } = await client.query<Place>(READ, [protocols, persons ?? null]);
        const { put, removed } = decide(rows);
        await store(client, put, removed);
      }),
    places: async (protocols) => (await query(READ, [protocols, null])).rows,
    forget,
    async sweep() {
      for (const { session } of (await query(WITHDRAWN)).rows) await forget(session);
    },
  };
}
