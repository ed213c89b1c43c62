import { withClient } from "@/receiver/sessions/database-store";
import { migrate } from "@/receiver/sessions/migrations";
import { say } from "@/scripts/terminal.mjs";
import { firstStep } from "./participants";

/** The version of the tables before the column with the protocol. */
const EARLIER = 2;

/** A digest of everything that the earlier tables contain of the records. */
const CONTENT = `
  SELECT md5(string_agg(concat_ws(' ', id, session, kind, step, digest, md5(body), beside, received), ',' ORDER BY id))
    AS content FROM session_records`;

/**
 * Measures the migration of a new database with records of the size of a step, forward from the earlier tables and back.
 *
 * @returns the faults; empty if the records are the same after both migrations
 */
export const measureMigration = (url: string, records: number): Promise<string[]> =>
  withClient(url, async (client) => {
    const contentNow = async () => (await client.query(CONTENT)).rows[0].content;
    const seconds = async (version?: number) => {
      const start = performance.now();
      await migrate(client, version);
      return ((performance.now() - start) / 1000).toFixed(1);
    };
    await migrate(client, EARLIER);
    await client.query(
      `INSERT INTO session_records (session, kind, step, digest, body, beside)
        SELECT session, 'step', 'stroop', encode(sha256(body), 'hex'), body, false FROM (
          SELECT 'm' || n AS session, convert_to(replace($1, '"size"', '"m' || n || '"'), 'UTF8') AS body
          FROM generate_series(1000, 999 + $2::int) AS n) AS made`,
      [firstStep("size"), records],
    );
    const before = await contentNow();
    const forward = await seconds();
    const { rows } = await client.query(
      "SELECT count(*)::int AS unknown FROM session_records WHERE protocol = 'unknown'",
    );
    const after = await contentNow();
    const back = await seconds(EARLIER);
    say(`Migration of ${records} records: forward ${forward} s, back ${back} s`);
    const isSame = before === after && before === (await contentNow());
    return isSame && rows[0].unknown === 0 ? [] : ["the migration changed records"];
  });
