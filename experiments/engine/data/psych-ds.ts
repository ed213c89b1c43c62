import type { App, AppModel } from "@/experiments/engine/contract/define-app";
import type { Session } from "@/experiments/engine/session/session";
import { type ConditionNames, codebook } from "./codebook";
import { columnsOf, eventsCsv, sessionCsv } from "./csv";
import {
  DESCRIPTION_LINE,
  dataSetFiles,
  type Files,
  json,
  nameValue,
  SIMULATED_DATA,
  scriptFiles,
  WITHOUT_APOSTROPHES,
} from "./data-set-files";
import { parametersJson } from "./parameters-file";
import basePy from "./recompute.py";
import baseR from "./recompute.R";

/** The properties of an app that the data set of a session requires. */
export type DataApp = Pick<App, "recompute"> & {
  model: Pick<AppModel, "kind" | "facts" | "codebook" | "parameters">;
};

/** The lines of the README about the columns that exist since format 2. */
const DEVICE_COLUMNS = `- The columns \`device_refresh_hz\` to \`device_px_per_mm\` describe what the device did during the run and are the same in all rows: refresh rate, late frames, delay from the stamp of a press to its handler, steps and clock of the times. They are NA where they were not measured.
`;

/** The reference for the format in which timed trials are recorded. */
const JSPSYCH = {
  citation:
    "de Leeuw, Gilbert & Luchterhandt (2023). jsPsych: Enabling an open-source collaborative ecosystem of behavioral experiments. Journal of Open Source Software, 8(85), 5351",
  url: "https://doi.org/10.21105/joss.05351",
};

/** Returns the references of a data set: the app's references and, for timed trials, the record format's reference. */
export const referencesOf = ({ kind, facts: { references } }: DataApp["model"]) =>
  kind === "timed" ? [...references, JSPSYCH] : references;

/** Returns the scripts of an app's archive: the code that all apps share, followed by the code of the app's score. */
export const analysisScripts = ({ recompute }: Pick<App, "recompute">) => ({
  r: baseR + recompute.r,
  py: basePy + recompute.py,
});

/** Returns the complete record of a session as JSON: the device, the seed, the events and a record of each trial. */
export function sessionJson(session: Session): string {
  return json(session);
}

/**
 * The largest number of characters of an id in a file name. With a longer id, such as a very long e-mail address, file
 * systems would refuse the name.
 */
const LONGEST_SUBJECT = 64;

/**
 * Returns the path of the trials file in the data set. If the participant does not have an id, the id of the run
 * identifies the subject.
 */
function dataPath({ id, app, participant, study }: Session): string {
  const person = study ? Object.values(study.ids)[0] : participant.prolificPid;
  const subject = nameValue(person ?? "").slice(0, LONGEST_SUBJECT) || id;
  const step = study ? `_description-${nameValue(study.step)}` : "";
  return `data/task-${nameValue(app)}_subject-${subject}_session-${id}${step}_data.csv`;
}

/** Returns the title of a run. The title of a simulated run states that the run is simulated. */
const titleOf = ({ app, simulated }: Session) =>
  `One ${simulated ? "simulated " : ""}run of ${app}`;

const isFinished = ({ status }: Session) => status === "finished";

function description(session: Session, { model }: DataApp): string {
  const extent = isFinished(session)
    ? "The run is complete."
    : `The run is not complete: ${session.blocksDone} of ${session.blocks} blocks.`;
  return `${model.codebook.description} ${session.simulated ? `${SIMULATED_DATA} One run` : "One participant"}, ${session.rows.length} trials. ${extent}`;
}

const INSTRUCTIONS = {
  own: "The instructions were written by the researchers: they stand in `protocol.json`, under `instructions` or `instructionsFor` of the step. The participants of the published data read other instructions.",
  none: "The task itself showed no instructions. The participants of the published data read instructions.",
} as const;

const instructionsText = ({ study }: Session) =>
  study?.instructions ? `\n\n${INSTRUCTIONS[study.instructions]}` : "";

function readme(session: Session, { model }: DataApp): string {
  const { facts, codebook } = model;
  const measures = facts.measures
    .map(
      ({ id, unit, decimals }) => `- \`${id}\`${unit ? `, in ${unit}` : ""}, ${decimals} decimals`,
    )
    .join("\n");
  const references = referencesOf(model)
    .map(({ citation, url }) => `- ${citation}. <${url}>`)
    .join("\n");
  const path = dataPath(session);
  return `# ${titleOf(session)}

${codebook.description}${session.simulated ? `\n\n**${SIMULATED_DATA}** Each row says so in the column \`simulated\`.` : ""}${session.rehearsal ? `\n\n**This run is a rehearsal, which does not count as data.** Each row says so in the column \`rehearsal\`.` : ""}

Session ${session.id}, app version ${session.version}, begun ${session.startedAt}, ${
    isFinished(session)
      ? `finished ${session.finishedAt}`
      : `not finished (${session.blocksDone} of ${session.blocks} blocks)`
  }, ${session.rows.length} trials, sittings: ${session.sittings}.${instructionsText(session)}

