"use client";

import { memo } from "react";
import type { Path } from "@/components/features/editor/document/json";
import { useField } from "@/components/features/editor/shared/editor-context.client";
import styles from "./choice-field.module.css";
import { type Described, FieldRow } from "./field.client";
import { isSameField } from "./is-same-field";
import { type Standard, useReset } from "./use-reset.client";

/**
 * A field for a choice among a few values. A value of the document that is not among the choices is displayed
 * unchanged.
 */
export function ChoiceField({ path, ...shown }: Omit<Choice, "field"> & { path: Path }) {
  return <RawChoiceField {...shown} field={useField(path)} />;
}

type Choice = Described & {
  field: ReturnType<typeof useField>;
  choices: Readonly<Record<string, string>>;
  /** The value that applies if the document does not contain a value. */
  fallback: string;
  standard?: Standard | undefined;
};

/**
 * A choice field for a value that the document stores in a different format. `field` converts the value between the two
 * formats.
 */
export const RawChoiceField = memo(function RawChoiceField({
  field,
  choices,
  fallback,
  standard,
  ...described
}: Choice) {
  const reset = useReset(field, described.label, standard);
  const value = typeof field.value === "string" ? field.value : fallback;
  return (
    <FieldRow {...described} id={field.id} at={field.name} reset={reset} error={field.error}>
      {(control) => (
        <Select {...control} value={value} choices={choices} onChange={(next) => field.set(next)} />
      )}
    </FieldRow>
  );
}, isSameField);

export function Select({
  value,
  choices,
  onChange,
  ...control
}: {
  value: string;
  choices: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
} & Omit<React.ComponentProps<"select">, "onChange" | "value" | "className">) {
  return (
    <select
      {...control}
      className={styles.select}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {!Object.hasOwn(choices, value) && <option value={value}>{value}</option>}
      {Object.entries(choices).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
