import { MODELS } from "@/experiments/catalog/generated/models";
import type { FormModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { formRows } from "@/experiments/engine/run/form-rows";
import type { RunStep } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { Drawing } from "./drawing";

/** The texts of free answers: a program could mistake each for another kind of value. */
const SAID = [
  "=1+1",
  "007",
  "1-2",
  "NA",
  "TRUE",
  "jan 1",
  'said; "so"',
  "a,b",
  "l’été",
  "two\nlines",
  "1e5",
];

/** Returns answers to the survey that depend on a trait of the person, so that its scale measures something. */
function surveyAnswers({ random, chance, below, one }: Drawing): Record<string, string> {
  const trait = random();
  const rated = () => String(1 + Math.min(3, Math.floor((trait + random()) * 2)));
  const answers: Record<string, string> = {};
  const maybe = (id: string, value: string) => {
    if (chance(0.93)) answers[id] = value;
  };
  maybe("age", String(18 + below(50)));
  maybe("pets", ["cat", "dog", "other"].filter(() => chance(0.5)).join(" ") || "cat");
  maybe("best", one(["mon tue sun", "tue sun mon", "sun mon tue"]));
  maybe("pets_other", one(SAID));
  if (Number(answers.age ?? 0) >= 30) maybe("said", one(SAID));
  for (const id of ["w1", "w3", "w4"]) maybe(id, rated());
  maybe("w2", String(5 - Number(rated())));
  return answers;
}

const GIVEN = { rt_ms: 1500, input_type: "mouse", hidden: false };

/** Returns the run of a person in a step whose app has no simulation: a survey, or a questionnaire. */
export function formRun(step: RunStep, draw: Drawing, seed: number) {
  const model = modelOfStep(step, MODELS) as FormModel;
  const answers = isSurveyStep(step) ? surveyAnswers(draw) : null;
  const lean = draw.random();
  const rated = () => String(1 + Math.floor((lean + draw.random()) * 2.49));
  const rows: TrialRow[] = [];
  for (let screen = 1; screen <= model.screens; screen += 1) {
    const content = model.screenAt(screen - 1, seed, rows);
    // The rows of a run without answers contain all items that ask for an answer.
    const asked = answers
      ? model.outcome(content, []).map(({ stimulus }) => String(stimulus))
      : (content as { items: { id: string }[] }).items.map(({ id }) => id);
    const given = asked.map((id) => {
      const value = answers ? answers[id] : rated();
      return value === undefined ? null : { value, ...GIVEN };
    });
    const found = model.outcome(content, given as never[]);
    rows.push(...formRows(found, { before: rows.length, screen, sitting: 1 }));
  }
  return { rows, raw: [], durationMs: 60_000 };
}
