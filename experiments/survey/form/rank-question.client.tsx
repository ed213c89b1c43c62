"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { HiddenText } from "@/components/ui/hidden-text";
import type { Choice, SurveyItem } from "@/experiments/survey/definition/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./question.module.css";
import { Hint, LabelText, Message, type SharedProps } from "./question-parts";
import ranks from "./rank-question.module.css";
import { Spoken } from "./spoken";
import { valuesOf } from "./survey-state";

/**
 * A question whose choices are put in an order. Each choice is a button: the first press assigns the next rank to the
 * choice, and another press removes the rank.
 */
export function RankQuestion({
  parts,
  words,
  textOf,
  held,
  actions,
  item,
  choices,
}: SharedProps & { item: Extract<SurveyItem, { type: "rank" }>; choices: readonly Choice[] }) {
  const order = valuesOf(held);
  /** The choice that was pressed last. */
  const [pressed, setPressed] = useState<Choice>();
  const list = useRef<HTMLUListElement>(null);
  const nameOf = ({ value, label }: Choice) => {
    const choice = textOf(label).text;
    const place = order.indexOf(String(value)) + 1;
    if (place === 0) return interpolate(words.rank.without, { choice });
    return interpolate(words.rank.place, { choice, place, places: choices.length });
  };
  const press = (choice: Choice) => {
    const value = String(choice.value);
    setPressed(choice);
    const next = order.includes(value) ? order.filter((each) => each !== value) : [...order, value];
    actions.choose(item.id, next.join(" "));
  };
  const startOver = () => {
    setPressed(undefined);
    actions.choose(item.id, "");
    // The pressed button becomes invisible and would lose the focus. The name of a choice states that it has no rank.
    list.current?.querySelector("button")?.focus();
  };
  return (
    <fieldset className={ranks.group} aria-describedby={parts.describedBy}>
      <legend className={styles.label} translate="no">
        <LabelText parts={parts} />
      </legend>
      <Hint parts={parts} />
      <p id={`${parts.id}how`} className={styles.hint}>
        {words.rank.how}
      </p>
      <ul ref={list} role="list" className={ranks.choices} translate="no">
        {choices.map((choice) => {
          const value = String(choice.value);
          const place = order.indexOf(value) + 1;
          return (
            <li key={value}>
              <button
                type="button"
                className={ranks.choice}
                data-placed={place > 0 || undefined}
                aria-label={nameOf(choice)}
                onClick={() => press(choice)}
              >
                <span className={ranks.place}>{place || ""}</span>
                <Spoken {...textOf(choice.label)} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">
        <HiddenText>{pressed && nameOf(pressed)}</HiddenText>
      </p>
      <Message parts={parts} />
      <p className={ranks.again} data-empty={order.length === 0 || undefined}>
        <ActionButton look="quiet" isOff={order.length === 0} onClick={startOver}>
          {words.rank.again}
        </ActionButton>
      </p>
    </fieldset>
  );
}
