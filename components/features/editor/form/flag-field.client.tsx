"use client";

import { memo } from "react";
import type { Path } from "@/components/features/editor/document/json";
import { useField } from "@/components/features/editor/shared/editor-context.client";
import { type Described, FieldRow } from "./field.client";
import styles from "./flag-field.module.css";
import { isSameField } from "./is-same-field";
import { type Standard, useReset } from "./use-reset.client";

/** A checkbox for one setting. */
export function FlagField({ path, ...shown }: Omit<Flag, "field"> & { path: Path }) {
  return <FlagView {...shown} field={useField(path)} />;
}

type Flag = Described & {
  field: ReturnType<typeof useField>;
  standard?: Standard | undefined;
};

const FlagView = memo(function FlagView({ field, standard, ...described }: Flag) {
  const reset = useReset(field, described.label, standard);
  return (
    <FieldRow {...described} id={field.id} at={field.name} reset={reset} error={field.error}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className={styles.flag}
          checked={field.value === true}
          onChange={({ target }) => field.set(target.checked)}
        />
      )}
    </FieldRow>
  );
}, isSameField);
