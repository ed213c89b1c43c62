import { conditionIds, labelOf } from "@/components/features/editor/document/conditions";
import { knownApp } from "@/components/features/editor/document/consequences";
import {
  isAppShaped,
  languagesOf,
  stepsOf,
} from "@/components/features/editor/document/edit-document";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from "@/components/features/editor/document/json";
import { idsOf } from "@/components/features/editor/document/recruiter-edit";
import type {
  EditorWords,
  FormWords,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp } from "@/components/features/editor/shared/editor-props";
import { type Parameter, parameterNamed } from "@/experiments/engine/contract/define-parameters";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shortened } from "@/lib/i18n/shortened";
import { quoted, typeset, withColon } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { stepName } from "./step-name";
import { surveyFieldName } from "./survey-field-names";

/** The texts and the document from which the names of fields are composed. */
export type Naming = {
  apps: readonly EditorApp[];
  words: EditorWords;
  form: FormWords;
  document: JsonObject;
  locale: Locale;
};

/**
 * Returns the parameter to which a path such as `steps.1.parameters.trials` refers; undefined if the path does not
 * refer to a parameter.
 */
function parameterAt(path: string, document: JsonObject): Parameter | undefined {
  const [, index, name] = /^steps\.(\d+)\.parameters\.(\w+)$/.exec(path) ?? [];
  const step = index === undefined ? undefined : stepsOf(document)[Number(index)];
  const app = isAppShaped(step) ? knownApp(step.app) : undefined;
  return app && name !== undefined ? parameterNamed(app.parameters, name) : undefined;
}

/** Returns the label of a field of the plan; undefined if the form has no such field. */
function planLabel(path: string, { plan, who }: EditorWords): string | undefined {
  const labels: Readonly<Record<string, string>> = {
    people: who.people,
    loss: who.loss,
    payPerHour: who.pay,
    currency: who.currency,
    feePercent: who.fee,
    recruitment: who.recruitment,
    question: plan.question,
    measure: plan.measure,
    goal: plan.goal,
    effect: plan.effect,
    "effect.d": plan.d,
    "effect.sd": plan.dSd,
    "effect.trials": plan.dTrials,
    whyEffect: plan.whyEffect,
    hypotheses: plan.hypotheses,
    width: plan.width,
    reference: plan.reference,
    rho: plan.rho,
    observed: plan.observed,
    "observedWith.measure": plan.observedMeasure,
    "observedWith.other": plan.observedOther,
    "other.measure": plan.other,
    "other.name": plan.otherName,
    "other.reliability": plan.otherReliability,
    "other.retest": plan.otherRetest,
    when: plan.when,
    days: plan.days,
    sd: plan.sd,
    reliability: plan.reliability,
    retest: plan.retest,
    figuresFrom: plan.figuresFrom,
    alpha: plan.alpha,
    tests: plan.tests,
    sides: plan.sides,
    whyOneSided: plan.whyOneSided,
    power: plan.power,
    "groups.sizeRatio": plan.sizeRatio,
    "groups.sdRatio": plan.sdRatio,
    "beside.correlation": plan.besideCorrelation,
    "beside.groups": plan.besideGroups,
  };
  return path.startsWith("exclude") ? plan.exclude : ownValue(labels, path);
}

/** Returns the label of a side of the comparison, or of a rule that excludes participants; undefined for other paths. */
function labelInPlan(path: string, { words, document, locale }: Naming): string | undefined {
  const { plan } = words;
  const [, part = "", index = "", field] = path.split(".");
  if (part === "compare") {
    const { first, second } =
      field === "measure"
        ? plan.sideMeasures
        : field === "visit"
          ? plan.comparedSides.visits
          : plan.comparedSides[document.conditionsAre === "sessions" ? "sessions" : "groups"];
    const isPair = asText(valueAt(document, ["plan", "question"])) !== "change";
    if (field === "measure" && !isPair && document.conditionsAre !== "sessions")
      return plan.comparedWith;
    return index === "" ? plan.compare : index === "0" ? first : second;
  }
  const rule = part === "exclude" ? valueAt(document, ["plan", "exclude", Number(index)]) : null;
  const flag = isObject(rule ?? undefined) ? asText((rule as JsonObject).flag) : "";
  const flags: Readonly<Record<string, string>> = plan.flags;
  const name = ownValue(flags, flag);
  return name === undefined ? undefined : withColon(plan.exclude, name, locale);
}

/**
 * Returns the label of a field within a step, without the name of the step; undefined if the form has no such field.
 */
function labelInStep(within: string, path: string, naming: Naming): string | undefined {
  const { words, form, document, locale } = naming;
  const parameter = parameterAt(path, document);
  if (parameter) return typeset(parameter.label[locale], locale);
  if (/^survey(?:\.|$)/.test(within)) {
    const step = stepsOf(document)[Number(path.split(".")[1])];
    const survey = isObject(step) ? (step.survey ?? null) : null;
    return surveyFieldName(within.slice("survey.".length), survey, form.places, locale);
  }
  const [, rule] = /^leave\.(\d+)/.exec(within) ?? [];
  if (rule !== undefined) return interpolate(form.places.rule, { n: Number(rule) + 1 });
  const [, condition] = /^instructionsFor\.([^.]+)/.exec(within) ?? [];
  if (condition !== undefined)
    return withColon(form.groups.instructions, labelOf(document, condition, locale), locale);
  const labels: Readonly<Record<string, string>> = {
    id: words.form.stepId,
    for: form.conditions.who,
    at: form.visits.at,
    fixed: words.form.fixed,
    leave: words.form.leaveTitle,
    device: words.form.deviceParts.title,
    version: form.places.version,
    app: form.places.task,
    text: form.text.text,
    instructions: form.groups.instructions,
    instructionsFor: form.groups.instructions,
  };
  return ownValue(labels, within.split(".")[0] ?? "");
}

