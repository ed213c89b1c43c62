import { textIn } from "@/experiments/study/document/author-text";
import { ACCURACY } from "@/experiments/study/document/check-assignment";
import { isInGroups } from "@/experiments/study/document/compared-share";
import { areSessions, comparedSides } from "@/experiments/study/document/compared-sides";
import { conditionLabel } from "@/experiments/study/document/condition-label";
import { isBalanced } from "@/experiments/study/document/place";
import type { LeaveRule } from "@/experiments/study/document/schema";
import { isAppStep, isDeviceStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import { isAt, visitIds } from "@/experiments/study/document/visits";
import { interpolate } from "@/lib/i18n/interpolate";
import { fullLengthText } from "@/lib/i18n/length-text";
import { numberText } from "@/lib/i18n/number-text";
import { authorQuote } from "./author-blocks";
import type { PaperBlock } from "./blocks";
import { list, paragraph, sentences, toComplete } from "./blocks";
import { groupSize } from "./group-size";
import { differentlyInstructed, instructionsApart } from "./instruction-sentences";
import { changedParameters, parameterText } from "./parameter-text";
import { recruitedPeople } from "./plan-sentences";
import {
  type AppTask,
  conditionName,
  isAppTask,
  isSurveyTask,
  KNOWN,
  measureName,
  measureUnit,
  type Study,
  stepConditionNames,
  stepsIn,
  surveysOf,
  type Task,
  taskName,
  tasksIn,
  waysOf,
  writingOf,
} from "./study";
import { answerText, questionTexts } from "./survey-rule-text";
import { perPageText } from "./survey-sentences";
import { exactText, listed } from "./writing";

const secondsOf = (study: Study): number[] =>
  waysOf(study).map((condition) =>
    tasksIn(study, condition).reduce((sum, { model }) => sum + model.facts.seconds, 0),
  );

/** Returns the duration of a study without visits in its longest condition. Participants read only this duration. */
export const longestOf = (study: Study): string =>
  fullLengthText(Math.max(...secondsOf(study)), study.words.study.length, study.locale);

/** Returns the duration of a study without visits, separately for each condition if the durations differ. */
function lengthOf(study: Study): string {
  const { conditions, locale, words } = study;
  const lengths = secondsOf(study).map((seconds) =>
    fullLengthText(seconds, words.study.length, locale),
  );
  const [first = ""] = lengths;
  if (lengths.every((length) => length === first)) return first;
  return listed(
    conditions.map((condition, index) =>
      interpolate(words.study.lengthOf, {
        condition: conditionName(study, condition),
        length: lengths[index] ?? "",
      }),
    ),
    locale,
  );
}

/**
 * Returns a sentence about the duration of a session; empty if the study consists of pages of text, and in a study with
 * visits, whose durations `visitSentences` states.
 */
export const lengthSentence = (study: Study): string =>
  study.tasks.length === 0 || study.document.visits
    ? ""
    : interpolate(study.words.study.takes, { length: lengthOf(study) });

/** Returns the largest number of tasks that can change places at one visit of a participant. */
const mostMovable = (study: Study): number =>
  Math.max(
    ...waysOf(study).flatMap((condition) => {
      const movable = tasksIn(study, condition).filter(({ step }) => !step.fixed);
      return visitIds(study.document).map(
        (visit) => movable.filter(({ step }) => isAt(step, visit)).length,
      );
    }),
  );

/** Returns a sentence about the order of the tasks; empty if the study consists of pages of text. */
export function orderText(study: Study): string {
  const { document, tasks, words, locale } = study;
  if (tasks.length === 0) return "";
  const { order } = words.study;
  const surveys = surveysOf(study);
  if (tasks.length <= 1) return surveys.length === 1 ? words.study.order.oneSurvey : order.one;
  const fixed = tasks.filter(({ step }) => step.fixed);
  const counts = surveys.length > 0 ? [words.survey.orderCounts] : [];
  if (document.order === undefined || document.order === "fixed" || mostMovable(study) < 2) {
    // Steps of single conditions can put the same tasks into another order in each condition.
    const isApart = tasks.some(({ step }) => step.for);
    return [isApart ? order.fixedWithin : order.fixed, ...counts].join(" ");
  }
  return [
    ...(isBalancedSquare(document)
      ? [order.balanced, ...(study.conditions.length > 0 ? [order.balancedWithin] : [])]
      : [order[document.order]]),
    ...counts,
    ...(fixed.length > 0
      ? [
          interpolate(order.keep, {
            steps: listed(
              fixed.map(({ name }) => name),
              locale,
            ),
          }),
        ]
      : []),
    ...(tasks.length < document.steps.length ? [order.texts] : []),
  ].join(" ");
}

const isBalancedSquare = (document: Study["document"]) =>
  document.order === "latin-square" && isBalanced(document);

/** Returns whether the order of the tasks follows a Williams square. */
export function isWilliams(study: Study): boolean {
  const { order } = study.words.study;
  const text = isBalancedSquare(study.document) ? order.balanced : order["latin-square"];
  return orderText(study).startsWith(text);
}

/**
 * Returns whether the conditions are known to be groups of people: the server balances them, or the plan asks something
 * else than a change of the same people. A document without a plan may be older than `conditionsAre`.
 */
export const areGroups = ({ document, conditions }: Study): boolean =>
  conditions.length > 0 &&
  !areSessions(document) &&
  (isBalanced(document) || (document.plan !== undefined && document.plan.question !== "change"));

/** Returns the list of conditions, with the author's labels. */
export const conditionNames = ({ document, conditions, words, locale }: Study): string =>
  listed(
    conditions.map((name) => {
      const label = textIn(document.conditionLabels?.[name], locale);
      return label ? interpolate(words.study.conditions.label, { name, label }) : name;
    }),
    locale,
  );

/**
 * Returns sentences about the conditions: their names, and whether they are groups of people or sessions of the same
 * people, if this is known.
 */
export function conditionsText(study: Study): string {
  const { document, conditions, words } = study;
  const { none, some, groups, sessions, differentGroups, severalGroups } = words.study.conditions;
  if (conditions.length === 0) return none;
  const values = { n: conditions.length, names: conditionNames(study) };
  if (areSessions(document)) return interpolate(sessions, values);
  const names = interpolate(some, values);
  if (!areGroups(study)) return names;
  if (!document.plan || !isInGroups(document.plan)) return `${names} ${differentGroups}`;
  if (conditions.length === 2) return `${names} ${groups}`;
  const [one, other] = comparedSides(document, KNOWN, document.plan) ?? [];
  if (!one?.condition || !other?.condition) return `${names} ${differentGroups}`;
  const compared = {
    first: conditionName(study, one.condition),
    second: conditionName(study, other.condition),
  };
  return `${names} ${interpolate(severalGroups, compared)}`;
}

/**
 * Returns a note about the conditions that the author must complete: what they are or, if they are sessions, the time
 * between them. The note is empty if they are known to be groups of people.
 */
export function conditionsGap(study: Study): PaperBlock[] {
  const { unknown, betweenSessions } = study.words.study.conditions;
  if (study.conditions.length === 0 || areGroups(study)) return [];
  return [toComplete(areSessions(study.document) ? betweenSessions : unknown)];
}

/** Returns what determines a draw without an identifier: in a study with visits, the number that connects the visits. */
const randomText = ({ document, words }: Study): string =>
  words.study.conditions.random[document.visits ? "person" : "session"];

/**
 * Returns how sessions get their conditions, and how unequal in size the groups can become; empty without
 * conditions.
 */
export function randomisationText(study: Study): string {
  const { conditions, document, words, locale } = study;
  if (conditions.length === 0) return "";
  const { address, byIdentifier, withoutIdentifier, byRandom, sizes, imbalance, sessionByLink } =
    words.study.conditions;
  const random = randomText(study);
  const [firstCondition = ""] = conditions;
  if (areSessions(document))
    return interpolate(sessionByLink, { first: conditionName(study, firstCondition) });
  if (isBalanced(document)) return balancingText(study);
  const { ids: [id] = [], requireId } = document.delivery ?? {};
  const people = areGroups(study) ? recruitedPeople(study) : undefined;
  return [
    address,
    id ? interpolate(byIdentifier, { id }) : interpolate(byRandom, { random }),
    ...(id && !requireId ? [interpolate(withoutIdentifier, { random })] : []),
    sizes,
    ...(people === undefined
      ? []
      : [
          interpolate(imbalance, {
            people: numberText(people, locale),
            ...groupSize(people, conditions.length),
          }),
        ]),
  ].join(" ");
}

/** Returns how sessions get their conditions if the data server balances the groups. */
function balancingText(study: Study): string {
  const { document, words } = study;
  const { address, byIdentifier, withoutIdentifier, bySession, concealment, list } =
    words.study.conditions.balanced;
  const { ids: [id] = [], requireId } = document.delivery ?? {};
  const random = randomText(study);
  return [
    address,
    id ? interpolate(byIdentifier, { id }) : bySession,
    ...(id && !requireId ? [interpolate(withoutIdentifier, { random })] : []),
    interpolate(concealment, { random }),
    // A list needs the number of the participant.
    ...(id ? [list] : []),
  ].join(" ");
}

/**
 * Returns a note about the numbers that the author of the methods must report if the groups were balanced; empty for
 * other studies.
 */
export const startersGap = ({ document, conditions, words }: Study): PaperBlock[] =>
  isBalanced(document) && conditions.length > 0
    ? [toComplete(words.study.conditions.balanced.starters)]
    : [];

/** Returns the facts from which the author can state whether the study is an experiment with random assignment. */
export function assignmentText({ document, words }: Study): string {
  const { conditionsBalanced, conditionsFromLink, conditionsAreSessions } =
    words.preregistration.osf;
  if (areSessions(document)) return conditionsAreSessions;
  return isBalanced(document) ? conditionsBalanced : conditionsFromLink;
}

/**
 * Returns the complete content that only some conditions have: the author's texts, instructions, and the parameters of
 * an app. The parameters of an app are included only if a single step of this kind runs the app. Empty if all
 * conditions have the same content.
 */
export function ownOfConditions(study: Study): PaperBlock[] {
  const { document, words, locale } = study;
  const apart = document.steps.filter((step) => step.for);
  const apps = apart.filter(isAppStep).map(({ app }) => app);
  const steps = apart.flatMap((step): PaperBlock[] => {
    const values = { step: taskName(study, step), conditions: stepConditionNames(study, step) };
    if ("text" in step) {
      const text = textIn(step.text, locale);
      if (!text) return [];
      return [paragraph(interpolate(words.study.conditions.textOf, values)), authorQuote(text)];
    }
    if (isSurveyStep(step) || isDeviceStep(step))
      return sentences(interpolate(words.study.conditions.parametersOf, values));
    const task = study.tasks.filter(isAppTask).find((each) => each.step === step);
    // If several steps of single conditions run the same app, a table lists the differences between them instead.
    if (!task || apps.filter((app) => app === step.app).length > 1) return [];
    return sentences(
      `${interpolate(words.study.conditions.parametersOf, values)} ${parametersText(task, study)}`,
    );
  });
  return [...steps, ...instructionsApart(study)];
}

/** Returns a sentence about the parameters of a task that differ from the defaults of its app. */
export function parametersText(task: AppTask, { words, locale }: Study): string {
  const { parameters: said } = words.study;
  const changed = changedParameters(task).map((name) =>
    interpolate(said.parameter, parameterText(task, name, said, locale)),
  );
  const values = { app: task.title, version: task.model.facts.version };
  return changed.length === 0
    ? interpolate(said.published, values)
    : interpolate(said.changed, {
        ...values,
        parameters: changed.join(locale === "fr" ? "\u202F; " : "; "),
      });
}

/** Returns the steps that only some conditions have, and the instructions and parameters that differ between them. */
export function differencesBetween(study: Study): PaperBlock[] {
  const { conditions, words, locale } = study;
  if (conditions.length === 0) return [];
  const { only, same, instructions } = words.study.conditions;
  const instructed = differentlyInstructed(study).map(({ name }) => name);
  const apart =
    instructed.length > 0 ? [interpolate(instructions, { steps: listed(instructed, locale) })] : [];
  const own = conditions.flatMap((condition) => {
    const steps = stepsIn(study, condition).filter((step) => step.for);
    return steps.length > 0
      ? [
          interpolate(only, {
            condition: conditionName(study, condition),
            steps: listed(
              steps.map((step) => taskName(study, step)),
              locale,
            ),
          }),
        ]
      : [];
  });
  if (own.length === 0) return sentences(same, ...apart);
  return [...list([...own, ...apart]), ...parameterTables(study)];
}

/** Returns a table of the differing parameters, for each app whose parameters differ between conditions. */
function parameterTables(study: Study): PaperBlock[] {
  const apart = study.tasks.filter(isAppTask).filter(({ step }) => step.for);
  const apps = [...new Set(apart.map(({ step }) => step.app))];
  return apps.flatMap((app) => {
    const versions = apart.filter(({ step }) => step.app === app);
    const [first] = versions;
    if (!first || versions.length < 2) return [];
    const names = Object.keys(first.model.parameters).filter((name) =>
      versions.some(({ model }) => model.parameters[name] !== first.model.parameters[name]),
    );
    return names.length === 0 ? [] : [parameterTable(study, versions, names, first)];
  });
}

const parameterTable = (
  study: Study,
  versions: readonly AppTask[],
  names: readonly string[],
  first: AppTask,
): PaperBlock => ({
  kind: "table",
  head: [
    interpolate(study.words.study.conditions.parameter, { app: first.title }),
    ...versions.map(({ step }) =>
      listed(
        (step.for ?? []).map((condition) =>
          conditionLabel(study.document, condition, study.locale),
        ),
        study.locale,
      ),
    ),
  ],
  rows: names.map((name) => {
    const texts = versions.map((task) =>
      parameterText(task, name, study.words.study.parameters, study.locale),
    );
    return [texts[0]?.label ?? name, ...texts.map(({ value }) => value)].map((text) => [{ text }]);
  }),
});

/** Returns a sentence about each rule that ends the study early. */
export function leaveRules(study: Study): string[] {
  return study.tasks.flatMap((task) =>
    (task.step.leave ?? []).map((rule) => leaveText(rule, task, study)),
  );
}

function leaveText({ if: condition, exit }: LeaveRule, task: Task, study: Study): string {
  const { leave } = study.words.study;
  const [id, measure = ""] = condition.measure.split(".");
  const of = study.tasks.find(({ step }) => step.id === id) ?? task;
  const isAccuracy = measure === ACCURACY;
  const unit = measureUnit(of, measure, study.locale);
  const text = (value: number) =>
    isAccuracy ? numberText(value * 100, study.locale) : numberText(value, study.locale) + unit;
  const comparisons = (["is", "isNot", "below", "above"] as const).flatMap((kind) => {
    const value = condition[kind];
    if (value === undefined) return [];
    const number = typeof value === "number" ? text(value) : String(value);
    const said =
      typeof value === "boolean" ? number : choiceText(of, measure, value, number, study);
    return [interpolate((isAccuracy ? leave.shares : leave)[kind], { value: said })];
  });
  return interpolate(isAccuracy ? leave.accuracyRule : leave.rule, {
    step: task.name,
    of: of.name,
    measure: measureName(of, measure, study),
    comparison: listed(comparisons, study.locale),
    exit: leave.exits[exit],
  });
}

/**
 * Returns the value in a rule about a question of a survey: the label of the choice, after its number if it has one. For
 * other measures, returns the value as text.
 */
function choiceText(
  task: Task,
  measure: string,
  value: number | string,
  text: string,
  { words, locale }: Study,
): string {
  if (!isSurveyTask(task)) return text;
  const texts = questionTexts(task.step.survey, words.questionnaire, locale);
  const item = texts.questions.get(measure)?.item;
  if (!item || !("choices" in item)) return text;
  const label = answerText(item, value, texts);
  if (typeof value !== "number") return label;
  return label === exactText(value, locale) ? text : `${text} (${label})`;
}

/**
 * Returns a sentence that states whether all participants receive the same trials; empty if the study consists of pages
 * of text.
 */
export function trialsText({ document, tasks, words }: Study): string {
  const { trials } = words.study;
  if (tasks.length === 0) return "";
  return document.seed === undefined
    ? trials.own
    : interpolate(trials.same, { seed: String(document.seed) });
}

/** Returns a sentence about the language of the study. */
export function languageText({ document, words }: Study): string {
  const { either, english, french } = words.study.language;
  return { participant: either, en: english, fr: french }[document.language ?? "participant"];
}

/** Returns the number of trials, answers or questions, separately for each task. */
export const countsText = (study: Study): string[] =>
  study.tasks.map((task) => {
    const { words, locale } = study;
    const { name, model } = task;
    if (isSurveyTask(task))
      return interpolate(words.survey.counted, {
        name,
        questions: perPageText(task.step.survey, writingOf(study)),
      });
    const { counts } = words.study;
    const n = model.facts.trials;
    const text = model.kind === "timed" ? counts.trials : n === 1 ? counts.answer : counts.answers;
    return interpolate(text, { app: name, n: numberText(n, locale) });
  });
