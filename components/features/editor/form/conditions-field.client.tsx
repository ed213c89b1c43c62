"use client";

import { useEffect, useState } from "react";
import {
  conditionIds,
  hasLabelsByLanguage,
  labelOf,
  withConditionAdded,
  withConditionLabel,
  withConditionNamed,
  withConditionRemoved,
  withLabelsByLanguage,
  writtenLabel,
} from "@/components/features/editor/document/conditions";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import { type JsonObject, wellFormed } from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import {
  useEditorContext,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { FaultNote } from "./fault-note.client";
import { NamedList, NamedListNote, NamedRow } from "./named-list.client";
import { TextInput } from "./text-field.client";

/** Returns the names in a text such as “Speed, Accuracy”. */
const namesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** The id of the first input of a row. */
const inputId = (row: number) => `field-conditions.${row}`;

/**
 * The list of conditions by their names. Authors choose the names freely. The id of a condition is derived from its
 * first name. The id does not change when the condition is renamed, because the data contain the id. Typing a comma in
 * the first name of a condition begins the next condition.
 */
export function ConditionsField() {
  const { document, words: editor, faults, locale, edit, dispatch } = useEditorContext();
  const words = useFormWords().conditions;
  const { information } = editor;
  const ids = conditionIds(document);
  /** The text of a row exactly as typed, because the document may store a normalised text. */
  const [typed, setTyped] = useState<{ row: number; text: string } | null>(null);
  /** The row whose condition is receiving its first name; the condition's id still follows the name. */
  const [fresh, setFresh] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [toFocus, setToFocus] = useState<number | null>(null);
  useEffect(() => {
    if (toFocus === null) return;
    window.document.getElementById(inputId(toFocus))?.focus();
    setToFocus(null);
  }, [toFocus]);

  const isByLanguage = hasLabelsByLanguage(document) && languagesOf(document).length > 1;
  const languages: readonly Locale[] = isByLanguage ? languagesOf(document) : [];
  // A study with a single condition cannot compare conditions, so an empty row for a second condition is displayed at
  // once.
  const hasEmptyRow = isAdding || ids.length === 1;
  const own = [...faults.values()].filter(
    (fault) => /^condition(?:s|Labels)(?:\.|$)/.test(fault.path) && !isToDo(fault),
  );
  const change = (next: (now: JsonObject) => JsonObject) => edit(next, { typing: "conditions" });

  const addAll = (names: readonly string[]) =>
    change((now) => names.reduce((all, name) => withConditionAdded(all, name), now));
  const type = (row: number, text: string) => {
    const id = ids[row];
    const isNew = id === undefined || fresh === row;
    const [first = "", ...others] = isNew ? namesIn(text) : [text];
    const isSplit = isNew && /[,;\n]/.test(text);
    setTyped(isSplit ? null : { row, text });
    if (id === undefined) {
      if (first !== "") addAll([first, ...others]);
    } else if (fresh === row) {
      change((now) =>
        others.reduce(
          (all, name) => withConditionAdded(all, name),
          // A slow page may still display the id of an earlier letter, so the row determines the condition.
          withConditionNamed(now, conditionIds(now)[row] ?? id, first).document,
        ),
      );
    } else change((now) => withConditionLabel(now, id, wellFormed(text), locale));
    if (first === "" && id === undefined) return;
    if (!isSplit) {
      if (isNew) setFresh(row);
      if (id === undefined) setAdding(false);
      return;
    }
    const last = row + others.length;
    const isOpen = /[,;\n]\s*$/.test(text);
    setAdding(isOpen);
    setFresh(isOpen ? null : last);
    setToFocus(isOpen ? last + 1 : last);
  };
  const leave = (row: number) => {
    const id = ids[row];
    if (fresh === row && id !== undefined && typed?.row === row && typed.text.trim() === "")
      change((now) => withConditionRemoved(now, id));
    setTyped(null);
    // The row that the author leaves may already have passed its state to the next row.
    setFresh((now) => (now === row ? null : now));
    if (id === undefined) setAdding(false);
    dispatch({ type: "rested" });
  };
  const remove = (row: number) => {
    const id = ids[row];
    if (id === undefined) return setAdding(false);
    edit((now) => withConditionRemoved(now, id), { mode: "push" });
    setTyped(null);
    setFresh(null);
    window.document.getElementById("add-condition")?.focus();
  };
  const shown = [...ids, ...(hasEmptyRow ? [undefined] : [])];

  return (
    <NamedList
      id="field-conditions"
      title={words.title}
      intro={shown.length === 0 && words.none}
      help={ids.length > 0 && words.help}
      rows={shown.map((id, row) => {
        const name = interpolate(words.name, { n: row + 1 });
        const label = id === undefined ? "" : labelOf(document, id, locale);
        const text = typed?.row === row ? typed.text : label;
        return (
          <NamedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the id follows the name while it is typed
            key={row}
            inputs={
              // A condition without a complete name has one input, because a second input would replace the input in use.
              isByLanguage && id !== undefined && fresh !== row ? (
                languages.map((each) => (
                  <TextInput
                    key={each}
                    id={each === languages[0] ? inputId(row) : undefined}
                    lang={each}
                    aria-label={`${name}, ${each === "en" ? information.english : information.french}`}
                    value={writtenLabel(document, id, each)}
                    onChange={({ target }) =>
                      change((now) =>
                        withConditionLabel(
                          // A condition that was named in one input has one label for both languages.
                          withLabelsByLanguage(now, true),
                          id,
                          wellFormed(target.value),
                          each,
                        ),
                      )
                    }
                    onBlur={() => dispatch({ type: "rested" })}
                  />
                ))
              ) : (
                <TextInput
                  id={inputId(row)}
                  dir="auto"
                  aria-label={name}
                  aria-describedby={id === undefined ? undefined : `condition-${row}-id`}
                  aria-invalid={faults.has(`conditions.${row}`) || undefined}
                  placeholder={ids.length === 0 ? words.placeholder : undefined}
                  value={text}
                  onChange={({ target }) => type(row, target.value)}
                  onBlur={() => leave(row)}
                />
              )
            }
            removal={{
              label: interpolate(words.remove, { name: label || name }),
              remove: () => remove(row),
              // Otherwise the field would remove its empty condition before the button receives the press.
              keepsFocus: true,
            }}
            note={
              id === undefined
                ? undefined
                : { id: `condition-${row}-id`, text: interpolate(words.inData, { id }) }
            }
          />
        );
      })}
      actions={
        <>
          <ActionButton
            look="quiet"
            id="add-condition"
            // Leaving a new name adds an input to its row, which would move the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setAdding(true);
              setToFocus(ids.length);
            }}
          >
            {`+ ${ids.length === 0 ? words.addFirst : words.add}`}
          </ActionButton>
          {ids.length > 0 && languagesOf(document).length > 1 && (
            <ActionButton
              look="quiet"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => edit((now) => withLabelsByLanguage(now, !isByLanguage))}
            >
              {isByLanguage ? information.inOne : information.inBoth}
            </ActionButton>
          )}
        </>
      }
    >
      {ids.length === 1 && <NamedListNote>{words.second}</NamedListNote>}
      {own.map((fault) => (
        <FaultNote key={`${fault.path} ${fault.rule.en}`} fault={fault} />
      ))}
    </NamedList>
  );
}
