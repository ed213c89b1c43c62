import { type ReadRecord, readRecord } from "@/experiments/study/reading/record/read-record";
import type { StoredRecord } from "@/receiver/sessions/record-store";
import { type PlaceFacts, placeFacts } from "@/receiver/sessions/session-record";

/** A record of the store, and the facts about its place. */
export type ExportedRecord = ReadRecord & {
  /**
   * The facts that determine the place of the person, also if the record cannot be read; absent for records that do not
   * count.
   */
  place?: PlaceFacts | undefined;
};

/** Reads a stored record (`readRecord`). Never throws. */
export function readExported(record: StoredRecord): ExportedRecord {
  let place: PlaceFacts | undefined;
  const read = readRecord(record.body, record, (values) => {
    place = placeFacts({ ...values, session: record.session });
  });
  return { ...read, place: read.isRehearsal || read.isSimulated ? undefined : place };
}
