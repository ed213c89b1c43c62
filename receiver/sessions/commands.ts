import { SettingError, type StoreSettings, settingError } from "../settings.ts";
import { type CheckedSession, checkSessions } from "./check-receipts.ts";
import { withClient } from "./database-store.ts";
import { listPlaces } from "./list-places.ts";
import { migrate, SchemaError } from "./migrations.ts";
import { openRecords } from "./open-records.ts";
import { createPlaces } from "./places.ts";
import type { RecordStore } from "./record-store.ts";
import { recountPlaces } from "./recount-places.ts";
import { openStudies, type Studies } from "./studies.ts";

type Print = (line: string) => void;

/** The verdicts on sessions whose data are as their page sent them, as far as the stored records show. */
const SOUND: readonly CheckedSession["verdict"][] = [
  "holds",
  "beside",
  "no receipt",
  "not finished",
];

/**
 * The commands of `main.ts`, keyed by the first argument of `main.ts`. Each command resolves with true if all of its
 * checks pass.
 */
export const COMMANDS: Partial<
  Record<
    string,
    (settings: StoreSettings, args: readonly string[], print: Print) => Promise<boolean>
  >
> = {
  /** `migrate [--to <version>]`: migrates the tables of the database to a version. */
  async migrate({ DATABASE_URL }, args, print) {
    if (!DATABASE_URL) throw new SchemaError("There is no DATABASE_URL: files need no migration");
    const [option, version] = args;
    if (option !== undefined && (option !== "--to" || !/^\d+$/.test(version ?? "")))
      throw new SchemaError("Expected nothing, or --to and a version, such as --to 1");
    const target = version === undefined ? undefined : Number(version);
    const { before, after } = await withClient(DATABASE_URL, (client) => migrate(client, target));
    print(`The tables had version ${before} and have version ${after}.`);
    return true;
  },

  /** `check-receipts [<session>-<12 digits> ...]`: compares the stored records with receipts. */
  async "check-receipts"(settings, receipts, print) {
    const store = await openRecords(settings, { serves: false });
    try {
      const { checked, shared } = await checkSessions(store, receipts);
      for (const { session, steps, receipt, expected, verdict } of checked) {
        const found = steps > 0 ? `${steps} steps, ${session}-${receipt}` : session;
        const other = expected && expected !== receipt ? `, expected ${session}-${expected}` : "";
        print(`${verdict}: ${found}${other}`);
      }
      for (const { name, sessions } of shared)
        print(`same identifier (${name}): ${sessions.join(", ")}`);
      print(`${checked.length} sessions checked.`);
      return checked.every(({ verdict }) => SOUND.includes(verdict));
    } finally {
      await store.close();
    }
  },

  /** `places [--recount]`: lists the places of each study; with the option, first counts all stored records again. */
  async places(settings, args, print) {
    if (args.some((each) => each !== "--recount"))
      throw new SettingError("Expected nothing, or --recount");
    await withPlaces(settings, async (store, studies) => {
      if (args.length > 0) {
        const places = createPlaces(store.places, async () => studies);
        print(`${await recountPlaces(store, places, studies.protocols)} records counted.`);
      }
      for (const protocol of studies.protocols) {
        const study = studies.of(protocol);
        const group = studies.groupOf(protocol);
        // Versions that count together are listed once.
        if (!study || group.find((each) => studies.of(each)) !== protocol) continue;
        const { title } = study;
        print(
          `${typeof title === "string" ? title : (title.en ?? title.fr ?? "")} (${protocol.slice(0, 12)})`,
        );
        const places = await store.places.places(group);
        for (const line of listPlaces(places, study, studies.of, Date.now())) print(line);
        print("");
      }
    });
    return true;
  },

  /** `free <session> ...`: frees the places of sessions. */
  async free(settings, sessions, print) {
    if (sessions.length === 0) throw new SettingError("Expected the ids of sessions");
    let unknown: string[] = [];
    await withPlaces(settings, async (store, studies) => {
      unknown = await createPlaces(store.places, async () => studies).free(sessions);
    });
    for (const session of sessions)
      print(`${session}: ${unknown.includes(session) ? "has no place" : "free"}`);
    return unknown.length === 0;
  },
};

/** Calls a function with the storage and the studies of the settings. */
async function withPlaces(
  settings: StoreSettings,
  use: (store: RecordStore, studies: Studies) => Promise<void>,
): Promise<void> {
  if (!settings.STUDIES)
    throw settingError("STUDIES", "", ", but it says which studies have places");
  const getStudies = await openStudies(settings.STUDIES, () => undefined).catch((error) => {
    throw settingError("STUDIES", settings.STUDIES, `. ${error.message}`);
  });
  const store = await openRecords(settings, { serves: false });
  try {
    await use(store, await getStudies());
  } finally {
    await store.close();
  }
}
