import { readMembers } from "../json-members.ts";

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

/** Reads a record without limits. The reason is that earlier releases accepted records of any depth and size. */
function readWhole(body: Buffer): Record<string, unknown> {
  try {
    return { ...JSON.parse(String(body)) };
  } catch {
    return {};
  }
}
