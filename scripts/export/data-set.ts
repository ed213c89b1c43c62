import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AppModel } from "@/experiments/define-app";
import {
  type CodebookEntry,
  codebook,
  codebookCsv,
  variableMeasured,
} from "@/experiments/engine/codebook";
import { COLUMNS, csv } from "@/experiments/engine/csv";
import { parametersJson } from "@/experiments/engine/parameters-file";
import { ROOT } from "../project.mjs";
import type { ReadEnd, ReadStep } from "./read-step";

/** Trials done with the same app at the same settings: a folder in `data/`. */
type Table = { folder: string; model: AppModel; parameters: string };

/** One Psych-DS data set that is being written. */
export type DataSet = {
  /** Writes the trials and events of a finished step. @param session its new id */
  addStep: (step: ReadStep, session: string) => void;
  /** @param ends what its page told of its end, the final one last */
  addSession: (session: string, ends: readonly ReadEnd[]) => void;
  /** Writes what describes the whole. */
  finish: () => void;
};

const EVENT_COLUMNS = ["session_id", "step", "at", "what", "block"] as const;
const SESSION_COLUMNS = ["session_id", "exit", "code", "earlier_exit", "steps_sent"] as const;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A value of a file name: Psych-DS allows letters and digits only. */
const nameValue = (text: string) => text.replace(/[^a-zA-Z0-9]/g, "");

/** The recompute script of an app, as in the archive of one run. */
const scriptOf = (app: string, ending: "R" | "py") =>
  ["engine", app]
    .map((folder) => readFileSync(join(ROOT, "experiments", folder, `recompute.${ending}`), "utf8"))
    .join("");

/** Begins a data set in a folder that is not there yet. @param protocol null for runs outside any study */
export function createDataSet(folder: string, protocol: string | null): DataSet {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, path), text);
  };
  const append = (path: string, text: string) =>
    // Without the header, which the file has.
    appendFileSync(join(folder, path), text.slice(text.indexOf("\n") + 1));
  const tables: Table[] = [];
  const count = { sessions: 0, rows: 0 };
  write("events.csv", csv(EVENT_COLUMNS, []));
  write("sessions.csv", csv(SESSION_COLUMNS, []));

  function tableOf({ step, model }: ReadStep): Table {
    const parameters = parametersJson(model);
    const known = tables.find((table) => table.parameters === parameters && stepOf(table) === step);
    if (known) return known;
    const others = tables.filter((table) => stepOf(table) === step).length;
    const table = { folder: others === 0 ? step : `${step}.${others + 1}`, model, parameters };
    tables.push(table);
    write(`data/${table.folder}/parameters.json`, parameters);
    return table;
  }

  return {
    addStep(step, session) {
      const { folder: place, model } = tableOf(step);
      const values = `task-${nameValue(model.facts.id)}_subject-${session}_session-${session}_description-${nameValue(step.step)}`;
      const rows = step.rows.map((row) => ({ ...row, session_id: session }));
      write(`data/${place}/${values}_data.csv`, csv(COLUMNS, rows));
      const events = step.events.map((event) => ({
        ...event,
        session_id: session,
        step: step.step,
      }));
      append("events.csv", csv(EVENT_COLUMNS, events));
      count.rows += rows.length;
    },

    addSession(session, ends) {
      const end = ends.at(-1);
      const line = {
        session_id: session,
        exit: end?.exit ?? null,
        code: end?.code ?? null,
        earlier_exit: earlierExits(ends),
        steps_sent: end?.steps ?? null,
      };
      append("sessions.csv", csv(SESSION_COLUMNS, [line]));
      count.sessions += 1;
    },

    finish() {
      const models = [...new Map(tables.map(({ model }) => [model.facts.id, model])).values()];
      const entries = sharedCodebook(models);
      for (const { facts } of models)
        for (const ending of ["R", "py"] as const)
          write(`analysis/${facts.id}/recompute.${ending}`, scriptOf(facts.id, ending));
      write("codebook.csv", codebookCsv(entries));
      write("codebook.json", json(entries));
      write(
        ".psychds-ignore",
        ".psychds-ignore\nparameters.json\ncodebook.*\nevents.csv\nsessions.csv\n",
      );
      write(
        "CHANGES.md",
        "# Changes\n\n- Exported from the receiver: new session ids, identifiers left out.\n",
      );
      write("README.md", readme(protocol, tables, count));
      write("dataset_description.json", json(description(protocol, models, entries, count)));
    },
  };
}

