import { SchemaError } from "@/receiver/sessions/migrations";
import { openRecords } from "@/receiver/sessions/open-records";
import { readStoreSettings, SettingError } from "@/receiver/settings";
import { exportSessions } from "./export/export-sessions";
import { runMain, say, UserError } from "./terminal.mjs";

/** The maximum number of reasons for refused records that the command prints. */
const MOST_REASONS = 20;

/** Writes the stored records of a receiver as Psych-DS data sets: npm run export-sessions -- <folder> */
await runMain(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0)
    throw new UserError("Expected one folder.", "npm run export-sessions -- my-data");
  const settings = foreseen(() => readStoreSettings(process.env));
  const store = await openRecords(settings, { serves: false }).catch((error) => {
    throw error instanceof SettingError || error instanceof SchemaError
      ? new UserError(error.message)
      : error;
  });
  try {
    const { sessions, steps, beside, refused, reasons, repeated } = await exportSessions(
      store,
      folder,
    );
    say(
      `${sessions} sessions with ${steps} steps in ${folder}. Share its folders, but not private/.`,
    );
    if (repeated > 0)
      say(
        `${repeated} identifiers came with more than one session of a study: see the column person in sessions.csv.`,
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
