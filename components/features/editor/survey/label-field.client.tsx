"use client";

import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { withIdFromLabel } from "./document/edit-items";
import { type Placed, saidText } from "./document/survey-json";
import { itemPath } from "./item-paths";
import { useSurvey } from "./survey-context.client";
import { useSurveyWords } from "./survey-words.client";
import { useItemActions } from "./use-survey-actions.client";

/**
 * The text of an item in the languages of the study. Enter moves on to the next language, and from the last language to
 * a new question of the same type.
 */
export function LabelField({ placed }: { placed: Placed }) {
  const { path, change } = useSurvey();
  const { locale } = useEditorBase();
  const { item: words } = useSurveyWords();
  const { add } = useItemActions();
  const frame = useRef<HTMLDivElement>(null);
  const isNote = placed.type === "note";
  const place = { page: placed.page, at: placed.at };
  const text = saidText(placed.item.label, locale);

  const enter = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey, nativeEvent } = event;
    if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
    if (isNote || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const fields = [...(frame.current?.querySelectorAll("textarea") ?? [])];
    const next = fields[fields.indexOf(target) + 1];
    if (next) next.focus();
    else if (text.trim() !== "") add({ page: place.page, at: place.at + 1 }, placed.type);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button below the items also adds a question
    <div
      ref={frame}
      onKeyDown={enter}
      onBlur={({ relatedTarget }) => {
        // The name in the data is made from the text once the author has left the text.
        if (frame.current?.contains(relatedTarget)) return;
        change((now) => withIdFromLabel(now, place, locale));
      }}
    >
      <SaidField
        path={[...itemPath(path, place), "label"]}
        label={isNote ? words.noteLabel : words.label}
        hint={isNote ? undefined : words.labelHelp}
        rows={isNote ? 2 : 1}
      />
    </div>
  );
}
