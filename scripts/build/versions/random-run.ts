import type { AppModel, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { type Given, simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import type { Random } from "@/lib/stats/random";
import { oneOf } from "./draw-settings";

/** How a trial went besides its response. */
const AT_REST = { onsetMs: 0, frameMs: 16.7, lateFrames: 0, hidden: false, input: null };

/** How often a random participant means the right answer, gives none, or presses too early. */
const RIGHT = 0.8;
const NONE = 0.05;
const EARLY = 0.03;

/** What can be answered in a trial: each key, or the squares that were shown. */
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

/**
 * Answers at random to a screen of one form, in the order of its items. A method, as in `define-app.ts`: each form has
 * screens of its own type.
 */
type FormAnswers = {
  answersTo(screen: unknown, parameters: AppModel["parameters"], random: Random): string[];
};

const FORM_ANSWERS: Record<string, FormAnswers> = {
  "lottery-choice": {
    answersTo: ({ rows }: { rows: readonly number[] }, _, random) =>
      rows.map((row) => (random() < row / (rows.at(-1) ?? 1) ? "B" : "A")),
  },
  "eleven-twenty": {
    answersTo: (_, { lowest, highest }, random) => [
      String(Number(lowest) + Math.floor(random() * (Number(highest) - Number(lowest) + 1))),
    ],
  },
  "mini-ipip": {
    answersTo: ({ items }: { items: readonly unknown[] }, _, random) =>
      items.map(() => oneOf(["1", "2", "3", "4", "5"], random)),
  },
  "where-is-it": {
    answersTo: (_, __, random) => [
      `geo:${Math.round(random() * 170 - 85)},${Math.round(random() * 358 - 179)}`,
    ],
  },
};

/** Answered by keys, each as quickly as the others. */
export const BY_KEYS = { rt_ms: 900, input_type: "keyboard", hidden: false };

function formRun(model: FormModel, seed: number, random: Random): TrialRow[] {
  const form = FORM_ANSWERS[model.facts.id];
  if (!form) throw new Error(`Say how ${model.facts.id} is answered at random.`);
  return answeredForm(
    model,
    seed,
    (screen) => form.answersTo(screen, model.parameters, random),
    BY_KEYS,
  ).rows;
}

/** Returns the rows of a run that somebody does who is mostly right, sometimes silent and sometimes too early. */
export const randomRun = (model: AppModel, seed: number, random: Random): TrialRow[] =>
  model.kind === "form" ? formRun(model, seed, random) : timedRun(model, seed, random);
