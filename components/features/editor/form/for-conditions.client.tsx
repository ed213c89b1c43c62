"use client";

import { labelOf } from "@/components/features/editor/document/conditions";
import { asText, isList, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import styles from "./for-conditions.module.css";
import { Repairs } from "./repairs.client";

/** The choice of who does a step: all participants, or the participants in some conditions. */
export function ForConditions({ path, conditions }: { path: Path; conditions: readonly string[] }) {
  const { document, locale } = useEditorContext();
  const words = useFormWords().conditions;
  const field = useField([...path, "for"]);
  const isSome = isList(field.value);
  const chosen = isList(field.value) ? field.value.map(asText) : [];
  const isEmpty = isSome && chosen.length === 0;
  const error = isEmpty ? words.tick : field.error;
  const errorId = `${field.id}-error`;
  return (
    <fieldset
      id={field.id}
      className={styles.who}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{words.who}</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name={field.id}
          checked={!isSome}
          onChange={() => field.set(undefined)}
        />
        {words.everyone}
      </label>
      <label className={styles.choice}>
        <input
          type="radio"
          name={field.id}
          checked={isSome}
          // All conditions are checked at first, so the document does not change until the author unchecks a condition.
          onChange={() => field.set([...conditions])}
        />
        {words.some}
      </label>
      {isSome && (
        <span className={styles.conditions}>
          {conditions.map((condition) => (
            <label key={condition} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(condition)}
                onChange={({ target }) =>
                  field.set(
                    conditions.filter((each) =>
                      each === condition ? target.checked : chosen.includes(each),
                    ),
                  )
                }
              />
              {labelOf(document, condition, locale)}
            </label>
          ))}
        </span>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {error && !isEmpty && <Repairs at={field.name} />}
    </fieldset>
  );
}
