import type { AppModel } from "@/experiments/engine/contract/define-app";
import { FASTEST_REACTION_MS } from "@/experiments/engine/score/flags";
import { LATE_CAUTION_SHARE, LATE_LIMIT_SHARE } from "@/experiments/engine/score/late-frames";
import { type AnyColumn, COLUMNS, type Column, identifierColumn } from "./columns";
import { csv, isIdColumn } from "./csv";

/** The description of one column of the trials file, in English (docs/methods.md, "Trials file"). */
export type CodebookEntry = {
  name: AnyColumn;
  description: string;
  /** Unit of the column's numbers; null for texts, counts and identifiers. */
  unit: string | null;
  /** The possible values, each with its meaning; null if the column does not have a fixed list of values. */
  levels: Record<string, string> | null;
};

type Meaning = { description: string; unit?: string; levels?: Record<string, string> };

/** A sentence that is added to the description of each column with ids. */
const MARKED =
  "An apostrophe before it marks one that looks like a number, a date or something missing.";

/** The parts of an app that the descriptions of its columns need. */
export type Documented = {
  facts: Pick<AppModel["facts"], "id">;
  codebook: Omit<AppModel["codebook"], "description">;
};

function meanings({ facts, codebook }: Documented): Record<Column, Meaning> {
  return {
    session_id: { description: "Identifier of the run, drawn at random when it began." },
    task: { description: "Identifier of the app.", levels: { [facts.id]: "this app" } },
    task_version: { description: "Version of the app that the run was done with." },
    trial: { description: "Number of the trial or item, from 1, over the whole run." },
    block: { description: "Number of the block: 0 is practice, measured blocks count from 1." },
    phase: {
      description: "Whether the trial is scored.",
      levels: {
        practice: "recorded, never scored",
        test: "scored unless excluded",
        interrupted:
          "of a block that was left before its end, never scored; the block was drawn anew",
      },
    },
    condition: codebook.condition,
    stimulus: codebook.stimulus,
    response: codebook.response,
    correct: codebook.correct ?? {
      description: "Whether the response is correct; NA where there is no right or wrong.",
      levels: { TRUE: "correct", FALSE: "wrong or, where one was due, missing" },
    },
    rt_ms: codebook.rt_ms ?? {
      description:
        "Time from the onset of the stimulus to the time stamp of the response event; NA without a response.",
      unit: "ms",
    },
    onset_ms: {
      description:
        "Time stamp of the frame in which the stimulus appeared, from the moment the page was opened, so it begins anew with each sitting; NA for items of a form.",
      unit: "ms",
    },
    frame_ms: {
      description: "Estimated interval between two frames of the screen; NA for items of a form.",
      unit: "ms",
    },
    late_frames: {
      description: `Frames of the trial that came more than half an interval late; the trial is kept and counted. A run with late frames in ${LATE_CAUTION_SHARE * 100} % of its scored trials or more carries a caution; from ${LATE_LIMIT_SHARE * 100} % on it is not to be used. NA for items of a form.`,
    },
    input_type: codebook.input_type ?? {
      description:
        "What the response was given with; NA without a response or where it is unknown.",
      levels: {
        keyboard: "a key, or a button pressed by a key or by assistive technology",
        mouse: "a mouse or a touchpad",
        touch: "a finger",
        pen: "a stylus",
      },
    },
    hidden: codebook.hidden ?? {
      description: "Whether the page was hidden or lost the focus during the trial.",
      levels: { TRUE: "it was", FALSE: "it was not" },
    },
    resized: {
      description:
        "Whether the window was turned or changed its size during the trial; NA for items of a form.",
      levels: { TRUE: "it was", FALSE: "it was not" },
    },
    excluded: {
      description:
        "Why the trial is not in the score, the first reason that holds; NA when it is in.",
      levels: codebook.excluded.levels,
    },
    sitting: {
      description:
        "Sitting of the run, from 1: another one begins after a reload or a closed tab, with the first block that is not complete.",
    },
    untrusted: {
      description:
        "Whether a program made an event of the response (isTrusted is false), such as a script, an extension of the browser or some assistive technology; a flag, by which nothing is excluded. NA without a response or where it is unknown.",
      levels: { TRUE: "a program made it", FALSE: "the browser made it" },
    },
    too_soon: {
      description: `Whether rt_ms is below ${FASTEST_REACTION_MS} ms, too soon for a reaction to what was shown; a flag, by which nothing is excluded. NA without a response.`,
      levels: { TRUE: "it is", FALSE: "it is not" },
    },
    pasted: {
      description:
        "Whether any of a typed answer was pasted or dropped in; a flag, by which nothing is excluded. NA where nothing is typed.",
      levels: { TRUE: "it was", FALSE: "it was not" },
    },
    pointer_moved: {
      description:
        "Whether the mouse moved on the page between the answer before and this one; a mouse that never moved in a run is a flag, by which nothing is excluded. NA for answers without a mouse.",
      levels: { TRUE: "it did", FALSE: "it did not" },
    },
    seed: { description: "Whole number from which everything random in the run was drawn." },
    locale: {
      description: "Language that the run was done in, as in the words shown.",
      levels: { en: "English", fr: "French" },
    },
    started_at: {
      description: "When the run began, in ISO 8601 with the offset of the device from UTC.",
    },
    site_version: {
      description: "Release of the site that the run began on; NA where it is unknown.",
    },
    consent_version: {
      description: "Version of the information and consent sheet; NA in runs of earlier releases.",
    },
    consented_at: {
      description: "When the participant consented, in ISO 8601; NA in runs of earlier releases.",
    },
    viewport_width: { description: "Width of the window when the run began.", unit: "CSS px" },
    viewport_height: { description: "Height of the window when the run began.", unit: "CSS px" },
    device_pixel_ratio: { description: "Pixels of the screen for each CSS px." },
    screen_width: { description: "Width of the screen; NA where unknown.", unit: "CSS px" },
    screen_height: { description: "Height of the screen; NA where unknown.", unit: "CSS px" },
    pointer: {
      description: "The main pointing device when the run began.",
      levels: { fine: "such as a mouse", coarse: "such as a finger", none: "none" },
    },
    prolific_pid: {
      description: "PROLIFIC_PID of the address that the run was opened with; NA without one.",
    },
    study_id: {
      description: "STUDY_ID of the address that the run was opened with; NA without one.",
    },
    prolific_session_id: {
      description: "SESSION_ID of the address that the run was opened with; NA without one.",
    },
    protocol_id: {
      description:
        "Id of what was done in the study that the run was a step of: SHA-256 of that part of its document. NA in a run by itself, here and in the following columns.",
    },
    document_id: { description: "Id of the whole document of the study: its SHA-256." },
    step: { description: "Id of the step in the document." },
    step_place: {
      description: "Place of the step among the apps of the session, from 1.",
    },
    step_order: {
      description: "Ids of all steps in the order of the session, separated by spaces.",
    },
    assigned_condition: {
      description: "Condition of the session; NA where the study has no conditions.",
    },
    assignment_source: {
      description: "Where the condition comes from.",
      levels: {
        drawn:
          "drawn by the SHA-256 of the protocol id and the participant’s identifier, or without one the random id of the session, all conditions equally likely: nothing balances their sizes",
        address: "named in the address that the study was opened with",
        balanced: "assigned by the data server, which balances the sizes of the conditions",
        list: "taken from the numbered list of the archive",
        first: "the first session of the study, because the address names no session",
      },
    },
    visit: {
      description:
        "Id of the visit in a study of several days; NA in other studies and in runs of earlier releases.",
    },
    rehearsal: {
      description:
        "Whether the run belongs to a rehearsal, which does not count as data; NA in runs of earlier releases.",
      levels: { TRUE: "it does: leave the run out", FALSE: "it does not" },
    },
    device_refresh_hz: {
      description:
        "Refresh rate of the display during the run, from the intervals of frames that were not late. Here and in the following columns, the last sitting counts, a form measures one second of frames, and NA means not measured: in runs of earlier releases, in simulated runs, or after an answer within the first seconds of a form.",
      unit: "Hz",
    },
    device_frame_ms: {
      description:
        "Median of the intervals between two frames in the trials of the run, without trials in which the page was hidden.",
      unit: "ms",
    },
    device_frame_p95_ms: {
      description: "The 95th percentile of the same intervals.",
      unit: "ms",
    },
    device_late_frames: {
      description: "Sum of late_frames over the test trials of the last sitting; NA for forms.",
    },
    device_stamp_delay_ms: {
      description:
        "Median time from the time stamp of a response’s event to its handler (in a form, of each press). It does not change response times of timed tasks, which come from the stamp; a large value shows a busy device. NA without presses, or if the stamps are on another clock.",
      unit: "ms",
    },
    device_stamp_delay_p95_ms: {
      description: "The 95th percentile of the same delays.",
      unit: "ms",
    },
    device_clock_step_ms: {
      description:
        "Smallest step of the clock of the page (performance.now). Response times are not finer than this step. NA if the participant went on before it was measured.",
      unit: "ms",
    },
    device_stamp_clock: {
      description: "Clock of the time stamps of most responses’ events.",
      levels: {
        page: "the clock of the page, as it should be",
        epoch: "a clock that counts since 1970",
        other: "another clock: response times of the run are unreliable",
      },
    },
    device_stamp_offset_ms: {
      description:
        "Median of the stamp of a response’s event minus the time of the page’s clock in its handler.",
      unit: "ms",
    },
    device_isolated: {
      description:
        "Whether the page was isolated from other origins, so that the browser offered its finest clock.",
      levels: { TRUE: "it was", FALSE: "it was not" },
    },
    device_inputs: {
      description: "Kinds of input of all responses of the last sitting, separated by spaces.",
    },
    device_px_per_mm: {
      description:
        "CSS pixels per mm of the screen, if the participant measured the screen; else NA.",
      unit: "CSS px/mm",
    },
  };
}

