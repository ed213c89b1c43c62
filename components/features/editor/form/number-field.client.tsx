"use client";

import { memo, useState } from "react";
import { type Json, type Path, wellFormed } from "@/components/features/editor/document/json";
import {
  useEditorBase,
  useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { offProps } from "@/components/ui/off-props";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import { type Described, FieldRow } from "./field.client";
import { isSameField } from "./is-same-field";
import styles from "./number-field.module.css";
import { Values } from "./repairs.client";
import { shownNumber } from "./shown-number";
import { type Standard, useReset } from "./use-reset.client";

/**
 * Returns the number that a text contains, or the text itself, because invalid input is stored in the document as the
 * author typed it.
 */
function typedValue(text: string, locale: Locale): Json | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const read = readNumber(trimmed, locale);
  return read && "number" in read ? read.number : wellFormed(trimmed);
}

/** Returns the two numbers that an ambiguous text can mean; undefined for every other value. */
function readingsOf(value: Json | undefined, locale: Locale) {
  const read = typeof value === "string" ? readNumber(value, locale) : null;
  if (typeof value !== "string" || !read || !("isAmbiguous" in read)) return undefined;
  return { typed: value, small: read.small, large: read.large };
}

/** The range of values that a field accepts, and the interval between two values. */
type NumberLimits = { minimum: number; maximum: number; step: number };

/**
 * A field for a number with a unit and two buttons that increase or decrease it. The arrow keys also increase or
 * decrease the number. An invalid text remains in the field, with an error message.
 * @param fallback the value of an empty field; without it an empty field removes the value from the document
 * @param scale the factor between the value in the document and the displayed value, such as 100 for per cents
 */
export function NumberField({ path, ...shown }: Omit<RawNumber, "field"> & { path: Path }) {
  return <RawNumberField {...shown} field={useField(path)} />;
}

type RawNumber = Described & {
  field: ReturnType<typeof useField>;
  limits: NumberLimits;
  /**
   * Returns whether a value is compatible with all other parameters of the step. The buttons and the arrow keys skip
   * incompatible values.
   */
  holds?: (value: number) => boolean;
  unit?: string | undefined;
  prefix?: string | undefined;
  fallback?: Json;
  scale?: number;
  placeholder?: string;
  standard?: Standard | undefined;
};

const anyValue = () => true;

/**
 * A number field for a value that the document does not store at a single path. `field` reads and changes the value.
 */
export const RawNumberField = memo(function RawNumberField({
  field,
  limits,
  holds = anyValue,
  unit,
  prefix,
  fallback,
  scale = 1,
  placeholder,
  standard,
  ...described
}: RawNumber) {
  const { words, locale } = useEditorBase();
  const { notSet } = useFormWords();
  const reset = useReset(field, described.label, standard);
  /** The text exactly as typed while the field is in use, because "1." may become "1.5". */
  const [typed, setTyped] = useState<string | null>(null);
  const { minimum, maximum, step } = limits;
  // The prefix and the unit are part of the field's name. If screen readers announced the prefix and the unit only next
  // to the number, users could not relate them to the field.
  const prefixId = prefix && `${field.id}-prefix`;
  const unitId = unit && `${field.id}-unit`;
  const scaled = (value: Json | undefined) =>
    typeof value === "number" ? Number((value * scale).toPrecision(12)) : value;
  const toDocument = (value: Json | undefined) =>
    typeof value === "number" ? Number((value / scale).toPrecision(12)) : value;
  const current = scaled(field.value);
  const readings = readingsOf(field.value, locale);
  const isAsTyped = typed !== null && typedValue(typed, locale) === (current ?? undefined);
  const shown = isAsTyped ? typed : shownNumber(current, locale === "fr");
  // An empty field without a default states that it is empty. A number in gray would look like a value of the study.
  const empty = placeholder ?? (fallback === undefined ? notSet : undefined);
  const range = interpolate(step > 1 ? words.form.limitsBy : words.form.limits, {
    low: formatNumber(minimum, locale, decimalsOf(minimum)),
    high: formatNumber(maximum, locale, decimalsOf(maximum)),
    step,
  });
  const stepBy = (direction: 1 | -1, input?: HTMLInputElement) => {
    const from = typeof current === "number" ? current : Number(fallback ?? minimum);
    // The button moves to the next multiple of the step, so that one press corrects a value between two multiples.
    const next =
      direction > 0
        ? Math.floor(from / step + 1 + 1e-9) * step
        : Math.ceil(from / step - 1 - 1e-9) * step;
    const within = (value: number) =>
      Math.min(maximum, Math.max(minimum, Number(value.toPrecision(12))));
    let value = within(next);
    while (!holds(value) && value !== within(value + direction * step))
      value = within(value + direction * step);
    // If all values in this direction are incompatible with the parameters of the step, the next value is used and
    // displayed with its error.
    if (!holds(value)) value = within(next);
    setTyped(null);
    // After a new value, the browser lays out the page to position the caret. The value is set before all other
    // changes, because the browser then lays out only the field.
    if (input) input.value = shownNumber(value, locale === "fr");
    field.set(toDocument(value));
  };
  return (
    <FieldRow
      {...described}
      id={field.id}
      at={readings ? undefined : field.name}
      reset={reset}
      error={
        readings
          ? interpolate(words.form.ambiguous, {
              typed: readings.typed,
              large: shownNumber(readings.large, locale === "fr"),
              small: shownNumber(readings.small, locale === "fr"),
            })
          : field.error
      }
      choices={
        readings && (
          <Values
            values={[readings.large, readings.small]}
            textOf={(value) => shownNumber(value, locale === "fr")}
            onChoose={(value) => field.set(toDocument(value))}
          />
        )
      }
      hint={[described.hint, range].filter(Boolean).join(" ")}
    >
      {(control) => (
        <span className={styles.number}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={interpolate(words.form.less, { name: described.label })}
            {...offProps(typeof current === "number" && current <= minimum, () => stepBy(-1))}
          >
            −
          </button>
          <span className={styles.value}>
            {prefix && (
              <span id={prefixId} aria-hidden="true">
                {prefix}
              </span>
            )}
            <input
              {...control}
              aria-describedby={[prefixId, unitId, control["aria-describedby"]]
                .filter(Boolean)
                .join(" ")}
              type="text"
              inputMode={step < 1 ? "decimal" : "numeric"}
              autoComplete="off"
              spellCheck={false}
              placeholder={empty}
              size={Math.max(3, (shown || (empty ?? "")).length)}
              value={shown}
              onChange={({ target }) => {
                setTyped(target.value);
                field.set(toDocument(typedValue(target.value, locale)) ?? fallback, true);
              }}
              onBlur={() => {
                setTyped(null);
                field.rest();
              }}
              onKeyDown={(event) => {
                if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
                event.preventDefault();
                stepBy(event.key === "ArrowUp" ? 1 : -1, event.currentTarget);
              }}
            />
            {unit && (
              <span id={unitId} hidden={shown === "" && empty !== undefined} aria-hidden="true">
                {unit}
              </span>
            )}
          </span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={interpolate(words.form.more, { name: described.label })}
            {...offProps(typeof current === "number" && current >= maximum, () => stepBy(1))}
          >
            +
          </button>
        </span>
      )}
    </FieldRow>
  );
}, isSameField);

/** Returns the number of decimal places with which a limit is written. */
const decimalsOf = (value: number) => (String(value).split(".")[1] ?? "").length;
