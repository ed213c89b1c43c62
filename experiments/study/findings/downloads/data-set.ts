import { codebookCsv } from "@/experiments/engine/data/codebook";
import type { TrialRecord } from "@/experiments/engine/data/columns";
import { csv } from "@/experiments/engine/data/csv";
import {
  dataSetFiles,
  inFolder,
  nameValue,
  SIMULATED_DATA,
  scriptFiles,
} from "@/experiments/engine/data/data-set-files";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { type DescribedTask, sharedCodebook } from "@/experiments/engine/data/shared-codebook";
import type { Findings, Results } from "@/experiments/study/findings/findings";
import { stepsOfData } from "@/experiments/study/findings/study/study-steps";
import type { Reading, Source } from "@/experiments/study/reading/read-session";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { dataSetReadme, privateReadme } from "./data-set-readme";
import { deviationsMd } from "./deviations";
import { keyCsv } from "./key-csv";
import { participantsColumns } from "./participants-columns";
import { participantsCsv } from "./participants-csv";
import { publishedColumns, publishedRow } from "./published-rows";
import type { PublishedSession } from "./published-sessions";
import { resultsJson } from "./results-json";
import { SCRIPTS, scriptFolder, taskScripts } from "./scripts";
import { studyCode } from "./study-code";
import { type TrialsTable, trialsTables } from "./tables";
import { unscoredFiles } from "./unscored";
import { warningsOf } from "./warnings";
import { type ZipWriter, zipWriter } from "./zip-writer";

/** Returns the rows of a run from their file; null if the file cannot be read again. */
export type RowsOf = (source: Source) => Promise<readonly TrialRecord[] | null>;

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
};

/** Writes the trials of a table as one file. The rows of one run at a time are in memory. */
async function writeTrials(
  zip: ZipWriter,
  table: TrialsTable,
  {
    isSimulated,
    rowsOf,
    onRun,
  }: {
    isSimulated: boolean;
    rowsOf: (source: Source) => Promise<readonly TrialRecord[]>;
    onRun: () => Promise<void> | void;
  },
): Promise<void> {
  const columns = publishedColumns(isSimulated);
  const name = `task-${nameValue(table.task) || "unknown"}_description-${nameValue(table.step) || "step"}_data.csv`;
  const file = zip.begin(`${FOLDER}/data/${table.folder}/${name}`);
  file.write(csv(columns, []));
  for (const { published, run } of table.runs) {
    const rows = await rowsOf(run.source);
    const records = rows.map((row) => publishedRow(row, published.session));
    const text = csv(columns, records);
    file.write(text.slice(text.indexOf("\n") + 1));
    await onRun();
  }
  file.end();
  if (table.model)
    zip.file(`${FOLDER}/data/${table.folder}/parameters.json`, parametersJson(table.model));
}

/**
 * Returns a Psych-DS data set as a zip file, with the key to its ids in a folder of its own. Trials are read again from
 * the files, one run at a time.
 * @throws Error if the trials of a run cannot be read again, because a data set without them would look complete
 */
export async function dataSetZip(
  findings: Findings,
  results: Results,
  reading: Pick<Reading, "documents" | "files">,
  published: readonly PublishedSession[],
  rowsOf: RowsOf,
  { locale, onRuns }: DataSetOptions,
): Promise<Blob> {
  const zip = zipWriter();
  const tables = trialsTables(published, findings, reading);
  const { study, isSimulated } = findings;
  const sessions = published.map(({ counted }) => counted.session);
  const columns = participantsColumns(
    published,
    stepsOfData(sessions, study.document?.content ?? null),
    isSimulated,
  );
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
    name: `${isSimulated ? "Simulated data: " : ""}${study.protocol === null ? "Runs of single apps" : `Protocol ${study.protocol.slice(0, 12)}`}`,
    description: `${isSimulated ? `${SIMULATED_DATA} ` : ""}${published.length} sessions. ${tasks.map(({ name, model }) => `${name}: ${model.codebook.description}`).join(" ")}`,
    ...(study.protocol !== null && { more: { identifier: study.protocol } }),
    references: tasks.flatMap(({ model }) => model.facts.references),
    readme: dataSetReadme(
      { findings, tables, warnings: warningsOf(findings), sessions: published.length },
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
  for (const [path, text] of Object.entries(files)) zip.file(`${FOLDER}/${path}`, text);
  let done = 0;
  const runs = tables.reduce((sum, table) => sum + table.runs.length, 0);
  for (const table of tables)
    await writeTrials(zip, table, {
      isSimulated,
      rowsOf: async (source) => {
        const rows = await rowsOf(source);
        if (rows) return rows;
        const file = reading.files[source.file]?.name ?? String(source.file);
        throw new Error(interpolate(LOST[locale], { file }));
      },
      onRun: () => {
        done += 1;
        return onRuns?.(done, runs);
      },
    });
  zip.file("private/key.csv", keyCsv(published, isSimulated));
  zip.file("private/README.md", privateReadme(isSimulated, locale));
  return zip.finish();
}
