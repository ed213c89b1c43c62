"use client";

import type { JsonObject } from "@/components/features/editor/document/json";
import { planOf } from "@/components/features/editor/document/people-cost";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { recruited } from "@/experiments/study/plan/cost";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./assignment-field.module.css";
import { BALANCED_GAP, expectedGap, meanGap } from "./balance";
import { Repairs } from "./repairs.client";

const METHODS = ["balanced", "drawn"] as const;

/** The number of people of a study whose plan does not state it. The simulation of the balanced groups has it, too. */
const { people: USUAL_PEOPLE } = BALANCED_GAP;

/**
 * The choice between balanced and drawn groups, with the imbalance that each method leaves. In a study without
 * conditions, the choice concerns the orders of a Williams square.
 */
export function AssignmentField({ conditions }: { conditions: readonly string[] }) {
  const { document, words, locale } = useEditorContext();
  const { assignment } = words.design;
  const field = useField(["assignment"]);
  const chosen = field.value === undefined ? "drawn" : field.value;
  const hasGroups = conditions.length > 0;
  const figures = conditions.length > 1 ? figuresOf(document, conditions, locale) : null;
  const [first = ""] = conditions;
  const texts = hasGroups ? assignment.groups : assignment.orders;
  const says = {
    balanced: [
      texts.balanced,
      ...(figures ? [interpolate(assignment.balancedGap, figures)] : []),
      ...(hasGroups && document.order === "latin-square" ? [assignment.ordersToo] : []),
    ],
    drawn: [
      texts.drawn,
      ...(figures
        ? [interpolate(figures.gap === "" ? assignment.drawnMean : assignment.drawnGap, figures)]
        : []),
    ],
  };
  const needs = {
    balanced: [assignment.needs, ...(hasGroups ? [assignment.hides] : [])],
    drawn: hasGroups
      ? [interpolate(assignment.elsewhere, { parameter: `condition=${first}` })]
      : [],
  };
  return (
    <div
      role="radiogroup"
      id={field.id}
      className={styles.field}
      tabIndex={-1}
      aria-labelledby={`${field.id}-label`}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.error && `${field.id}-error`}
    >
      <p id={`${field.id}-label`} className={styles.label}>
        {texts.label}
      </p>
      {figures && (
        <p className={styles.head} aria-hidden="true">
          {assignment.figure}
        </p>
      )}
      {METHODS.map((method) => (
        <div key={method} className={styles.method} data-chosen={method === chosen || undefined}>
          <input
            type="radio"
            name={field.id}
            id={`${field.id}-${method}`}
            aria-describedby={`${field.id}-${method}-says`}
            checked={method === chosen}
            onChange={() => field.set(method === "drawn" ? undefined : method)}
          />
          <label htmlFor={`${field.id}-${method}`}>{assignment.methods[method]}</label>
          {figures && (
            <span className={styles.figure} aria-hidden="true">
              {figures[method]}
            </span>
          )}
          <div id={`${field.id}-${method}-says`} className={styles.says}>
            <p>{says[method].join(" ")}</p>
            {method === chosen && needs[method].map((text) => <p key={text}>{text}</p>)}
          </div>
        </div>
      ))}
      {field.error && (
        <p id={`${field.id}-error`} className={styles.error}>
          {field.error}
        </p>
      )}
      {field.error && <Repairs at={field.name} />}
    </div>
  );
}

/** Returns the differences between two groups with the planned number of people, as texts. */
function figuresOf(document: JsonObject, conditions: readonly string[], locale: Locale) {
  const people = recruited(planOf(document)) ?? USUAL_PEOPLE;
  const gap = expectedGap(people, conditions.length);
  const number = (value: number) => formatNumber(value, locale, 1);
  return {
    people: formatNumber(people, locale),
    balanced: number(BALANCED_GAP.difference),
    drawn: number(meanGap(people, conditions.length)),
    gap: gap === null ? "" : formatNumber(gap.difference, locale),
    percent: gap?.percent ?? 0,
    simulated: BALANCED_GAP.people,
    leave: BALANCED_GAP.leavePercent,
  };
}
