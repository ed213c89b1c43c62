/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { LANGUAGES_HERE } from "@/__tests__/experiments/recompute";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { COLUMNS_1 } from "@/experiments/engine/data/columns";
import { postgresPrograms } from "@/scripts/programs.mjs";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { type Files, recordedData, recordedReleases } from "@/testing/recorded-data";
import { checkReceipts } from "../sessions/check-receipts.ts";
import { withClient } from "../sessions/database-store.ts";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { exportOf } from "./an-export";
import { stored } from "./describe-contract";
import { sent, sha256 } from "./records";
import { startReceiver } from "./start-receiver";

type Environment = Record<string, string>;
type Body = { kind: string; session: string; step: string | null; task: string };

/** The apps whose exported tables the scripts read. The tables of the other apps are compared with those of that release. */
const SCORED_AGAIN = ["stroop", "mini-ipip"];

const PYTHON_OR_R = { python3: "python", Rscript: "r" } as const;

let postgres: Postgres | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.remove());

/** Writes files into a new folder and returns the folder. */
function folderWith(files: Files): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/**
 * Returns the tables of trials in an export, as earlier releases wrote it, keyed by the ids of the receiver: session and
 * step.
 */
function earlierTablesOf(files: Files): Record<string, Record<string, string>[]> {
  const key = files["private/key.csv"] ?? files["key.csv"] ?? "";
  const tables: Record<string, Record<string, string>[]> = {};
  for (const { session = "", exported_session = "" } of csvRecords(key))
    for (const [path, text] of Object.entries(files)) {
      if (!path.includes(`_session-${exported_session}_`)) continue;
      const [, step = ""] = /\/data\/([^/]+)\//.exec(`/${path}`) ?? [];
      tables[`${session} ${step}`] = csvRecords(text);
    }
  return tables;
}

type Exported = Awaited<ReturnType<typeof exportOf>>;

