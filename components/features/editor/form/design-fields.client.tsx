"use client";

import { memo } from "react";
import { withConditions } from "@/components/features/editor/document/edit-document";
import { asText, isList, type JsonObject } from "@/components/features/editor/document/json";
import { planOf, recruited } from "@/components/features/editor/document/people-cost";
import { said, useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { expectedGap } from "./balance";
import { ChoiceField, NumberField } from "./field.client";
import styles from "./form-sections.module.css";
import { SaidField } from "./information-fields.client";
import { ListField } from "./who-fields.client";

/** The order of the steps, the conditions, and whether all participants get the same trials. */
export const DesignFields = memo(function DesignFields() {
  const { document, words, faults, edit, locale } = useEditorContext();
  const { design } = words;
  const conditions = isList(document.conditions) ? document.conditions.map(asText) : [];
  const people = recruited(planOf(document));
  const gap =
    people !== null && conditions.length > 1 ? expectedGap(people, conditions.length) : null;
  const fault = [...faults.values()].find(({ path }) => path.startsWith("conditions"));
  const isSet = conditions.length > 0 || document.seed !== undefined;
  return (
    <details className={styles.fold} open={isSet || fault !== undefined || undefined}>
      <summary>
        <h2>{design.title}</h2>
        <span>{summaryOf(document, conditions, design.orders)}</span>
      </summary>
      <ChoiceField path={["order"]} label={design.order} fallback="fixed" choices={design.orders} />
      <ListField
        id="field-conditions"
        label={design.conditions}
        hint={design.conditionsHelp}
        values={conditions}
        error={fault && said(fault.rule, locale)}
        cost={
          gap
            ? interpolate(design.imbalance, {
                people: people ?? 0,
                gap: gap.difference,
                percent: gap.percent,
                parameter: `condition=${conditions[0]}`,
              })
            : undefined
        }
        onChange={(next) =>
          edit((now: JsonObject) => withConditions(now, next), { typing: "conditions" })
        }
      />
      {conditions.map((condition) => (
        <SaidField
          key={condition}
          path={["conditionLabels", condition]}
          label={interpolate(design.conditionLabel, { condition })}
        />
      ))}
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
  { order }: JsonObject,
  conditions: readonly string[],
  orders: Readonly<Record<string, string>>,
): string {
  const said = orders[asText(order) || "fixed"] ?? asText(order);
  return conditions.length > 0 ? `${said}, ${conditions.join(" / ")}` : said;
}
