"use client";

import {
  measuresOf,
  nameAmong,
  surveyMeasure,
} from "@/components/features/editor/document/consequences";
import {
  isAppShaped,
  isDeviceShaped,
  isRunShaped,
} from "@/components/features/editor/document/edit-document";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Path,
  withValue,
} from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
import { ActionButton } from "@/components/ui/action-button";
import { definitionOf, isDeviceMeasure } from "@/experiments/device-step/model/device-measures";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";
import { PRESSES } from "@/experiments/engine/device/device-check";
import { ACCURACY } from "@/experiments/study/document/check-assignment";
import { RULE_EXITS } from "@/experiments/study/document/schema";
import { FAILED_CHECKS } from "@/experiments/survey/definition/measure-ids";
import { withColon } from "@/lib/i18n/typeset";
import { Select } from "./choice-field.client";
import { FaultNote } from "./fault-note.client";
import styles from "./leave-rules.module.css";
import { NumberField } from "./number-field.client";

const COMPARISONS = ["below", "above", "is", "isNot"] as const;
type Comparison = (typeof COMPARISONS)[number];

/**
 * Returns the measures that a rule can use, in the format `step.measure`. The first measure of an app is the proportion
 * of correct responses.
 */
function namesOf(step: Json): string[] {
  const measures = measuresOf(step);
  if (!isRunShaped(step) || measures.length === 0) return [];
  return [...(isAppShaped(step) ? [ACCURACY] : []), ...measures].map(
    (id) => `${asText(step.id)}.${id}`,
  );
}

/**
 * Returns the condition of a new rule: a low share of correct responses or, for a survey, failed attention checks or its
 * first measure.
 */
function firstCondition(step: JsonObject): JsonObject {
  const of = (measure: string) => `${asText(step.id)}.${measure}`;
  if (isAppShaped(step)) return { measure: of(ACCURACY), below: 0.6 };
  if (isDeviceShaped(step)) {
    const { measure, ...limit } =
      FIRST_OF_DEVICE.find((each) => measuresOf(step).includes(each.measure)) ?? LAST_OF_DEVICE;
    return { measure: of(measure), ...limit };
  }
  const measures = measuresOf(step);
  const measure = measures.find((each) => each === FAILED_CHECKS) ?? measures[0] ?? "";
  return { measure: of(measure), above: 0 };
}

/**
 * The comparisons with which a new rule about the device begins, for the first measure that the check has: a display of
 * 60 Hz, a keyboard, and a wide screen pass them.
 */
const FIRST_OF_DEVICE = [
  { measure: "refresh_rate", below: 50 },
  { measure: "keyboard_presses", below: PRESSES },
];
const LAST_OF_DEVICE = { measure: "window_width", below: 800 };

const comparisonOf = (rule: JsonObject): Comparison =>
  COMPARISONS.find((each) => isObject(rule.if) && each in rule.if) ?? "below";

/** Returns the name of a measure of the device. */
const deviceName = (id: string, names: DeviceStepTexts["measures"]) =>
  isDeviceMeasure(id) ? names[id] : id;

/** Returns the unit of a measure of the device, such as `device.refresh_rate`; undefined for other measures. */
function unitOf(name: string, steps: readonly Json[]): string | undefined {
  const [id, measure = ""] = name.split(".");
  const step = steps.find((each) => isObject(each) && each.id === id);
  return isDeviceShaped(step) && isDeviceMeasure(measure)
    ? (definitionOf(measure).unit ?? undefined)
    : undefined;
}

/** The rules according to which a session ends after a step. */
export function LeaveRules({
  index,
  step,
  steps,
  nameOf,
  isOpen = false,
}: {
  index: number;
  step: JsonObject;
  steps: readonly Json[];
  nameOf: (step: Json | undefined) => string;
  /** Whether the rules are displayed even if the step has none. */
  isOpen?: boolean;
}) {
  const { words, edit, faults, locale } = useEditorContext();
  const { device } = useEditorPage().payload;
  const { form, ends } = words;
  const rules = isList(step.leave) ? step.leave : [];
  const path: Path = ["steps", index, "leave"];
  const measures = Object.fromEntries(
    steps.slice(0, index + 1).flatMap((each) =>
      namesOf(each).map((measure) => {
        const [, id] = measure.split(".");
        const name =
          id === ACCURACY
            ? form.accuracy
            : isDeviceShaped(each)
              ? deviceName(String(id), device.measures)
              : (surveyMeasure(each, String(id), form, locale) ?? String(id));
        return [measure, withColon(nameAmong(nameOf(each), each, steps), name, locale)];
      }),
    ),
  );
  const change = (next: readonly Json[]) =>
    edit((now) => withValue(now, path, next.length > 0 ? next : undefined) as JsonObject);
  const fold = useFold(isOpen || rules.length > 0);
  return (
    <details className={styles.rules} {...fold}>
      <summary>{form.leaveTitle}</summary>
      {rules.map((rule, at) => {
        if (!isObject(rule)) return null;
        const condition = isObject(rule.if) ? rule.if : {};
        const comparison = comparisonOf(rule);
        const measure = asText(condition.measure);
        const replace = (next: JsonObject) =>
          change(rules.map((each, place) => (place === at ? next : each)));
        const own = [...faults.values()].filter((fault) =>
          fault.path.startsWith(`steps.${index}.leave.${at}.`),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identifier
          <fieldset key={at} className={styles.rule}>
            <legend>
              {form.leaveTitle} {at + 1}
            </legend>
            <Select
              aria-label={form.leaveMeasure}
              value={measure}
              choices={measures}
              onChange={(next) => replace({ ...rule, if: { ...condition, measure: next } })}
            />
            <Select
              aria-label={form.leaveHow}
              value={comparison}
              choices={form.comparisons}
              onChange={(next) => {
                const { [comparison]: value = 0.6, ...rest } = condition;
                replace({ ...rule, if: { ...rest, [next]: value } });
              }}
            />
            <NumberField
              path={[...path, at, "if", comparison]}
              label={form.leaveValue}
              limits={{
                minimum: 0,
                maximum: measure.endsWith(`.${ACCURACY}`) ? 1 : 100_000,
                step: measure.endsWith(`.${ACCURACY}`) ? 0.05 : 1,
              }}
              unit={unitOf(measure, steps)}
              fallback=""
            />
            <Select
              aria-label={form.leaveExit}
              value={asText(rule.exit)}
              choices={Object.fromEntries(RULE_EXITS.map((each) => [each, ends.exits[each]]))}
              onChange={(exit) => replace({ ...rule, exit })}
            />
            {own.map((fault) => (
              <FaultNote key={fault.path} fault={fault} />
            ))}
            <ActionButton
              look="quiet"
              onClick={() => change(rules.filter((_, place) => place !== at))}
            >
              {form.leaveRemove}
            </ActionButton>
          </fieldset>
        );
      })}
      <p className={styles.help}>{isOpen ? form.deviceParts.leaveHelp : form.leaveHelp}</p>
      <ActionButton
        look="quiet"
        onClick={() =>
          change([
            ...rules,
            {
              if: firstCondition(step),
              exit: isDeviceShaped(step) ? "screenedOut" : "failedCheck",
            },
          ])
        }
      >
        {form.leaveAdd}
      </ActionButton>
    </details>
  );
}
