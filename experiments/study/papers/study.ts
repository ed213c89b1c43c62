import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { fillEach, methodsText, statedValues } from "@/experiments/engine/texts/fill-texts";
import { conditionInSentence } from "@/experiments/study/document/condition-label";
import type { KnownApps } from "@/experiments/study/document/fault";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import type {
  AppStep,
  DeviceStep,
  ProtocolDocument,
  RunStep,
  Step,
  SurveyStep,
} from "@/experiments/study/document/schema";
import {
  isAppStep,
  isDeviceStep,
  isDoneIn,
  isRunStep,
  isSurveyStep,
} from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { deviceTexts } from "./device-sentences";
import type { PaperApp, PapersPayload, SiteFacts } from "./paper";
import {
  surveyMeasureNames,
  surveyMeasures,
  surveyMethods,
  surveyName,
  surveyNameWithId,
  surveyScoring,
  surveyTaskText,
  type Writing,
} from "./survey-sentences";
import { listed } from "./writing";

/** The apps of this release, by which the papers find measures. */
export const KNOWN: KnownApps = MODELS;

/** A step that runs an app, asks the questions of a survey or checks the device, with the texts about this step that papers contain. */
export type Task<Of extends RunStep = RunStep> = {
  step: Of;
  model: AppModel;
  /** The name of the app, or the title of the survey. Only researchers read titles of surveys. */
  title: string;
  /** The title. If several steps have the same title, the id of the step follows the title. */
  name: string;
  /** The names of the measures, keyed by measure. */
  measures: Readonly<Record<string, string>>;
  /** The texts of the app after insertion of the step's parameters, or the texts about the survey. */
  texts: { task: string; methods: string; measure: string; scoring: string };
};
export type AppTask = Task<AppStep>;
export type SurveyTask = Task<SurveyStep>;

export const isAppTask = (task: Task): task is AppTask => isAppStep(task.step);
export const isSurveyTask = (task: Task): task is SurveyTask => isSurveyStep(task.step);

/** All data from which the papers of a study are generated. */
export type Study = {
  document: ProtocolDocument;
  locale: Locale;
  words: PapersPayload["words"];
  sheet: PapersPayload["sheet"];
  site: SiteFacts;
  tasks: readonly Task[];
  conditions: readonly string[];
  protocolId: string;
  documentId: string;
  /** The planner's text about the number of people; "" if the planner is not loaded. */
  planSentence: string;
};

function appTask(
  step: AppStep,
  app: PaperApp,
  languages: readonly Locale[],
  locale: Locale,
): Omit<AppTask, "name"> {
  const model = modelOfStep(step, KNOWN);
  const values = statedValues(model, app.words, {}, locale);
  const fill = (text: string) => interpolate(text, values);
  return {
    step,
    model,
    title: app.words.name,
    measures: fillEach(app.words.result.measures, values),
    texts: {
      task: fill(app.task),
      methods: fill(methodsText(app.methods, model, languages)),
      measure: fill(app.measure),
      scoring: fill(app.scoring),
    },
  };
}

function surveyTask(step: SurveyStep, writing: Writing): Omit<SurveyTask, "name"> {
  const { survey } = step;
  return {
    step,
    model: modelOfStep(step, KNOWN),
    title: surveyName(step, writing),
    measures: surveyMeasureNames(survey, writing),
    texts: {
      task: surveyTaskText(survey, writing),
      methods: surveyMethods(survey, writing),
      measure: surveyMeasures(survey, writing),
      scoring: surveyScoring(survey, writing),
    },
  };
}

function deviceTask(
  step: DeviceStep,
  document: ProtocolDocument,
  { locale, words, measuresOfDevice }: PapersPayload,
): Omit<Task<DeviceStep>, "name"> {
  return {
    step,
    model: modelOfStep(step, KNOWN),
    title: words.device.title,
    measures: measuresOfDevice,
    texts: deviceTexts(step, document, words.device, measuresOfDevice, locale),
  };
}

/** Adds names to tasks: the title, with the id of the step if several steps have the same title. */
const named = (tasks: readonly Omit<Task, "name">[], writing: Writing): Task[] =>
  tasks.map((task) => {
    const { step, title } = task;
    if (tasks.filter((each) => each.title === title).length === 1) return { ...task, name: title };
    const name = isSurveyStep(step) ? surveyNameWithId(step, writing) : `${title} (${step.id})`;
    return { ...task, name };
  });

