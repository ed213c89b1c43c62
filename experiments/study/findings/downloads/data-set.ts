import { codebookCsv } from "@/experiments/engine/data/codebook";
import { csv, csvRows } from "@/experiments/engine/data/csv";
import {
  dataSetFiles,
  inFolder,
  nameValue,
  SIMULATED_DATA,
  scriptFiles,
} from "@/experiments/engine/data/data-set-files";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { type DescribedTask, sharedCodebook } from "@/experiments/engine/data/shared-codebook";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { Findings, Results } from "@/experiments/study/findings/findings";
import type { Reading, Source } from "@/experiments/study/reading/read-session";
import type { RunRows } from "@/experiments/study/reading/run-at";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { dataSetReadme, privateReadme } from "./data-set-readme";
import { deviationsMd } from "./deviations";
import type { FileWriter, OpenFile } from "./file-writer";
import { keyCsv } from "./key-csv";
import { participantsColumns } from "./participants-columns";
import { participantsCsv } from "./participants-csv";
import { EVENT_COLUMNS, publishedEvents } from "./published-events";
import { publishedColumns, publishedRow } from "./published-rows";
import { publishedSessions } from "./published-sessions";
import { resultsJson } from "./results-json";
import { SCRIPTS, scriptFolder, taskScripts } from "./scripts";
import { studyCode } from "./study-code";
import { type TrialsTable, trialsTables } from "./tables";
import { unscoredFiles } from "./unscored";
import { warningsOf } from "./warnings";

/** Returns the rows and events of a run from their file; null if the file cannot be read again. */
export type RunAt = (source: Source) => Promise<RunRows | null>;

const FOLDER = "data-set";

/** The file that a validator of Psych-DS needs, because these files do not have the columns of trials. */
const IGNORED = [
  ".psychds-ignore",
  "parameters.json",
  "codebook.*",
  "participants.csv",
  "participants-codebook.csv",
  "results.json",
  "DEVIATIONS.md",
  "flow.csv",
  "events",
  "analysis",
];

const OF_TASK = { description: "As the task defines it." };

/** The text of the codebook if this release does not know any of the tasks. */
const UNKNOWN_TASK: DescribedTask = {
  name: "unknown",
  model: {
    facts: { id: "unknown" },
    codebook: {
      condition: OF_TASK,
      stimulus: OF_TASK,
      response: OF_TASK,
      excluded: { levels: {} },
    },
  },
};

/** Says which file was lost, in the language of the page. */
const LOST = {
  en: "the trials in {file} cannot be read any more; add this file again",
  fr: "les essais de {file} ne peuvent plus être lus ; ajoutez de nouveau ce fichier",
};

/** How a data set is written. */
export type DataSetOptions = {
  /** The language of the texts for readers. Files for programs are in English. */
  locale: Locale;
  /** Is told the number of runs that are written, of all runs, after each run. Writing waits for it. */
  onRuns?: (done: number, of: number) => Promise<void> | void;
  /** Whether the sessions are rehearsals, which do not count as data. The data set then says so. */
  areRehearsals?: boolean;
};

/** Writes the trials of a table as one file, and its events as another. One run at a time is in memory. */
async function writeRuns(
  to: FileWriter,
  table: TrialsTable,
  {
    isSimulated,
    runAt,
    onRun,
  }: {
    isSimulated: boolean;
    runAt: (source: Source) => Promise<RunRows>;
    onRun: () => Promise<void> | void;
  },
): Promise<void> {
  const columns = publishedColumns(isSimulated);
  const name = `task-${nameValue(table.task) || "unknown"}_description-${nameValue(table.step) || "step"}_data.csv`;
  const file = to.begin(`${FOLDER}/data/${table.folder}/${name}`);
  await file.write(csv(columns, []));
  const rowsOf = csvRows(columns);
  let events: OpenFile | undefined;
  for (const { published, run } of table.runs) {
    const read = await runAt(run.source);
    await file.write(rowsOf(read.rows.map((row) => publishedRow(row, published.session))));
    if (read.events.length > 0) {
      events ??= await beginEvents(to, table.folder);
      await events.write(eventRows(publishedEvents(read.events, run, published)));
    }
    await onRun();
  }
  await file.end();
  await events?.end();
  if (table.model)
    await to.file(`${FOLDER}/data/${table.folder}/parameters.json`, parametersJson(table.model));
}

