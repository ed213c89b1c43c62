"use client";

import { useState } from "react";
import { asText, type Json } from "@/components/features/editor/document/json";
import { Select } from "@/components/features/editor/form/choice-field.client";
import { shownNumber } from "@/components/features/editor/form/shown-number";
import { TextInput } from "@/components/features/editor/form/text-field.client";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import { isNumber } from "./document/item-kind";
import type { Comparison, Operator } from "./document/show-rules";
import { choicesIn, objectOf, type Placed, saidText } from "./document/survey-json";
import { valueNamed } from "./expect-field.client";
import { itemName } from "./item-name";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

/** Returns the kinds of comparisons that are possible for the answers to an item of a type. */
export function operatorsFor(type: string): readonly Operator[] {
  if (type === "many") return ["includes"];
  if (isNumber(type)) return ["is", "isNot", "below", "atMost", "atLeast", "above"];
  return type === "one" ? ["is", "isNot", "atMost", "atLeast"] : ["is", "isNot"];
}

/** One comparison of a rule: the item, the comparison, and the answer with which the item is compared. */
export function ComparisonFields({
  n,
  comparison: { item, how, value },
  earlier,
  onChange,
}: {
  n: number;
  comparison: Comparison;
  /** The items to which the rule can refer. */
  earlier: readonly Placed[];
  /** Receives the comparison after a change; null after its removal. */
  onChange: (next: Comparison | null) => void;
}) {
  const { survey } = useSurvey();
  const { locale } = useEditorBase();
  const words = useSurveyWords();
  const { show: own } = words;
  const placed = earlier.find(({ id }) => id === item);
  const choices = choicesIn(survey, placed?.list ?? "").map(objectOf);
  const operators = Object.fromEntries(
    [...new Set<Operator>([...operatorsFor(placed?.type ?? "text"), how])].map((each) => [
      each,
      own.operators[each],
    ]),
  );
  const chooseItem = (id: string) => {
    const next = earlier.find((each) => each.id === id);
    const fits = operatorsFor(next?.type ?? "text");
    const [first] = choicesIn(survey, next?.list ?? "");
    onChange({
      item: id,
      how: fits.includes(how) ? how : (fits[0] ?? "is"),
      value: objectOf(first).value ?? (isNumber(next?.type ?? "") ? 0 : ""),
    });
  };
  return (
    <fieldset className={styles.comparison}>
      <legend>{interpolate(own.condition, { n })}</legend>
      <Select
        aria-label={own.item}
        value={item}
        choices={Object.fromEntries(
          earlier.map((each) => [each.id, itemName(each, words.item, locale)]),
        )}
        onChange={chooseItem}
      />
      <Select
        aria-label={own.how}
        value={how}
        choices={operators}
        onChange={(next) => onChange({ item, how: next as Operator, value })}
      />
      {choices.length > 0 ? (
        <Select
          aria-label={own.value}
          value={asText(value)}
          choices={Object.fromEntries(
            choices.map((each) => [
              asText(each.value),
              saidText(each.label, locale) || asText(each.value),
            ]),
          )}
          onChange={(next) => onChange({ item, how, value: valueNamed(choices, next) ?? next })}
        />
      ) : (
        <TypedAnswer
          key={item}
          label={own.value}
          type={placed?.type ?? ""}
          value={value}
          onChange={(next) => onChange({ item, how, value: next })}
        />
      )}
      <ActionButton look="quiet" onClick={() => onChange(null)}>
        {interpolate(own.remove, { n })}
      </ActionButton>
    </fieldset>
  );
}

/** A field for an answer that is not chosen from a list. The text remains as typed, because "1." may become "1.5". */
function TypedAnswer({
  label,
  type,
  value,
  onChange,
}: {
  label: string;
  type: string;
  value: Json;
  onChange: (value: Json) => void;
}) {
  const { locale } = useEditorBase();
  const [typed, setTyped] = useState<string | null>(null);
  const isAsTyped = typed !== null && typedAnswer(typed, type, locale) === value;
  return (
    <TextInput
      aria-label={label}
      inputMode={isNumber(type) ? "decimal" : "text"}
      value={isAsTyped ? typed : shownNumber(value, locale === "fr")}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedAnswer(target.value, type, locale));
      }}
    />
  );
}

/** Returns a typed answer as a number for an item with numbers, or else the text itself. */
function typedAnswer(text: string, type: string, locale: Locale): Json {
  const read = isNumber(type) ? readNumber(text, locale) : null;
  return read && "number" in read ? read.number : text;
}
