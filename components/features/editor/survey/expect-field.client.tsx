"use client";

import { asText, type Json } from "@/components/features/editor/document/json";
import { Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { useEditorBase, useField } from "@/components/features/editor/shared/editor-context.client";
import { choicesIn, objectOf, type Placed, saidText } from "./document/survey-json";
import { itemPath } from "./item-paths";
import { useSurvey } from "./survey-context.client";
import { useSurveyWords } from "./survey-words.client";

/** The answer that an attentive participant gives. An item with an expected answer is an attention check. */
export function ExpectField({ placed }: { placed: Placed }) {
  const { path, survey } = useSurvey();
  const { locale } = useEditorBase();
  const { item: words } = useSurveyWords();
  const field = useField([...itemPath(path, placed), "expect"]);
  const choices = choicesIn(survey, placed.list).map(objectOf);
  return (
    <FieldRow id={field.id} label={words.expect} error={field.error} at={field.name}>
      {(control) => (
        <Select
          {...control}
          value={asText(field.value)}
          choices={{
            "": words.noExpect,
            ...Object.fromEntries(
              choices.map(({ value, label }) => [
                asText(value),
                saidText(label, locale) || asText(value),
              ]),
            ),
          }}
          onChange={(next) => field.set(valueNamed(choices, next))}
        />
      )}
    </FieldRow>
  );
}

/** Returns the value of the choice that a list displays under a text; undefined for no choice. */
export function valueNamed(
  choices: readonly { readonly [key: string]: Json }[],
  text: string,
): Json | undefined {
  if (text === "") return undefined;
  return choices.find(({ value }) => asText(value) === text)?.value ?? text;
}
