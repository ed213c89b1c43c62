"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { onSend as onSendOf } from "@/components/ui/on-send";
import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { FormDraft } from "@/experiments/engine/session/session";
import { useAnswers } from "./answers.client";
import styles from "./choice-form.module.css";
import { ChoiceGroup, type ChoiceLook, type ChoiceOption } from "./choice-group.client";

/** One question of a questionnaire. It is displayed as a group of native radio buttons. */
export type ChoiceItem<Value extends string> = {
  /** Name of the radio buttons. */
  name: string;
  legend: string;
  options: readonly ChoiceOption<Value>[];
};

/**
 * Displays one page of a questionnaire with radio buttons. The page can be sent only if every item has an answer.
 * Otherwise the first unanswered item receives the focus, and the message that `missing` returns lists the unanswered
 * items.
 *
 * @param unanswered message below each unanswered item, for a page with several items
 */
export function ChoiceForm<Value extends string>({
  title,
  introduction,
  small,
  items,
  look,
  missing,
  unanswered,
  send,
  draft,
  onDraft,
  onSend,
}: {
  title: string;
  introduction: readonly string[];
  /** Small print below the introduction. */
  small?: string | undefined;
  items: readonly ChoiceItem<Value>[];
  look: ChoiceLook;
  missing: (names: readonly string[]) => string;
  unanswered?: string;
  send: string;
  draft: FormDraft;
  onDraft: (draft: FormDraft) => void;
  onSend: (answers: readonly FormAnswer<Value>[]) => void;
}) {
  const { answers, answer, listeners } = useAnswers(offered(draft, items), onDraft);
  /** The names of items that did not have an answer at the last attempt to send the page. */
  const [lacked, setLacked] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const note = useId();

  const without = items.flatMap(({ name }) => (answers[name] ? [] : [name]));
  const [first] = without;
  const trySending = () => {
    setLacked(without);
    if (first !== undefined)
      return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    onSend(items.flatMap(({ name }) => answers[name] ?? []));
  };

  return (
    <form ref={form} className={styles.form} noValidate {...listeners} {...onSendOf(trySending)}>
      <div className={styles.introduction}>
        <h2>{title}</h2>
        {introduction.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {small && <p className={styles.small}>{small}</p>}
      </div>
      {items.map(({ name, legend, options }) => {
        const isWithout = lacked.length > 0 && without.includes(name);
        const describedBy = isWithout ? `${note}${unanswered ? name : ""}` : undefined;
        const chosen = answers[name]?.value;
        return (
          <ChoiceGroup
            key={name}
            name={name}
            legend={legend}
            options={options}
            look={look}
            chosen={chosen === undefined ? [] : [chosen]}
            isRequired
            isInvalid={isWithout && lacked.includes(name) && unanswered !== undefined}
            describedBy={describedBy}
            onChoose={(value) => answer(name, value)}
          >
            {unanswered && lacked.includes(name) && (
              <p id={describedBy} className={styles.below} data-answered={!describedBy}>
                {unanswered}
              </p>
            )}
          </ChoiceGroup>
        );
      })}
      <div className={styles.end}>
        <ActionButton look="primary" type="submit">
          {send}
        </ActionButton>
        {/* The message is below the button, so that the button does not move when the message changes. */}
        <p id={note} role="alert" className={styles.missing}>
          {lacked.length > 0 && without.length > 0 && missing(without)}
        </p>
      </div>
    </form>
  );
}

/** Returns the answers of a draft that are still among the options of their items. */
function offered<Value extends string>(draft: FormDraft, items: readonly ChoiceItem<Value>[]) {
  const entries = items.flatMap(({ name, options }) => {
    const given = draft[name];
    const option = options.find(({ value }) => value === given?.value);
    return given && option ? [[name, { ...given, value: option.value }] as const] : [];
  });
  return Object.fromEntries(entries);
}