/** The exits that a page told before its final one, each with its code; null for none. */
const earlierExits = (ends: readonly ReadEnd[]): string | null =>
  ends
    .slice(0, -1)
    .map(({ exit, code }) => (code === null ? exit : `${exit} ${code}`))
    .join(", ") || null;

const stepOf = ({ folder }: Table) => folder.split(".")[0];

/** The codebook of several apps: where they differ, each says what the column means in it. */
function sharedCodebook(models: readonly AppModel[]): CodebookEntry[] {
  const own = models.map((model) => ({ task: model.facts.id, entries: codebook(model) }));
  return COLUMNS.flatMap((name) => {
    const all = own.flatMap(({ task, entries }) =>
      entries.filter((entry) => entry.name === name).map((entry) => ({ task, entry })),
    );
    const [first] = all;
    if (!first) return [];
    const texts = new Set(all.map(({ entry }) => entry.description));
    const units = new Set(all.map(({ entry }) => entry.unit));
    const levels = Object.assign({}, ...all.map(({ entry }) => entry.levels));
    return {
      name,
      description:
        texts.size === 1
          ? first.entry.description
          : all.map(({ task, entry }) => `${task}: ${entry.description}`).join(" "),
      unit: units.size === 1 ? first.entry.unit : null,
      // A list is closed only where it is one in every app.
      levels: all.every(({ entry }) => entry.levels) ? levels : null,
    };
  });
}

type Count = { sessions: number; rows: number };

const titleOf = (protocol: string | null) =>
  protocol === null ? "Runs of single apps" : `Protocol ${protocol.slice(0, 12)}`;

function description(
  protocol: string | null,
  models: readonly AppModel[],
  entries: readonly CodebookEntry[],
  { sessions, rows }: Count,
) {
  const texts = models.map(({ facts, codebook: { description: text } }) => `${facts.id}: ${text}`);
  const references = models.flatMap(({ facts }) => facts.references);
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    name: titleOf(protocol),
    description: `${sessions} sessions, ${rows} trials. ${texts.join(" ")}`,
    schemaVersion: "Psych-DS 0.4.0",
    ...(protocol && { identifier: protocol }),
    citation: [...new Set(references.map(({ citation, url }) => `${citation}. ${url}`))],
    variableMeasured: variableMeasured(entries),
  };
}

function readme(protocol: string | null, tables: readonly Table[], { sessions, rows }: Count) {
  const commands = tables.flatMap(({ folder, model: { facts } }) => [
    `Rscript analysis/${facts.id}/recompute.R data/${folder}/*.csv`,
    `python3 analysis/${facts.id}/recompute.py data/${folder}/*.csv`,
  ]);
  const folders = tables.map(
    ({ folder, model: { facts } }) =>
      `- \`data/${folder}/\`: ${facts.id} ${facts.version}, one file per session, one row per trial; \`parameters.json\` has every setting`,
  );
  return `# ${titleOf(protocol)}

${sessions} sessions, ${rows} trials.${protocol === null ? "" : ` Protocol id \`${protocol}\`.`} Session ids are new, and identifiers are left out: the columns \`prolific_pid\`, \`study_id\` and \`prolific_session_id\` are NA.

## Files

${folders.join("\n")}
- \`sessions.csv\`: how each session ended, as its page said: \`exit\`, the \`code\` that it showed, and how many steps it sent, NA for sessions without an end; \`earlier_exit\` is what it said before, such as \`unsent\` while the data were late
- \`events.csv\`: what happened besides the trials
- \`codebook.csv\`, \`codebook.json\`: what each column means; where apps differ, in each
- \`dataset_description.json\`: the same facts for machines (Psych-DS 0.4.0, schema.org)

Cells are written as in the archive of one run: \`NA\` is what is not known, \`TRUE\` and \`FALSE\` as in R, and an apostrophe stands before texts that a spreadsheet would take for a formula. No row was removed.

## How to recompute the results

\`\`\`sh
${commands.join("\n")}
\`\`\`

Each line begins with the \`session_id\`.
`;
}
