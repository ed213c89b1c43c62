import { column, type ParticipantsColumn } from "./participants-column";
import type { PublishedSession } from "./published-sessions";

/** The detail of a session that a rule of the plan excludes. A bare number would be read as a number. */
export const ruleName = (position: string | number): string => `rule${Number(position) + 1}`;

const detailOf = ({ counted: { aside, detail } }: PublishedSession): string | null =>
  aside === "excluded" && detail !== null ? ruleName(detail) : detail;

const ASIDE_LEVELS = {
  edited: "the data differ from the receipt",
  incomplete: "started, not finished",
  endedByRule: "a rule of the study ended the session",
  laterRun: "a later session of the same person",
  noScore: "a planned measure has no score",
  excluded: "a rule of the plan excludes the person",
};

/** The columns about the session as a whole. */
export const SESSION_COLUMNS: readonly ParticipantsColumn[] = [
  column("person", {
    description: "New random id of the person; the same in all sessions of the person.",
    cell: ({ person }) => person,
  }),
  column("session", {
    description: "New random id of the session, as `session_id` in the trials.",
    cell: ({ session }) => session,
  }),
  column("visit", {
    description: "Id of the visit in a study of several days; NA in other studies.",
    cell: ({ counted }) => counted.session.visit,
  }),
  column("condition", {
    description: "Condition of the session; NA where the study has no conditions.",
    cell: ({ counted }) => counted.session.condition,
  }),
  column("assignment_source", {
    description: "Where the condition comes from, as in the trials.",
    cell: ({ counted }) => counted.session.conditionSource,
  }),
  column("counted", {
    description: "Whether the session is analysed.",
    levels: { TRUE: "analysed", FALSE: "set aside" },
    cell: ({ counted }) => counted.aside === null,
  }),
  column("aside", {
    description: "Why the session is set aside, the first reason that holds; NA if it is analysed.",
    levels: ASIDE_LEVELS,
    cell: ({ counted }) => counted.aside,
  }),
  column("detail", {
    description:
      "The exit (endedByRule), the step and the reason (noScore), or the number of the rule in the plan (excluded). `further` is an unfinished session of a person whom another session represents.",
    cell: detailOf,
  }),
  column("seen_before", {
    description: "Whether the person had an earlier session that was not finished.",
    levels: { TRUE: "one or more", FALSE: "none that is known" },
    cell: ({ counted }) => counted.isSeenBefore,
  }),
  column("run", {
    description: "Number of the session among the sessions of the person, from 1.",
    cell: ({ run }) => run,
  }),
  column("days", {
    description: "Days from the first session of the person to this one.",
    unit: "days",
    cell: ({ days }) => days,
  }),
  column("exit", {
    description: "How the session ended, as its page said; NA without an end.",
    cell: ({ counted }) => counted.session.exit,
  }),
  column("language", {
    description: "Language of the texts in the first run.",
    levels: { en: "English", fr: "French" },
    cell: ({ counted }) => counted.session.runs[0]?.locale ?? null,
  }),
];

/** The column that marks data of simulated people, as in the trials. */
export const SIMULATED = column("simulated", {
  description: "Whether a program made the session. Nobody took part.",
  levels: { TRUE: "simulated", FALSE: "not simulated" },
  cell: ({ counted }) => counted.session.isSimulated,
});
