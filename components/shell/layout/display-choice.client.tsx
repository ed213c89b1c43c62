"use client";

import styles from "./display-choice.module.css";

/** One preference of the display: radio buttons, each of them as large as what it shows. */
export function DisplayChoice<Value extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  legend: string;
  /** With a title where a picture stands for the word. */
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
