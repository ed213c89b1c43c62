import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csv } from "@/experiments/engine/data/csv";
import type { RecordStore } from "@/receiver/sessions/record-store";
import { NO_STUDIES } from "@/receiver/sessions/studies";
import { UserError } from "../terminal.mjs";
import { createFlow, type Flow } from "./flow";
import { createPersons } from "./persons";
import { exportReadme, PRIVATE_README } from "./readme";
import {
  createSession,
  DETAIL_COLUMNS,
  type Export,
  folderOf,
  KEY_COLUMNS,
  PRIVATE,
  type SessionExport,
} from "./session-export";
import { createWritten } from "./written";

/** The numbers of exported sessions and records. */
export type Exported = {
  /** The number of sessions in a data set. */
  sessions: number;
  steps: number;
  beside: number;
  refused: number;
  /** The number of sessions with rehearsals, whether they were exported or left out. */
  rehearsals: number;
  /** The reasons for refused records, each with its number of records. The most frequent reason is first. */
  reasons: readonly { reason: string; count: number }[];
  /** The number of people whose identifier occurs in more than one session of a study. */
  repeated: number;
};

/**
 * Writes the stored records of a receiver as Psych-DS data sets, one for each protocol. Only one record is in memory at
 * a time. The memory for a session therefore does not grow with the number of its records. A record that cannot be read
 * does not stop the export. Such a record is written to a separate file with the reason.
 *
 * @param folder must be new or empty
 * @param options.rehearsals whether rehearsals are exported, which do not count as data
 * @param options.flow counts the participants; by default, without running studies and at the present time
 * @throws UserError if the folder is not empty; errors of the disk and of the store
 */
export async function exportSessions(
  store: RecordStore,
  folder: string,
  {
    rehearsals = false,
    flow = createFlow(NO_STUDIES.of, Date.now()),
  }: { rehearsals?: boolean; flow?: Flow } = {},
): Promise<Exported> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty.`, "Name a folder that is new or empty.");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "README.md"), exportReadme(rehearsals));
  const whole: Export = {
    folder,
    written: createWritten(),
    sets: new Map(),
    persons: createPersons(),
    flow,
    withRehearsals: rehearsals,
    count: { sessions: 0, steps: 0, beside: 0, refused: 0, rehearsals: 0 },
    reasons: new Map(),
  };
  whole.written.write(join(folder, PRIVATE, "README.md"), PRIVATE_README);
  whole.written.append(join(folder, PRIVATE, "key.csv"), csv(KEY_COLUMNS, []));
  whole.written.append(join(folder, PRIVATE, "details.csv"), csv(DETAIL_COLUMNS, []));
  whole.written.keep();

  let current: SessionExport | undefined;
  let session = "";
  for await (const record of store.records()) {
    if (record.session !== session) {
      await finish();
      ({ session } = record);
      current = (await store.isWithdrawn(session)) ? undefined : createSession(session, whole);
    }
    current?.add(record);
  }
  await finish();
  const protocols = new Map(flow.protocols().map((protocol) => [folderOf(protocol), protocol]));
  for (const [name, set] of whole.sets) {
    const protocol = protocols.get(name);
    set.finish(protocol === undefined ? null : flow.rowsOf(protocol));
  }
  const reasons = [...whole.reasons]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason, "en"));
  return { ...whole.count, reasons, repeated: whole.persons.repeated() };

  /**
   * Finishes the current session. If the session was withdrawn during the export, removes the data of the session from
   * all files.
   */
  async function finish() {
    if (!current) return;
    if (await store.isWithdrawn(session)) current.takeBack();
    else current.finish();
    current = undefined;
  }
}
