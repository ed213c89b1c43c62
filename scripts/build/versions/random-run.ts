import { RANDOM_ANSWERS } from "@/experiments/catalog/generated/random-answers";
import type { AppModel, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import type { RandomAnswers } from "@/experiments/engine/contract/random-answers";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { type Given, simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import type { Random } from "@/lib/stats/random";
import { oneOf } from "./draw-parameters";

/** The fields of a trial other than the response. */
const AT_REST = { onsetMs: 0, frameMs: 16.7, lateFrames: 0, hidden: false, input: null };

/**
 * The probabilities with which a random participant intends the correct answer, does not answer, or presses too early.
 */
const RIGHT = 0.8;
const NONE = 0.05;
const EARLY = 0.03;

/** Returns the possible answers in a trial. These are the keys, or the squares that were displayed. */
function answersIn({ keys }: TimedModel, trial: unknown): string[][] {
  const isSpan = typeof trial === "object" && trial !== null && "sequence" in trial;
  if (!isSpan) return [...new Set(Object.values(keys))].map((response) => [response]);
  const squares = (trial.sequence as number[]).map(String);
  return [squares, [...squares].reverse()];
}

function timedRun(model: TimedModel, seed: number, random: Random): TrialRow[] {
  const respond = (trial: unknown): Given<string> => {
    const rtMs = random() < EARLY ? 20 : 200 + 600 * random();
    const window = model.phases(trial, "test").find(({ responses }) => responses)?.durationMs ?? 0;
    const answers = answersIn(model, trial);
    const isRight = ([response = "", ...more]: string[]) =>
      model.outcome(trial, {
        ...AT_REST,
        response,
        rtMs,
        responses: [response, ...more].map((each) => ({ response: each, rtMs })),
      }).correct !== false;
    const meant = random() < RIGHT ? answers.find(isRight) : oneOf(answers, random);
    if (!meant || random() < NONE || rtMs > window) return { response: null, rtMs: null };
    return { response: meant[0] ?? null, rtMs, all: meant };
  };
  return simulatedRun(model, seed, respond).rows;
}

/** The random answers of each app that is a form. */
const FORM_ANSWERS: Readonly<Record<string, RandomAnswers>> = RANDOM_ANSWERS;

/** The response fields of a questionnaire that is answered by keys. Each response has the same response time. */
export const BY_KEYS = { rt_ms: 900, input_type: "keyboard", hidden: false };

function formRun(model: FormModel, seed: number, random: Random): TrialRow[] {
  const form = FORM_ANSWERS[model.facts.id];
  if (!form)
    throw new Error(
      `experiments/apps/${model.facts.id}/random-answers.ts must say how the form is answered at random; then npm run gen:apps.`,
    );
  return answeredForm(
    model,
    seed,
    (screen) => form.answersTo(screen, model.parameters, random),
    BY_KEYS,
  ).rows;
}

/**
 * Returns the rows of a run of a random participant. The participant is mostly correct, sometimes does not answer, and
 * sometimes answers too early.
 */
export const randomRun = (model: AppModel, seed: number, random: Random): TrialRow[] =>
  model.kind === "form" ? formRun(model, seed, random) : timedRun(model, seed, random);
