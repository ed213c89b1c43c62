import { changedFromNorm } from "@/experiments/engine/texts/norm-verdict";
import { comparedShare } from "@/experiments/study/document/compared-share";
import { comparedSides, retestVisits } from "@/experiments/study/document/compared-sides";
import type { KnownApp, KnownApps } from "@/experiments/study/document/fault";
import {
  defaultStep,
  type NamedMeasure,
  namedMeasure,
} from "@/experiments/study/document/named-measure";
import type { Plan, ProtocolDocument, SurveyStep } from "@/experiments/study/document/schema";
import {
  isAppStep,
  isPersonStep,
  isSurveyStep,
  taskOf,
} from "@/experiments/study/document/step-kind";
import { modelOfStep, parametersOf } from "@/experiments/study/document/step-model";
import { measureName } from "@/experiments/survey/definition/measure-name";
import { ownValue } from "@/lib/own-value";
import type { NoPlan, PlanInputs, PlannedMeasure, StepLength } from "./plan-types";
import type { PlannerData } from "./planner-data";

/**
 * The data that are needed to solve a plan: the apps of this release, and the published figures of the apps in the
 * document.
 */
export type PlanSources = {
  apps: KnownApps;
  data: Readonly<Record<string, PlannerData>>;
};

/**
 * Returns the inputs for solving a plan about a step. If the plan in the document names this step or no step, it is
 * used. Otherwise, the inputs contain a plan without an effect, because only the author can state an effect.
 * @param step id of a step; by default the step that the plan names, or otherwise the first app
 * @returns the inputs, or the reason why a plan is not possible
 */
export function planFor(
  document: ProtocolDocument,
  step: string | undefined,
  sources: PlanSources,
): PlanInputs | NoPlan {
  const { plan } = document;
  const { apps } = sources;
  const sides = plan ? comparedSides(document, apps, plan) : null;
  const [one, other] = sides ?? [];
  // A comparison is planned with the measure of its first side.
  const planned = one?.measure ? nameOf(one.measure) : plan?.measure;
  const [plannedStep] = planned?.split(".") ?? [];
  const id = step ?? plannedStep ?? defaultStep(document.steps.filter(isPersonStep))?.id;
  const found = document.steps.find((each) => each.id === id);
  if (!found) return { reason: "noStep" };
  if (!isPersonStep(found)) return { reason: "text" };
  const isPlanned = plan !== undefined && (plannedStep === undefined || plannedStep === id);
  const measure = measureOf(document, (isPlanned && planned) || found.id, sources);
  if (!measure) return { reason: "noMeasure" };
  if (!isPlanned) {
    const asked = { question: defaultQuestion(measure) };
    const name = `${measure.step}.${measure.id}`;
    const share = comparedShare(document, apps, { ...asked, measure: name });
    const unasked = { other: null, sides: null, visits: null, second: null };
    return { document, plan: asked, measure, ...unasked, share };
  }
  const second = other?.measure ? measureOf(document, nameOf(other.measure), sources) : null;
  const isSame = second?.step === measure.step && second.id === measure.id;
  return {
    document,
    plan,
    measure,
    other: otherOf(document, plan, sources),
    sides: one && other ? [one.condition, other.condition] : null,
    visits: one && other ? [one.visit, other.visit] : retestVisits(document, apps, plan),
    second: isSame ? null : second,
    share: comparedShare(document, apps, plan),
  };
}

const nameOf = ({ step, measure }: NamedMeasure) => `${step.id}.${measure.id}`;

/** Returns the default question: the existence of an effect for a difference between conditions, otherwise the mean. */
const defaultQuestion = ({ data }: PlannedMeasure): Plan["question"] =>
  isDifference(data) ? "effect" : "mean";

/**
 * Returns whether a score is a difference between two conditions. The components of such a score are a mean, a tau and
 * two sigmas.
 */
export const isDifference = (data: PlannedMeasure["data"]): boolean =>
  data?.components?.point.length === 4;

function otherOf(
  document: ProtocolDocument,
  { other }: Plan,
  sources: PlanSources,
): PlannedMeasure | null {
  return other?.measure === undefined ? null : measureOf(document, other.measure, sources);
}

/** Returns a measure of the document with its figures; null if the document does not have the measure. */
function measureOf(
  document: ProtocolDocument,
  name: string,
  { apps, data }: PlanSources,
): PlannedMeasure | null {
  const named = namedMeasure(document, apps, name);
  if (!named) return null;
  const { step, model, measure } = named;
  if (isSurveyStep(step)) return surveyMeasure(step, named, document, apps);
  const app = apps[step.app] as KnownApp;
  const set = app.parameters;
  const values = parametersOf(step, app);
  const changed = changedFromNorm(set, values);
  const usual = data[step.app]?.[measure.id];
  const known: typeof usual =
    (measure.norm && ownValue(usual?.others ?? {}, measure.norm)) || usual;
  const published = known?.figures ?? null;
  const { steps } = document;
  const isAlone = steps.filter((each) => isAppStep(each) && each.app === step.app).length === 1;
  return {
    step: step.id,
    ...(!isAlone && { isOneOfSeveral: true }),
    app: step.app,
    id: measure.id,
    ...(known && { name: known.name }),
    unit: measure.unit,
    decimals: measure.decimals,
    trials: set.length ? set.length.of(values) : null,
    lengthUnit:
      model.kind === "form" ? "answers" : isDifference(published) ? "trialsPerCondition" : "trials",
    length: set.length ? { parameter: set.length.name, lengths: lengthsOf(set, values) } : null,
    data: changed.length > 0 ? null : published,
    changed: published ? changed : [],
  };
}

/** Returns a measure of a survey. It does not have published figures, and its number of answers cannot be changed. */
function surveyMeasure(
  step: SurveyStep,
  { measure }: NamedMeasure,
  { steps }: ProtocolDocument,
  apps: KnownApps,
): PlannedMeasure {
  const name = measureName(step.survey, measure.id, "en");
  const isOneOfSeveral = steps
    .filter(isSurveyStep)
    .some(
      (other) =>
        other.id !== step.id &&
        modelOfStep(other, apps).facts.measures.some(
          ({ id }) => measureName(other.survey, id, "en") === name,
        ),
    );
  return {
    step: step.id,
    ...(isOneOfSeveral && { isOneOfSeveral }),
    app: taskOf(step),
    id: measure.id,
    name: {
      en: name,
      fr: measureName(step.survey, measure.id, "fr"),
    },
    unit: measure.unit,
    decimals: measure.decimals,
    trials: null,
    lengthUnit: "answers",
    length: null,
    data: null,
    changed: [],
  };
}

/** Returns the numbers of trials that the other parameters of a step allow, in increasing order. */
function lengthsOf(
  { definitions, length, rules }: KnownApp["parameters"],
  values: ReturnType<typeof parametersOf>,
): StepLength[] {
  const parameter = length && definitions[length.name];
  if (!length || parameter?.kind !== "number") return [];
  const lengths: StepLength[] = [];
  for (let value = parameter.minimum; value <= parameter.maximum; value += parameter.step) {
    const set = { ...values, [length.name]: value };
    if (rules.every(({ holds }) => holds(set))) lengths.push({ trials: length.of(set), value });
  }
  return lengths;
}
