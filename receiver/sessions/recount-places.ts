import type { Places } from "./places.ts";
import { readStored } from "./read-record.ts";
import type { RecordStore } from "./record-store.ts";
import { placeFacts } from "./session-record.ts";

/**
 * Counts the stored records of protocols in the places of their persons. A record that is counted already changes
 * nothing. Only one record, or a few small records, are in memory at a time.
 *
 * @param options.except the sessions whose records are not counted again
 * @returns the number of counted records
 */
export async function recountPlaces(
  store: RecordStore,
  places: Places,
  protocols: readonly string[],
  { except = new Set() }: { except?: ReadonlySet<string> } = {},
): Promise<number> {
  let count = 0;
  for (const protocol of protocols)
    for await (const session of store.sessionsOf(protocol)) {
      if (except.has(session) || (await store.isWithdrawn(session))) continue;
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
 * Returns a function that counts the records that are in no place yet: records of an earlier release, and records that
 * arrived before the study was in the file of running studies. Each study is counted once, whatever places it has,
 * because a person who takes part before this count has a place already.
 *
 * The first call, when a receiver starts, leaves out the sessions that have a place, because the records of a running
 * study may take long to read. A study that is added later is counted completely: some of its sessions may have begun
 * before it was added and gone on afterwards, so that only their last records are counted.
 */
export function createFirstCount(
  store: RecordStore,
  places: Places,
  getProtocols: () => Promise<readonly string[]>,
) {
  const checked = new Set<string>();
  let isStart = true;
  return async (): Promise<void> => {
    const isFirst = isStart;
    isStart = false;
    for (const protocol of await getProtocols()) {
      if (checked.has(protocol)) continue;
      const except = isFirst ? await sessionsInPlaces(store, protocol) : undefined;
      await recountPlaces(store, places, [protocol], { except });
      checked.add(protocol);
    }
  };
}

/** Returns the sessions of a protocol of which a record is counted. */
async function sessionsInPlaces(store: RecordStore, protocol: string): Promise<Set<string>> {
  const places = await store.places.places([protocol]);
  return new Set(places.flatMap(({ sessions }) => sessions.map(({ session }) => session)));
}
