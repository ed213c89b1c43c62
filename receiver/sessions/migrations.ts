import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ClientBase } from "pg";
import { fillProtocols } from "./fill-protocols.ts";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "migrations");
const FILE = /^(\d{3})-([a-z0-9-]+)\.up\.sql$/;

/**
 * The key of the advisory lock with which only one process migrates at a time. It is a number that no other program
 * uses.
 */
const LOCK = 7_061_933;

type Migration = { version: number; name: string };

/** The migrations that this release contains, in the order of their versions. */
const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .flatMap((file) => {
    const [, digits, name] = FILE.exec(file) ?? [];
    return digits && name ? [{ version: Number(digits), name: `${digits}-${name}` }] : [];
  })
  .sort((one, other) => one.version - other.version);

/** The code that runs after the SQL file of a migration, in the same transaction, keyed by the version. */
const FILLS: Partial<Record<number, (client: ClientBase) => Promise<void>>> = { 3: fillProtocols };

/** The version of the tables with which this release works. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** The tables of the database belong to another release. The message explains the remedy. */
export class SchemaError extends Error {}

/**
 * Migrates the tables of a database forward or back to a version. Each migration is a separate transaction.
 *
 * @returns the versions before and after
 * @throws SchemaError if the database has a migration that this release does not contain
 */
export async function migrate(client: ClientBase, target = SCHEMA_VERSION) {
  if (target < 0 || target > SCHEMA_VERSION)
    throw new SchemaError(
      `There is no version ${target}: this release knows 0 to ${SCHEMA_VERSION}`,
    );
  await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS receiver_migrations (
      version integer PRIMARY KEY, name text NOT NULL, applied timestamptz NOT NULL DEFAULT now())`);
    const before = await schemaVersion(client);
    refuseNewer(before);
    for (const { version, name } of MIGRATIONS)
      if (version > before && version <= target)
        await inTransaction(client, name, "up", async () => {
          await FILLS[version]?.(client);
          await client.query("INSERT INTO receiver_migrations (version, name) VALUES ($1, $2)", [
            version,
            name,
          ]);
        });
    for (const { version, name } of MIGRATIONS.toReversed())
      if (version <= before && version > target)
        await inTransaction(client, name, "down", () =>
          client.query("DELETE FROM receiver_migrations WHERE version = $1", [version]),
        );
    return { before, after: target };
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
  }
}

/**
 * Checks the version of the tables.
 *
 * @throws SchemaError unless the tables have the version of this release
 */
export async function requireSchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('receiver_migrations') AS known");
  const version = rows[0].known === null ? 0 : await schemaVersion(client);
  refuseNewer(version);
  if (version < SCHEMA_VERSION)
    throw new SchemaError(
      `The database has version ${version} of the tables, this release needs ${SCHEMA_VERSION}: run "node main.ts migrate"`,
    );
}

function refuseNewer(version: number): void {
  if (version > SCHEMA_VERSION)
    throw new SchemaError(
      `The database has version ${version} of the tables, this release knows ${SCHEMA_VERSION}: run "node main.ts migrate --to ${SCHEMA_VERSION}" of the newer release first`,
    );
}

async function schemaVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query("SELECT max(version) AS version FROM receiver_migrations");
  return rows[0].version ?? 0;
}

async function inTransaction(
  client: ClientBase,
  name: string,
  direction: "up" | "down",
  finish: () => Promise<unknown>,
): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(readFileSync(join(FOLDER, `${name}.${direction}.sql`), "utf8"));
    await finish();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
