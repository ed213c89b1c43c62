"use client";

import { languagesOf } from "@/components/features/editor/document/edit-document";
import { isObject, type JsonObject, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import styles from "./text-by-language.module.css";
import { TextField } from "./text-field.client";

/** Returns whether the author has written the text in a language. */
const isWritten = (texts: JsonObject, language: "en" | "fr") =>
  typeof texts[language] === "string" && texts[language] !== "";

/**
 * Fields for the text of a page or of instructions, one for each language of the study. If the author removes a
 * language from the study, the text in this language remains in the document. It is displayed again when the author
 * adds the language again.
 */
export function TextByLanguage({
  path,
  texts: held,
  label,
  rows,
}: {
  path: Path;
  texts: JsonObject[string] | undefined;
  /** The label if the study has only one language. */
  label?: string;
  rows: number;
}) {
  const { document, words } = useEditorContext();
  const { text } = useFormWords();
  const languages = languagesOf(document);
  const texts = isObject(held) ? held : {};
  const isOne = languages.length === 1;
  const hidden = (["en", "fr"] as const).find(
    (each) => !languages.includes(each) && isWritten(texts, each),
  );
  const nameOf = (language: "en" | "fr") => (language === "en" ? text.english : text.french);
  return (
    <>
      {languages.map((each) => (
        <TextField
          key={each}
          path={[...path, each]}
          label={
            isOne
              ? (label ?? text.text)
              : label
                ? `${label}, ${inLanguage(each, text)}`
                : nameOf(each)
          }
          hint={words.form.textHelp}
          {...(!label && { placeholder: text.placeholder })}
          lang={each}
          rows={rows}
          staysEmpty
        />
      ))}
      {hidden && (
        <p className={styles.kept}>{hidden === "en" ? text.keptEnglish : text.keptFrench}</p>
      )}
    </>
  );
}

const inLanguage = (language: "en" | "fr", text: { inEnglish: string; inFrench: string }) =>
  language === "en" ? text.inEnglish : text.inFrench;
