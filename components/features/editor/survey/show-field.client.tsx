"use client";

import { asText, type Json, type Path, pathText } from "@/components/features/editor/document/json";
import { Select } from "@/components/features/editor/form/choice-field.client";
import { useEditorBase, useField } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { ComparisonFields, operatorsFor } from "./comparison-fields.client";
import { isNumber } from "./document/item-kind";
import { type Comparison, flatRule, ruleOf, ruleText } from "./document/show-rules";
import {
  choicesIn,
  objectOf,
  type Place,
  type Placed,
  placedItems,
  saidText,
} from "./document/survey-json";
import { itemName } from "./item-name";
import { PartFaults } from "./part-faults.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

/**
 * The rule according to which an item or a page is shown. A rule of one or several comparisons has fields; a rule that
 * is nested deeper is displayed as text and kept.
 * @param before the position of the item, or of the first item of the page; the rule refers to earlier items
 */
export function ShowField({ path, before }: { path: Path; before: Place }) {
  const { survey } = useSurvey();
  const { locale } = useEditorBase();
  const words = useSurveyWords();
  const { show: own } = words;
  const field = useField(path);
  const earlier = placedItems(survey).filter(
    ({ page, at, type }) =>
      type !== "note" && (page < before.page || (page === before.page && at < before.at)),
  );
  const rule = flatRule(field.value);
  const placedNamed = (id: string) => placedItems(survey).find((each) => each.id === id);
  const nameOf = (id: string) => {
    const placed = placedNamed(id);
    return placed ? itemName(placed, words.item, locale) : id;
  };
  const answerOf = (id: string, value: Json) => {
    const choice = choicesIn(survey, placedNamed(id)?.list ?? "")
      .map(objectOf)
      .find((each) => asText(each.value) === asText(value));
    return saidText(choice?.label, locale) || asText(value);
  };
  const set = (by: "all" | "any", comparisons: readonly Comparison[]) =>
    field.set(ruleOf({ by, comparisons }));
  return (
    <fieldset id={field.id} tabIndex={-1} className={styles.group}>
      <legend>{own.title}</legend>
      {rule === null ? (
        <>
          <p>{ruleText(field.value, nameOf, answerOf, own)}</p>
          <p className={styles.help}>{own.deep}</p>
          <ActionButton look="quiet" onClick={() => field.set(undefined)}>
            {own.clear}
          </ActionButton>
        </>
      ) : (
        <>
          {rule.comparisons.length > 1 && (
            <Select
              aria-label={own.by}
              value={rule.by}
              choices={{ all: own.all, any: own.any }}
              onChange={(by) => set(by === "any" ? "any" : "all", rule.comparisons)}
            />
          )}
          {rule.comparisons.map((comparison, index) => (
            <ComparisonFields
              // biome-ignore lint/suspicious/noArrayIndexKey: comparisons have no identifier
              key={index}
              n={index + 1}
              comparison={comparison}
              earlier={earlier}
              onChange={(next) =>
                set(
                  rule.by,
                  rule.comparisons.flatMap((each, place) =>
                    place === index ? (next ?? []) : [each],
                  ),
                )
              }
            />
          ))}
          {rule.comparisons.length === 0 && (
            <p className={styles.help}>{earlier.length === 0 ? own.none : own.always}</p>
          )}
          {earlier.length > 0 && (
            <ActionButton
              look="quiet"
              onClick={() =>
                set(rule.by, [
                  ...rule.comparisons,
                  firstComparison(earlier, (list) => choicesIn(survey, list)),
                ])
              }
            >
              {own.add}
            </ActionButton>
          )}
        </>
      )}
      <PartFaults path={path.slice(0, -1)} parts={[pathText(path.slice(-1))]} />
    </fieldset>
  );
}

/** Returns the first comparison of a new rule, which refers to the nearest earlier item. */
function firstComparison(
  earlier: readonly Placed[],
  choicesOf: (list: string) => readonly Json[],
): Comparison {
  const placed = earlier.at(-1) as Placed;
  const [how = "is"] = operatorsFor(placed.type);
  const [first] = choicesOf(placed.list);
  const value = objectOf(first).value ?? (isNumber(placed.type) ? 0 : "");
  return { item: placed.id, how, value };
}
