"use client";

import type { Path } from "@/components/features/editor/document/json";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { useField } from "@/components/features/editor/shared/editor-context.client";
import styles from "./survey-fields.module.css";

/** A box for an order that is `shuffled`, or fixed if it is absent. */
export function ShuffledFlag({ path, label }: { path: Path; label: string }) {
  const field = useField(path);
  return (
    <FieldRow id={field.id} label={label} error={field.error} at={field.name}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className={styles.flag}
          checked={field.value === "shuffled"}
          onChange={({ target }) => field.set(target.checked ? "shuffled" : undefined)}
        />
      )}
    </FieldRow>
  );
}
