"use client";

import styles from "./display-choice.module.css";

/** A display preference as a group of radio buttons. A press anywhere on the label of a radio button selects it. */
export function DisplayChoice<Value extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  legend: string;
  /** The title of an option whose label is a picture. */
  options: readonly { value: Value; title?: string; label: React.ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, title, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              title={title}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