const SIMULATED: CodebookEntry = {
  name: "simulated",
  description: "Whether a program made the run: nobody took part. Real runs have no such column.",
  unit: null,
  levels: { TRUE: "a program made it" },
};

/** Returns the descriptions of the columns that all trials files of an app have, in the order of the columns. */
export function columnMeanings(model: Documented): CodebookEntry[] {
  const entries = meanings(model);
  return COLUMNS.map((name) => {
    const { description, unit = null, levels = null } = entries[name];
    return { name, description, unit, levels };
  });
}

/** The displayed names of the conditions of a study, keyed by the names in the data. */
export type ConditionNames = Readonly<Record<string, string>>;

/** Returns the entry of a column. The entry of `assigned_condition` lists the names of the study's conditions. */
const withConditions = (entry: CodebookEntry, conditions: ConditionNames): CodebookEntry =>
  entry.name === "assigned_condition" && Object.keys(conditions).length > 0
    ? { ...entry, levels: { ...conditions } }
    : entry;

/**
 * Adds the sentence about apostrophes to the entry of a column with ids. The sentence is added here and not to the
 * meanings of the columns, because it is the same for all apps and versions.
 */
const withMark = (entry: CodebookEntry): CodebookEntry =>
  isIdColumn(entry.name) ? { ...entry, description: `${entry.description} ${MARKED}` } : entry;