const eventRows = csvRows(EVENT_COLUMNS);

async function beginEvents(to: FileWriter, folder: string): Promise<OpenFile> {
  const events = to.begin(`${FOLDER}/events/${folder}.csv`);
  await events.write(csv(EVENT_COLUMNS, []));
  return events;
}

/**
 * Writes a Psych-DS data set, with the key to its ids in a folder of its own. Trials are read again from the files, one
 * run at a time.
 * @throws Error if the trials of a run cannot be read again, because a data set without them would look complete
 */
export async function writeDataSet(
  to: FileWriter,
  findings: Findings,
  results: Results,
  reading: Pick<Reading, "documents" | "files" | "parameters">,
  runAt: RunAt,
  { locale, onRuns, areRehearsals = false }: DataSetOptions,
): Promise<void> {
  const published = publishedSessions(findings);
  const tables = trialsTables(published, findings, reading);
  const { study, isSimulated } = findings;
  const columns = participantsColumns(published, findings, reading.parameters);
  const known = [...new Map(tables.map((each) => [scriptFolder(each), each])).values()];
  const tasks = known.flatMap((table) => {
    const [name, scripts] = [scriptFolder(table), taskScripts(table)];
    return table.model && name && scripts ? [{ name, scripts, model: table.model }] : [];
  });
  const withScripts = tables.map((table) => {
    const folder = scriptFolder(table);
    return {
      ...table,
      script: tasks.some(({ name }) => name === folder) ? `${folder}/recompute.R` : null,
    };
  });
  const files = dataSetFiles({
    name: `${isSimulated ? "Simulated data: " : ""}${areRehearsals ? "Rehearsals: " : ""}${study.protocol === null ? "Runs of single apps" : `Protocol ${study.protocol.slice(0, SHOWN_DIGITS)}`}`,
    description: `${isSimulated ? `${SIMULATED_DATA} ` : ""}${published.length} sessions. ${tasks.map(({ name, model }) => `${name}: ${model.codebook.description}`).join(" ")}`,
    ...(study.protocol !== null && { more: { identifier: study.protocol } }),
    references: tasks.flatMap(({ model }) => model.facts.references),
    readme: dataSetReadme(
      {
        findings,
        tables,
        warnings: warningsOf(findings),
        sessions: published.length,
        areRehearsals,
      },
      locale,
    ),
    change: `Written from ${isSimulated ? "simulated" : "the collected"} data: new ids, identifiers and times left out.`,
    entries: sharedCodebook(tasks.length > 0 ? tasks : [UNKNOWN_TASK], isSimulated),
    data: {
      ".psychds-ignore": `${IGNORED.join("\n")}\n`,
      "participants.csv": participantsCsv(published, columns),
      "participants-codebook.csv": codebookCsv(columns),
      "results.json": resultsJson(findings, results),
      "DEVIATIONS.md": deviationsMd(findings, locale),
      ...SCRIPTS,
      ...unscoredFiles(tables),
      "analysis/study.R": studyCode(findings, withScripts, columns),
    },
    analysis: Object.assign(
      {},
      ...tasks.map(({ name, scripts }) => inFolder(name, scriptFiles(scripts))),
    ),
  });
  for (const [path, text] of Object.entries(files)) await to.file(`${FOLDER}/${path}`, text);
  let done = 0;
  const runs = tables.reduce((sum, table) => sum + table.runs.length, 0);
  for (const table of tables)
    await writeRuns(to, table, {
      isSimulated,
      runAt: async (source) => {
        const run = await runAt(source);
        if (run) return run;
        const file = reading.files[source.file]?.name ?? String(source.file);
        throw new Error(interpolate(LOST[locale], { file }));
      },
      onRun: () => {
        done += 1;
        return onRuns?.(done, runs);
      },
    });
  await to.file("private/key.csv", keyCsv(published, isSimulated));
  await to.file("private/README.md", privateReadme(isSimulated, locale));
}