/** Returns the label of a field of the study; undefined if the form has no such field. */
function labelInStudy(path: string, naming: Naming): string | undefined {
  const { words, form, document, locale } = naming;
  const { design, who, information, ends } = words;
  const [part = "", second = "", third = "", fourth = ""] = path.split(".");
  switch (part) {
    case "steps":
      return form.places.steps;
    case "title":
      return form.places.title;
    case "order":
      return design.order;
    case "seed":
      return design.seed;
    case "language":
      return who.language;
    case "debriefing":
      return information.debriefing;
    case "conditions": {
      const id = second === "" ? undefined : conditionIds(document)[Number(second)];
      return id
        ? withColon(design.conditions, labelOf(document, id, locale), locale)
        : design.conditions;
    }
    case "conditionsAre":
      return design.conditionsAre;
    case "visits":
      return form.visits.title;
    case "assignment":
      return conditionIds(document).length > 0
        ? design.assignment.groups.label
        : design.assignment.orders.label;
    case "conditionLabels":
      return withColon(design.conditions, second, locale);
    case "information": {
      const fields: Readonly<Record<string, string>> = {
        ...information.fields,
        withdrawUntil: information.withdrawUntil,
        minimumAge: information.minimumAge,
      };
      return second === "" ? information.title : ownValue(fields, second);
    }
    case "delivery": {
      if (second === "ids") return who.ids;
      if (second === "requireId")
        return interpolate(who.requireId, { id: idsOf(document)[0] || "…" });
      if (second === "receiver") return ends.receiver;
      if (second === "receipts") return ends.receipts;
      const exits: Readonly<Record<string, string>> = ends.exits;
      const exit = second === "exits" ? ownValue(exits, third) : undefined;
      if (exit === undefined) return undefined;
      if (fourth === "code") return interpolate(ends.code, { exit });
      return fourth === "url" ? interpolate(ends.url, { exit }) : exit;
    }
    case "plan":
      return second === ""
        ? form.places.plan
        : (labelInPlan(path, naming) ??
            planLabel(path.slice("plan.".length).replace(/\.(?:en|fr)$/, ""), words));
    default:
      return undefined;
  }
}

/**
 * Returns the name of a field as the form displays it, together with the name of the step. If the form does not have
 * the field, returns the name for unknown fields.
 * @param options `isShort`: without the name of the step
 */
export function fieldName(
  path: string,
  naming: Naming,
  { isShort = false }: { isShort?: boolean } = {},
): string {
  const { apps, words, form, document, locale } = naming;
  if (path === "") return words.faults.whole;
  const unknown = () => interpolate(form.places.unknown, { key: path.split(".").at(-1) ?? path });
  const [, language] = /\.(en|fr)$/.exec(path) ?? [];
  const inLanguage = (label: string) =>
    language !== undefined && languagesOf(document).length > 1
      ? `${label}, ${language === "en" ? form.text.inEnglish : form.text.inFrench}`
      : label;
  const [, index] = /^steps\.(\d+)/.exec(path) ?? [];
  if (index === undefined) return inLanguage(labelInStudy(path, naming) ?? unknown());
  const step = `${Number(index) + 1} ${stepName(stepsOf(document)[Number(index)], apps, words, locale)}`;
  const within = path.slice(`steps.${index}.`.length);
  if (within === "") return step;
  const isText = within.startsWith("text.") && languagesOf(document).length > 1;
  const label = isText
    ? language === "en"
      ? form.text.english
      : form.text.french
    : inLanguage(labelInStep(within, path, naming) ?? unknown());
  return isShort ? label : withColon(step, label, locale);
}

/** The largest number of characters that a button quotes from a text. */
const MOST_QUOTED = 40;

/** Returns a value with its unit, as the field that belongs to the path displays it. */
export function valueText(path: string, value: Json, naming: Naming): string {
  const { document, form, locale } = naming;
  const parameter = parameterAt(path, document);
  if (parameter?.kind === "choice" && typeof value === "string") {
    const named = ownValue(parameter.values, value);
    if (named) return typeset(named[locale], locale);
  }
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    conditionsAre: naming.words.design.kinds,
    assignment: naming.words.design.assignment.methods,
    "plan.question": naming.words.plan.questions,
    "plan.when": { anotherDay: naming.words.plan.anotherDay },
  };
  const choice =
    typeof value === "string" ? ownValue(ownValue(choices, path) ?? {}, value) : undefined;
  if (choice !== undefined) return quoted(choice, locale);
  if (parameter?.kind === "key" && typeof value === "string") return value.toUpperCase();
  if (typeof value === "boolean") return value ? form.default.yes : form.default.no;
  if (typeof value === "number") {
    const [, decimals = ""] = String(value).split(".");
    const text = formatNumber(value, locale, decimals.length);
    const unit =
      parameter?.kind === "number" && parameter.unit && /^(?:ms|%|km)$/.test(parameter.unit)
        ? parameter.unit
        : "";
    return typeset(
      unit === "%" && locale === "en" ? `${text}%` : unit ? `${text} ${unit}` : text,
      locale,
    );
  }
  if (isList(value)) return value.map((each) => valueText(`${path}.0`, each, naming)).join(", ");
  const text = String(value);
  return quoted(shortened(text, MOST_QUOTED), locale);
}
