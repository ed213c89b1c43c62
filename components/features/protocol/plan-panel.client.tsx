"use client";

import type { AppPayload } from "@/experiments/app-payload";
import type { EditorPayload } from "@/experiments/editor-payload";
import { PeopleTrialsPanel } from "@/experiments/plan/people-trials-panel.client";
import { QUESTIONS } from "@/experiments/protocol/plan-schema";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { knownApp, settingsOf } from "./consequences";
import { isAppShaped, stepsOf } from "./edit-document";
import { useEditorContext, useField, withPlan } from "./editor-context.client";
import type { EditorApp } from "./editor-props";
import { ChoiceField, FieldRow, NumberField, Select } from "./field.client";
import { Panel } from "./frame";
import { isObject, type Json, type JsonObject, valueAt, withValue } from "./json";
import styles from "./plan-panel.module.css";
import type { SolvedPlan } from "./use-plan.client";

/** Returns what the measures of the apps of a document are called, by `step.measure`. */
function measuresOf(
  steps: readonly Json[],
  apps: readonly EditorApp[],
  payloads: ReadonlyMap<string, AppPayload>,
  locale: Locale,
): Record<string, string> {
  const found = steps.flatMap((step) => {
    const app = isAppShaped(step) ? knownApp(step.app) : undefined;
    if (!app || !isAppShaped(step)) return [];
    const name = apps.find(({ id }) => id === step.app)?.name ?? String(step.app);
    const labels: Readonly<Record<string, string>> =
      payloads.get(String(step.app))?.words.result.measures ?? {};
    try {
      const { facts } = app.modelOf(settingsOf(step, app) as never);
      return facts.measures.map(({ id }) => [
        `${step.id}.${id}`,
        withColon(name, labels[id] ?? id.replaceAll("_", " "), locale),
      ]);
    } catch {
      // Settings that are not mended yet.
      return [];
    }
  });
  return Object.fromEntries(found);
}

/** The question as a sentence of fields, and above it how many people answer it. */
export function PlanPanel({
  solved,
  apps,
  payloads,
  planWords,
}: {
  /** Null while the document has faults, or without published figures. */
  solved: SolvedPlan | null;
  apps: readonly EditorApp[];
  payloads: ReadonlyMap<string, AppPayload>;
  planWords: EditorPayload["plan"];
}) {
  const { document, words, locale, edit } = useEditorContext();
  const own = words.plan;
  const measures = measuresOf(stepsOf(document), apps, payloads, locale);
  const question = String(valueAt(document, ["plan", "question"]) ?? "effect");
  const isCorrelation = question === "correlation";
  const measure = useField(["plan", "measure"]);
  const other = useField(["plan", "other", "measure"]);
  const [first = ""] = Object.keys(measures);
  const hasEffect = isObject(valueAt(document, ["plan", "effect"]));
  const ask = (
    <div className={styles.ask}>
      <ChoiceField
        path={["plan", "question"]}
        label={own.question}
        fallback="effect"
        choices={Object.fromEntries(QUESTIONS.map((each) => [each, own.questions[each]]))}
      />
      <FieldRow id={measure.id} label={own.measure} error={measure.error}>
        {(control) => (
          <Select
            {...control}
            value={typeof measure.value === "string" ? measure.value : first}
            choices={measures}
            onChange={(next) => measure.set(next)}
          />
        )}
      </FieldRow>
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
      {!hasEffect && (
        <NumberField
          path={["plan", "effect"]}
          label={own.effect}
          hint={own.effectHelp}
          limits={
            isCorrelation
              ? { minimum: -1, maximum: 1, step: 0.05 }
              : { minimum: 0, maximum: 1000, step: 1 }
          }
        />
      )}
      <NumberField
        path={["plan", "power"]}
        label={own.power}
        limits={{ minimum: 0.5, maximum: 0.99, step: 0.05 }}
        placeholder={locale === "fr" ? "0,8" : "0.8"}
      />
      {isCorrelation && (
        <ChoiceField
          path={["plan", "when"]}
          label={own.when}
          fallback="sameSession"
          choices={{ sameSession: own.sameSession, anotherDay: own.anotherDay }}
        />
      )}
    </div>
  );
  if (!solved) return <Panel title={own.title}>{ask}</Panel>;
  const { measure: planned } = solved.inputs;
  const place = stepsOf(document).findIndex((step) => isObject(step) && step.id === planned.step);
  return (
    <section className={styles.panel}>
      <PeopleTrialsPanel
        inputs={solved.inputs}
        words={planWords}
        locale={locale}
        onChange={({ people, length }) =>
          edit(
            (now) => {
              const next =
                people === undefined ? now : withValue(withPlan(now), ["plan", "people"], people);
              const parameter = planned.length?.parameter;
              return (
                length === undefined || parameter === undefined
                  ? next
                  : withValue(next, ["steps", place, "parameters", parameter], length)
              ) as JsonObject;
            },
            { typing: "handle" },
          )
        }
      >
        {ask}
      </PeopleTrialsPanel>
    </section>
  );
}
