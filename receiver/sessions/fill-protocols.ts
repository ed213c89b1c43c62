import type { ClientBase } from "pg";
import { protocolOf } from "./read-record.ts";

/**
 * The maximum number of records of one batch, and the maximum number of bytes before its last record. Therefore only a
 * few records are in memory at a time.
 */
const BATCH = 500;
const BATCH_BYTES = 4_000_000;

const NEXT = `
  SELECT id, body FROM (
    SELECT id, body, sum(octet_length(body)) OVER (ORDER BY id) - octet_length(body) AS before
    FROM (SELECT id, body FROM session_records WHERE id > $1 ORDER BY id LIMIT ${BATCH}) AS listed
  ) AS summed WHERE before <= ${BATCH_BYTES} ORDER BY id`;

const FILL = `
  UPDATE session_records SET protocol = filled.protocol
    FROM unnest($1::bigint[], $2::text[]) AS filled (id, protocol)
    WHERE session_records.id = filled.id`;

/**
 * Fills the column `protocol` from the bodies of the records. The receiver's own reader reads the bodies, because the
 * JSON functions of PostgreSQL fail for some bodies that the receiver accepts, such as answers with the character NUL.
 * The protocol of a damaged body remains `unknown`.
 */
export async function fillProtocols(client: ClientBase): Promise<void> {
  let last = "0";
  while (true) {
    const { rows } = await client.query<{ id: string; body: Buffer }>(NEXT, [last]);
    if (rows.length === 0) return;
    const ids: string[] = [];
    const protocols: string[] = [];
    for (const { id, body } of rows) {
      last = id;
      const protocol = await protocolOf(body);
      if (protocol === undefined) continue;
      ids.push(id);
      protocols.push(protocol);
    }
    await client.query(FILL, [ids, protocols]);
  }
}
