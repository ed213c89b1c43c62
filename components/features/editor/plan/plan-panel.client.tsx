"use client";

import { memo, useCallback, useMemo } from "react";
import {
  defaultMeasure,
  isAppModel,
  knownApp,
  measuresOf,
  nameAmong,
  type StepModel,
  stepModel,
  surveyMeasure,
} from "@/components/features/editor/document/consequences";
import { isPersonShaped, stepsOf } from "@/components/features/editor/document/edit-document";
import {
  asText,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
  withValue,
} from "@/components/features/editor/document/json";
import { ChoiceField, Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { NumberField } from "@/components/features/editor/form/number-field.client";
import { stepName } from "@/components/features/editor/form/step-name";
import { DocumentPart } from "@/components/features/editor/shared/document-part.client";
import {
  type EditorWords,
  useEditorBase,
  useEditorContext,
  useEditorPage,
  useField,
  withPlan,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp } from "@/components/features/editor/shared/editor-props";
import { PARTS } from "@/components/features/editor/shared/panes";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { QUESTIONS } from "@/experiments/study/document/plan-schema";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { CompareFields } from "./compare-fields.client";
import type { Move } from "./people-trials-figure.client";
import { PeopleTrialsPanel } from "./people-trials-panel.client";
import { PlanFolds, QuestionDetails } from "./plan-details.client";
import styles from "./plan-panel.module.css";
import type { SolvedPlan } from "./use-plan.client";

/** Returns the names of an app's measures, for the parameters of the step unless a parameter has a fault. */
function labelsOf(
  payload: AppPayload | undefined,
  step: StepModel | null,
  locale: Locale,
): Readonly<Record<string, string>> {
  const app = step && isAppModel(step) ? knownApp(step.app) : undefined;
  if (!payload || !step || !app) return payload?.words.result.measures ?? {};
  const { parameters } = app;
  return atParameters(payload, { parameters, model: step.model }, locale).words.result.measures;
}

/** Returns the names of the measures of a document's apps and surveys, keyed by `step.measure`. */
function measureNames(
  steps: readonly Json[],
  apps: readonly EditorApp[],
  words: EditorWords,
  payloads: ReadonlyMap<string, AppPayload>,
  locale: Locale,
): Record<string, string> {
  const found = steps.flatMap((step, index) => {
    if (!isPersonShaped(step)) return [];
    const name = nameAmong(stepName(step, apps, words, locale), step, steps);
    const labels = labelsOf(payloads.get(asText(step.app)), stepModel(step, index), locale);
    return measuresOf(step).map((id) => [
      `${asText(step.id)}.${id}`,
      withColon(
        name,
        surveyMeasure(step, id, words.form, locale) ?? labels[id] ?? id.replaceAll("_", " "),
        locale,
      ),
    ]);
  });
  return Object.fromEntries(found);
}

/** Returns the kind of effect that a question is about. Questions of the same kind can use the same effect. */
function kindOf(question: string): "correlation" | "share" | "unit" {
  if (question === "correlation") return question;
  return question === "proportion" || question === "proportions" ? "share" : "unit";
}

// A question about proportions is available only if the plan already contains such a question, because no measure of
// this release is a proportion.

/** Returns whether a question has the two sides of a comparison. */
const isTwoSided = (question: string) =>
  question === "groups" || question === "change" || question === "proportions";

/**
 * Returns a document with another question. If the new question needs an effect of another kind, the effect is removed,
 * because readers would misinterpret it. The sides of a comparison are removed if the new question has none.
 */
function withQuestion(document: JsonObject, question: string): JsonObject {
  const before = valueAt(document, ["plan", "question"]);
  const next = withValue(withPlan(document), ["plan", "question"], question);
  const ofKind =
    kindOf(asText(before) || "effect") === kindOf(question) ? [] : ["effect", "width", "reference"];
  const gone = isTwoSided(question) ? ofKind : [...ofKind, "compare"];
  return gone.reduce<Json>(
    (now, key) => withValue(now, ["plan", key], undefined),
    next,
  ) as JsonObject;
}

/** The fields for the research question. */
const Question = memo(function Question() {
  const { apps } = useEditorPage();
  const { payloads } = usePayloads();
  const { document, words, locale, edit } = useEditorContext();
  const own = words.plan;
  const measures = measureNames(stepsOf(document), apps, words, payloads, locale);
  const question = asText(valueAt(document, ["plan", "question"])) || "effect";
  const isCorrelation = question === "correlation";
  const asked = useField(["plan", "question"]);
  const measure = useField(["plan", "measure"]);
  const other = useField(["plan", "other", "measure"]);
  const shown = typeof measure.value === "string" ? measure.value : defaultMeasure(document);
  const goal = valueAt(document, ["plan", "goal"]);
  const effect = useField(["plan", "effect"]);
  // The width of an interval depends on the effect only if the effect is a correlation.
  const hasEffect = goal !== "smallestEffect" && (goal !== "width" || isCorrelation);
  const isStandardised = isObject(effect.value);
  const isShare = isCorrelation || question === "proportion" || question === "proportions";
  return (
    <div className={styles.ask}>
      <FieldRow id={asked.id} label={own.question} error={asked.error}>
        {(control) => (
          <Select
            {...control}
            value={question}
            choices={Object.fromEntries(
              QUESTIONS.filter((each) => each === question || kindOf(each) !== "share").map(
                (each) => [each, own.questions[each]],
              ),
            )}
            onChange={(next) => edit((now) => withQuestion(now, next))}
          />
        )}
      </FieldRow>
      <ChoiceField path={["plan", "goal"]} label={own.goal} fallback="power" choices={own.goals} />
      <FieldRow id={measure.id} label={own.measure} error={measure.error}>
        {(control) => (
          <Select
            {...control}
            value={shown}
            choices={measures}
            onChange={(next) => measure.set(next)}
          />
        )}
      </FieldRow>
      <CompareFields measures={measures} measure={shown} />
      {isCorrelation && (
        <FieldRow id={other.id} label={own.other} error={other.error}>
          {(control) => (
            <Select
              {...control}
              value={typeof other.value === "string" ? other.value : ""}
              choices={{ "": own.none, ...measures }}
              onChange={(next) => other.set(next || undefined)}
            />
          )}
        </FieldRow>
      )}
      {hasEffect && (!isShare || isStandardised) && (
        <FieldRow id="field-effect-in" label={own.effectIn} error={undefined}>
          {(control) => (
            <Select
              {...control}
              value={isStandardised ? "d" : "unit"}
              choices={own.effectUnits}
              onChange={(next) => effect.set(next === "d" ? {} : undefined)}
            />
          )}
        </FieldRow>
      )}
      {hasEffect && isStandardised && (
        <>
          <NumberField
            path={["plan", "effect", "d"]}
            label={own.d}
            hint={own.effectHelp}
            limits={{ minimum: -5, maximum: 5, step: 0.1 }}
          />
          <NumberField
            path={["plan", "effect", "sd"]}
            label={own.dSd}
            limits={{ minimum: 0.01, maximum: 10_000, step: 1 }}
          />
          <NumberField
            path={["plan", "effect", "trials"]}
            label={own.dTrials}
            limits={{ minimum: 2, maximum: 100_000, step: 1 }}
          />
        </>
      )}
      {hasEffect && !isStandardised && (
        <NumberField
          path={["plan", "effect"]}
          label={own.effect}
          hint={own.effectHelp}
          limits={
            isShare
              ? { minimum: -1, maximum: 1, step: 0.05 }
              : { minimum: 0, maximum: 1000, step: 1 }
          }
        />
      )}
      {goal !== "width" && (
        <NumberField
          path={["plan", "power"]}
          label={own.power}
          limits={{ minimum: 0.5, maximum: 0.99, step: 0.05 }}
          placeholder={locale === "fr" ? "0,8" : "0.8"}
        />
      )}
      {isCorrelation && (
        <ChoiceField
          path={["plan", "when"]}
          label={own.when}
          fallback="sameSession"
          choices={{ sameSession: own.sameSession, anotherDay: own.anotherDay }}
        />
      )}
      <QuestionDetails />
    </div>
  );
});

const ASKED: readonly (keyof ProtocolDocument)[] = [
  "plan",
  "steps",
  "conditions",
  "conditionsAre",
  "conditionLabels",
  "visits",
  "language",
];
const FOLDED: readonly (keyof ProtocolDocument)[] = ["plan", "steps", "language"];

/** The question as a sentence of fields, below the number of people that the plan requires. */
export const PlanPanel = memo(function PlanPanel({
  solved,
}: {
  /** The computed plan; null if the document has faults, or if published figures are missing. */
  solved: SolvedPlan | null;
}) {
  const { plan: planWords, bench } = useEditorPage().payload;
  const { words, locale, edit } = useEditorBase();
  const needsOwn = solved?.asked.measure.data === null;
  const ask = useMemo(
    () => (
      <DocumentPart of={ASKED}>
        <Question />
      </DocumentPart>
    ),
    [],
  );
  const folds = useMemo(
    () => (
      <DocumentPart of={FOLDED}>
        <PlanFolds needsOwn={needsOwn} />
      </DocumentPart>
    ),
    [needsOwn],
  );
  const planned = solved?.asked.measure;
  const [step, parameter] = [planned?.step, planned?.length?.parameter];
  const move = useCallback(
    ({ people, length }: Move) =>
      edit(
        (now) => {
          const next =
            people === undefined ? now : withValue(withPlan(now), ["plan", "people"], people);
          const place = stepsOf(now).findIndex((each) => isObject(each) && each.id === step);
          return (
            length === undefined || parameter === undefined || place === -1
              ? next
              : withValue(next, ["steps", place, "parameters", parameter], length)
          ) as JsonObject;
        },
        { typing: "handle" },
      ),
    [edit, step, parameter],
  );
  const set = useCallback(
    (people: number) =>
      edit((now) => withValue(withPlan(now), ["plan", "people"], people) as JsonObject, {
        say: interpolate(bench.plan.isSet, { n: formatNumber(people, locale) }),
      }),
    [edit, bench, locale],
  );
  return (
    <section className={styles.panel} id={PARTS.sample} aria-label={bench.map.sample} tabIndex={-1}>
      <PeopleTrialsPanel
        {...(solved ?? { inputs: null })}
        title={words.plan.title}
        words={planWords}
        bench={bench.plan}
        locale={locale}
        onChange={move}
        onSet={set}
        more={folds}
      >
        {ask}
      </PeopleTrialsPanel>
    </section>
  );
});
