"use client";

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
  const press = (value: string) => {
    const next = order.includes(value) ? order.filter((each) => each !== value) : [...order, value];
    actions.choose(item.id, next.join(" "));
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
      <ul role="list" className={ranks.choices} translate="no">
        {choices.map((choice) => {
          const value = String(choice.value);
          const label = textOf(choice.label);
          const place = order.indexOf(value) + 1;
          const name = place
            ? interpolate(words.rank.place, { choice: label.text, place, places: choices.length })
            : interpolate(words.rank.without, { choice: label.text });
          return (
            <li key={value}>
              <button
                type="button"
                className={ranks.choice}
                data-placed={place > 0 || undefined}
                aria-label={name}
                onClick={() => press(value)}
              >
                <span className={ranks.place}>{place || ""}</span>
                <Spoken {...label} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">
        <HiddenText>{statusText(order, choices, textOf, words)}</HiddenText>
      </p>
      <Message parts={parts} />
      <p className={ranks.again} data-empty={order.length === 0 || undefined}>
        <ActionButton
          look="quiet"
          isOff={order.length === 0}
          onClick={() => actions.choose(item.id, "")}
        >
          {words.rank.again}
        </ActionButton>
      </p>
    </fieldset>
  );
}

/** Returns the text about the last assigned rank, for screen readers. */
function statusText(
  order: readonly string[],
  choices: readonly Choice[],
  textOf: SharedProps["textOf"],
  words: SharedProps["words"],
): string {
  const last = choices.find(({ value }) => String(value) === order.at(-1));
  if (!last) return "";
  return interpolate(words.rank.place, {
    choice: textOf(last.label).text,
    place: order.length,
    places: choices.length,
  });
}