/** @param document a checked document with all defaults */
export function studyOf(
  document: ProtocolDocument,
  payload: PapersPayload,
  site: SiteFacts,
  planSentence: string,
): Study {
  const { locale, words, sheet, apps } = payload;
  const writing: Writing = { words: words.survey, locale };
  const languages = neededLocales(document);
  const tasks = document.steps.filter(isRunStep).map((step): Omit<Task, "name"> => {
    if (isSurveyStep(step)) return surveyTask(step, writing);
    if (isDeviceStep(step)) return deviceTask(step, document, payload);
    return appTask(step, apps[step.app as AppId], languages, locale);
  });
  return {
    document,
    locale,
    words,
    sheet,
    site,
    tasks: named(tasks, writing),
    conditions: document.conditions ?? [],
    protocolId: protocolId(document),
    documentId: documentId(document),
    planSentence,
  };
}

/**
 * Returns a study whose sentences are in the future tense. They are for papers that are written before the data
 * collection.
 */
export function asPlanned(study: Study): Study {
  const { study: done, planned } = study.words;
  const words: Study["words"]["study"] = {
    ...done,
    language: planned.language,
    order: { ...done.order, ...planned.order },
    visits: { ...done.visits, ...planned.visits },
    conditions: {
      ...done.conditions,
      ...planned.conditions,
      balanced: { ...done.conditions.balanced, ...planned.conditions.balanced },
    },
    trials: planned.trials,
    leave: { ...done.leave, ...planned.leave },
    parameters: { ...done.parameters, ...planned.parameters },
    participants: { ...done.participants, ...planned.participants },
    data: { ...done.data, ...planned.data },
    software: { ...done.software, ...planned.software },
    exclude: { ...done.exclude, ...planned.exclude },
    plan: { ...done.plan, ...planned.plan },
  };
  return { ...study, words: { ...study.words, study: words } };
}

/** Returns the surveys of a study. */
export const surveysOf = ({ tasks }: Pick<Study, "tasks">): SurveyTask[] =>
  tasks.filter(isSurveyTask);

/** Returns the words and the language of the sentences about surveys. */
export const writingOf = ({ words, locale }: Study): Writing => ({ words: words.survey, locale });

/** Returns the tasks that participants of a condition do. @param condition null in a study without conditions */
export const tasksIn = ({ tasks }: Study, condition: string | null): Task[] =>
  tasks.filter(({ step }) => isDoneIn(step, condition));

/** Returns all steps of a condition: its tasks and its texts. */
export const stepsIn = ({ document }: Study, condition: string | null): Step[] =>
  document.steps.filter((step) => isDoneIn(step, condition));

/** Returns the conditions of a study; for a study without conditions, a list that contains only null. */
export const waysOf = ({ conditions }: Study): readonly (string | null)[] =>
  conditions.length > 0 ? conditions : [null];

/** Returns a condition's name for a sentence (`conditionInSentence`). */
export const conditionName = ({ document, locale }: Study, condition: string): string =>
  conditionInSentence(document, condition, locale);

/** Returns the conditions that have a step, for a sentence. The result is empty if all conditions have the step. */
export const stepConditionNames = (study: Study, step: Step): string =>
  listed(
    (step.for ?? []).map((condition) => conditionName(study, condition)),
    study.locale,
  );

/** Returns the name of a step: the name of its app, or a name such as 'Text “welcome”' for a text. */
export function taskName({ tasks, words }: Study, step: Step): string {
  const task = tasks.find((each) => each.step === step);
  return task?.name ?? interpolate(words.study.aText, { id: step.id });
}

/** Returns the name of a measure of a task. */
export const measureName = ({ measures }: Task, measure: string, { words }: Study): string =>
  measure === "accuracy" ? words.study.leave.accuracy : (ownValue(measures, measure) ?? measure);

/** Returns the unit of a task's measure as it is written after a number; "" without a unit. */
export function measureUnit(
  { model }: Pick<Task, "model">,
  measure: string,
  locale: Locale,
): string {
  const { unit } = model.facts.measures.find(({ id }) => id === measure) ?? {};
  if (!unit) return "";
  return unit === "%" && locale === "en" ? unit : `\u00A0${unit}`;
}
