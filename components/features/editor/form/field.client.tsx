"use client";

import { memo, useState } from "react";
import { type Json, type Path, wellFormed } from "@/components/features/editor/document/json";
import {
  type EditorWords,
  useEditorBase,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import styles from "./field.module.css";
import { isSameField } from "./is-same-field";

type Described = {
  label: string;
  /** The meaning and the limits of the value: always announced, and visible while the field has the focus. */
  hint?: string | undefined;
  /** The consequence of the value, displayed below the field. */
  cost?: React.ReactNode;
  /** The name of another field about the same value. */
  about?: string | undefined;
};

/** A field in one line: its label and its control, and below them only an error or the consequence of the value. */
export function FieldRow({
  id,
  label,
  hint,
  cost,
  about,
  error,
  isWide = false,
  isGroup = false,
  looks = styles,
  children,
}: Described & {
  id: string;
  error: string | undefined;
  /** The control has its own line. */
  isWide?: boolean;
  /** The control consists of several controls, each with its own label. */
  isGroup?: boolean;
  /** Classes of the row and of its parts. */
  looks?: Readonly<Record<string, string>>;
  children: (control: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => React.ReactNode;
}) {
  const described = [error && `${id}-error`, cost && `${id}-cost`, hint && `${id}-hint`].filter(
    Boolean,
  );
  const control = children({
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  });
  return (
    <div
      className={isWide ? looks.wide : looks.row}
      data-about={about}
      data-invalid={error ? "" : undefined}
    >
      {isGroup ? (
        <span className={looks.label} id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className={looks.label} htmlFor={id}>
          {label}
        </label>
      )}
      {control}
      {error && (
        <p id={`${id}-error`} className={looks.error}>
          {error}
        </p>
      )}
      {cost && (
        <p id={`${id}-cost`} className={looks.cost}>
          {cost}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={looks.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Returns the number in a text, or the text itself: invalid input stays in the document as typed. */
function typedValue(text: string, locale: Locale): Json | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const read = readNumber(trimmed, locale);
  return read && "number" in read ? read.number : wellFormed(trimmed);
}

/** Returns a question about a text that can be read as two numbers; undefined for every other value. */
function askedOf(value: Json | undefined, words: EditorWords["form"], locale: Locale) {
  const read = typeof value === "string" ? readNumber(value, locale) : null;
  if (typeof value !== "string" || !read || !("isAmbiguous" in read)) return undefined;
  const [small, large] = [read.small, read.large].map((number) =>
    shownNumber(number, locale === "fr"),
  );
  return interpolate(words.ambiguous, { typed: value, small: small ?? "", large: large ?? "" });
}

/** Returns a value in the form in which people type it: a number with all its digits, without thousands separators. */
export const shownNumber = (value: Json | undefined, comma: boolean): string => {
  if (typeof value === "number") return comma ? String(value).replace(".", ",") : String(value);
  return typeof value === "string" ? value : "";
};

/** The range of values that a field accepts, and their interval. */
type NumberLimits = { minimum: number; maximum: number; step: number };

/**
 * A number with steppers and a unit. The arrow keys also step it; an invalid text stays, with its error.
 * @param fallback the value of an empty field; without it an empty field removes the value from the document
 * @param scale the factor between the value in the document and the displayed value, such as 100 for per cents
 */
export function NumberField({ path, ...shown }: Omit<RawNumber, "field"> & { path: Path }) {
  return <RawNumberField {...shown} field={useField(path)} />;
}

type RawNumber = Described & {
  field: ReturnType<typeof useField>;
  limits: NumberLimits;
  /** Returns whether a value is compatible with the other parameters; the steppers skip values that are not. */
  holds?: (value: number) => boolean;
  unit?: string | undefined;
  prefix?: string | undefined;
  fallback?: Json;
  scale?: number;
  placeholder?: string;
};

const anyValue = () => true;

/** A number that the document stores in another way than at one path: `field` reads and changes it. */
export const RawNumberField = memo(function RawNumberField({
  field,
  limits,
  holds = anyValue,
  unit,
  prefix,
  fallback,
  scale = 1,
  placeholder,
  ...described
}: RawNumber) {
  const { words, locale } = useEditorBase();
  /** The text as typed while the field is in use: "1." may become "1.5". */
  const [typed, setTyped] = useState<string | null>(null);
  const { minimum, maximum, step } = limits;
  // A screen reader that announced prefix and unit next to the number would not link them to it, so they belong to the
  // field's name.
  const prefixId = prefix && `${field.id}-prefix`;
  const unitId = unit && `${field.id}-unit`;
  const scaled = (value: Json | undefined) =>
    typeof value === "number" ? Number((value * scale).toPrecision(12)) : value;
  const toDocument = (value: Json | undefined) =>
    typeof value === "number" ? Number((value / scale).toPrecision(12)) : value;
  const current = scaled(field.value);
  const isAsTyped = typed !== null && typedValue(typed, locale) === (current ?? undefined);
  const shown = isAsTyped ? typed : shownNumber(current, locale === "fr");
  const range = interpolate(step > 1 ? words.form.limitsBy : words.form.limits, {
    low: formatNumber(minimum, locale, decimalsOf(minimum)),
    high: formatNumber(maximum, locale, decimalsOf(maximum)),
    step,
  });
  const stepBy = (direction: 1 | -1, input?: HTMLInputElement) => {
    const from = typeof current === "number" ? current : Number(fallback ?? minimum);
    // Stepping goes to the next multiple of the step, so that one press corrects a value between two multiples.
    const next =
      direction > 0
        ? Math.floor(from / step + 1 + 1e-9) * step
        : Math.ceil(from / step - 1 - 1e-9) * step;
    const within = (value: number) =>
      Math.min(maximum, Math.max(minimum, Number(value.toPrecision(12))));
    let value = within(next);
    while (!holds(value) && value !== within(value + direction * step))
      value = within(value + direction * step);
    // If all further values are incompatible with the other parameters, the next value is used and displayed with its
    // error.
    if (!holds(value)) value = within(next);
    setTyped(null);
    // Setting the value makes the browser lay out the page for the caret; set before other changes, it lays out only
    // the field.
    if (input) input.value = shownNumber(value, locale === "fr");
    field.set(toDocument(value));
  };
  return (
    <FieldRow
      {...described}
      id={field.id}
      error={askedOf(field.value, words.form, locale) ?? field.error}
      hint={[described.hint, range].filter(Boolean).join(" ")}
    >
      {(control) => (
        <span className={styles.number}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={interpolate(words.form.less, { name: described.label })}
            disabled={typeof current === "number" && current <= minimum}
            onClick={() => stepBy(-1)}
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
              placeholder={placeholder}
              size={Math.max(3, shown.length)}
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
              <span id={unitId} aria-hidden="true">
                {unit}
              </span>
            )}
          </span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={interpolate(words.form.more, { name: described.label })}
            disabled={typeof current === "number" && current >= maximum}
            onClick={() => stepBy(1)}
          >
            +
          </button>
        </span>
      )}
    </FieldRow>
  );
}, isSameField);

/** Returns the number of decimals in which a limit is written. */
const decimalsOf = (value: number) => (String(value).split(".")[1] ?? "").length;

/** A choice among a few values. An unknown value is displayed unchanged. */
export function ChoiceField({ path, ...shown }: Omit<Choice, "field"> & { path: Path }) {
  return <RawChoiceField {...shown} field={useField(path)} />;
}

type Choice = Described & {
  field: ReturnType<typeof useField>;
  choices: Readonly<Record<string, string>>;
  /** The value of a document that does not contain one. */
  fallback: string;
};

/** A choice that the document stores in another form: `field` reads and changes it. */
export const RawChoiceField = memo(function RawChoiceField({
  field,
  choices,
  fallback,
  ...described
}: Choice) {
  const value = typeof field.value === "string" ? field.value : fallback;
  return (
    <FieldRow {...described} id={field.id} error={field.error}>
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
      {!(value in choices) && <option value={value}>{value}</option>}
      {Object.entries(choices).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** A checkbox. */
export function FlagField({ path, ...described }: Described & { path: Path }) {
  return <FlagView {...described} field={useField(path)} />;
}

const FlagView = memo(function FlagView({
  field,
  ...described
}: Described & { field: ReturnType<typeof useField> }) {
  return (
    <FieldRow {...described} id={field.id} error={field.error}>
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

/** A line or paragraphs of text; an empty text is removed from the document unless it `staysEmpty`. */
export function TextField({ path, ...shown }: Omit<Text, "field"> & { path: Path }) {
  return <TextView {...shown} field={useField(path)} />;
}

type Text = Described & {
  field: ReturnType<typeof useField>;
  /** Number of rows for paragraphs; absent for one line. */
  rows?: number;
  isWide?: boolean;
  staysEmpty?: boolean;
  lang?: string;
  size?: number;
};

const TextView = memo(function TextView({
  field,
  rows,
  isWide = true,
  staysEmpty = false,
  lang,
  size,
  ...described
}: Text) {
  const common = {
    value: shownNumber(field.value, false),
    dir: "auto",
    lang,
    onBlur: field.rest,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = wellFormed(target.value);
      field.set(text === "" && !staysEmpty ? undefined : text, true);
    },
  } as const;
  return (
    <FieldRow {...described} id={field.id} error={field.error} isWide={isWide}>
      {(control) =>
        rows ? (
          <textarea {...control} {...common} className={styles.text} rows={rows} />
        ) : (
          <input
            {...control}
            {...common}
            className={styles.text}
            type="text"
            size={size}
            autoComplete="off"
          />
        )
      }
    </FieldRow>
  );
}, isSameField);
