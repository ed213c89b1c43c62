"use client";

import { Fragment, type ReactNode } from "react";
import styles from "./choice-group.module.css";

/** An answer that participants can choose. */
export type ChoiceOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A field that belongs to this answer. It is displayed below the answer. */
  field?: ReactNode;
};

/**
 * The names of two classes, `options` and `option`, with the styles of one questionnaire. All questionnaires also have
 * shared classes.
 */
export type ChoiceLook = Readonly<Record<string, string>>;

type Options<Value extends string> = {
  /** Name of the controls. */
  name: string;
  options: readonly ChoiceOption<Value>[];
  look: ChoiceLook;
  chosen: readonly Value[];
  /** True if participants may choose several answers. They are then displayed as checkboxes. */
  isMultiple?: boolean;
  isRequired?: boolean;
  /** True if a message states that the answer is missing or wrong. */
  isInvalid?: boolean;
  onChoose: (value: Value) => void;
};

/** The answers to one question as native radio buttons or checkboxes. */
export function ChoiceOptions<Value extends string>({
  name,
  options,
  look,
  chosen,
  isMultiple = false,
  isRequired = false,
  isInvalid = false,
  onChoose,
}: Options<Value>) {
  return (
    <div className={look.options} translate="no">
      {options.map(({ value, label, field }) => (
        <Fragment key={value}>
          <label className={`${styles.option} ${look.option}`}>
            <input
              type={isMultiple ? "checkbox" : "radio"}
              name={name}
              value={value}
              required={isRequired && !isMultiple}
              aria-invalid={(isInvalid && isMultiple) || undefined}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
          {field}
        </Fragment>
      ))}
    </div>
  );
}

/** A question with its answers as native radio buttons or checkboxes. */
export function ChoiceGroup<Value extends string>({
  legend,
  hint,
  describedBy,
  children,
  ...options
}: Options<Value> & {
  legend: ReactNode;
  /** Displayed between the question and its answers. */
  hint?: ReactNode;
  describedBy?: string | undefined;
  /** Displayed below the answers. */
  children?: ReactNode;
}) {
  const { isMultiple = false, isRequired = false, isInvalid = false } = options;
  // A group that is not a radio group cannot have the attributes for required or invalid answers.
  const asRadios = !isMultiple && {
    role: "radiogroup",
    "aria-required": isRequired || undefined,
    "aria-invalid": isInvalid || undefined,
  };
  return (
    <fieldset className={styles.item} {...asRadios} aria-describedby={describedBy}>
      <legend translate="no">{legend}</legend>
      {hint}
      <ChoiceOptions {...options} />
      {children}
    </fieldset>
  );
}