/**
 * Returns the codebook of an app's trials file: the meaning of each column, in the order of the columns, with a
 * sentence about the apostrophes that mark ids.
 * @param identifiers names of the identifiers in the document of a study
 * @param simulated whether the run is simulated
 * @param conditions the names that the author of the study gave to its conditions
 */
export function codebook(
  model: Documented,
  identifiers: readonly string[] = [],
  simulated = false,
  conditions: ConditionNames = {},
): CodebookEntry[] {
  const named = identifiers.map((name) => ({
    name: identifierColumn(name),
    description: `${name} of the address that the study was opened with; NA without one.`,
    unit: null,
    levels: null,
  }));
  const all = [...columnMeanings(model), ...(simulated ? [SIMULATED] : []), ...named];
  return all.map((entry) => withMark(withConditions(entry, conditions)));
}

/** The entry of a column of any table. */
export type AnyEntry = Omit<CodebookEntry, "name"> & { name: string };

/** Returns the codebook as a CSV table. Levels are written as `value: meaning; value: meaning`. */
export function codebookCsv(entries: readonly AnyEntry[]): string {
  const rows = entries.map(({ levels, ...entry }) => ({
    ...entry,
    levels:
      levels &&
      Object.entries(levels)
        .map(([value, meaning]) => `${value}: ${meaning}`)
        .join("; "),
  }));
  return csv(["name", "description", "unit", "levels"], rows);
}

/** Returns the codebook as the property `variableMeasured` of a schema.org Dataset. */
export function variableMeasured(entries: readonly CodebookEntry[]): object[] {
  return entries.map(({ name, description, unit, levels }) => ({
    "@type": "PropertyValue",
    name,
    description,
    ...(unit && { unitText: unit }),
    ...(levels && {
      valueReference: Object.entries(levels).map(([value, meaning]) => ({
        "@type": "DefinedTerm",
        termCode: value,
        description: meaning,
      })),
    }),
  }));
}
