"use client";

import { memo } from "react";
import { conditionIds, labelOf } from "@/components/features/editor/document/conditions";
import { asText, type JsonObject } from "@/components/features/editor/document/json";
import { planOf } from "@/components/features/editor/document/people-cost";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { recruited } from "@/experiments/study/plan/cost";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { expectedGap } from "./balance";
import { ChoiceField, Select } from "./choice-field.client";
import { ConditionsField } from "./conditions-field.client";
import { FieldRow } from "./field.client";
import styles from "./form-sections.module.css";
import { NumberField } from "./number-field.client";

/** The fields for the order of the steps, the conditions and their kind, and whether all participants receive the same trials. */
export const DesignFields = memo(function DesignFields() {
  const { document, words, faults, locale } = useEditorContext();
  const { design } = words;
  const conditions = conditionIds(document);
  const people = recruited(planOf(document));
  const gap =
    people !== null && conditions.length > 1 ? expectedGap(people, conditions.length) : null;
  const kind = useField(["conditionsAre"]);
  const isOfSessions = kind.value === "sessions";
  const [first = ""] = conditions;
  const fault = [...faults.keys()].find((path) => /^(?:condition|order|seed)/.test(path));
  const isSet = conditions.length > 0 || document.seed !== undefined;
  return (
    <details className={styles.fold} open={isSet || fault !== undefined || undefined}>
      <summary>
        <h2>{design.title}</h2>
        <span>{summaryOf(document, conditions, design.orders, locale)}</span>
      </summary>
      <ChoiceField path={["order"]} label={design.order} fallback="fixed" choices={design.orders} />
      <ConditionsField
        cost={
          gap && !isOfSessions
            ? interpolate(design.imbalance, {
                people: people ?? 0,
                gap: gap.difference,
                percent: gap.percent,
                parameter: `condition=${first}`,
              })
            : undefined
        }
      />
      {(conditions.length > 0 || kind.value !== undefined) && (
        <FieldRow
          id={kind.id}
          at={kind.name}
          label={design.conditionsAre}
          error={kind.error}
          cost={
            isOfSessions && conditions.length > 0
              ? interpolate(design.sessions, {
                  parameter: `condition=${conditions.at(-1)}`,
                  first: quoted(labelOf(document, first, locale), locale),
                })
              : undefined
          }
        >
          {(control) => (
            <Select
              {...control}
              value={kind.value === undefined ? "groups" : asText(kind.value)}
              choices={design.kinds}
              onChange={(next) => kind.set(next === "groups" ? undefined : next)}
            />
          )}
        </FieldRow>
      )}
      <NumberField
        path={["seed"]}
        label={design.seed}
        hint={design.seedHelp}
        limits={{ minimum: 0, maximum: 2 ** 32 - 1, step: 1 }}
      />
    </details>
  );
});

function summaryOf(
  document: JsonObject,
  conditions: readonly string[],
  orders: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const order = asText(document.order);
  const said = orders[order || "fixed"] ?? order;
  const labels = conditions.map((each) => labelOf(document, each, locale));
  return labels.length > 0 ? `${said}, ${labels.join(" / ")}` : said;
}
