import type { AnyEntry } from "@/experiments/engine/data/codebook";
import type { Cell } from "@/experiments/engine/data/csv";
import { runOf } from "@/experiments/study/findings/run-scores";
import type { DataStep } from "@/experiments/study/findings/study-steps";
import type { ReadMeasure, ReadRun } from "@/experiments/study/reading/read-session";
import { columnNames } from "./column-names";
import type { PublishedSession } from "./published-sessions";

/** A column of `participants.csv`: its line in the codebook, and its cell for a session. */
export type ParticipantsColumn = AnyEntry & {
  /** The id of the step and what the column states of it, such as `my-step.place`; null for the session as a whole. */
  key: string | null;
  cell: (published: PublishedSession) => Cell;
};

type Described = Pick<ParticipantsColumn, "description" | "cell"> & Partial<AnyEntry>;

const column = (
  name: string,
  { unit = null, levels = null, ...own }: Described,
  key: string | null = null,
): ParticipantsColumn => ({ ...own, name, unit, levels, key });

/** The detail of a session that a rule of the plan excludes. A bare number would be read as a number. */
export const ruleName = (position: string | number): string => `rule${Number(position) + 1}`;

const detailOf = ({ counted: { aside, detail } }: PublishedSession): string | null =>
  aside === "excluded" && detail !== null ? ruleName(detail) : detail;

const ASIDE_LEVELS = {
  edited: "the bytes are not those of the receipt",
  incomplete: "started, not finished",
  endedByRule: "a rule of the study ended the session",
  laterRun: "a later run of the same person",
  noScore: "a planned measure has no score",
  excluded: "a rule of the plan excludes the person",
};

/** The columns about the session as a whole. */
const SESSION_COLUMNS: readonly ParticipantsColumn[] = [
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
      "The exit (endedByRule), the step and the reason (noScore), or the number of the rule in the plan (excluded). `further` is an unfinished run of a person whom another session represents.",
    cell: detailOf,
  }),
  column("seen_before", {
    description: "Whether the person had an earlier run that was not complete.",
    levels: { TRUE: "one or more", FALSE: "none that is known" },
    cell: ({ counted }) => counted.isSeenBefore,
  }),
  column("run", {
    description: "Number of the session among those of the person, from 1.",
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
    description: "Language of the first run, as in the words shown.",
    levels: { en: "English", fr: "French" },
    cell: ({ counted }) => counted.session.runs[0]?.locale ?? null,
  }),
];

const MINUTE_MS = 60_000;

function minutesOf({ startedAt, finishedAt }: ReadRun): number | null {
  const minutes = finishedAt === null ? Number.NaN : Date.parse(finishedAt) - Date.parse(startedAt);
  return Number.isFinite(minutes) ? minutes / MINUTE_MS : null;
}

const measuresOf = ({ score }: ReadRun): readonly ReadMeasure[] =>
  score.status === "scored" ? score.measures : [];

/** The columns about a run, each with its description and unit. */
const RUN_COLUMNS: readonly (readonly [string, string, string | null, (run: ReadRun) => Cell])[] = [
  ["place", "Place of the step in the session, from 1.", null, ({ place }) => place],
  ["input", "Input of most test trials.", null, ({ input }) => input],
  ["minutes", "Time from the beginning to the end of the run.", "minutes", minutesOf],
  ["test_trials", "Number of test trials.", null, ({ facts }) => facts.test],
  ["untrusted", "Test trials whose response a program made.", null, ({ facts }) => facts.untrusted],
  ["too_soon", "Test trials with a response before 100 ms.", null, ({ facts }) => facts.tooSoon],
  ["pasted", "Test trials with a pasted answer.", null, ({ facts }) => facts.pasted],
  [
    "still_mouse",
    "Test trials of a run in which the mouse never moved.",
    null,
    ({ facts }) => facts.stillMouse,
  ],
  [
    "late_frames",
    "Test trials with at least one dropped frame.",
    null,
    ({ facts }) => facts.lateFrames,
  ],
  ["hidden", "Test trials in which the page was hidden.", null, ({ facts }) => facts.hidden],
  ["wrong", "Test trials with a wrong answer.", null, ({ facts }) => facts.wrong],
  [
    "share_correct",
    "Share of correct answers; NA without right and wrong.",
    null,
    ({ facts }) => facts.shareCorrect,
  ],
  [
    "sittings",
    "Number of sittings in which the run was done.",
    null,
    ({ facts }) => facts.sittings,
  ],
  [
    "scored_trials",
    "Trials or items of the first measure.",
    null,
    (run) => measuresOf(run)[0]?.n ?? null,
  ],
  [
    "reason",
    "Why the run has no score; NA if it has one.",
    null,
    ({ score }) => (score.status === "no-score" ? score.reason : null),
  ],
];

/** Returns the columns of one step. @param named makes valid names that occur once */
function stepColumns(
  { step, measures }: DataStep,
  runs: readonly ReadRun[],
  named: (name: string) => string,
): ParticipantsColumn[] {
  const cellOf =
    (cell: (run: ReadRun) => Cell) =>
    ({ counted }: PublishedSession): Cell => {
      const run = runOf(counted.session, step);
      return run ? cell(run) : null;
    };
  const own = (
    name: string,
    description: string,
    unit: string | null,
    cell: (run: ReadRun) => Cell,
  ) =>
    column(
      named(`${step}.${name}`),
      { description: `${step}: ${description}`, unit, cell: cellOf(cell) },
      `${step}.${name}`,
    );
  const squared = (run: ReadRun, id: string): number | null => {
    const error = measuresOf(run).find((each) => each.id === id)?.error;
    return error?.kind === "squared" ? error.value : null;
  };
  const known = new Set(measures);
  const answers = [...new Set(runs.flatMap((run) => Object.keys(run.answers ?? {})))].filter(
    (name) => !known.has(name),
  );
  return [
    ...RUN_COLUMNS.map(([name, description, unit, cell]) => own(name, description, unit, cell)),
    ...measures.flatMap((id) => [
      own(
        id,
        `measure ${id}, not rounded.`,
        null,
        (run) => measuresOf(run).find((each) => each.id === id)?.value ?? null,
      ),
      ...(runs.some((run) => squared(run, id) !== null)
        ? [
            own(
              `${id}.squared_error`,
              `squared standard error of ${id} within the run.`,
              null,
              (run) => squared(run, id),
            ),
          ]
        : []),
    ]),
    ...answers.map((name) =>
      own(
        name,
        `answer in the column ${name} of the survey; NA without an answer.`,
        null,
        (run) => run.answers?.[name] ?? null,
      ),
    ),
  ];
}

/** Returns the columns of `participants.csv`: about the session, then about each step in the order of the study. */
export function participantsColumns(
  published: readonly PublishedSession[],
  steps: readonly DataStep[],
): ParticipantsColumn[] {
  const named = columnNames();
  const runs = published.flatMap(({ counted }) => counted.session.runs);
  return [
    ...SESSION_COLUMNS.map((each) => ({ ...each, name: named(each.name) })),
    ...steps.flatMap((each) =>
      stepColumns(
        each,
        runs.filter((run) => run.step === each.step),
        named,
      ),
    ),
  ];
}
