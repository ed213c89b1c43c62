"use client";

import { type Path, pathText } from "@/components/features/editor/document/json";
import { RawChoiceField, Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import { useField, useWritten } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { AnswerFields } from "./answer-fields.client";
import { ChoicesField } from "./choices-field.client";
import { withItem } from "./document/edit-items";
import { hasChoices, ITEM_TYPES, isItemType, withType } from "./document/item-kind";
import { matrixOf, type Placed, pagesOf } from "./document/survey-json";
import { withoutUnusedLists } from "./document/unused-lists";
import { Fold } from "./fold.client";
import { IdField } from "./id-field.client";
import { itemPath } from "./item-paths";
import { LabelField } from "./label-field.client";
import { PageField } from "./page-field.client";
import { PartFaults } from "./part-faults.client";
import { ShowField } from "./show-field.client";
import { ShuffledFlag } from "./shuffled-flag.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";
import { useItemActions } from "./use-survey-actions.client";

/** The fields of the open item. */
export function ItemFields({ placed }: { placed: Placed }) {
  const { path, survey, languages, change } = useSurvey();
  const { faults } = useWritten();
  const words = useSurveyWords();
  const { copy, remove } = useItemActions();
  const { item: own } = words;
  const place = { page: placed.page, at: placed.at };
  const at = itemPath(path, place);
  const { type } = placed;
  const isTable = matrixOf(pagesOf(survey)[place.page]) !== undefined;
  const types = useField([...at, "type"]);
  const setType = (next: string) => {
    if (!isItemType(next)) return;
    change((now) => {
      const made = withType(now, placed.item, next, languages);
      return withoutUnusedLists(
        now,
        withItem(made.survey, place, () => made.item),
      );
    });
  };
  const isNeeded = [...faults.keys()].some((key) =>
    ["show", "expect", "id", "order"].some((part) => key.startsWith(pathText([...at, part]))),
  );
  return (
    <>
      <PartFaults path={at} parts={[]} />
      {isTable ? null : (
        <FieldRow id={types.id} label={own.type} error={types.error}>
          {(control) => (
            <Select
              {...control}
              value={type}
              choices={Object.fromEntries(ITEM_TYPES.map((each) => [each, words.types[each]]))}
              onChange={setType}
            />
          )}
        </FieldRow>
      )}
      <LabelField placed={placed} />
      {hasChoices(type) && <ChoicesField placed={placed} isTable={isTable} />}
      <AnswerFields at={at} type={type} languages={languages} item={placed.item} />
      {type !== "note" && (
        <>
          <SaidField path={[...at, "hint"]} label={own.hint} rows={1} />
          <RequiredField at={at} />
        </>
      )}
      <Fold
        name={own.more}
        note={placed.item.show === undefined ? undefined : words.show.title}
        isNeeded={isNeeded}
      >
        <ShowField path={[...at, "show"]} before={place} />
        {hasChoices(type) && !isTable && (
          <ShuffledFlag path={[...at, "order"]} label={own.shuffle} />
        )}
        <PageField place={place} />
        <IdField placed={placed} />
      </Fold>
      <div className={styles.actions}>
        <ActionButton look="quiet" onClick={() => copy(place)}>
          {own.copy}
        </ActionButton>
        <ActionButton look="quiet" onClick={() => remove(place)}>
          {own.remove}
        </ActionButton>
      </div>
    </>
  );
}

/** Whether an item must have an answer. */
function RequiredField({ at }: { at: Path }) {
  const { item: own } = useSurveyWords();
  const field = useField([...at, "required"]);
  const { value } = field;
  const shown = value === true ? "yes" : value === "ask" ? "ask" : value ? value : "no";
  return (
    <RawChoiceField
      label={own.required}
      field={{
        ...field,
        value: shown,
        set: (next) => field.set(next === "yes" ? true : next === "ask" ? "ask" : undefined),
      }}
      choices={own.requiredWays}
      fallback="no"
    />
  );
}
