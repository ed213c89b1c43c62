import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { deviceScripts } from "@/experiments/device-step/model/device-scripts";
import { DEVICE_TASK, partsOfRun } from "@/experiments/device-step/model/device-step-model";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { COLUMNS } from "@/experiments/engine/data/columns";
import { csv } from "@/experiments/engine/data/csv";
import {
  DESCRIPTION_LINE,
  dataSetFiles,
  inFolder,
  nameValue,
  scriptFiles,
} from "@/experiments/engine/data/data-set-files";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { sharedCodebook } from "@/experiments/engine/data/shared-codebook";
import { modelAt } from "@/experiments/study/reading/record/model-at";
import type { ReadEnd } from "@/experiments/study/reading/record/read-start-and-end";
import type { ReadStep } from "@/experiments/study/reading/record/read-step";
import type { Survey } from "@/experiments/survey/definition/schema";
import { SURVEY_PARAMETER, SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";
import { wideCodebookCsv, wideColumns, wideCsv } from "@/experiments/survey/model/wide";
import { ROOT } from "../project.mjs";
import { type FlowRow, flowCsv } from "./flow";
import { CELLS } from "./readme";
import type { WrittenFiles } from "./written";

/** The trials of one app with the same parameters. Each table has its own folder in `data/`. */
type Table = {
  folder: string;
  app: string;
  version: string;
  sessions: number;
  /** The survey of the table, if it has a wide table; null for apps. */
  survey: Survey | null;
  /** The number of sessions in which the researchers replaced (`own`) or removed (`none`) the instructions. */
  instructed: Record<NonNullable<ReadStep["instructions"]>, number>;
};

/** The facts about a session in the table of sessions. Each of them is null if no record states it. */
export type SessionFacts = {
  /** The ends that the session's page sent, the final one last. */
  ends: readonly ReadEnd[];
  /** The number of exported steps. */
  steps: number;
  /** The new id of the person. The value is null if no identifier names the person. */
  person: string | null;
  startedAt: string | null;
  condition: string | null;
  conditionSource: string | null;
  planHash: string | null;
  visit: string | null;
  rehearsal: boolean | null;
};

/** A Psych-DS data set to which the export is writing. */
export type DataSet = {
  /**
   * Writes the trials and events of a finished step.
   *
   * @param ids the new id of the step's session, and the id of the person in the name of the file
   */
  addStep: (step: ReadStep, ids: { session: string; subject: string }) => void;
  /** Adds a session to the table of sessions. @param session the new id of the session */
  addSession: (session: string, facts: SessionFacts) => void;
  /**
   * Returns a function that removes all later additions from the tables. The files of the tables are reverted
   * separately, by `WrittenFiles`.
   */
  mark: () => () => void;
  /** Writes the files that describe the whole data set. @param flow null for runs outside any study */
  finish: (flow: readonly FlowRow[] | null) => void;
};

const EVENT_COLUMNS = ["session_id", "step", "at", "what", "block", "detail"] as const;
const SESSION_COLUMNS = [
  "session_id",
  "exit",
  "code",
  "earlier_exit",
  "steps_sent",
  "person",
  "state",
  "steps_received",
  "started_at",
  "assigned_condition",
  "assignment_source",
  "plan_hash",
  "visit",
  "rehearsal",
] as const;

/**
 * The maximum number of tables in the README. The limit is needed because a stranger can cause any number of tables.
 */
const MOST_NAMED = 100;

/** The maximum number of columns of a wide table. A stranger can send a survey with more. */
const MOST_COLUMNS = 5000;

/** Matches file names that Windows reserves. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

const textAt = (folder: string, ending: "R" | "py") =>
  readFileSync(join(ROOT, "experiments", folder, `recompute.${ending}`), "utf8");

/** Returns the survey of a run, which the reading of the record has checked. */
const surveyIn = (parameters: AppModel["parameters"]): Survey =>
  JSON.parse(String(parameters[SURVEY_PARAMETER]));

/** Returns the recompute scripts of a task, as the archive of one run contains them. */
function scriptsOf({ facts: { id }, parameters }: AppModel) {
  const own =
    id === SURVEY_TASK
      ? surveyScripts(surveyIn(parameters))
      : id === DEVICE_TASK
        ? deviceScripts(partsOfRun(parameters))
        : { r: textAt(`apps/${id}`, "R"), py: textAt(`apps/${id}`, "py") };
  return { r: textAt("engine/data", "R") + own.r, py: textAt("engine/data", "py") + own.py };
}

/** Returns the survey of a run if the data set has a wide table for it; null otherwise. */
function wideSurvey({ facts: { id }, parameters }: AppModel): Survey | null {
  if (id !== SURVEY_TASK) return null;
  const survey = surveyIn(parameters);
  return wideColumns(survey).length > MOST_COLUMNS ? null : survey;
}

/** Returns the folder of the scripts of a table in `analysis/`. Each survey and each check has its own scripts. */
const analysisOf = ({ app, folder }: Table) =>
  app === SURVEY_TASK || app === DEVICE_TASK ? `${app}/${folder}` : app;

/**
 * Begins a data set in a folder that does not exist yet.
 * @param protocol null for runs outside any study
 */
export function createDataSet(
  folder: string,
  protocol: string | null,
  written: WrittenFiles,
): DataSet {
  const write = (path: string, text: string) => written.write(join(folder, path), text);
  const append = (path: string, text: string) =>
    // The header is left out, because the file already begins with the header.
    written.append(join(folder, path), text.slice(text.indexOf("\n") + 1));
  const tables = new Map<string, Table>();
  /** The number of tables of each step. */
  const places = new Map<string, number>();
  const count: Count = { sessions: 0, started: 0, rehearsals: 0, rows: 0 };
  let isBegun = false;
  /** Functions that revert the additions since the last mark. The function of the latest addition runs first. */
  let undo: (() => void)[] = [];

  function begin() {
    if (isBegun) return;
    isBegun = true;
    undo.push(() => {
      isBegun = false;
    });
    written.append(join(folder, "events.csv"), csv(EVENT_COLUMNS, []));
    written.append(join(folder, "sessions.csv"), csv(SESSION_COLUMNS, []));
  }

  function tableOf({ step, model }: ReadStep): Table {
    const parameters = parametersJson(model);
    const key = `${step} ${createHash("sha256").update(parameters).digest("base64")}`;
    const known = tables.get(key);
    if (known) return known;
    const name = DEVICE.test(step) ? `${step}_` : step;
    const place = (places.get(step) ?? 0) + 1;
    const { id, version } = model.facts;
    const table = {
      folder: place === 1 ? name : `${name}.${place}`,
      app: id,
      version,
      sessions: 0,
      survey: wideSurvey(model),
      instructed: { own: 0, none: 0 },
    };
    tables.set(key, table);
    places.set(step, place);
    undo.push(() => {
      tables.delete(key);
      places.set(step, place - 1);
    });
    write(`data/${table.folder}/parameters.json`, parameters);
    if (table.survey) {
      written.append(join(folder, `wide/${table.folder}.csv`), wideCsv(table.survey, []));
      write(`wide/${table.folder}-codebook.csv`, wideCodebookCsv(table.survey));
    }
    return table;
  }

  return {
    addStep(step, { session, subject }) {
      begin();
      const table = tableOf(step);
      const values = `task-${nameValue(table.app)}_subject-${subject}_session-${session}_description-${nameValue(step.step)}`;
      const rows = step.rows.map((row) => ({ ...row, session_id: session }));
      write(`data/${table.folder}/${values}_data.csv`, csv(COLUMNS, rows));
      if (table.survey)
        append(
          `wide/${table.folder}.csv`,
          wideCsv(table.survey, [{ id: session, rows: step.rows as TrialRow[] }]),
        );
      const events = step.events.map((event) => ({
        ...event,
        session_id: session,
        step: step.step,
      }));
      append("events.csv", csv(EVENT_COLUMNS, events));
      table.sessions += 1;
      if (step.instructions) table.instructed[step.instructions] += 1;
      count.rows += rows.length;
      undo.push(() => {
        table.sessions -= 1;
        if (step.instructions) table.instructed[step.instructions] -= 1;
        count.rows -= rows.length;
      });
    },

    addSession(session, { ends, steps, ...facts }) {
      begin();
      const end = ends.at(-1);
      const state = end ? "ended" : steps > 0 ? "no_end" : "started";
      const line = {
        session_id: session,
        exit: end?.exit ?? null,
        code: end?.code ?? null,
        earlier_exit: earlierExits(ends),
        steps_sent: end?.steps ?? null,
        person: facts.person,
        state,
        steps_received: steps,
        started_at: facts.startedAt,
        assigned_condition: facts.condition,
        assignment_source: facts.conditionSource,
        plan_hash: facts.planHash,
        visit: facts.visit,
        rehearsal: facts.rehearsal,
      };
      append("sessions.csv", csv(SESSION_COLUMNS, [line]));
      const added: Count = {
        sessions: 1,
        started: Number(state === "started"),
        rehearsals: Number(facts.rehearsal === true),
        rows: 0,
      };
      addTo(count, added, 1);
      undo.push(() => addTo(count, added, -1));
    },

    mark() {
      undo = [];
      return () => {
        for (const each of undo.reverse()) each();
      };
    },

    finish(flow) {
      // All sessions of the table were withdrawn during the export, so the table is removed.
      if (count.sessions === 0) return rmSync(folder, { recursive: true, force: true });
      const named = [...tables.values()].sort((one, other) => other.sessions - one.sessions);
      const models = modelsOf(folder, named);
      const entries = sharedCodebook(
        models.map(({ analysis, model }) => ({ name: analysis, model })),
      );
      const files = dataSetFiles({
        name: titleOf(protocol),
        description: description(models, count),
        ...(protocol && { more: { identifier: protocol } }),
        references: models.flatMap(({ model }) => model.facts.references),
        readme: readme(protocol, named, count, flow !== null),
        change: "Exported from the receiver: new session ids, identifiers left out.",
        entries,
        data: {
          ".psychds-ignore":
            ".psychds-ignore\nparameters.json\ncodebook.*\nevents.csv\nflow.csv\nsessions.csv\nwide\n",
        },
        analysis: Object.assign(
          {},
          ...models.map(({ analysis, model }) => inFolder(analysis, scriptFiles(scriptsOf(model)))),
        ),
      });
      for (const [path, text] of Object.entries(files)) write(path, text);
      if (flow) write("flow.csv", flowCsv(flow));
    },
  };
}

/** The model of the tables that the same scripts recompute. */
type Analysed = { analysis: string; model: AppModel };

/**
 * Returns the model of each app, with the parameters of its largest table, and the model of each survey.
 * @param tables the largest table first
 */
function modelsOf(folder: string, tables: readonly Table[]): Analysed[] {
  const first = new Map([...tables].reverse().map((table) => [analysisOf(table), table]));
  return [...first].map(([analysis, { folder: name, app, version }]) => {
    const path = join(folder, "data", name, "parameters.json");
    const { parameters } = JSON.parse(readFileSync(path, "utf8"));
    return { analysis, model: modelAt(app, version as AppModel["facts"]["version"], parameters) };
  });
}

/**
 * Returns the exits that a page sent before its final exit, each with its code. Returns null if there are no earlier
 * exits.
 */
const earlierExits = (ends: readonly ReadEnd[]): string | null =>
  ends
    .slice(0, -1)
    .map(({ exit, code }) => (code === null ? exit : `${exit} ${code}`))
    .join(", ") || null;

/** Numbers of a data set: its sessions, the sessions of which only the start arrived, its rehearsals, and its rows. */
type Count = Record<"sessions" | "started" | "rehearsals" | "rows", number>;

function addTo(count: Count, added: Count, sign: 1 | -1): void {
  for (const key of Object.keys(count) as (keyof Count)[]) count[key] += sign * added[key];
}

const titleOf = (protocol: string | null) =>
  protocol === null ? "Runs of single apps" : `Protocol ${protocol.slice(0, 12)}`;

function description(models: readonly Analysed[], { sessions, rows }: Count): string {
  const texts = models.map(({ analysis, model }) => `${analysis}: ${model.codebook.description}`);
  return `${sessions} sessions, ${rows} trials. ${texts.join(" ")}`;
}

const startedText = (started: number) =>
  started > 0 ? ` Of ${sessionsText(started)}, only the start arrived.` : "";

const rehearsalsText = (rehearsals: number) =>
  rehearsals > 0
    ? ` **${sessionsText(rehearsals)} of these ${rehearsals === 1 ? "is a rehearsal" : "are rehearsals"}: leave out the rows with \`rehearsal\` TRUE before you analyse the data.**`
    : "";

/** Returns a sentence if instructions of the task were replaced or removed. Otherwise returns an empty text. */
const instructedText = ({ own, none }: Table["instructed"]) =>
  [
    ...(own > 0
      ? [
          `; ${sessionsText(own)} with instructions of the researchers (\`instructions\` in the protocol)`,
        ]
      : []),
    ...(none > 0 ? [`; ${sessionsText(none)} in which the task showed no instructions`] : []),
  ].join("");

const sessionsText = (sessions: number) => (sessions === 1 ? "1 session" : `${sessions} sessions`);

const WIDE =
  "- `wide/`: the answers and scores of each survey, one row for each session, named like the folder of its trials; `…-codebook.csv` explains the columns\n";

/** The description of the table of participants by condition. */
const FLOW = `- \`flow.csv\`: the numbers of participants by \`assigned_condition\` (NA: no record states it); their sum is the whole study. A participant is a person with one identifier or, without one, a session, and counts once, with the session that finished or otherwise the last one. \`consented\`: a record of the start, or any later record, arrived. \`started\`: at least one step is finished. Each participant is in exactly one of \`finished\` (all steps of the condition arrived, or the exit is \`completed\`), \`under_way\` (the last record was less than the lease before this export, or less than ten minutes without a finished step), \`left\`, \`screened_out\`, \`failed_check\` and \`no_sign_of_life\`. \`source_…\` is the number of participants by the source of their condition: \`source_balanced\` the receiver, \`source_list\` the numbered list, \`source_drawn\` drawn at random by the page, \`source_address\` the address, \`source_first\` the first session of a study. Rehearsals and withdrawn sessions are left out. Records that could not be exported also count here, so the numbers can exceed those of \`sessions.csv\`
`;

function readme(protocol: string | null, tables: readonly Table[], count: Count, hasFlow: boolean) {
  const { sessions, started, rehearsals, rows } = count;
  const shown = tables.slice(0, MOST_NAMED);
  const commands = shown.flatMap((table) => [
    `Rscript analysis/${analysisOf(table)}/recompute.R data/${table.folder}/*.csv`,
    `python3 analysis/${analysisOf(table)}/recompute.py data/${table.folder}/*.csv`,
  ]);
  const folders = shown.map(
    ({ folder, app, version, instructed, sessions: own }) =>
      `- \`data/${folder}/\`: ${app} ${version}, ${sessionsText(own)}, one file each, one row per trial; \`parameters.json\` has every setting${instructedText(instructed)}`,
  );
  const others = tables.length - shown.length;
  if (others > 0) folders.push(`- ${others} more folders with fewer sessions, in the same form`);
  return `# ${titleOf(protocol)}

${sessionsText(sessions)}, ${rows} trials.${startedText(started)}${rehearsalsText(rehearsals)}${protocol === null ? "" : ` Protocol id \`${protocol}\`.`} Session ids are new, and identifiers are left out: the columns \`prolific_pid\`, \`study_id\` and \`prolific_session_id\` are NA.

## Files

${folders.join("\n")}
- \`sessions.csv\`: how each session ended, as its page said: \`exit\`, the \`code\` that it showed, and how many steps it sent, NA for sessions without an end; \`earlier_exit\` is what it said before, such as \`unsent\` while the data were late. \`person\` is the same in all sessions that came with the same identifier, which are sessions of one person or of one link that several people used; NA where the address named nobody. \`state\` is \`started\` if only the start arrived, \`no_end\` if steps arrived and no end, and \`ended\` if an end arrived; \`steps_received\` is the number of steps in this data set, and \`started_at\` the time of the consent, NA without a record of the start. \`assigned_condition\`, \`assignment_source\` and \`visit\` mean the same as in the trials. \`plan_hash\` is the SHA-256 of the plan that was fixed before the session, NA without a plan and for records of earlier releases. \`rehearsal\` is TRUE for rehearsals, which do not count as data
${hasFlow ? FLOW : ""}- \`events.csv\`: events other than the trials; \`detail\` is what is noted of it, NA where there is nothing or where it would name somebody
- \`codebook.csv\`, \`codebook.json\`: what each column means; where apps differ, in each
${shown.some(({ survey }) => survey) ? WIDE : ""}${DESCRIPTION_LINE}

In the names of files, \`subject\` is the \`person\`; where there is none, the session. Folders of one step that differ by a number, such as \`stroop\` and \`stroop.2\`, were done with other settings: whoever knows the protocol id can send such sessions, so compare their \`parameters.json\` with the protocol.

${CELLS}

No row was removed.${rehearsals > 0 ? "" : " Rehearsals, which do not count as data, are not in it."}

## How to recompute the results

\`\`\`sh
${commands.join("\n")}
\`\`\`

Each line begins with the \`session_id\`.
`;
}
