"use client";

import { useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { SurveyItem } from "@/experiments/survey/definition/schema";
import styles from "./question.module.css";
import { Hint, LabelText, Message, type SharedProps } from "./question-parts";

type TypedItem = Extract<SurveyItem, { type: "text" | "long" | "integer" | "decimal" | "date" }>;

/** Returns the keyboard for a field. The keyboards for numbers of some phones do not have a minus sign. */
function keyboardOf(item: TypedItem): "numeric" | "decimal" | "text" {
  if (item.type !== "integer" && item.type !== "decimal") return "text";
  if (item.min !== undefined && item.min < 0) return "text";
  return item.type === "integer" ? "numeric" : "decimal";
}

/**
 * A question with a typed answer. The browser contains the text while the participant types, so that a key press does not
 * render the page.
 */
export function TypedQuestion({
  parts,
  held,
  actions,
  item,
  small,
  large,
}: SharedProps & { item: TypedItem; small: string | undefined; large: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const shared = {
    id: parts.id,
    autoComplete: "off",
    defaultValue: held,
    required: parts.isRequired,
    "aria-invalid": parts.isWrong || undefined,
    "aria-describedby": parts.describedBy,
    onChange: ({ target }: { target: { value: string } }) => actions.type(item.id, target.value),
    onBlur: actions.keepTyped,
  };
  const pick = (value: string) => {
    if (field.current) field.current.value = value;
    actions.choose(item.id, value);
    field.current?.focus();
  };
  return (
    <>
      <label htmlFor={parts.id} className={styles.label} translate="no">
        <LabelText parts={parts} />
      </label>
      <Hint parts={parts} />
      {item.type === "long" ? (
        <textarea {...shared} className={styles.long} rows={4} dir="auto" />
      ) : item.type === "date" ? (
        <input
          {...shared}
          type="date"
          min={item.min}
          max={item.max}
          className={styles.short}
          data-date
        />
      ) : (
        <input
          {...shared}
          ref={field}
          type="text"
          inputMode={keyboardOf(item)}
          enterKeyHint="next"
          className={item.type === "text" ? styles.field : styles.short}
          dir={item.type === "text" ? "auto" : undefined}
        />
      )}
      <Message parts={parts} />
      {small !== undefined && large !== undefined && (
        <p className={styles.readings}>
          <ActionButton onClick={() => pick(small)}>{small}</ActionButton>
          <ActionButton onClick={() => pick(large)}>{large}</ActionButton>
        </p>
      )}
    </>
  );
}