const idsIn = ({ files, key }: Exported) =>
  Object.keys(files)
    .flatMap((path) => /^private\/(.*)\/key\.csv$/.exec(path)?.[1] ?? [])
    .flatMap((set) =>
      key(set).map(({ session_before = "", code }) => ({
        set,
        code,
        id: session_before.replace(/^'/, ""),
      })),
    );

/** Returns the tables of trials in an export, keyed by the ids of the receiver: session and step. */
const tablesOf = (exported: Exported): Record<string, Record<string, string>[]> =>
  Object.fromEntries(
    idsIn(exported).flatMap(({ id, set }) =>
      Object.entries(exported.trialsOf(id, set)).map(([step, rows]) => [`${id} ${step}`, rows]),
    ),
  );

/** Returns the ends of the sessions in an export, keyed by the receiver's ids. */
const endsOf = (exported: Exported): Record<string, object> =>
  Object.fromEntries(
    idsIn(exported).map(({ id, set, code }) => [id, { code, exit: exported.rowOf(id, set)?.exit }]),
  );

/** Returns the ends of the sessions in an export as earlier releases wrote it, keyed by the receiver's ids. */
function earlierEndsOf(files: Files): Record<string, object> {
  const key = csvRecords(files["private/key.csv"] ?? files["key.csv"] ?? "");
  const originals = new Map(key.map((row) => [row.exported_session, row.session ?? ""]));
  const tables = Object.entries(files).filter(([path]) => path.endsWith("/sessions.csv"));
  return Object.fromEntries(
    tables
      .flatMap(([, text]) => csvRecords(text))
      .map(({ session_id, exit, code }) => [originals.get(session_id), { exit, code }]),
  );
}

const isFormat1 = (body: string) => JSON.parse(body).format === 1;

describe.each(recordedReleases())("with the data of release %s,", (release) => {
  const data = recordedData(release);
  const { protocols, folder, tables, exported } = data.receiver;
  const bodies = [
    ...new Set([...data.sent.bodies, ...[...data.runs, ...data.steps].map(({ record }) => record)]),
  ];
  const withdrawn = bodies
    .map((body): Body => JSON.parse(body))
    .filter(({ kind }) => kind === "withdrawal")
    .map(({ session }) => session);
  const kept = bodies.filter((body) => !withdrawn.includes(JSON.parse(body).session));
  const columns = isFormat1(bodies[0] ?? "") ? COLUMNS_1 : null;

  const bytesIn = async (environment: Environment) =>
    (await stored(environment)).map(({ body }) => String(body)).sort();

  /** Expects that the receipts of all sessions are valid and that records can be sent again without a conflict. */
  async function expectSame(environment: Environment) {
    const receiver = await startReceiver({ ...environment, PROTOCOLS: protocols });
    expect(await bytesIn(environment)).toEqual([...kept].sort());
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const checked = await checkReceipts(store, []);
    await store.close();
    const [finished, unfinished, left] = data.sent.participations;
    for (const [participation, verdict] of [
      [finished, "holds"],
      [unfinished, "no receipt"],
      [left, "holds"],
    ] as const)
      expect(checked.find(({ session }) => session === participation?.id)).toMatchObject({
        verdict,
      });
    for (const body of bodies) {
      const { session } = JSON.parse(body) as Body;
      const answer = withdrawn.includes(session)
        ? { withdrawn: true }
        : { receipt: sha256(body).slice(0, 12) };
      expect(await sent(receiver, body)).toEqual([200, { ok: true, ...answer }]);
    }
    expect(await bytesIn(environment)).toEqual([...kept].sort());
  }

  it("a receiver with an empty folder accepts these records and stores the same bytes", async () => {
    const environment = { SESSIONS_DIR: temporaryFolder() };
    const receiver = await startReceiver({ ...environment, PROTOCOLS: protocols });
    for (const body of bodies) expect((await sent(receiver, body))[0]).toBe(200);
    expect(await bytesIn(environment)).toEqual([...kept].sort());
  });

  it("a receiver with the folder of that release has every record, and the receipts are valid", async () => {
    await expectSame({ SESSIONS_DIR: folderWith(folder) });
  });

  const ifPostgres = postgresPrograms() ? it : it.skip;
  ifPostgres(
    "a receiver with the tables of that release has every record, and the receipts are valid",
    async () => {
      const DATABASE_URL = (await postgres?.newDatabase(`recorded_${release}`)) ?? "";
      await withClient(DATABASE_URL, (client) => client.query(sqlOf(tables)));
      await expectSame({ DATABASE_URL });
      expect(Object.keys(tablesOf(await exportOf({ DATABASE_URL }))).sort()).toEqual(
        Object.keys(earlierTablesOf(exported)).sort(),
      );
    },
  );

  describe("the export of the folder of that release", () => {
    let now: Exported;
    beforeAll(async () => {
      now = await exportOf({ SESSIONS_DIR: folderWith(folder) });
    });

    it("contains the same trials with the same values in each column", () => {
      const [then, tables] = [earlierTablesOf(exported), tablesOf(now)];
      expect(Object.keys(then).length).toBeGreaterThan(15);
      expect(Object.keys(tables).sort()).toEqual(Object.keys(then).sort());
      for (const [name, rows] of Object.entries(then))
        expect(tables[name]?.map((row) => withColumnsOf(row, rows[0]))).toEqual(
          rows.map((row) => withColumnsOf(row, rows[0])),
        );
    });

    it("has only missing values in the columns that its records do not have", () => {
      if (!columns) return;
      const known = new Set<string>(columns);
      const later = Object.values(tablesOf(now))
        .flat()
        .flatMap((row) => Object.entries(row).filter(([name]) => !known.has(name)));
      expect(new Set(later.map(([, value]) => value))).toEqual(new Set(["NA"]));
    });

    it("contains the same ends of sessions, and no session that was withdrawn", () => {
      expect(withdrawn).toHaveLength(1);
      expect(endsOf(now)).toEqual(earlierEndsOf(exported));
      expect(JSON.stringify(now.files)).not.toContain(withdrawn[0]);
    });

    it.each(LANGUAGES_HERE)(
      "has scripts in $command that print the lines that each participant’s archive printed",
      ({ command, script }) => {
        for (const { app, archive } of data.runs.filter((run) => SCORED_AGAIN.includes(run.app))) {
          const [, set = ""] =
            Object.keys(now.files)
              .map((path) => /^([^/]+)\/data\/([^/]+)\//.exec(path))
              .find((match) => match?.[1] === "runs" && match[2] === app) ?? [];
          const paths = Object.keys(now.files).filter(
            (path) => path.startsWith(`${set}/data/${app}/`) && path.endsWith("_data.csv"),
          );
          const args = [
            `analysis/${app}/${script}`,
            ...paths.map((path) => path.slice(set.length + 1)),
          ];
          const { stdout } = spawnSync(command, args, {
            cwd: join(now.folder, set),
            encoding: "utf8",
          });
          expect(stdout).toBe(
            archive.printed["."]?.[PYTHON_OR_R[command as keyof typeof PYTHON_OR_R]],
          );
        }
      },
    );
  });
});

/** The columns with random ids, with times of day, and with what would lead to the original ids. */
const LEFT_OUT = ["session_id", "seed", "started_at", "consented_at"];

/** Removes the columns that a data set leaves out, and the columns that the first row of the other table lacks. */
const withColumnsOf = (row: Record<string, string>, other: object = {}) =>
  Object.fromEntries(
    Object.keys(other)
      .filter((name) => !LEFT_OUT.includes(name))
      .map((name) => [name, row[name]]),
  );

/** Returns the statements of a dump without the commands of the program `psql`. */
const sqlOf = (dump: string) =>
  dump
    .split("\n")
    .filter((line) => !line.startsWith("\\"))
    .join("\n");
