import type { Cell } from "@/experiments/engine/data/csv";
import type { DataStep } from "@/experiments/study/findings/study/study-steps";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { ReadMeasure, ReadRun } from "@/experiments/study/reading/read-session";
import type { ColumnText } from "@/experiments/survey/model/wide";
import { ownValue } from "@/lib/own-value";
import { column, type ParticipantsColumn } from "./participants-column";
import type { PublishedSession } from "./published-sessions";

const MINUTE_MS = 60_000;

function minutesOf({ startedAt, finishedAt }: ReadRun): number | null {
  const minutes = finishedAt === null ? Number.NaN : Date.parse(finishedAt) - Date.parse(startedAt);
  return Number.isFinite(minutes) ? minutes / MINUTE_MS : null;
}

const measuresOf = ({ score }: ReadRun): readonly ReadMeasure[] =>
  score.status === "scored" ? score.measures : [];

type RunColumn = readonly [string, string, string | null, (run: ReadRun) => Cell];

/** The column that exists only if the researchers replaced or removed the instructions of the task in some runs. */
const INSTRUCTIONS: RunColumn = [
  "instructions",
  "Instructions of the researchers (own) or none (none); NA for those of the task.",
  null,
  ({ instructions }) => instructions,
];

/** The columns about a run, each with its description and unit. */
const RUN_COLUMNS: readonly RunColumn[] = [
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

/**
 * Returns the columns of one step.
 * @param named makes valid names that occur once
 * @param texts the descriptions of the columns of a survey, as far as they are known; undefined in other tasks
 */
export function stepColumns(
  { step, measures }: DataStep,
  runs: readonly ReadRun[],
  named: (name: string) => string,
  texts: ReadonlyMap<string, ColumnText> | undefined,
): ParticipantsColumn[] {
  const cellOf =
    (cell: (run: ReadRun) => Cell) =>
    ({ counted }: PublishedSession): Cell => {
      const run = runIn(counted.session, step);
      return run ? cell(run) : null;
    };
  const own = (
    name: string,
    { description, ...more }: { description: string } & Partial<Pick<ColumnText, "levels">>,
    unit: string | null,
    cell: (run: ReadRun) => Cell,
    sign: "." | " " = ".",
  ) =>
    column(
      named(`${step}.${name}`),
      { ...more, description: `${step}: ${description}`, unit, cell: cellOf(cell) },
      `${step}${sign}${name}`,
    );
  const squared = (run: ReadRun, id: string): number | null => {
    const error = measuresOf(run).find((each) => each.id === id)?.error;
    return error?.kind === "squared" ? error.value : null;
  };
  const known = new Set(measures);
  const answers = [...new Set(runs.flatMap((run) => Object.keys(run.answers ?? {})))].filter(
    (name) => !known.has(name),
  );
  const isInstructed = runs.some(({ instructions }) => instructions !== null);
  return [
    ...(isInstructed ? [...RUN_COLUMNS, INSTRUCTIONS] : RUN_COLUMNS).map(
      ([name, description, unit, cell]) => own(name, { description }, unit, cell, " "),
    ),
    ...measures.flatMap((id) => [
      own(
        id,
        texts?.get(id) ?? { description: `measure ${id}, not rounded.` },
        null,
        (run) => measuresOf(run).find((each) => each.id === id)?.value ?? null,
      ),
      ...(runs.some((run) => squared(run, id) !== null)
        ? [
            own(
              `${id}.squared_error`,
              { description: `squared standard error of ${id} within the run.` },
              null,
              (run) => squared(run, id),
            ),
          ]
        : []),
    ]),
    ...answers.map((name) =>
      own(
        name,
        texts?.get(name) ?? {
          description: `answer in the column ${name} of the survey; NA without an answer.`,
        },
        null,
        (run) => ownValue(run.answers ?? {}, name) ?? null,
      ),
    ),
  ];
}
