import { readFileSync } from "node:fs";
import { SchemaError } from "@/receiver/sessions/migrations";
import { openRecords } from "@/receiver/sessions/open-records";
import { NO_STUDIES, parseStudies, type Studies, StudiesError } from "@/receiver/sessions/studies";
import { readStoreSettings, SettingError } from "@/receiver/settings";
import { inputsOf } from "../read/inputs";
import { runMain, say, UserError } from "../terminal.mjs";
import { exportSessions } from "./export-sessions";
import { createFlow } from "./flow";

const REHEARSALS = "--rehearsals";

const USAGE = `npm run export-sessions -- my-data\nnpm run export-sessions -- my-data my-study.json ${REHEARSALS}`;

void runMain(async () => {
  const args = process.argv.slice(2);
  const [folder, ...studyFiles] = args.filter((each) => each !== REHEARSALS);
  const unknown = [folder, ...studyFiles].find((each) => each?.startsWith("-"));
  if (unknown) throw new UserError(`There is no option ${unknown}.`, USAGE);
  if (!folder)
    throw new UserError(
      `Give a folder for the data, and the studies as files. Add ${REHEARSALS} to export rehearsals as well.`,
      USAGE,
    );
  const settings = foreseen(() => readStoreSettings(process.env));
  const studies = studiesOf(settings.STUDIES);
  const inputs = inputsOf(studyFiles);
  const store = await openRecords(settings, { serves: false }).catch((error) => {
    throw error instanceof SettingError || error instanceof SchemaError
      ? new UserError(error.message)
      : error;
  });
  try {
    await exportSessions(store, folder, {
      rehearsals: args.includes(REHEARSALS),
      flow: createFlow(studies.of, Date.now()),
      studies: inputs,
      print: say,
    });
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
