import type { Places } from "./places.ts";
import { readStored } from "./read-record.ts";
import type { RecordStore } from "./record-store.ts";
import { placeFacts } from "./session-record.ts";

/**
 * Counts the stored records of protocols in the places of their persons. A record that is counted already changes
 * nothing. Only one record, or a few small records, are in memory at a time.
 *
 * @returns the number of counted records
 */
export async function recountPlaces(
  store: RecordStore,
  places: Places,
  protocols: readonly string[],
): Promise<number> {
  let count = 0;
  for (const protocol of protocols)
    for await (const session of store.sessionsOf(protocol)) {
      if (await store.isWithdrawn(session)) continue;
      const steps = await store.stepsOf(session);
      for await (const { body, beside, kind, received } of store.recordsOf(session)) {
        // Of the conflicting records, only conflicting ends matter: the end `unsent` may have arrived first.
        if (beside && kind !== "end") continue;
        const { values } = await readStored(body);
        const facts = placeFacts({ ...values, session });
        if (facts?.protocol !== protocol) continue;
        await places.count({ ...facts, session, steps, isCounted: true }, received.getTime());
        count += 1;
      }
      // The session may have been withdrawn in the meantime.
      if (await store.isWithdrawn(session)) await places.forget(session);
    }
  return count;
}

/**
 * Returns a function that counts the records of studies that have no places yet: records of an earlier release, and
 * records that arrived before the study was in the file of running studies. Each study is checked once.
 */
export function createFirstCount(
  store: RecordStore,
  places: Places,
  getProtocols: () => Promise<readonly string[]>,
) {
  const checked = new Set<string>();
  return async (): Promise<void> => {
    for (const protocol of await getProtocols()) {
      if (checked.has(protocol)) continue;
      if ((await store.places.places([protocol])).length === 0)
        await recountPlaces(store, places, [protocol]);
      checked.add(protocol);
    }
  };
}
