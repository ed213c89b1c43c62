import { readMembers } from "../json-members.ts";

/**
 * Reads the members of a stored record, which was validated when it came, by this release or an earlier one. Its rows are
 * not held.
 *
 * @returns nothing where its bytes are damaged
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

/** Earlier releases had no limits of depth and size. */
function readWhole(body: Buffer): Record<string, unknown> {
  try {
    return { ...JSON.parse(String(body)) };
  } catch {
    return {};
  }
}
