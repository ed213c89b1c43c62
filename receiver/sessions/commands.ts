import type { StoreSettings } from "../settings.ts";
import { type CheckedSession, checkSessions } from "./check-receipts.ts";
import { withClient } from "./database-store.ts";
import { migrate, SchemaError } from "./migrations.ts";
import { openRecords } from "./open-records.ts";

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
};
