import type { FindingsWords } from "@/content/findings";
import type { SurveyWords } from "@/content/survey";
import { MODELS } from "@/experiments/catalog/generated/models";
import { devicePayload } from "@/experiments/device-step/model/device-payload";
import { DEVICE_TASK } from "@/experiments/device-step/model/device-step-model";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { CHECK_PARTS } from "@/experiments/engine/device/device-check";
import type { Norm } from "@/experiments/engine/score/norm";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { conditionInSentence, conditionLabel } from "@/experiments/study/document/condition-label";
import type { KnownApps } from "@/experiments/study/document/fault";
import type {
  Plan,
  ProtocolDocument,
  RunStep,
  Step,
  SurveyStep,
} from "@/experiments/study/document/schema";
import { isDeviceStep, isRunStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { CountedSession, MeasureRef } from "@/experiments/study/findings/findings";
import { saidIn } from "@/experiments/survey/definition/measure-name";
import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { surveyPayload } from "@/experiments/survey/model/survey-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { withColon } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";

/** The texts and formats with which a measure is displayed. */
export type NamedMeasure = {
  label: string;
  /** Published data with which the scores can be compared; null without such data. */
  norm: Norm | null;
} & Pick<MeasureDefinition, "decimals" | "unit" | "step" | "span" | "normDecimals">;

/** The displayed names of all items that the data identify by ids. */
export type StudyNames = {
  measure(ref: MeasureRef): NamedMeasure;
  condition(id: string | null): string;
  /** The name of a condition within a sentence. */
  inSentence(id: string | null): string;
  step(id: string): string;
  /** The reason why a session is set aside; empty without details. */
  reason(session: Pick<CountedSession, "aside" | "detail">): string;
};

/** The decimals and the axis of an unknown measure. */
const UNKNOWN = { norm: null, decimals: 2, unit: null, span: { low: 0, high: 1 } } as const;

const KNOWN: KnownApps = MODELS;

type Texts = { words: FindingsWords; survey: SurveyWords; device: DeviceStepTexts };

function payloadOfStep(
  step: RunStep | undefined,
  task: string,
  payloads: ReadonlyMap<string, AppPayload>,
  { survey, device }: Texts,
  locale: Locale,
): AppPayload | undefined {
  if (step && isSurveyStep(step)) return surveyPayload(step.survey, survey, locale);
  // Without its document, a check has the names of all measures.
  if (task === DEVICE_TASK)
    return devicePayload(step && isDeviceStep(step) ? step.device.parts : CHECK_PARTS, device);
  const payload = payloads.get(task);
  const app = ownValue(KNOWN, task);
  if (!payload || !app || !step) return payload;
  return atParameters(
    payload,
    { parameters: app.parameters, model: modelOfStep(step, KNOWN) },
    locale,
  );
}

/** Returns whether a step runs an app or a check of the device. Surveys have names of their own. */
const hasTask = (step: Step, task: string): boolean =>
  isDeviceStep(step) ? task === DEVICE_TASK : "app" in step && step.app === task;

/** Returns the labels of all measures in the texts of a step. */
const measureLabels = (payload: AppPayload | undefined): string[] =>
  Object.values(payload?.words.result.measures ?? {});

type ExcludeRule = NonNullable<Plan["exclude"]>[number];

/** Returns a rule that excludes participants in a few words. */
function ruleText(rule: ExcludeRule, words: FindingsWords, locale: Locale): string {
  if (rule.flag === "input")
    return interpolate(words.rules.input, { input: words.sensitivity.inputs[rule.only] });
  const limit =
    "abovePercent" in rule ? rule.abovePercent : "above" in rule ? rule.above : rule.percent;
  return interpolate(words.rules[rule.flag], { n: numberText(limit, locale) });
}

/**
 * Returns the names of a study's steps, measures, conditions and reasons. Without its document, the names come from the
 * tasks alone.
 * @param payloads of the tasks that have loaded, keyed by app id
 */
export function studyNames(
  document: ProtocolDocument | null,
  payloads: ReadonlyMap<string, AppPayload>,
  texts: Texts,
  locale: Locale,
): StudyNames {
  const { words } = texts;
  const made = new Map<string, AppPayload | undefined>();
  const stepOf = (id: string) =>
    document?.steps.filter(isRunStep).find((candidate) => candidate.id === id);
  const payloadOf = (id: string, task: string) => {
    if (!made.has(id)) made.set(id, payloadOfStep(stepOf(id), task, payloads, texts, locale));
    return made.get(id);
  };
  const taskOf = (id: string) => {
    const step = stepOf(id);
    if (step && isDeviceStep(step)) return DEVICE_TASK;
    return step && "app" in step ? step.app : id;
  };
  const surveyTitle = ({ survey }: SurveyStep) => saidIn(survey.title, locale);
  const nameOf = (id: string) => {
    const step = stepOf(id);
    // Two steps can have the same name, such as those of one task, so the id is added.
    if (step && isSurveyStep(step)) {
      const title = surveyTitle(step);
      const isSame = (each: SurveyStep) => each.id !== id && surveyTitle(each) === title;
      const isAlone = !document?.steps.filter(isSurveyStep).some(isSame);
      return title === "" ? id : isAlone ? title : `${title} (${id})`;
    }
    const name = payloadOf(id, taskOf(id))?.words.name;
    if (!name) return id;
    const isAlone =
      !document || document.steps.filter((each) => hasTask(each, taskOf(id))).length < 2;
    return isAlone ? name : `${name} (${id})`;
  };
  const measureOf = ({ step, task, id }: MeasureRef): NamedMeasure => {
    const payload = payloadOf(step, task);
    const definition = payload?.facts.measures.find((measure) => measure.id === id);
    const label = ownValue(payload?.words.result.measures ?? {}, id) ?? id;
    const isSame = ({ id: other }: Step) =>
      other !== step && measureLabels(payloadOf(other, task)).includes(label);
    const isAlone =
      !document ||
      (task === SURVEY_TASK
        ? !document.steps.filter(isSurveyStep).some(isSame)
        : document.steps.filter((each) => hasTask(each, task)).length < 2);
    return {
      ...(definition ?? UNKNOWN),
      label: isAlone ? label : `${label} (${step})`,
      norm: (definition?.norm && payload?.norms[definition.norm]) || null,
    };
  };
  const labels = document ?? {};
  return {
    measure: measureOf,
    step: nameOf,
    condition: (id) => (id === null ? words.flow.noCondition : conditionLabel(labels, id, locale)),
    inSentence: (id) =>
      id === null ? words.flow.noCondition : conditionInSentence(labels, id, locale),
    reason: ({ aside, detail }) => {
      if (detail === null) return "";
      if (aside === "endedByRule") return ownValue(words.exits, detail) ?? detail;
      if (aside === "excluded") {
        const rule = document?.plan?.exclude?.[Number(detail)];
        return rule ? ruleText(rule, words, locale) : "";
      }
      if (aside === "noScore") {
        const [step = "", reason = ""] = detail.split(".");
        const text = ownValue(payloadOf(step, taskOf(step))?.words.result.reasons ?? {}, reason);
        return withColon(nameOf(step), text ?? reason, locale);
      }
      return "";
    },
  };
}
