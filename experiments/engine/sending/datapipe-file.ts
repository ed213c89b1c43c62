import { columnsOf, csv, eventRecords, sessionRecords } from "@/experiments/engine/data/csv";
import type { Session } from "@/experiments/engine/session/session";

/**
 * The field that DataPipe demands of the files of a new experiment, as jsPsych writes it: it refuses a file without it
 * (`pages/admin/new.js`, `requiredFields`). The files have it, so that nobody has to change the setting.
 */
const DEMANDED = "trial_type";

/** Begins a record at DataPipe in place of its brace: without it, the bytes are those of the receipt. */
const RECORD_START = `{"${DEMANDED}":"protocole",`;

/** Returns a file as DataPipe takes it. */
export const dataPipeFile = (experiment: string, filename: string, data: string): string =>
  JSON.stringify({ experimentID: experiment, data, filename });

/** Returns a record as a file of DataPipe has it. */
export const dataPipeRecord = (record: string): string => RECORD_START + record.slice(1);

/** Returns the trials and the events of a run as files of DataPipe have them: with one column more. */
export function dataPipeTables(session: Session): Record<"trials" | "events", string> {
  const table = <Name extends string>(
    columns: readonly Name[],
    records: Parameters<typeof csv<Name>>[1],
  ) =>
    csv<Name | typeof DEMANDED>(
      [...columns, DEMANDED],
      records.map((record) => ({ ...record, [DEMANDED]: session.app })),
    );
  const { columns, records } = eventRecords(session);
  return {
    trials: table(columnsOf(session), sessionRecords(session)),
    events: table(columns, records),
  };
}
