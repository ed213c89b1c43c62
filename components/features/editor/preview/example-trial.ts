import type { TimedModel } from "@/experiments/engine/contract/define-app";
import type { FinishedTrial, Phase } from "@/experiments/engine/contract/trial-model";

/** The seed of the random numbers for the trials that the preview displays. */
const SEED = 20_261;
/** The number of trials at the beginning of a run from which the preview chooses the trial that it displays. */
const FIRST = 12;

/** A trial for the preview, with its position in the run. */
export type ExampleTrial = { trial: unknown; index: number; phases: readonly Phase[] };

const NO_RESPONSE: FinishedTrial<string> = {
  onsetMs: 0,
  rtMs: null,
  frameMs: 0,
  lateFrames: 0,
  hidden: false,
  input: null,
  response: null,
  responses: [],
};

/**
 * Returns one of the first test trials. If some trials have the condition "incongruent", one of these is returned,
 * because it shows what a conflict task is about. Returns null if the model has no test trials.
 */
export function exampleTrial(model: TimedModel): ExampleTrial | null {
  const block = model.blocks(SEED).find(({ phase, length }) => phase === "test" && length > 0);
  if (!block) return null;
  const indices = Array.from({ length: Math.min(FIRST, block.length) }, (_, index) => index);
  const isConflict = (index: number) =>
    model.outcome(block.trialAt(index, []), NO_RESPONSE).condition === "incongruent";
  const usual = Math.min(2, block.length - 1);
  // If the trials of a model depend on earlier responses, the model returns only its first trial.
  const index = orNull(() => indices.find(isConflict) ?? usual) ?? 0;
  const trial = orNull(() => block.trialAt(index, []));
  if (trial === null) return null;
  return { trial, index, phases: model.phases(trial, "test") };
}

function orNull<Result>(make: () => Result): Result | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/**
 * Returns the index of the phase in which the participant responds; the last phase if the participant never responds.
 */
export function askedPhase(phases: readonly Phase[]): number {
  const at = phases.findIndex(({ responses }) => responses !== undefined);
  return at === -1 ? phases.length - 1 : at;
}

/** The time after which a played trial receives its response, ms; used if the task's figure contains no example. */
const USUAL_RESPONSE_MS = 1200;

/** Returns the duration of each phase when the preview plays a trial, ms. */
export const playedPhases = (
  phases: readonly Phase[],
  exampleMs: number | undefined,
): readonly number[] =>
  phases.map(({ durationMs, responses }) =>
    responses === undefined ? durationMs : Math.min(durationMs, exampleMs ?? USUAL_RESPONSE_MS),
  );

/** A phase on the timeline of a trial; consecutive phases of a sequence are combined. */
export type LinePhase = { name: string; durationMs: number; isAsked: boolean };

/** Returns the kind of a phase. The gaps between the items of a sequence belong to the sequence. */
const kindOf = ({ name }: Phase) => {
  const kind = name.replace(/[\s\d-]+$/, "");
  return kind === "gap" ? "item" : kind;
};

/** Returns the phases of a trial as its timeline displays them. */
export function linePhases(phases: readonly Phase[]): LinePhase[] {
  const shown: LinePhase[] = [];
  for (const phase of phases) {
    const name = kindOf(phase);
    const last = shown.at(-1);
    if (last?.name === name) last.durationMs += phase.durationMs;
    else
      shown.push({
        name,
        durationMs: phase.durationMs,
        isAsked: phase.responses !== undefined,
      });
  }
  return shown;
}

/** Returns the position on the timeline of a moment within a trial, as a share of the timeline's length. */
export function placeOnLine(phases: readonly Phase[], index: number, share: number): number {
  const line = linePhases(phases);
  const columns = lineColumns(line);
  const { name = "", durationMs = 0 } = phases[index] ?? {};
  const own = kindOf({ name, durationMs });
  const at = line.findIndex((each) => each.name === own);
  const before = sumOf(columns.slice(0, at));
  const passed = sumOf(
    phases
      .slice(0, index)
      .filter((each) => kindOf(each) === own)
      .map((each) => each.durationMs),
  );
  const within = (passed + share * durationMs) / (line[at]?.durationMs || 1);
  return (before + Math.min(1, within) * (columns[at] ?? 0)) / LINE_COLUMNS;
}

/**
 * The number of columns into which the timeline of a trial is divided, and the smallest number of columns for a phase.
 */
const LINE_COLUMNS = 24;
const LEAST_COLUMNS = 4;

/**
 * Returns the number of columns for each phase on the timeline. The numbers are in proportion to the durations, except
 * that short phases have a minimum.
 */
export function lineColumns(phases: readonly LinePhase[]): number[] {
  const rest = sumOf(phases.filter(({ isAsked }) => !isAsked).map((each) => each.durationMs));
  // Most responses occur long before the time limit.
  const most = Math.max(1.2 * rest, 1);
  const shown = phases.map(({ durationMs, isAsked }) =>
    isAsked ? Math.min(durationMs, most) : durationMs,
  );
  const total = sumOf(shown) || 1;
  const columns = shown.map((ms) =>
    Math.max(LEAST_COLUMNS, Math.round((ms / total) * LINE_COLUMNS)),
  );
  // The widest phase loses the columns that short phases need, and gains the columns that remain after rounding.
  for (let over = sumOf(columns) - LINE_COLUMNS; over !== 0; over -= Math.sign(over)) {
    const widest = columns.indexOf(Math.max(...columns));
    columns[widest] = (columns[widest] ?? 0) - Math.sign(over);
  }
  return columns;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
