"use client";

import { ChoiceGroup } from "@/experiments/engine/run/choice-group.client";
import type { Choice, SurveyItem } from "@/experiments/survey/definition/schema";
import { otherId } from "@/experiments/survey/definition/survey-items";
import { interpolate } from "@/lib/i18n/interpolate";
import { MatrixRow } from "./matrix";
import styles from "./question.module.css";
import { Hint, LabelText, Message, type SharedProps } from "./question-parts";
import { Spoken } from "./spoken";
import { chosenOthers, valuesOf } from "./survey-state";

/** The largest number of choices that are displayed as a list. More choices are displayed as a menu. */
export const LISTED = 12;

type Props = SharedProps & {
  item: Extract<SurveyItem, { type: "one" | "many" }>;
  choices: readonly Choice[];
  other: string | undefined;
  /** True for an item of a matrix. */
  isRow?: boolean | undefined;
};

/** A question with choices: radio buttons, checkboxes, a menu, or a row of a matrix. */
export function ChoiceQuestion(props: Props) {
  const { item, choices } = props;
  if (item.type === "one" && choices.length > LISTED) return <MenuQuestion {...props} />;
  if (props.isRow) return <MatrixRow parts={props.parts} {...optionsOf(props)} />;
  return <ListQuestion {...props} />;
}

/** Returns the values with one value added or removed, in the order of display. */
function toggled(choices: readonly Choice[], held: string | undefined, value: string): string {
  const before = valuesOf(held);
  const isChosen = before.includes(value);
  const values = choices.map((choice) => String(choice.value));
  return values.filter((each) => (each === value ? !isChosen : before.includes(each))).join(" ");
}

/** Returns the props that the controls of a list and of a row have in common. */
function optionsOf({ parts, textOf, held, actions, item, choices, ...props }: Props) {
  const isMultiple = item.type === "many";
  return {
    name: parts.id,
    isMultiple,
    isRequired: parts.isRequired,
    isInvalid: parts.isWrong,
    chosen: valuesOf(held),
    options: choices.map((choice) => ({
      value: String(choice.value),
      label: <Spoken {...textOf(choice.label)} />,
      field: chosenOthers([choice], held).length > 0 && (
        <OtherField {...props} {...{ parts, textOf, held, actions, item, choices }} />
      ),
    })),
    onChoose: (value: string) =>
      actions.choose(item.id, isMultiple ? toggled(choices, held, value) : value),
  };
}

function ListQuestion(props: Props) {
  const { parts } = props;
  return (
    <ChoiceGroup
      {...optionsOf(props)}
      look={styles}
      legend={<LabelText parts={parts} />}
      hint={<Hint parts={parts} />}
      describedBy={parts.describedBy}
    >
      <Message parts={parts} />
    </ChoiceGroup>
  );
}

function MenuQuestion(props: Props) {
  const { parts, words, textOf, held, actions, item, choices } = props;
  return (
    <>
      <label htmlFor={parts.id} className={styles.label} translate="no">
        <LabelText parts={parts} />
      </label>
      <Hint parts={parts} />
      <select
        id={parts.id}
        className={styles.menu}
        autoComplete="off"
        translate="no"
        value={held ?? ""}
        required={parts.isRequired}
        aria-invalid={parts.isWrong || undefined}
        aria-describedby={parts.describedBy}
        onChange={({ target }) => actions.choose(item.id, target.value)}
      >
        <option value="">{words.choose}</option>
        {choices.map((choice) => {
          const { text, lang } = textOf(choice.label);
          return (
            <option key={choice.value} value={String(choice.value)} lang={lang}>
              {text}
            </option>
          );
        })}
      </select>
      {chosenOthers(choices, held).length > 0 && <OtherField {...props} />}
      <Message parts={parts} />
    </>
  );
}

/** The field for the text of an `other` choice. It may remain empty. */
function OtherField({ parts, words, textOf, held, actions, item, choices, other }: Props) {
  const [choice] = chosenOthers(choices, held);
  const { text } = textOf(choice?.label);
  return (
    <div className={styles.other}>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        className={styles.field}
        defaultValue={other}
        aria-label={interpolate(words.yourAnswer, { choice: text })}
        aria-describedby={parts.isWrong ? `${parts.id}message` : undefined}
        onChange={({ target }) => actions.type(otherId(item.id), target.value)}
        onBlur={actions.keepTyped}
      />
    </div>
  );
}
