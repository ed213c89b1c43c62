import type { Places } from "./places.ts";
import { readStored } from "./read-record.ts";
import type { RecordStore } from "./record-store.ts";
import { placeFacts } from "./session-record.ts";

/**
 * Counts all stored records in the places of their persons. A record that is counted already changes nothing. Only one
 * record at a time is in memory.
 *
 * @returns the number of records of studies that have places
 */
export async function recountPlaces(store: RecordStore, places: Places): Promise<number> {
  let count = 0;
  let steps: string[] = [];
  let current = "";
  for await (const { session, body, beside, kind, received } of store.records()) {
    if (session !== current) {
      current = session;
      steps = (await store.isWithdrawn(session)) ? [] : await store.stepsOf(session);
    }
    // Of the conflicting records, only those of the end matter: the end `unsent` may have arrived first.
    if (beside && kind !== "end") continue;
    const { values } = await readStored(body);
    const facts = placeFacts({ ...values, session });
    if (!facts || !(await places.counts(facts.protocol)) || (await store.isWithdrawn(session)))
      continue;
    await places.count({ ...facts, session, steps, isCounted: true }, received.getTime());
    count += 1;
  }
  return count;
}
