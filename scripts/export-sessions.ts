import { readFileSync } from "node:fs";
import { SchemaError } from "@/receiver/sessions/migrations";
import { openRecords } from "@/receiver/sessions/open-records";
import { NO_STUDIES, parseStudies, type Studies, StudiesError } from "@/receiver/sessions/studies";
import { readStoreSettings, SettingError } from "@/receiver/settings";
import { exportSessions } from "./export/export-sessions";
import { createFlow, flowLines } from "./export/flow";
import { folderOf } from "./export/session-export";
import { runMain, say, UserError } from "./terminal.mjs";

/** The maximum number of reasons for refused records that the command prints. */
const MOST_REASONS = 20;

/** The maximum number of studies whose participants the command prints. */
const MOST_FLOWS = 50;

const REHEARSALS = "--rehearsals";

/** Writes the stored records of a receiver as Psych-DS data sets: npm run export-sessions -- <folder> [--rehearsals] */
await runMain(async () => {
  const args = process.argv.slice(2);
  const withRehearsals = args.includes(REHEARSALS);
  const [folder, ...more] = args.filter((each) => each !== REHEARSALS);
  if (!folder || folder.startsWith("-") || more.length > 0)
    throw new UserError(
      `Give exactly one folder. Add ${REHEARSALS} to export rehearsals as well.`,
      `npm run export-sessions -- my-data\nnpm run export-sessions -- my-data ${REHEARSALS}`,
    );
  const settings = foreseen(() => readStoreSettings(process.env));
  const studies = studiesOf(settings.STUDIES);
  const flow = createFlow(studies.of, Date.now());
  const store = await openRecords(settings, { serves: false }).catch((error) => {
    throw error instanceof SettingError || error instanceof SchemaError
      ? new UserError(error.message)
      : error;
  });
  try {
    const { sessions, steps, beside, refused, rehearsals, reasons, repeated } =
      await exportSessions(store, folder, { rehearsals: withRehearsals, flow });
    say(
      `${sessions} sessions with ${steps} steps in ${folder}. Share its folders, but not private/.`,
    );
    if (rehearsals > 0)
      say(
        withRehearsals
          ? `${rehearsals} of the sessions are rehearsals: the column rehearsal is TRUE, and they do not count as data.`
          : `${rehearsals} sessions are rehearsals and were left out. The option ${REHEARSALS} exports them as well.`,
      );
    for (const protocol of flow.protocols().slice(0, MOST_FLOWS)) {
      say(`${folderOf(protocol)}: participants by condition, also in flow.csv`);
      for (const line of flowLines(flow.rowsOf(protocol))) say(`  ${line}`);
      if (!studies.of(protocol))
        say(
          "  The study is not in the file of running studies (STUDIES), so only those with the exit “completed” count as finished, and the lease is 30 minutes.",
        );
    }
    if (repeated > 0)
      say(
        `${repeated} identifiers came with more than one session of a study (in a study of several days, of one visit): see the column person in sessions.csv.`,
      );
    if (beside > 0) say(`${beside} records were kept beside others: they are in private/beside/.`);
    if (refused > 0) {
      say(`${refused} records cannot be read: they are in private/refused/, each with the reason.`);
      for (const { reason, count } of reasons.slice(0, MOST_REASONS)) say(`  ${count} × ${reason}`);
      if (reasons.length > MOST_REASONS) say(`  and ${reasons.length - MOST_REASONS} more reasons`);
    }
  } finally {
    await store.close();
  }
});

function foreseen<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingError ? new UserError(error.message) : error;
  }
}

/** Reads the file of running studies, which states the steps of each condition. */
function studiesOf(path: string | undefined): Studies {
  if (!path) return NO_STUDIES;
  try {
    return parseStudies(readFileSync(path, "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(
      `STUDIES is "${path}", which cannot be read: ${error instanceof StudiesError ? message : code}`,
    );
  }
}
