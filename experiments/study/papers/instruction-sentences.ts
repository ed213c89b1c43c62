import type { Instructions } from "@/experiments/engine/contract/word-types";
import { hasOtherInstructions, instructionsShown } from "@/experiments/study/document/instructions";
import { isDoneIn } from "@/experiments/study/document/step-kind";
import { interpolate } from "@/lib/i18n/interpolate";
import { authorQuote } from "./author-blocks";
import { type PaperBlock, paragraph, sentences } from "./blocks";
import {
  type AppTask,
  conditionName,
  isAppTask,
  type Study,
  type Task,
  tasksIn,
  waysOf,
} from "./study";
import { listed } from "./writing";

/**
 * Instructions, and the conditions in which participants read them. The list of conditions is empty if all participants
 * read them.
 */
type Shown = { instructions: Instructions; conditions: readonly string[] };

/** Returns the instructions of a task for each condition; empty if all participants read the text of the task. */
function shownIn({ step }: AppTask, study: Study): Shown[] {
  if (!hasOtherInstructions(step)) return [];
  const ways = waysOf(study).filter((condition) => isDoneIn(step, condition));
  const groups = new Map<string, Shown>();
  for (const condition of ways) {
    const instructions = instructionsShown(step, study.locale, condition);
    const key = JSON.stringify(instructions);
    const before = groups.get(key)?.conditions ?? [];
    groups.set(key, { instructions, conditions: [...before, ...(condition ? [condition] : [])] });
  }
  const all = [...groups.values()];
  const [only] = all;
  return only && all.length === 1 && !step.for ? [{ ...only, conditions: [] }] : all;
}

/** Returns a sentence about instructions, followed by their text as a quotation. */
function quotedInstructions(
  task: AppTask,
  { instructions }: Shown,
  sentenceOf: (kind: "own" | "none" | "ours") => string,
): PaperBlock[] {
  if (instructions === "none") return sentences(sentenceOf("none"));
  if (instructions === "ours") return [paragraph(sentenceOf("ours")), authorQuote(task.texts.task)];
  return [paragraph(sentenceOf("own")), authorQuote(instructions.own)];
}

const namesOf = (study: Study, { conditions }: Shown) =>
  listed(
    conditions.map((condition) => conditionName(study, condition)),
    study.locale,
  );

/**
 * Returns the instructions that the researchers wrote or removed for a task, in the past tense; empty if they did
 * neither.
 */
export function instructionsUsed(task: Task, study: Study): PaperBlock[] {
  const { used, inCondition } = study.words.study.instructions;
  if (!isAppTask(task)) return [];
  return shownIn(task, study).flatMap((shown) => {
    const conditions = namesOf(study, shown);
    // The description of a step that only one condition has already names this condition, so the sentence does not
    // repeat it.
    const where =
      conditions && !task.step.for ? `${interpolate(inCondition, { conditions })} ` : "";
    return quotedInstructions(task, shown, (kind) => where + used[kind]);
  });
}

/**
 * Returns the instructions that the researchers wrote or removed for a task, for a preregistration; empty if they did
 * neither.
 */
export function plannedInstructions(task: Task, study: Study): PaperBlock[] {
  const { planned, only } = study.words.study.instructions;
  if (!isAppTask(task)) return [];
  return shownIn(task, study).flatMap((shown) => {
    const conditions = namesOf(study, shown);
    const step = conditions ? interpolate(only, { step: task.name, conditions }) : task.name;
    return quotedInstructions(task, shown, (kind) => interpolate(planned[kind], { step }));
  });
}

const differByCondition = ({ step }: AppTask) =>
  step.for !== undefined || step.instructionsFor !== undefined;

/** Returns the tasks whose app shows different instructions in different conditions. */
export function differentlyInstructed(study: Study): AppTask[] {
  const shown = (condition: string, app: string) =>
    tasksIn(study, condition)
      .filter(isAppTask)
      .filter(({ step }) => step.app === app)
      .map(({ step }) => JSON.stringify(instructionsShown(step, study.locale, condition)));
  const isDifferent = (app: string) => {
    const all = study.conditions.map((condition) => [...new Set(shown(condition, app))].sort());
    // A condition without this app has no instructions of the app.
    return new Set(all.filter(({ length }) => length > 0).map(String)).size > 1;
  };
  return study.tasks
    .filter(isAppTask)
    .filter((task) => differByCondition(task) && isDifferent(task.step.app));
}

/** Returns the planned instructions of the tasks whose instructions differ between conditions. */
export const instructionsApart = (study: Study): PaperBlock[] =>
  study.tasks
    .filter(isAppTask)
    .filter(differByCondition)
    .flatMap((task) => plannedInstructions(task, study));

/** Returns the planned instructions of the tasks whose instructions are the same in all conditions. */
export const sharedInstructions = (study: Study): PaperBlock[] =>
  study.tasks
    .filter(isAppTask)
    .filter((task) => !differByCondition(task))
    .flatMap((task) => plannedInstructions(task, study));