## Files

- \`${path}\`: one row per trial
- \`codebook.csv\`, \`codebook.json\`: what each column means, its unit and its values
- \`events.csv\`: events other than the trials, one row each: \`at\` (ISO 8601), \`what\` (started, left, resumed, resized, full_screen_on, full_screen_off, translated (the browser translates the page), key_by_place (an answer was read by the place of its key: its layout does not type the character), stamp_off (the time of a press and the clock of the page disagree), abandoned, finished; of the address: id_missing, id_repaired, id_conflict, id_again, condition_unknown, condition_repaired, condition_conflict), \`block\` (complete blocks by then), \`detail\` (further information; NA where there is none)
- \`session.json\`: the whole record, with the device, the seed, the events and a record of each trial (of timed trials in the format of jsPsych 8)
- \`parameters.json\`: every setting of the run, from which its trials and its score follow
- \`analysis/recompute.R\`, \`analysis/recompute.py\`: recompute the result that was shown
${DESCRIPTION_LINE}

## How to read the trials

- UTF-8, commas, lines ended by LF, decimal points. Columns whose names end in \`_ms\` are in milliseconds.
- \`NA\` means unknown or not applicable: no response, no reason to exclude the trial. An empty cell is an empty text.
- \`TRUE\` and \`FALSE\` are as in R.
- An apostrophe precedes any text that a spreadsheet would read as a formula: at the beginning of a text, and behind a semicolon, a tab or a line break in it, before \`=\`, \`+\`, \`-\`, \`@\` or an apostrophe. A text \`NA\` has one, too. In columns of names and ids (\`session_id\`, \`prolific_pid\`, \`study_id\`, \`prolific_session_id\`, \`id_…\`, \`step\`, \`step_order\`, \`assigned_condition\`) so has each text that R, pandas, a spreadsheet or JASP would take for a number, a date, a logical or something missing, such as \`'007\`: every id is read as a text. Remove those to get the texts, in R by \`${WITHOUT_APOSTROPHES.r}\`, in pandas by \`d.${WITHOUT_APOSTROPHES.py}\`. Other numbers, negative ones too, are written as they are.
- No row was removed. Practice trials have \`phase\` practice and are never scored. A trial that is not in the score says why in \`excluded\`. Trials with dropped (late) frames are kept; \`late_frames\` counts these frames.
${session.format === undefined ? "" : DEVICE_COLUMNS}- Times are measured by software: the lag of the screen and of the keyboard, mouse or touchscreen is included and unknown.
- ${session.simulated ? "There is one run, which a program made. It is not evidence about any person." : "There is one participant and one run, which are not enough to assess that person."}

## How to recompute the result

\`\`\`sh
Rscript analysis/recompute.R
python3 analysis/recompute.py
\`\`\`

R 4 without packages (in RStudio: Source), or Python 3.8 without packages, from any working folder. Each reads what is in \`data/\`; paths as arguments name other files or folders, as many as you like, each file with its \`parameters.json\` next to it or next to its folder. Each prints one line per measure, \`<measure> <value> <low> <high>\`, with the ends of the 95% interval, or NA where one run gives none; or \`no-score <reason>\`. Where a tenth of the scored trials or more had a late frame, a line says so (\`caution\`, from a quarter on \`do-not-use\`), and others give the score without those trials. Rows of several sessions give their lines one session after the other, each beginning with its \`session_id\`; a session that is in several files counts once. A file or session that cannot be used (rows of another task, a table that was cut off) is named with the reason, the others are done, and the exit code is 1. The numbers are rounded as they were shown.

${measures}

## References

${references}
`;
}

/**
 * Returns the data set of one session: the trials, the raw record, the codebook, and scripts that recompute the result.
 * @param conditions the names that the author of the study gave to its conditions
 */
export function psychDsFiles(
  session: Session,
  app: DataApp,
  conditions: ConditionNames = {},
): Files {
  const { id, simulated, startedAt, finishedAt } = session;
  const columns = new Set<string>(columnsOf(session));
  return dataSetFiles({
    name: `${titleOf(session)}, session ${id}`,
    description: description(session, app),
    more: {
      identifier: id,
      version: app.model.facts.version,
      dateCreated: startedAt,
      ...(finishedAt && { dateModified: finishedAt }),
      // The codebook is in English, but stimuli and responses are in the language of the run.
      inLanguage: session.locale,
    },
    references: referencesOf(app.model),
    readme: readme(session, app),
    change: `${finishedAt ?? startedAt}: ${simulated ? "simulated" : "recorded"}. Nothing has been changed since.`,
    // A run of format 1 does not have the later columns.
    entries: codebook(
      app.model,
      Object.keys(session.study?.ids ?? {}),
      simulated,
      conditions,
    ).filter(({ name }) => columns.has(name)),
    data: {
      [dataPath(session)]: sessionCsv(session),
      "session.json": sessionJson(session),
      "parameters.json": parametersJson(app.model),
      "events.csv": eventsCsv(session),
    },
    analysis: scriptFiles(analysisScripts(app)),
  });
}
