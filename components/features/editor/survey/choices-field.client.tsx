"use client";

import { pathText } from "@/components/features/editor/document/json";
import { Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { fieldId, useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { ChoiceLines } from "./choice-lines.client";
import { withListCopied, withListOf } from "./document/edit-choices";
import { choicesIn, type Placed, saidText, usersOf } from "./document/survey-json";
import { ExpectField } from "./expect-field.client";
import { choicesField, ownerOf } from "./fault-place";
import { itemName, itemText } from "./item-name";
import { itemPath } from "./item-paths";
import { otherLists } from "./other-lists";
import { PartFaults } from "./part-faults.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

const OWN = "";

/**
 * The choices of an item. The first item that uses a list displays the choices as a field; the other items state which
 * question they share the list with, so that a change of one question cannot change another question unnoticed.
 */
export function ChoicesField({ placed, isTable }: { placed: Placed; isTable: boolean }) {
  const { path, survey, change, focus } = useSurvey();
  const { locale } = useEditorBase();
  const words = useSurveyWords();
  const { choices: own } = words;
  const place = { page: placed.page, at: placed.at };
  const { list } = placed;
  const owner = ownerOf(survey, list);
  const isOwner = owner !== null && owner.page === place.page && owner.at === place.at;
  const users = usersOf(survey, list);
  const others = users.filter((each) => each !== placed && each.item !== placed.item);
  const at = itemPath(path, place);
  const id = fieldId([...path, ...choicesField(place)]);
  const sources = otherLists(survey, placed).map((each) => [
    each.list,
    interpolate(own.sameAs, { n: each.number ?? "", text: itemText(each, locale) }),
  ]);
  const choose = (next: string) => {
    if (next === OWN) {
      change((now) => withListCopied(now, place));
      focus(`${id}-lines`);
    } else change((now) => withListOf(now, place, next));
  };
  const shown = choicesIn(survey, list).map((each) =>
    saidText((each as { label?: never } | null)?.label, locale),
  );
  return (
    <>
      {!isTable && sources.length > 0 && (
        <FieldRow id={id} label={own.from} error={undefined}>
          {(control) => (
            <Select
              {...control}
              value={isOwner ? OWN : list}
              choices={{ [OWN]: own.own, ...Object.fromEntries(sources) }}
              onChange={choose}
            />
          )}
        </FieldRow>
      )}
      {isOwner || list === "" ? (
        <ChoiceLines
          key={list}
          list={list}
          id={`${id}-lines`}
          note={
            others.length > 0
              ? interpolate(own.shared, {
                  names: others.map((each) => itemName(each, words.item, locale)).join(" · "),
                })
              : undefined
          }
        />
      ) : (
        <p className={styles.listed}>{shown.join(" · ")}</p>
      )}
      <PartFaults path={path} parts={[`choices.${list}`]} />
      <PartFaults path={at} parts={["choices"]} />
      {isTable && <PartFaults path={path} parts={[pathText(["pages", place.page, "matrix"])]} />}
      {placed.type === "one" && <ExpectField placed={placed} />}
    </>
  );
}
