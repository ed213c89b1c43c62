"use client";

import { memo } from "react";
import {
  conditionIds,
  labelOf,
  withConditionsAre,
} from "@/components/features/editor/document/conditions";
import { asText, type JsonObject } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { AssignmentField } from "./assignment-field.client";
import { ChoiceField, Select } from "./choice-field.client";
import { ConditionsField } from "./conditions-field.client";
import { FieldRow } from "./field.client";
import styles from "./form-sections.module.css";
import { NumberField } from "./number-field.client";
import { VisitsField } from "./visits-field.client";

/** The fields for the order of the steps, the conditions, their kind and their assignment, the visits, and whether all participants receive the same trials. */
export const DesignFields = memo(function DesignFields() {
  const { document, words, faults, locale, edit } = useEditorContext();
  const { design } = words;
  const conditions = conditionIds(document);
  const kind = useField(["conditionsAre"]);
  const isOfSessions = kind.value === "sessions";
  const [first = ""] = conditions;
  const fault = [...faults.keys()].find((path) =>
    /^(?:assignment|condition|order|seed|visits)/.test(path),
  );
  const isSet =
    conditions.length > 0 ||
    document.visits !== undefined ||
    document.seed !== undefined ||
    document.assignment !== undefined;
  const canBalance = conditions.length > 0 ? !isOfSessions : document.order === "latin-square";
  const fold = useFold(isSet || fault !== undefined);
  return (
    <details className={styles.fold} {...fold}>
      <summary>
        <h2>{design.title}</h2>
        <span>{summaryOf(document, conditions, design.orders, locale)}</span>
      </summary>
      <ChoiceField path={["order"]} label={design.order} fallback="fixed" choices={design.orders} />
      <ConditionsField />
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
              onChange={(next) =>
                edit((now) => withConditionsAre(now, next === "groups" ? undefined : next))
              }
            />
          )}
        </FieldRow>
      )}
      <VisitsField />
      {(canBalance || document.assignment !== undefined) && (
        <AssignmentField conditions={conditions} />
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
  const said = ownValue(orders, order || "fixed") ?? order;
  const labels = conditions.map((each) => labelOf(document, each, locale));
  return labels.length > 0 ? `${said}, ${labels.join(" / ")}` : said;
}
