"use client";

import { type JsonObject, pathText } from "@/components/features/editor/document/json";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import { TextField } from "@/components/features/editor/form/text-field.client";
import { useField, useWritten } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { withPage } from "./document/edit-items";
import { canBeMatrix, withMatrix } from "./document/item-kind";
import { matrixOf, placedItems } from "./document/survey-json";
import { withoutUnusedLists } from "./document/unused-lists";
import { Fold } from "./fold.client";
import { pagePath } from "./item-paths";
import { PartFaults } from "./part-faults.client";
import { ShowField } from "./show-field.client";
import { ShuffledFlag } from "./shuffled-flag.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";
import { usePageActions } from "./use-survey-actions.client";

/** The settings of a page: its title, its form, the order of its items, and its rule. */
export function PageSettings({ index, page }: { index: number; page: JsonObject }) {
  const { path, survey } = useSurvey();
  const { faults } = useWritten();
  const { page: words } = useSurveyWords();
  const { copy, remove } = usePageActions();
  const own = pagePath(path, index);
  const n = index + 1;
  const isNeeded = [...faults.keys()].some((key) =>
    ["id", "label", "show", "fixed", "order"].some((part) =>
      `${key}.`.startsWith(`${pathText([...own, part])}.`),
    ),
  );
  return (
    <>
      <PartFaults path={own} parts={[]} />
      <Fold name={interpolate(words.settings, { n })} isNeeded={isNeeded}>
        <SaidField path={[...own, "label"]} label={words.title} />
        <MatrixField index={index} page={page} />
        <ShuffledFlag path={[...own, "order"]} label={words.shuffle} />
        {survey.order === "shuffled" && <KeepField index={index} />}
        <ShowField path={[...own, "show"]} before={{ page: index, at: 0 }} />
        <TextField path={[...own, "id"]} label={words.id} isWide={false} staysEmpty />
        <div className={styles.actions}>
          <ActionButton look="quiet" onClick={() => copy(index)}>
            {interpolate(words.copy, { n })}
          </ActionButton>
          <ActionButton look="quiet" onClick={() => remove(index)}>
            {interpolate(words.remove, { n })}
          </ActionButton>
        </div>
      </Fold>
    </>
  );
}

/** A box that presents the items of a page as a table. */
function MatrixField({ index, page }: { index: number; page: JsonObject }) {
  const { path, survey, change } = useSurvey();
  const { page: words } = useSurveyWords();
  const items = placedItems(survey).filter((each) => each.page === index);
  const isMatrix = matrixOf(page) !== undefined;
  const isOffered = isMatrix || (items.length > 0 && canBeMatrix(items.map(({ type }) => type)));
  const lists = new Set(items.map(({ list }) => list)).size;
  return (
    <FieldRow
      id={`matrix-${pathText(pagePath(path, index))}`}
      label={words.matrix}
      hint={words.matrixHelp}
      cost={!isOffered ? words.matrixNeeds : lists > 1 ? words.matrixLists : undefined}
      error={undefined}
    >
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className={styles.flag}
          // Unticking the box can make it unavailable. With the attribute `disabled`, the box would then lose the focus.
          aria-disabled={!isOffered || undefined}
          checked={isMatrix}
          onChange={({ target }) => {
            if (!isOffered) return;
            change((now) =>
              withoutUnusedLists(
                now,
                withPage(now, index, (held) => withMatrix(held, target.checked)),
              ),
            );
          }}
        />
      )}
    </FieldRow>
  );
}

/** A box that keeps a page in its place when the pages are shuffled. */
function KeepField({ index }: { index: number }) {
  const { path } = useSurvey();
  const { page: words } = useSurveyWords();
  const field = useField([...pagePath(path, index), "fixed"]);
  return (
    <FieldRow id={field.id} label={words.fixed} error={field.error} at={field.name}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className={styles.flag}
          checked={field.value === true}
          onChange={({ target }) => field.set(target.checked ? true : undefined)}
        />
      )}
    </FieldRow>
  );
}
