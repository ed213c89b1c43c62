import { labelOf } from "@/components/features/editor/document/conditions";
import type { JsonObject } from "@/components/features/editor/document/json";
import { AuthorText } from "@/components/ui/author-text";
import type { BenchWords } from "@/content/bench";
import type { Instructions } from "@/experiments/engine/contract/word-types";
import type { Locale } from "@/lib/routes";
import styles from "./shown-instructions.module.css";

/** The instructions of a task that the author has replaced. The visitor chooses the condition if they depend on it. */
export function ShownInstructions({
  shown,
  ours,
  conditions,
  condition,
  document,
  words,
  locale,
  onCondition,
}: {
  shown: Instructions;
  /** The task's own instructions. */
  ours: string;
  conditions: readonly string[];
  condition: string | null;
  document: JsonObject;
  words: BenchWords["preview"]["instructions"];
  locale: Locale;
  onCondition: (condition: string) => void;
}) {
  const text = shown === "ours" ? ours : shown === "none" ? "" : shown.own;
  return (
    <section className={styles.instructions} aria-label={words.title}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
        {conditions.length > 0 && (
          <label>
            {words.condition}{" "}
            <select
              value={condition ?? conditions[0]}
              onChange={({ target }) => onCondition(target.value)}
            >
              {conditions.map((each) => (
                <option key={each} value={each}>
                  {labelOf(document, each, locale)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {shown === "none" ? <p>{words.none}</p> : <AuthorText text={text} />}
    </section>
  );
}
