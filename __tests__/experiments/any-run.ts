import type { App, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import type { TestedForm } from "@/experiments/engine/contract/tested-app";
import { type FinishedTrial, timedRow } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome, TrialRow } from "@/experiments/engine/contract/trial-row";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { BY_KEYS } from "@/scripts/build/versions/random-run";
import { FORM_SCRIPTS } from "@/testing/forms";
import { finished } from "./scripted-rows";

const SEED = 7;

/**
 * Returns the answer on a screen of a map. The crosses are far from each other, because crosses in one spot would not
 * be scored.
 */
const crossOf = (screen: number) => `geo:${screen * 12 - 50},${screen * 30 - 150}`;

function formRun(model: FormModel): TrialRow[] {
  const pages = Object.entries<TestedForm>(FORM_SCRIPTS).find(([id]) => id === model.facts.id)?.[1]
    .pages;
  return answeredForm(
    model,
    SEED,
    (_, index) => pages?.[index]?.map(({ value }) => value) ?? [crossOf(index)],
    BY_KEYS,
  ).rows;
}

/**
 * Returns the possible ways in which a trial can end: a response with each key, presses of the displayed squares, or no
 * response.
 */
function possible(model: TimedModel, trial: unknown, rtMs: number): FinishedTrial<string>[] {
  const shown =
    typeof trial === "object" && trial && "sequence" in trial ? (trial.sequence as number[]) : [];
  const keys = Object.values(model.keys).map((response) => finished({ response, rtMs }));
  const squares = shown.map((square) => ({ response: String(square), rtMs }));
  return [
    ...keys,
    { ...finished<string>({ response: squares[0]?.response ?? null, rtMs }), responses: squares },
    finished<string>({ response: null, rtMs: null }),
  ];
}

const isRight = ({ correct, excluded }: TrialOutcome) =>
  correct !== false && excluded !== "omission";

function timedRows(model: TimedModel): TrialRow[] {
  const rows: TrialRow[] = [];
  for (const [block, { phase, length, trialAt }] of model.blocks(SEED).entries())
    for (let index = 0; index < length; index += 1) {
      const trial = trialAt(index, rows);
      const ends = possible(model, trial, 400 + (rows.length % 7) * 11);
      const end =
        ends.find((each) => isRight(model.outcome(trial, each))) ??
        finished<string>({ response: null, rtMs: null });
      const place = { trial: rows.length + 1, block, phase, sitting: 1 };
      rows.push(timedRow(model.outcome(trial, end), end, place));
    }
  return rows;
}

/** Returns the rows of a run. If answers can be correct or wrong, every answer in the run is correct. */
export const anyRun = ({ model }: Pick<App, "model">): TrialRow[] =>
  model.kind === "form" ? formRun(model) : timedRows(model);
