import { readMembers } from "../json-members.ts";
import { SINGLE_RUNS } from "../settings.ts";
import { SHA_256 } from "./record-schemas.ts";

/**
 * Reads the members of a stored record. This release or an earlier release validated the record when it arrived. Only
 * the first of the rows is returned.
 *
 * @returns no members if the bytes are damaged
 */
export async function readStored(
  body: Buffer,
): Promise<{ values: Record<string, unknown>; firstRow?: Record<string, unknown> }> {
  let firstRow: Record<string, unknown> | undefined;
  try {
    const values = await readMembers(body, {
      rows: (row) => {
        if (typeof row === "object" && row !== null) firstRow ??= { ...row };
      },
      events: () => undefined,
    });
    return { values, firstRow };
  } catch {
    return { values: readWhole(body) };
  }
}

const PROTOCOL_FORMAT = new RegExp(SHA_256);

/**
 * Returns the protocol id of a stored record, or the word for a run outside a study. The other members are not parsed.
 *
 * @returns undefined if the bytes are damaged
 */
export async function protocolOf(body: Buffer): Promise<string | undefined> {
  const { protocol } = await readMembers(body, {}, (name) => name === "protocol").catch(() =>
    readWhole(body),
  );
  if (protocol === null) return SINGLE_RUNS;
  return typeof protocol === "string" && PROTOCOL_FORMAT.test(protocol) ? protocol : undefined;
}

/** Reads a record without limits. The reason is that earlier releases accepted records of any depth and size. */
function readWhole(body: Buffer): Record<string, unknown> {
  try {
    return { ...JSON.parse(String(body)) };
  } catch {
    return {};
  }
}
