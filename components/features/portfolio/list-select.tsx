import styles from "./list-select.module.css";

/**
 * A select element within a line of text, with its name before or after it. The select element is hidden if scripts are
 * disabled.
 */
export function ListSelect<Value extends string | number>({
  before,
  after,
  value,
  options,
  onChoose,
}: {
  before?: string;
  after?: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <label className={styles.choice}>
      {before}
      <span className={styles.picker}>
        <select
          className={styles.select}
          value={value}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </span>
      {after}
    </label>
  );
}
