import { readMembers } from "../json-members.ts";

/**
 * Reads the members of a stored record, which this or an earlier release validated when it arrived. Of the rows, only
 * the first is returned.
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

/** Reads a record without limits, because earlier releases did not limit its depth and size. */
function readWhole(body: Buffer): Record<string, unknown> {
  try {
    return { ...JSON.parse(String(body)) };
  } catch {
    return {};
  }
}
