import { readFileSync } from "node:fs";
import { join } from "node:path";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { type ExportOptions, exportSessions } from "@/scripts/export/export-sessions";
import { listFiles } from "@/scripts/project.mjs";
import { openRecords } from "../sessions/open-records.ts";
import type { RecordStore } from "../sessions/record-store.ts";
import { readStoreSettings } from "../settings.ts";
import { PROTOCOL } from "./records";

type Row = Record<string, string>;

/** The folder of the study of the tests. */
export const STUDY = `protocol-${PROTOCOL.slice(0, 12)}`;

/**
 * Returns a cell without the apostrophe that protects ids which programs may mistake for numbers.
 */
const plain = (cell = "") => cell.replace(/^'/, "");

/** Exports the records of a receiver with these settings. */
export async function exportOf(settings: Record<string, string>, options?: ExportOptions) {
  const store = await openRecords(readStoreSettings(settings), { serves: false });
  try {
    return await exportOfStore(store, options);
  } finally {
    await store.close();
  }
}

/** Exports the records of a store. */
export async function exportOfStore(store: RecordStore, options: ExportOptions = {}) {
  const folder = join(temporaryFolder(), "data");
  const printed: string[] = [];
  await exportSessions(store, folder, { print: (line) => printed.push(line), ...options });
  return { printed, ...anExport(folder) };
}

/** Returns the content of an export. */
function anExport(folder: string) {
  const files: Row = Object.fromEntries(
    listFiles(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  const tables = new Map<string, Row[]>();
  /** Returns the rows of a table. The table is parsed once, because tests look up many sessions in it. */
  const table = (path: string): readonly Row[] => {
    const rows = tables.get(path) ?? (csvRecords(files[path] ?? "") as Row[]);
    tables.set(path, rows);
    return rows;
  };
  const key = (name: string) => table(`private/${name}/key.csv`);
  /** Returns the id of a session in the data set of a study. */
  const newId = (session: string, name = STUDY) =>
    key(name).find(({ session_before }) => plain(session_before) === session)?.session;
  return {
    folder,
    files,
    table,
    key,
    newId,
    /** The files of one data set, by their path in it. */
    filesIn: (name: string): Row =>
      Object.fromEntries(
        Object.entries(files)
          .filter(([path]) => path.startsWith(`${name}/`))
          .map(([path, text]) => [path.slice(name.length + 1), text]),
      ),
    /** Returns the row of a session in the table of participants. */
    rowOf: (session: string, name = STUDY) => {
      const id = newId(session, name);
      return table(`${name}/participants.csv`).find(
        (row) => id !== undefined && row.session === id,
      );
    },
    /** Returns the trials of a session, keyed by the folder of their table. */
    trialsOf(session: string, name = STUDY): Record<string, Row[]> {
      const id = newId(session, name);
      return Object.fromEntries(
        Object.keys(files).flatMap((path) => {
          const [, step = ""] = path.startsWith(`${name}/data/`)
            ? (/\/data\/([^/]+)\/[^/]*_data\.csv$/.exec(path) ?? [])
            : [];
          const rows = step === "" ? [] : table(path).filter(({ session_id }) => session_id === id);
          return rows.length > 0 ? [[step, rows] as const] : [];
        }),
      );
    },
    /** The faults of records that are in no data set, each with its text. */
    faults: () => table("private/faults.csv"),
  };
}
