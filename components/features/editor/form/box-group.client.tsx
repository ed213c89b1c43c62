"use client";

import { type ComponentProps, useId } from "react";
import type { useField } from "@/components/features/editor/shared/editor-context.client";
import styles from "./box-group.module.css";
import { Repairs } from "./repairs.client";

/** A field that consists of check boxes or radio buttons (`Box`), with its error. */
export function BoxGroup({
  field,
  title,
  missing,
  help,
  children,
}: {
  field: ReturnType<typeof useField>;
  title: string;
  /** The sentence that asks the author for a choice; false if the author has chosen. */
  missing: string | false;
  /** A sentence below the boxes. */
  help?: string;
  children: React.ReactNode;
}) {
  const error = missing || field.error;
  const errorId = `${field.id}-error`;
  return (
    <fieldset
      id={field.id}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{title}</legend>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {error && !missing && <Repairs at={field.name} />}
      {help && <p className={styles.help}>{help}</p>}
    </fieldset>
  );
}

/** A check box or a radio button with its label, and with a sentence that explains it. */
export function Box({
  label,
  help,
  ...input
}: Omit<ComponentProps<"input">, "className"> & {
  type: "checkbox" | "radio";
  label: string;
  help?: string;
}) {
  const id = useId();
  const box = (
    <label className={styles.box}>
      <input {...input} aria-describedby={help === undefined ? undefined : id} />
      {label}
    </label>
  );
  if (help === undefined) return box;
  return (
    <div className={styles.explained}>
      {box}
      <p id={id} className={styles.help}>
        {help}
      </p>
    </div>
  );
}

/** Boxes next to each other that depend on the box above them. */
export const DependentBoxes = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.dependent}>{children}</span>
);

/** Returns the checked names in the order of all names, after the author has changed the box of one name. */
export const withBox = <Name extends string>(
  names: readonly Name[],
  checked: readonly string[],
  name: Name,
  isChecked: boolean,
): Name[] => names.filter((each) => (each === name ? isChecked : checked.includes(each)));
