"use client";

import { type ComponentProps, memo, useLayoutEffect, useRef } from "react";
import { type Json, type Path, wellFormed } from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import { useField } from "@/components/features/editor/shared/editor-context.client";
import { type Described, FieldRow } from "./field.client";
import { isSameField } from "./is-same-field";
import { shownNumber } from "./shown-number";
import styles from "./text-field.module.css";

/**
 * A field for one line or several paragraphs of text. An empty text is removed from the document unless the field has
 * `staysEmpty`.
 */
export function TextField({ path, ...shown }: Omit<Text, "field"> & { path: Path }) {
  return <RawTextField {...shown} field={useField(path)} />;
}

type Text = Described & {
  field: ReturnType<typeof useField>;
  /**
   * The smallest number of rows of a field for paragraphs. The field grows with its text. Undefined for a field with a
   * single line.
   */
  rows?: number;
  isWide?: boolean;
  staysEmpty?: boolean;
  lang?: string;
  size?: number;
  placeholder?: string;
};

/** A text field for a value that the document does not store at a single path. `field` reads and changes the value. */
export const RawTextField = memo(function RawTextField({
  field,
  rows,
  isWide = true,
  staysEmpty = false,
  lang,
  size,
  placeholder,
  ...described
}: Text) {
  const { name, value } = field;
  const area = useGrowing(asShown(value));
  const common = {
    value: asShown(value),
    dir: "auto",
    lang,
    placeholder,
    onBlur: field.rest,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = wellFormed(target.value);
      field.set(text === "" && !staysEmpty ? undefined : text, true);
    },
  } as const;
  const error = isToDo({ path: name, value }) ? undefined : field.error;
  return (
    <FieldRow {...described} id={field.id} at={name} error={error} isWide={isWide}>
      {(control) =>
        rows ? (
          <textarea ref={area} {...control} {...common} className={styles.text} rows={rows} />
        ) : (
          <TextInput {...control} {...common} look={isWide ? "text" : "short"} size={size} />
        )
      }
    </FieldRow>
  );
}, isSameField);

/** The input of a text field with a single line. The variant `code` is for codes, links, names of data and dates. */
export const TextInput = ({
  look = "text",
  ...input
}: Omit<ComponentProps<"input">, "className"> & { look?: "text" | "short" | "code" }) => (
  <input
    type="text"
    autoComplete="off"
    {...input}
    className={look === "text" ? styles.text : `${styles.text} ${styles[look]}`}
  />
);

const asShown = (value: Json | undefined) => shownNumber(value, false);

/**
 * Sets the height of a text area to the height of its text in browsers that do not support the CSS property
 * `field-sizing`.
 */
function useGrowing(text: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || globalThis.CSS?.supports?.("field-sizing", "content")) return;
    current.style.blockSize = "auto";
    current.style.blockSize = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [text]);
  return area;
}
