"use client";

import { languagesOf } from "@/components/features/editor/document/edit-document";
import { isObject, type Json, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { RawTextField } from "./text-field.client";

/** The largest number of characters of a text that is the same in all languages. Such a text is on one line. */
const LONGEST_LINE = 300;

const isLine = (text: string) => text.length <= LONGEST_LINE && !/\p{Cc}/u.test(text);

const inLanguages = (text: string, languages: readonly string[]) =>
  Object.fromEntries(languages.map((each) => [each, text]));

/**
 * A field for a text that is the same in all languages, or for one text in each language of the study. The document
 * stores paragraphs separately for each language. If a text becomes longer than one line, it is therefore stored once
 * for each language.
 */
export function SaidField({
  path,
  label,
  hint,
  rows = 2,
}: {
  path: Path;
  label: string;
  hint?: string | undefined;
  /** The smallest number of rows; 0 for a name on one line. */
  rows?: number;
}) {
  const { document, words } = useEditorContext();
  const { text: own } = useFormWords();
  const { information } = words;
  const field = useField(path);
  const byLanguage = { en: useField([...path, "en"]), fr: useField([...path, "fr"]) };
  const languages = languagesOf(document);
  const { value, set } = field;
  const texts = isObject(value) ? value : undefined;
  const isOne = languages.length === 1;

  const fields = texts
    ? languages.map((each) => ({
        lang: each,
        label: isOne ? label : `${label}, ${each === "en" ? own.inEnglish : own.inFrench}`,
        field: {
          ...byLanguage[each],
          set: (next: Json | undefined, isTyping?: boolean) => {
            const all = { ...texts, [each]: next ?? "" };
            const isEmpty = Object.values(all).every((text) => text === "");
            set(isOne && isEmpty ? undefined : all, isTyping);
          },
        },
      }))
    : [
        {
          lang: isOne ? languages[0] : undefined,
          label,
          field: {
            ...field,
            set: (next: Json | undefined, isTyping?: boolean) =>
              set(
                rows > 0 && typeof next === "string" && !isLine(next)
                  ? inLanguages(next, languages)
                  : next,
                isTyping,
              ),
          },
        },
      ];
  const [first] = texts ? languages.map((each) => texts[each]).filter((each) => each !== "") : [];
  return (
    <div>
      {/* When a text is split into languages, the first field keeps its element and the focus. */}
      {fields.map(({ lang, label: name, field: each }, at) => (
        <RawTextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields do not move
          key={at}
          field={each}
          label={name}
          hint={hint}
          {...(lang !== undefined && { lang })}
          {...(rows > 0 && { rows })}
          staysEmpty={texts !== undefined}
        />
      ))}
      {!isOne && typeof value === "string" && value !== "" && (
        <ActionButton look="quiet" onClick={() => set(inLanguages(value, languages))}>
          {information.inBoth}
        </ActionButton>
      )}
      {!isOne && texts && (first === undefined || (typeof first === "string" && isLine(first))) && (
        <ActionButton look="quiet" onClick={() => set(first)}>
          {information.inOne}
        </ActionButton>
      )}
    </div>
  );
}
