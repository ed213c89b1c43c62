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
  /** What it means and what it may be, read out always and shown while the field is used. */
  hint?: string | undefined;
  /** What the value costs: stands under the field. */
  cost?: React.ReactNode;
  /** Of another field that is about the same value. */
  about?: string | undefined;
};

/** A field in a line: its name, its control, and under both only what is wrong with the value or what it costs. */
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
  /** The control takes a line of its own. */
  isWide?: boolean;
  /** The control is several: each has a label of its own. */
  isGroup?: boolean;
  /** Classes of the row and its parts. */
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

/** Returns the number that a text is, or the text itself: what is typed wrong stays in the document as typed. */
function typedValue(text: string, locale: Locale): Json | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const read = readNumber(trimmed, locale);
  return read && "number" in read ? read.number : wellFormed(trimmed);
}

/** Returns what is to be asked of a text that could be two numbers; undefined for every other value. */
function askedOf(value: Json | undefined, words: EditorWords["form"], locale: Locale) {
  const read = typeof value === "string" ? readNumber(value, locale) : null;
  if (typeof value !== "string" || !read || !("isAmbiguous" in read)) return undefined;
  const [small, large] = [read.small, read.large].map((number) =>
    shownNumber(number, locale === "fr"),
  );
  return interpolate(words.ambiguous, { typed: value, small: small ?? "", large: large ?? "" });
}

/** Returns a value as it is typed: of a number all its digits, without separators between thousands. */
export const shownNumber = (value: Json | undefined, comma: boolean): string => {
  if (typeof value === "number") return comma ? String(value).replace(".", ",") : String(value);
  return typeof value === "string" ? value : "";
};

/** The numbers that a field may hold. */
type NumberLimits = { minimum: number; maximum: number; step: number };

/**
 * A number with steppers and its unit. The arrows step it, too; a text that is no number stays, with what is wrong with it.
 * @param fallback what an empty field becomes; without it the value is taken out of the document
 * @param scale what a value of the document is multiplied by to be shown, such as 100 for per cents
 */
export function NumberField({ path, ...shown }: Omit<RawNumber, "field"> & { path: Path }) {
  return <RawNumberField {...shown} field={useField(path)} />;
}

type RawNumber = Described & {
  field: ReturnType<typeof useField>;
  limits: NumberLimits;
  /** Whether a value goes with the other settings; the steppers pass over those that do not. */
  holds?: (value: number) => boolean;
  unit?: string | undefined;
  prefix?: string | undefined;
  fallback?: Json;
  scale?: number;
  placeholder?: string;
};

const anyValue = () => true;

/** A number of the document that is not at one path: `field` reads and changes it. */
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
  /** As it was typed, as long as the field is used: "1." is on its way to "1.5". */
  const [typed, setTyped] = useState<string | null>(null);
  const { minimum, maximum, step } = limits;
  // Beside the number a reader would not know what they belong to: they are part of what the field says.
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
    // To the next multiple of the step, so that what lies between two is mended by one press.
    const next =
      direction > 0
        ? Math.floor(from / step + 1 + 1e-9) * step
        : Math.ceil(from / step - 1 - 1e-9) * step;
    const within = (value: number) =>
      Math.min(maximum, Math.max(minimum, Number(value.toPrecision(12))));
    let value = within(next);
    while (!holds(value) && value !== within(value + direction * step))
      value = within(value + direction * step);
    // Where nothing further goes with the other settings, the next value stands with what is wrong with it.
    if (!holds(value)) value = within(next);
    setTyped(null);
    // For the caret, the browser lays the page out when the value is set: with nothing else changed that is the field.
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

/** Decimals that a limit is written with. */
const decimalsOf = (value: number) => (String(value).split(".")[1] ?? "").length;

/** One of a few values. A value that is none of them is shown as it is. */
export function ChoiceField({ path, ...shown }: Omit<Choice, "field"> & { path: Path }) {
  return <RawChoiceField {...shown} field={useField(path)} />;
}

type Choice = Described & {
  field: ReturnType<typeof useField>;
  choices: Readonly<Record<string, string>>;
  /** The value of a document that does not say. */
  fallback: string;
};

/** A choice whose value the document has in another form: `field` reads and changes it. */
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

/** Yes or no. */
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

/** A line or paragraphs of text; an empty one is taken out of the document unless it `staysEmpty`. */
export function TextField({ path, ...shown }: Omit<Text, "field"> & { path: Path }) {
  return <TextView {...shown} field={useField(path)} />;
}

type Text = Described & {
  field: ReturnType<typeof useField>;
  /** Of paragraphs; a line without it. */
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
