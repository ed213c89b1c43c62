"use client";

import { useState } from "react";
import { nameAmong } from "@/components/features/editor/document/consequences";
import { isPersonShaped, stepsOf } from "@/components/features/editor/document/edit-document";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from "@/components/features/editor/document/json";
import { Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { RawNumberField } from "@/components/features/editor/form/number-field.client";
import { stepName } from "@/components/features/editor/form/step-name";
import {
  said,
  useEditorContext,
  useEditorPage,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { FLAGS } from "@/experiments/study/document/plan-schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import styles from "./plan-panel.module.css";

/** The kinds of rules in the order of their fields, with the field of a rule that contains its limit. */
const KINDS = [
  ...FLAGS.map((flag) => ({ flag, limit: "abovePercent" }) as const),
  { flag: "sittings", limit: "above" },
  { flag: "failedChecks", limit: "above" },
  { flag: "accuracyBelow", limit: "percent" },
  { flag: "input", limit: "only" },
] as const;
type Kind = (typeof KINDS)[number];

const rankOf = ({ flag }: JsonObject) => KINDS.findIndex((kind) => kind.flag === flag);

/** Returns the exclusion rules of a plan. */
function rulesOf(document: JsonObject): readonly JsonObject[] {
  const rules = valueAt(document, ["plan", "exclude"]);
  return isList(rules) ? rules.filter(isObject) : [];
}

/** Returns the steps that rules name, each once, in the order of the rules. */
const stepsNamed = (rules: readonly JsonObject[]) => [
  ...new Set(rules.flatMap(({ step }) => (typeof step === "string" ? [step] : []))),
];

/**
 * The rules that exclude participants: a group of fields for the steps of the planned measures, and another group for
 * each single step to which rules apply.
 */
export function ExcludeFields() {
  const { document, words, locale } = useEditorContext();
  const { apps } = useEditorPage();
  const own = words.plan;
  /**
   * The steps that have had fields since the panel was opened. A step keeps its fields when its last rule is removed, so
   * that the author can type another limit.
   */
  const [added, setAdded] = useState(stepsNamed(rulesOf(document)));
  const steps = stepsOf(document);
  const tasks: Readonly<Record<string, string>> = Object.fromEntries(
    steps
      .filter(isPersonShaped)
      .map((step) => [
        asText(step.id),
        nameAmong(stepName(step, apps, words, locale), step, steps),
      ]),
  );
  const named = stepsNamed(rulesOf(document));
  if (named.some((step) => !added.includes(step))) setAdded([...new Set([...added, ...named])]);
  const shown = [...new Set([...added, ...named])].filter(
    (step) => named.includes(step) || Object.hasOwn(tasks, step),
  );
  const others = Object.entries(tasks).filter(([id]) => !shown.includes(id));
  return (
    <div id="field-plan.exclude" tabIndex={-1}>
      <p className={styles.help}>{own.excludeHelp}</p>
      <RulesOfStep step={undefined} title={own.ofPlanned} />
      {shown.map((step) => (
        <RulesOfStep
          key={step}
          step={step}
          title={interpolate(own.ofStep, { step: ownValue(tasks, step) ?? step })}
        />
      ))}
      {others.length > 0 && (
        <FieldRow id="field-exclude-step" label={own.addStep} error={undefined}>
          {(control) => (
            <Select
              {...control}
              value=""
              choices={{ "": own.chooseStep, ...Object.fromEntries(others) }}
              onChange={(step) => setAdded((now) => [...now, step])}
            />
          )}
        </FieldRow>
      )}
    </div>
  );
}

/** The rules for one step; for the steps of the planned measures if `step` is undefined. */
function RulesOfStep({ step, title }: { step: string | undefined; title: string }) {
  const { document } = useEditorContext();
  // Only surveys have attention checks.
  const hasSurvey = stepsOf(document).some((each) => isObject(each) && isObject(each.survey));
  const kinds = KINDS.filter(({ flag }) => flag !== "failedChecks" || hasSurvey);
  return (
    <fieldset className={styles.rules}>
      <legend>{title}</legend>
      {kinds.map((kind) => (
        <RuleField key={kind.flag} kind={kind} step={step} />
      ))}
    </fieldset>
  );
}

/** The limit of one rule; empty if the plan does not have this rule. */
function RuleField({ kind: { flag, limit }, step }: { kind: Kind; step: string | undefined }) {
  const { document, words, faults, locale } = useEditorContext();
  const own = words.plan;
  const all = useField(["plan", "exclude"]);
  const rules = rulesOf(document);
  const place = rules.findIndex((rule) => rule.flag === flag && rule.step === step);
  const path = `plan.exclude.${place}`;
  const fault =
    place === -1
      ? undefined
      : [...faults.values()].find((each) => each.path === path || each.path.startsWith(`${path}.`));
  const set = (value: Json | undefined, isTyping?: boolean) => {
    const others = rules.filter((_, at) => at !== place);
    const rule: JsonObject = { flag, [limit]: value ?? null, ...(step !== undefined && { step }) };
    const next = value === undefined ? others : [...others, rule];
    const order = stepsNamed(next);
    const groupOf = (each: JsonObject) => order.indexOf(asText(each.step));
    const sorted = [...next].sort((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
    all.set(sorted.length > 0 ? sorted : undefined, isTyping);
  };
  const field = {
    ...all,
    id: place === -1 ? `field-plan.exclude.${step ?? ""}.${flag}` : `field-${path}`,
    name: fault?.path ?? all.name,
    value: rules[place]?.[limit],
    error: fault && said(fault.rule, locale),
    set,
  };
  const label = own.flags[flag];
  if (flag === "input")
    return (
      <FieldRow id={field.id} at={fault?.path} label={label} error={field.error}>
        {(control) => (
          <Select
            {...control}
            value={field.value === undefined ? "any" : asText(field.value)}
            choices={own.inputs}
            onChange={(next) => set(next === "any" ? undefined : next)}
          />
        )}
      </FieldRow>
    );
  return (
    <RawNumberField
      field={field}
      label={label}
      limits={
        limit === "above"
          ? { minimum: flag === "sittings" ? 1 : 0, maximum: 1000, step: 1 }
          : { minimum: 0, maximum: 100, step: 5 }
      }
      unit={limit === "above" ? undefined : "%"}
    />
  );
}
