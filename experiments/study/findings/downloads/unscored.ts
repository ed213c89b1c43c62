import { csv } from "@/experiments/engine/data/csv";
import type { ReadRun, ReadScore } from "@/experiments/study/reading/read-session";
import type { TrialsTable } from "./tables";

const joined = (values: readonly (number | null)[]): string =>
  values.map((value) => value ?? "NA").join(" ");

const measuresOf = (score: ReadScore) => (score.status === "scored" ? score.measures : []);

const SCORE_COLUMNS = [
  "session",
  "step",
  "measure",
  "value",
  "n",
  "squared_error",
  "median_of",
  "items",
] as const;

function scoreRows(session: string, { step, score }: ReadRun) {
  return measuresOf(score).map(({ id, value, n, error }) => ({
    session,
    step,
    measure: id,
    value,
    n,
    squared_error: error?.kind === "squared" ? error.value : null,
    median_of: error?.kind === "median" ? joined(error.values) : null,
    items: error?.kind === "items" ? joined(error.values) : null,
  }));
}

const RUN_COLUMNS = [
  "session",
  "step",
  "place",
  "locale",
  "input",
  "order",
  "test",
  "untrusted",
  "tooSoon",
  "pasted",
  "stillMouse",
  "lateFrames",
  "hidden",
  "wrong",
  "shareCorrect",
  "inputs",
  "reason",
] as const;

const runRow = (session: string, order: readonly string[] | null, run: ReadRun) => ({
  ...run.facts,
  session,
  step: run.step,
  place: run.place,
  locale: run.locale,
  input: run.input,
  order: order?.join(" ") ?? null,
  inputs: run.facts.inputs.join(" "),
  reason: run.score.status === "no-score" ? run.score.reason : null,
});

/**
 * Returns the scores of the runs that no script can score, as the page computed them: a survey whose document is not among
 * the files, or a task that this release does not know. The first script adds them to its own tables.
 */
export function unscoredFiles(tables: readonly TrialsTable[]): Record<string, string> {
  const runs = tables.flatMap((table) => (table.model ? [] : table.runs));
  if (runs.length === 0) return {};
  const all = runs.map(({ published: { session, counted }, run }) => ({
    session,
    order: counted.session.order,
    run,
  }));
  return {
    "analysis/page-scores.csv": csv(
      SCORE_COLUMNS,
      all.flatMap(({ session, run }) => scoreRows(session, run)),
    ),
    "analysis/page-scores-on-time.csv": csv(
      SCORE_COLUMNS,
      all.flatMap(({ session, run }) => scoreRows(session, { ...run, score: run.scoreOnTime })),
    ),
    "analysis/page-runs.csv": csv(
      RUN_COLUMNS,
      all.map(({ session, order, run }) => runRow(session, order, run)),
    ),
  };
}
