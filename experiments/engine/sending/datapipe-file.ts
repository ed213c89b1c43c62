import { columnsOf, csv, eventRecords, sessionRecords } from "@/experiments/engine/data/csv";
import type { Session } from "@/experiments/engine/session/session";

/**
 * New experiments at DataPipe require this field of jsPsych by default and refuse a file without it
 * (`pages/admin/new.js`, `requiredFields`). All files contain the field. Operators therefore need not change that
 * setting.
 */
const DEMANDED = "trial_type";

/**
 * The text that replaces the opening brace of a record in a file for DataPipe. If the brace is restored, the bytes
 * equal the record that the receipt covers.
 */
export const DATAPIPE_START = `{"${DEMANDED}":"protocole",`;

/** Returns the body of a request that adds a file to DataPipe. */
export const dataPipeFile = (experiment: string, filename: string, data: string): string =>
  JSON.stringify({ experimentID: experiment, data, filename });

/** Returns a record with the field that DataPipe requires. */
export const dataPipeRecord = (record: string): string => DATAPIPE_START + record.slice(1);

/** Returns the trials and the events of a run as CSV with the additional column that DataPipe requires. */
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
