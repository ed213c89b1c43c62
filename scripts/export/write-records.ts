import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { jsonLine, recordLine } from "@/receiver/sessions/record-lines";
import type { RecordStore } from "@/receiver/sessions/record-store";
import type { Flow } from "./flow";
import { placeOf } from "./place-of";

/**
 * Writes the records of a store into a file with one record in each line, as the receiver's command `read` prints them.
 * One record at a time is in memory. Withdrawn sessions are left out, also if they are withdrawn while they are written.
 * @param flow counts the participants
 * @throws errors of the disk and of the store
 */
export async function writeRecords(store: RecordStore, path: string, flow: Flow): Promise<void> {
  const file = openSync(path, "wx", 0o600);
  /** The length of the file, and its length before the current session, in bytes. */
  let [length, before] = [0, 0];
  let session = "";
  let inFlow: ReturnType<Flow["session"]> | undefined;

  async function finish() {
    if (!inFlow) return;
    if (await store.isWithdrawn(session)) {
      ftruncateSync(file, before);
      length = before;
    } else inFlow.finish();
    inFlow = undefined;
  }

  try {
    for await (const record of store.records()) {
      if (record.session !== session) {
        await finish();
        ({ session } = record);
        before = length;
        inFlow = (await store.isWithdrawn(session)) ? undefined : flow.session(session);
      }
      if (!inFlow) continue;
      inFlow.add(record, await placeOf(record));
      const { body, beside, ...version } = record;
      const line = { ...recordLine(version, body), ...(beside && { beside }) };
      length += writeSync(file, `${jsonLine(line)}\n`, length);
    }
    await finish();
  } finally {
    closeSync(file);
  }
}
