import { readMembers } from "@/receiver/json-members";
import type { StoredRecord } from "@/receiver/sessions/record-store";
import { isSimulated, type PlaceFacts, placeFacts } from "@/receiver/sessions/session-record";

type Values = Record<string, unknown>;

/**
 * Returns the facts of a record that determine the place of its person, also if the record has no valid data. The rows
 * are read one by one.
 * @returns undefined for rehearsals, simulated data and runs outside of studies, and if the record is not valid JSON
 */
export async function placeOf({ body, session }: StoredRecord): Promise<PlaceFacts | undefined> {
  let counts = true;
  const check = (values: unknown) => {
    if (typeof values !== "object" || values === null) return;
    if (isSimulated(values as Values) || (values as Values).rehearsal === true) counts = false;
  };
  try {
    const values = await readMembers(body, { rows: check, events: () => undefined });
    check(values);
    return counts ? placeFacts({ ...values, session }) : undefined;
  } catch {
    return undefined;
  }
}
